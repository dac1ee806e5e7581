// What the page shows and offers to somebody who can only see and click.

window.wanderer = (() => {
  const test = (id) => `[data-testid="${id}"]`;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((one) => seen(one) && !one.disabled);
  const shown = (...ids) => ids.flatMap((id) => all(test(id)))[0];

  // What is greyed out can be asked why.
  const grey = (one) => one.ariaDisabled === "true" || one.dataset.open === "false";
  const lit = (one) => !grey(one);

  // Whether a pointer gets there: what lies below something else is not offered.
  function open(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(found && one.contains(found));
  }

  const modal = () => shown("game-over", "hand-over") ?? all("dialog")[0] ?? shown("menu");

  function state() {
    const above = modal();
    if (above) return above.matches(["game-over", "hand-over", "menu"].map(test)) ? above.dataset.testid : "sure";
    if (shown("payment")) return "payment";
    if (all(`${test("question")} select`).length) return "placing";
    if (shown("question")) return "question";
    if (all(`${test("battle")} ${test("option")}`).length) return "battle";
    return "waits";
  }

  function offers() {
    const above = modal();
    const confirm = test("confirm");
    if (above) {
      return {
        option: all(test("option"), above),
        confirm: state() === "hand-over" ? all("button", above) : all(confirm, above),
        back: state() === "hand-over" ? [] : [above],
      };
    }
    const cards = all(`${test("hand-card")} button`).filter(open);
    const asks = [test("question"), test("battle")];
    return {
      option: asks.flatMap((one) => all(`${one} ${test("option")}`)),
      group: all(test("options-of")),
      confirm: all(`${test("question")} ${confirm}`),
      other: all(`${test("payment")} button:not(${confirm}), .placing button:not(${confirm})`),
      where: all(`${test("question")} select`),
      space: all("[data-space][data-mark]").filter(open),
      land: all("[data-space]:not([data-mark])").filter(open),
      stack: all(`[data-testid^="stack-"][data-open]`).filter(lit).filter(open),
      grey: all(`[data-testid^="stack-"], ${test("undo")}, ${test("undo-turn")}, ${test("no-ending")}`)
        .filter(grey)
        .filter(open),
      card: cards,
      drag: cards,
      camp: ["tents", "ambush", "loose"].flatMap((id) => all(`${test(id)} button`)).filter(open),
      end: all(`${test("end-turn")}, ${test("ending")}`).filter(lit),
      undo: all(`${test("undo")}, ${test("undo-turn")}`).filter(lit).filter(open),
    };
  }

  const viewer = () => all("header select")[0]?.value ?? Object.keys(window.asked)[0];
  const question = () => window.asked[viewer()];

  // Nothing is on its way, and the page shows what it was told to ask.
  function settled() {
    if (window.unanswered.size) return false;
    if (state() !== "waits") return true;
    return !question() && Boolean(document.querySelector(".waits"));
  }

  function look() {
    const found = Object.entries(offers()).flatMap(([kind, elements]) =>
      elements.map((element) => ({ kind, element })),
    );
    window.offered = found.map(({ element }) => element);
    const labels = ["aria-label", "title"].flatMap((name) =>
      all(`[${name}]`).map((one) => one.getAttribute(name)),
    );
    const words = [document.body.innerText, ...labels].join("\n");
    const page = document.documentElement;
    return {
      state: state(),
      offers: found.map(({ kind, element }) => {
        const { choice, verb, space, testid } = element.dataset;
        return [kind, choice ?? verb ?? space ?? testid ?? element.textContent.trim().slice(0, 40)];
      }),
      about: question()?.about ?? "",
      optional: question()?.optional ?? false,
      options: question()?.options.map((one) => one.choice) ?? [],
      heard: window.heard,
      odd: words.match(/⟨[^⟩]*⟩|\bundefined\b|\bNaN\b|\[object|\{ ?\$/g) ?? [],
      sideways: page.scrollWidth - page.clientWidth,
    };
  }

  // Where something that is dragged could be dropped: the middles of spaces and stacks.
  const drops = () =>
    all(`[data-space], [data-testid^="stack-"]`)
      .filter(open)
      .map((one) => one.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2]);

  const choices = () => all("[data-choice]").map((one) => one.dataset.choice);

  return { choices, drops, look, settled };
})();
