// Texts that cannot be read: cut off by their surroundings, or with another text upon them.

() => {
  const SLACK = 2;
  const clips = (one) => getComputedStyle(one).overflowX !== "visible" || getComputedStyle(one).overflowY !== "visible";
  const scrolls = (value) => value === "auto" || value === "scroll";

  // The part of a text that is not cut off; and whether scrolling would show the rest.
  function shown(text, rect) {
    let { left, top, right, bottom } = rect;
    for (let around = text.parentElement; around; around = around.parentElement) {
      if (!clips(around)) continue;
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // What is only read out has a place of a pixel.
      if (edge.width <= SLACK || edge.height <= SLACK) return undefined;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
        // What lies outside is reached by scrolling.
        if (right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom) return undefined;
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        return { left, top, right, bottom, cut: false };
      }
      if (left < edge.left - SLACK || right > edge.right + SLACK || top < edge.top - SLACK || bottom > edge.bottom + SLACK) {
        return { left, top, right, bottom, cut: true };
      }
    }
    return { left, top, right, bottom, cut: false };
  }

  // Whether this is what one sees there, and nothing that lies above it.
  function uppermost(parent, { left, top, right, bottom }) {
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return parent.contains(there);
  }

  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    const words = text.data.trim();
    if (!words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The map is a picture, and has a tip for every space.
    if (parent.closest("svg, script, style, select, textarea, [data-testid=board]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.width < 3 || rect.height < 3) continue;
      const place = shown(text, rect);
      if (place?.cut || (place && uppermost(parent, place))) found.push({ words: words.slice(0, 50), parent, ...place });
    }
  }
  const cut = found.filter((one) => one.cut).map((one) => one.words);
  const lying = [];
  for (const [at, one] of found.entries()) {
    for (const other of found.slice(at + 1)) {
      if (one.parent === other.parent || one.cut || other.cut) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Lines of text may touch with what is above and below their letters.
      if (wide > SLACK && high > 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top)) {
        lying.push(`${one.words} / ${other.words}`);
      }
    }
  }
  return [...new Set([...cut.map((one) => `cut: ${one}`), ...lying.map((one) => `over: ${one}`)])];
}
