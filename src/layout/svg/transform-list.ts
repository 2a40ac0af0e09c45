/** The `transform` attribute: a list of translate, scale, rotate, skewX, skewY and matrix, the last applied first. */
import { IDENTITY, type Matrix, multiply, rotate, scale, translate } from "../../units/matrix.ts";
import { parseNumbers } from "./lengths.ts";

const CALL = /\s*([a-zA-Z]+)\s*\(([^)]*)\)\s*,?/y;

/** Reads a list; undefined when any part of it is wrong, as SVG then ignores the attribute. */
export function parseTransform(text: string): Matrix | undefined {
  if (text.trim() === "" || text.trim() === "none") return IDENTITY;
  let matrix: Matrix = IDENTITY;
  CALL.lastIndex = 0;
  for (let end = 0; end < text.trimEnd().length; end = CALL.lastIndex) {
    const call = CALL.exec(text);
    const numbers = call ? parseNumbers((call[2] as string).replace(/deg|px/g, "")) : undefined;
    const next = call && numbers ? READERS[call[1] as string]?.(numbers) : undefined;
    if (!next?.every(Number.isFinite)) return undefined;
    matrix = multiply(matrix, next);
  }
  return matrix;
}

type Reader = (numbers: readonly number[]) => Matrix | undefined;

const radians = (deg: number): number => (deg * Math.PI) / 180;

const READERS: Readonly<Record<string, Reader>> = Object.assign(Object.create(null), {
  matrix: (numbers) => (numbers.length === 6 ? (numbers as unknown as Matrix) : undefined),
  translate: ([x, y = 0, extra]) => (x === undefined || extra !== undefined ? undefined : translate(x, y)),
  scale: ([x, y = x, extra]) =>
    x === undefined || y === undefined || extra !== undefined ? undefined : scale(x, y),
  rotate: ([deg, x, y, extra]) => {
    if (deg === undefined || extra !== undefined || (x === undefined) !== (y === undefined)) return undefined;
    if (x === undefined || y === undefined) return rotate(deg);
    return multiply(translate(x, y), multiply(rotate(deg), translate(-x, -y)));
  },
  skewX: ([deg, extra]) =>
    deg === undefined || extra !== undefined ? undefined : [1, 0, Math.tan(radians(deg)), 1, 0, 0],
  skewY: ([deg, extra]) =>
    deg === undefined || extra !== undefined ? undefined : [1, Math.tan(radians(deg)), 0, 1, 0, 0],
} satisfies Record<string, Reader>);
