/** Values of PDF objects and how they are written (ISO 32000-1, 7.3): short, and the same each time. */
import { round } from "../../units/length.ts";

/** The number of an object; the object may be written before or after it is named. */
export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** Text for people, where a plain string is a name. */
export class PdfText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type PdfValue =
  | string
  | number
  | boolean
  | PdfRef
  | PdfText
  | Uint8Array
  | readonly PdfValue[]
  | PdfDictionary;

/** Keys without a value are left out. */
export type PdfDictionary = { [key: string]: PdfValue | undefined };

/** Decimals of numbers in dictionaries. */
const DECIMALS = 6;

/** A value as PDF source, one byte a character. */
export function sourceOf(value: PdfValue): string {
  if (typeof value === "string") return nameOf(value);
  if (typeof value === "number") return number(value, DECIMALS);
  if (typeof value === "boolean") return String(value);
  if (value instanceof PdfRef) return `${value.id} 0 R`;
  if (value instanceof PdfText) return textOf(value.text);
  if (value instanceof Uint8Array) return `<${Buffer.from(value).toString("hex")}>`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(" ")}]`;
  return dictionaryOf(value as PdfDictionary);
}

/** A number as PDF writes it: no exponents, no zero before the point. @throws when it is none, which is a fault of layout. */
export function number(value: number, decimals: number): string {
  if (!(Math.abs(value) < WHOLE_FROM)) return wholeNumber(value);
  const rounded = roundTo(value, decimals);
  const size = Math.abs(rounded);
  if (size >= 1 || rounded === 0) return String(rounded);
  // below a millionth JavaScript writes an exponent
  const text = size < 1e-6 ? size.toFixed(decimals).replace(/0+$/, "") : String(size);
  return rounded < 0 ? `-${text.slice(1)}` : text.slice(1);
}

const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/** The same as `round`, for the many numbers of pages. */
function roundTo(value: number, decimals: number): number {
  const power = POWERS[decimals];
  return power === undefined ? round(value, decimals) : Math.round(value * power) / power + 0;
}

/** 2^53: from here on a double has no decimals left. */
const WHOLE_FROM = 2 ** 53;

function wholeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A scene holds ${value} where a number belongs`);
  return String(BigInt(value));
}

function dictionaryOf(dictionary: PdfDictionary): string {
  let source = "<<";
  for (const [key, value] of Object.entries(dictionary)) {
    if (value === undefined) continue;
    const written = sourceOf(value);
    source += nameOf(key) + (/^[/(<[]/.test(written) ? written : ` ${written}`);
  }
  return `${source}>>`;
}

/** Letters that a name may hold as they are (ISO 32000-1, 7.3.5); all others are written as #xx. */
const IRREGULAR = /[^!-~]|[#%()/<>[\]{}]/g;

function nameOf(name: string): string {
  return `/${name.replace(IRREGULAR, (letter) =>
    [...Buffer.from(letter)].map((byte) => `#${byte.toString(16).padStart(2, "0")}`).join(""),
  )}`;
}

/** Plain ASCII as it is, everything else in UTF-16 with its mark. */
function textOf(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[()\\]/g, "\\$&")})`;
  return hexText(text);
}

/** A text string in UTF-16 with its mark, as hex. */
export function hexText(text: string): string {
  let hex = "<FEFF";
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0");
  return `${hex}>`;
}
