/**
 * Cut and fold lines of a sheet as DXF, for programs of cutting machines that read no SVG: lines in mm, y up, on the
 * layers FOLD, SLIT and CUT; the edge of the paper is on PAGE, so that the file can be aligned.
 * Format: DXF Release 12 (AC1009), the oldest that all such programs read; libraries write later ones. It cannot name its
 * unit: programs ask for it. A polyline's bulge is the tangent of a quarter of an arc's angle, positive counter-clockwise.
 */
import type { CutLine, CutSheet } from "../../sheet/cutter/cut-sheets.ts";
import type { Point, Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";

/** Numbers of AutoCAD's colour index: blue, magenta, red, grey. */
const LAYERS = { FOLD: 5, SLIT: 6, CUT: 1, PAGE: 8 } as const;

type Layer = keyof typeof LAYERS;

/** A point of a polyline, and the bulge of what follows it. */
interface Vertex extends Point {
  readonly bulge?: number;
}

/** Of a quarter of a circle. */
const QUARTER = Math.tan(Math.PI / 8);

export function cutDxf({ page, cuts, slits, folds }: CutSheet): string {
  const paper = { kind: "box", box: { x: 0, y: 0, ...page }, radius: 0 } as const;
  const entities = [
    ...folds.map((fold) => polyline("FOLD", fold, page, false)),
    ...slits.map((slit) => polyline("SLIT", slit, page, false)),
    ...cuts.map((cut) => polyline("CUT", verticesOf(cut), page, true)),
    polyline("PAGE", verticesOf(paper), page, true),
  ];
  return pairs([
    ...[0, "SECTION", 2, "HEADER", 9, "$ACADVER", 1, "AC1009"],
    ...[9, "$EXTMIN", 10, 0, 20, 0, 9, "$EXTMAX", 10, mm(page.width), 20, mm(page.height)],
    ...[0, "ENDSEC", 0, "SECTION", 2, "TABLES", 0, "TABLE", 2, "LAYER", 70, Object.keys(LAYERS).length],
    ...Object.entries(LAYERS).flatMap(([name, colour]) => [
      ...[0, "LAYER", 2, name, 70, 0, 62, colour, 6, "CONTINUOUS"],
    ]),
    ...[0, "ENDTAB", 0, "ENDSEC", 0, "SECTION", 2, "ENTITIES"],
    ...entities.flat(),
    ...[0, "ENDSEC", 0, "EOF"],
  ]);
}

/** Group codes and values in turn, two lines each. */
const pairs = (values: readonly (number | string)[]): string => `${values.join("\r\n")}\r\n`;

/** @param vertices with y down, as on the page */
function polyline(
  layer: Layer,
  vertices: readonly Vertex[],
  page: Size,
  isClosed: boolean,
): readonly (number | string)[] {
  return [
    ...[0, "POLYLINE", 8, layer, 66, 1, 10, 0, 20, 0, 30, 0, 70, isClosed ? 1 : 0],
    ...vertices.flatMap(({ x, y, bulge }) => [
      ...[0, "VERTEX", 8, layer, 10, mm(x), 20, mm(page.height - y)],
      ...(bulge === undefined ? [] : [42, round(bulge, 6)]),
    ]),
    ...[0, "SEQEND", 8, layer],
  ];
}

/** A rounded box clockwise on the page, which is clockwise with y up too: its bulges are negative. */
function verticesOf(line: CutLine): readonly Vertex[] {
  if (line.kind === "outline") return line.points;
  const { box, radius: r } = line;
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const corners = [
    { x: left, y: top, into: [0, r], out: [r, 0] },
    { x: right, y: top, into: [-r, 0], out: [0, r] },
    { x: right, y: bottom, into: [0, -r], out: [-r, 0] },
    { x: left, y: bottom, into: [r, 0], out: [0, -r] },
  ] as const;
  if (r === 0) return corners.map(({ x, y }) => ({ x, y }));
  return corners.flatMap(({ x, y, into, out }): readonly Vertex[] => [
    { x: x + into[0], y: y + into[1], bulge: -QUARTER },
    { x: x + out[0], y: y + out[1] },
  ]);
}

const mm = (value: number): number => round(value, 4);
