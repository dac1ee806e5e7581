// What Playwright does in a page to find things and to judge them, as far as WebKit's tests ask.

const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    [...one.getClientRects()].some(({ width, height }) => width && height);

const plain = (text) => (text ?? "").replace(/\u00ad/g, "").replace(/\s+/g, " ").trim();

const compare = (text, wanted, whole) => {
    if (typeof wanted === "object") return new RegExp(wanted.source, wanted.flags).test(text ?? "");
    return whole ? text === wanted : text.includes(plain(wanted));
};

const inOrder = (all) =>
    [...new Set(all)].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

const ways = {
    css: (all, css) => inOrder(all.flatMap((one) => [...one.querySelectorAll(css)])),
    seen: (all) => all.filter(seen),
    named: (all, name) =>
        all.filter((one) => compare(one.getAttribute("aria-label") ?? plain(one.textContent), name)),
    at: (all, at) => all.slice(at, at + 1 || undefined),
    or: (all, steps) => inOrder([...all, ...find(steps)]),
};

const find = (steps) => steps.reduce((all, [way, wanted]) => ways[way](all, wanted), [document]);

/** How much of something is within the window and in no part that is scrolled away. */
const shown = (one) =>
    new Promise((tell) => {
        const eye = new IntersectionObserver(([found]) => {
            eye.disconnect();
            tell(found.intersectionRatio);
        });
        eye.observe(one);
    });

const place = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
};

const frame = () => new Promise((next) => requestAnimationFrame(next));

const only = (all) => {
    if (all.length > 1) throw new Error(`${all.length} of them`);
    return all[0];
};

const holds = {
    to_be_attached: (all) => Boolean(only(all)),
    to_be_visible: (all) => Boolean(only(all)) && seen(all[0]),
    to_be_focused: (all) => Boolean(only(all)) && document.activeElement === all[0],
    to_have_count: (all, count) => all.length === count,
    to_have_attribute: (all, name, value) =>
        Boolean(only(all)) && compare(all[0].getAttribute(name), value, true),
    to_contain_text: (all, part) => Boolean(only(all)) && compare(plain(all[0].textContent), part),
    to_be_in_viewport: async (all, ratio) => {
        const share = only(all) ? await shown(all[0]) : 0;
        return share > 0 && share > ratio - 1e-9;
    },
    /** It can be clicked: seen, in use, and at rest. */
    ready: async (all) => {
        const one = only(all);
        if (!one || !seen(one) || one.disabled) return false;
        one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const before = JSON.stringify(place(one));
        await frame();
        await frame();
        return JSON.stringify(place(one)) === before && one;
    },
};
