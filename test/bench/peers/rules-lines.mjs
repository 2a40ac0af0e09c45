/** Rules texts broken into lines by hand, for programs that only place text: runs of words of one style, and icons. */

/** @param widthOf `(text, isBold) => width` @returns runs `{ x, line, text, bold }` and `{ x, line, icon }` */
export function linesOf(rules, width, size, widthOf) {
  const space = widthOf(" ", false);
  const runs = [];
  let [x, line, current] = [0, 0, undefined];
  for (const { text, icon, bold, isGlued } of piecesOf(rules)) {
    const wide = icon ? size * 0.92 : widthOf(text, bold);
    let gap = x === 0 || isGlued ? 0 : space;
    if (x + gap + wide > width && x > 0) [x, line, gap, current] = [0, line + 1, 0, undefined];
    if (icon) runs.push({ x: x + gap, line, icon });
    else if (current?.bold === bold) current.text += (gap ? " " : "") + text;
    else runs.push({ x: x + gap, line, text, bold });
    current = icon ? undefined : runs.at(-1);
    x += gap + wide;
  }
  return runs;
}

function piecesOf(rules) {
  return rules.split("**").flatMap((part, index) =>
    part
      .split(" ")
      .filter((word) => word !== "")
      .flatMap((word) => piecesOfWord(word, index % 2 === 1)),
  );
}

function piecesOfWord(word, bold) {
  const icon = /^\{(\w+)\}(.*)$/.exec(word);
  if (!icon) return [{ text: word, bold, isGlued: /^[.,:]/.test(word) }];
  return [{ icon: icon[1], bold }, ...(icon[2] ? [{ text: icon[2], bold, isGlued: true }] : [])];
}
