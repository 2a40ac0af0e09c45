/**
 * Lengths of a drawing in user units: "12", "3mm", "50%", "1.2em". As in CSS, one user unit is a px, 96 of them an
 * inch. This applies inside the drawing, before it is scaled onto the card.
 */
import { MM_PER_UNIT } from "../../units/length.ts";

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/;

export interface LengthContext {
  readonly fontSize: number;
  /** The reference for percentages. */
  readonly whole: number;
}

/** A length in user units; undefined if the text is not a length. */
export function parseSvgLength(text: string, context: LengthContext): number | undefined {
  const trimmed = text.trim();
  const digits = NUMBER.exec(trimmed)?.[0];
  if (digits === undefined) return undefined;
  const factor = factorOf(trimmed.slice(digits.length).toLowerCase(), context);
  const value = factor === undefined ? Number.NaN : Number(digits) * factor;
  return Number.isFinite(value) ? value : undefined;
}

/** A plain number; undefined if the text is not a number. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  const value = NUMBER.exec(trimmed)?.[0] === trimmed ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** A number or percentage from 0 to 1, clamped; undefined if the text is neither. */
export function parseShare(text: string): number | undefined {
  const value = text.trim().endsWith("%") ? percent(text) : parseNumber(text);
  return value === undefined ? undefined : Math.min(1, Math.max(0, value));
}

/** Numbers between spaces and commas; undefined if one of them is invalid. */
export function parseNumbers(text: string): readonly number[] | undefined {
  const found: number[] = [];
  for (let rest = text.trim(); rest !== ""; ) {
    const digits = NUMBER.exec(rest)?.[0];
    if (digits === undefined || !Number.isFinite(Number(digits))) return undefined;
    found.push(Number(digits));
    rest = rest.slice(digits.length).replace(/^\s*,?\s*/, "");
  }
  return found;
}

/** The parts of a list between spaces and commas. */
export const splitList = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((part) => part !== "");

/** A text with its lengths in em and ex as plain numbers. */
export const inPxOf = (text: string, fontSize: number): string =>
  text.replace(/([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(em|ex)\b/gi, (_, digits: string, unit: string) =>
    String(Number(digits) * (unit.toLowerCase() === "em" ? fontSize : fontSize / 2)),
  );

/** CSS font sizes in px; undefined if the text is not a size. */
export function fontSizeOf(text: string, parent: number): number | undefined {
  const keyword = FONT_SIZES[text];
  if (keyword !== undefined) return keyword;
  if (text === "larger") return parent * 1.2;
  if (text === "smaller") return parent / 1.2;
  const size = parseSvgLength(text, { fontSize: parent, whole: parent });
  return size !== undefined && size >= 0 ? size : undefined;
}

/** CSS Fonts 4, section 2.5, for medium = 16 px. */
const FONT_SIZES: Readonly<Record<string, number>> = {
  "xx-small": 9.6,
  "x-small": 12,
  small: 14.2222,
  medium: 16,
  large: 19.2,
  "x-large": 24,
  "xx-large": 32,
  "xxx-large": 48,
};

function factorOf(unit: string, { fontSize, whole }: LengthContext): number | undefined {
  if (unit === "" || unit === "px") return 1;
  if (unit === "%") return whole / 100;
  if (unit === "em") return fontSize;
  if (unit === "ex") return fontSize / 2;
  if (unit === "rem") return 16;
  if (Object.hasOwn(MM_PER_UNIT, unit)) return MM_PER_UNIT[unit as keyof typeof MM_PER_UNIT] / MM_PER_UNIT.px;
  return undefined;
}

function percent(text: string): number | undefined {
  const value = parseNumber(text.trim().slice(0, -1));
  return value === undefined ? undefined : value / 100;
}
