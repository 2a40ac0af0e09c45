/** Values of PDF objects (ISO 32000-1, 7.3) as pdfkit takes them, and those that we write into streams ourselves. */
import { round } from "../../units/length.ts";

/** An object of the file. It may be referred to before it is written; `end` writes it. */
export interface PdfRef {
  readonly id: number;
  readonly data: PdfDictionary;
  end(stream?: Uint8Array): void;
}

/** Text for people, where a plain string is a name. */
export interface PdfText {
  readonly length: number;
  valueOf(): string;
}

export const pdfText = (text: string): PdfText => Object(text);

export type PdfValue =
  | string
  | number
  | boolean
  | PdfRef
  | PdfText
  | Uint8Array
  | readonly PdfValue[]
  | PdfDictionary;

/** Keys without a value are omitted. */
export type PdfDictionary = { [key: string]: PdfValue | undefined };

/** Characters that a name may not have unescaped (ISO 32000-1, 7.3.5). */
const IRREGULAR = /[^!-~]|[#%()/<>[\]{}]/g;

/** Makes a name from outside safe for pdfkit, which escapes none. */
export const pdfName = (name: string): string => name.replace(IRREGULAR, "_");

/**
 * A number as PDF writes it: no exponents, no zero before the point. @throws if it is not finite, which is a fault of
 * layout
 */
export function number(value: number, decimals: number): string {
  if (!(Math.abs(value) < WHOLE_FROM)) return wholeNumber(value);
  const rounded = round(value, decimals);
  const slot = (rounded * SLOTS_OF_ONE) & (SLOTS - 1);
  if (written[slot] === rounded) return texts[slot] as string;
  const text = textOf(rounded, decimals);
  // The text of a smaller one depends on the decimals.
  if (Math.abs(rounded) >= SMALLEST) {
    written[slot] = rounded;
    texts[slot] = text;
  }
  return text;
}

/** The last number of each slot, with its text: most numbers of a document recur. A power of two. */
const SLOTS = 8192;
/** Most numbers have three decimals. */
const SLOTS_OF_ONE = 1_000;
const written = new Float64Array(SLOTS);
const texts: string[] = Array.from({ length: SLOTS }, () => "0");

/** From here on JavaScript writes no exponent. */
const SMALLEST = 1e-6;

function textOf(rounded: number, decimals: number): string {
  const size = Math.abs(rounded);
  if (size >= 1 || rounded === 0) return String(rounded);
  const text = size < SMALLEST ? size.toFixed(decimals).replace(/0+$/, "") : String(size);
  return rounded < 0 ? `-${text.slice(1)}` : text.slice(1);
}

/** 2^53: from here on a double has no decimals left. */
const WHOLE_FROM = 2 ** 53;

function wholeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A scene has ${value} where a number belongs`);
  return String(BigInt(value));
}

/** A text string in UTF-16 with its mark, as hex. */
export function hexText(text: string): string {
  let hex = "<FEFF";
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0");
  return `${hex}>`;
}
