/**
 * Transform lists: translate, scale, rotate, skew and matrix; the last is applied first. As an attribute with plain
 * numbers, in CSS with units too.
 */
import { IDENTITY, type Matrix, multiply, rotate, scale, translate } from "../../units/matrix.ts";
import { parseNumber, parseNumbers, parseSvgLength, splitList } from "./lengths.ts";

const CALL = /\s*([a-zA-Z]+)\s*\(([^)]*)\)\s*,?/y;

/** A length of a `translate` in user units, such as "2mm" or "50%"; undefined if it is invalid. */
export type ReadLength = (text: string, axis: "x" | "y") => number | undefined;

const plainLength: ReadLength = (text) => parseSvgLength(text, { fontSize: 16, whole: 0 });

/** Reads a list; undefined if any part of it is invalid, because SVG then ignores the whole list. */
export function parseTransform(text: string, readLength: ReadLength = plainLength): Matrix | undefined {
  if (text.trim() === "" || text.trim() === "none") return IDENTITY;
  let matrix: Matrix = IDENTITY;
  CALL.lastIndex = 0;
  for (let end = 0; end < text.trimEnd().length; end = CALL.lastIndex) {
    const call = CALL.exec(text);
    const name = call?.[1] as string;
    const numbers =
      call && (parseNumbers(call[2] as string) ?? withUnits(name, call[2] as string, readLength));
    const next = numbers ? READERS[name]?.(numbers) : undefined;
    if (!next?.every(Number.isFinite)) return undefined;
    matrix = multiply(matrix, next);
  }
  return matrix;
}

/** An angle in degrees: "45", "45deg", "0.5turn"; undefined if the text is not an angle. */
export function parseAngle(text: string): number | undefined {
  const match = /^(.*?)(deg|grad|rad|turn)?$/.exec(text.trim().toLowerCase());
  const value = parseNumber(match?.[1] ?? "");
  return value === undefined ? undefined : value * (DEGREES[match?.[2] ?? "deg"] ?? 1);
}

const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function withUnits(name: string, text: string, readLength: ReadLength): readonly number[] | undefined {
  const found = splitList(text).map((part, index) => {
    if (/^(rotate|skew)/.test(name)) return index === 0 || name === "skew" ? parseAngle(part) : undefined;
    if (!/^translate/.test(name)) return parseNumber(part);
    return readLength(part, name === "translateY" || index === 1 ? "y" : "x");
  });
  return found.every((value) => value !== undefined) ? found : undefined;
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
  translateX: ([x, extra]) => (x === undefined || extra !== undefined ? undefined : translate(x, 0)),
  translateY: ([y, extra]) => (y === undefined || extra !== undefined ? undefined : translate(0, y)),
  scaleX: ([x, extra]) => (x === undefined || extra !== undefined ? undefined : scale(x, 1)),
  scaleY: ([y, extra]) => (y === undefined || extra !== undefined ? undefined : scale(1, y)),
  skew: ([x, y = 0, extra]) =>
    x === undefined || extra !== undefined
      ? undefined
      : [1, Math.tan(radians(y)), Math.tan(radians(x)), 1, 0, 0],
  skewX: ([deg, extra]) =>
    deg === undefined || extra !== undefined ? undefined : [1, 0, Math.tan(radians(deg)), 1, 0, 0],
  skewY: ([deg, extra]) =>
    deg === undefined || extra !== undefined ? undefined : [1, Math.tan(radians(deg)), 0, 1, 0, 0],
} satisfies Record<string, Reader>);
