/**
 * Cut and fold lines of a sheet as SVG for cutting machines: as large as the page, in mm, lines only. What is inside a
 * piece comes first, because a piece that is cut out may move.
 */
import { xmlText } from "../../diagnostics/text/xml-text.ts";
import type { CutLine, CutSheet } from "../../sheet/cutter/cut-sheets.ts";
import type { Point } from "../../units/box.ts";
import { round } from "../../units/length.ts";

/** The usual colours of programs that tell lines apart by colour; the width only makes them visible. */
const LOOK = 'fill="none" stroke-width="0.1"';

/** @param title what the file belongs to, for people who open it */
export function cutSvg({ page, cuts, slits, folds }: CutSheet, title: string): string {
  const [width, height] = [mm(page.width), mm(page.height)];
  const layers = [
    layer("fold", "#0000ff", folds.map(openPath)),
    layer("slit", "#ff00ff", slits.map(openPath)),
    layer("cut", "#ff0000", cuts.map(closedPath)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
<title>${xmlText(title)}</title>
${layers.join("")}</svg>
`;
}

function layer(id: string, colour: string, paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const elements = paths.map((d) => `<path d="${d}"/>`).join("\n");
  return `<g id="${id}" stroke="${colour}" ${LOOK}>\n${elements}\n</g>\n`;
}

const openPath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${mm(x)} ${mm(y)}`).join("L")}`;

function closedPath(line: CutLine): string {
  if (line.kind === "outline") return `${openPath(line.points)}Z`;
  const { box, radius } = line;
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  if (radius === 0) return `M${mm(left)} ${mm(top)}H${mm(right)}V${mm(bottom)}H${mm(left)}Z`;
  const arc = (x: number, y: number): string => `A${mm(radius)} ${mm(radius)} 0 0 1 ${mm(x)} ${mm(y)}`;
  return [
    `M${mm(left + radius)} ${mm(top)}H${mm(right - radius)}${arc(right, top + radius)}`,
    `V${mm(bottom - radius)}${arc(right - radius, bottom)}`,
    `H${mm(left + radius)}${arc(left, bottom - radius)}`,
    `V${mm(top + radius)}${arc(left + radius, top)}Z`,
  ].join("");
}

const mm = (value: number): number => round(value, 3);
