// Texts that stand out too little from what is behind them, by the measure of WCAG (AA). Unlike axe it
// sees through gradients: every colour of one counts as a ground.

() => {
  const dot = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  function read(colour) {
    if (!known.has(colour)) {
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = colour;
      dot.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  }
  const upon = ([r, g, b, alpha], ground) => [r, g, b].map((one, at) => one * alpha + ground[at] * (1 - alpha));
  const light = (colour) => {
    const [r, g, b] = colour.map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };

  // All colours that may lie behind an element, from the page up to the element itself.
  const behind = new Map([[null, [[255, 255, 255]]]]);
  function grounds(element) {
    if (behind.has(element)) return behind.get(element);
    const style = getComputedStyle(element);
    let found = grounds(element.parentElement).map((ground) => upon(read(style.backgroundColor), ground));
    for (const layer of style.backgroundImage.split(/, (?=[a-z-]+-gradient\()/).reverse()) {
      const stops = layer.match(/(?:rgba?|color|oklab|oklch)\([^)]*\)/g);
      if (stops) found = stops.flatMap((stop) => found.map((ground) => upon(read(stop), ground)));
    }
    const unlike = new Map(found.map((ground) => [ground.map(Math.round).join(), ground]));
    behind.set(element, [...unlike.values()].slice(0, 40));
    return behind.get(element);
  }

  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The map is a picture; what cannot be used now may be faint.
    if (parent.closest("svg, script, style, select, [data-testid=board], :disabled, [aria-disabled=true], .off, .unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (width < 3 || height < 3) continue;
    let alpha = 1;
    for (let one = parent; one; one = one.parentElement) alpha *= Number(getComputedStyle(one).opacity);
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const [r, g, b, own] = read(color);
    const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const least = Math.min(...grounds(parent).map((ground) => contrast(upon([r, g, b, own * alpha], ground), ground)));
    if (least < (large ? 3 : 4.5)) found.add(`${least.toFixed(2)}: ${text.data.trim().slice(0, 40)}`);
  }
  return [...found].sort();
}
