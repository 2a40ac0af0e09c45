/**
 * Texts and values of OpenDocument cells. A cell holds both its value and the text that its program showed; the text is
 * what a person sees, but its separators follow the country of that person, and those of numbers are made plain.
 */
import { plainDecimal, timesHundred } from "../decimal.ts";
import { type CellText, type Run, textOfRuns } from "../rich-text.ts";
import type { Attributes } from "../xml.ts";

export interface LookOfText {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** The text of a cell that is being read. */
export interface TextBuilder {
  open(element: string, attributes: Attributes): void;
  text(characters: string): void;
  close(element: string): void;
  /** The text, and begins a new one. */
  take(): CellText;
}

const PLAIN: LookOfText = { bold: false, italic: false };
const EMPTY: CellText = { plain: "", marked: "" };
/** More spaces than anybody writes. */
const MOST_SPACES = 1_000;

/** Several paragraphs are lines. @param looks of styles, by their names */
export function createText(looks: ReadonlyMap<string, LookOfText>): TextBuilder {
  let runs: Run[] = [];
  let depth = 0;
  let spans: LookOfText[] = [];
  const add = (text: string): void => {
    runs.push({ text, ...(spans.at(-1) ?? PLAIN) });
  };
  return {
    open(element, attributes) {
      if (element === "p" || element === "h") {
        if (depth === 0 && runs.length > 0) runs.push({ text: "\n", ...PLAIN });
        depth += 1;
      } else if (element === "span")
        spans.push(looks.get(attributes["style-name"] ?? "") ?? spans.at(-1) ?? PLAIN);
      else if (element === "s") add(" ".repeat(Math.min(Number(attributes.c ?? 1) || 1, MOST_SPACES)));
      else if (element === "line-break") add("\n");
      else if (element === "tab") add("\t");
    },
    text(characters) {
      // White space is one space; several are written as elements.
      if (depth > 0) add(characters.replaceAll(/[ \t\r\n]+/g, " "));
    },
    close(element) {
      if (element === "p" || element === "h") depth -= 1;
      else if (element === "span") spans.pop();
    },
    take() {
      const taken = runs.length === 0 ? EMPTY : textOfRuns(runs);
      runs = [];
      spans = [];
      depth = 0;
      return taken;
    },
  };
}

/** What is in a cell; unsolved if it has a formula without a result. */
export function shownValue(
  cell: Attributes,
  text: string,
): { readonly text: string; readonly isUnsolved?: boolean } {
  const type = cell["value-type"];
  if (type === undefined) return { text, isUnsolved: cell.formula !== undefined && text === "" };
  if (type === "boolean") return { text: cell["boolean-value"] === "true" ? "true" : "false" };
  if (type === "float" || type === "currency" || type === "percentage")
    return { text: shownNumber(cell.value ?? "", text, type === "percentage") };
  if (text !== "") return { text };
  if (type === "date") return { text: (cell["date-value"] ?? "").replace("T", " ") };
  return { text: cell["string-value"] ?? cell["time-value"] ?? "" };
}

/** The digits of a number among other words, with separators of thousands and decimals. */
const SHOWN = /\d(?:[\d.,'\u2019\u00A0\u202F ]*\d)?/g;

/**
 * The text with its number written plainly: "1.234,50 €" is "1234.50 €", "007" stays. A text whose number is not nearly that
 * of the cell, such as a fraction or an error, is kept if it is no number at all; otherwise the value counts.
 */
function shownNumber(value: string, text: string, isPercent: boolean): string {
  const plain = plainDecimal(value);
  if (plain === undefined) return text;
  const exact = isPercent ? timesHundred(plain) : plain;
  if (/^(?:#|Err:)/.test(text)) return text;
  const [found, second] = [...text.matchAll(SHOWN)];
  const digits = found && second === undefined ? plainDigits(found[0], Number(exact)) : undefined;
  if (!found || digits === undefined) return isPercent ? `${exact}%` : plain;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + found[0].length);
  return `${before}${digits}${isPercent ? behind.replace(/^[\s\u00A0\u202F]+%/, "%") : behind}`.trim();
}

/** The digits with a decimal point and without other separators, as far as they are the number, rounded. */
function plainDigits(shown: string, number: number): string | undefined {
  const last = shown.search(/[.,](?=\d*$)/);
  const whole = shown.replaceAll(/\D/g, "");
  const readings =
    last === -1 ? [whole] : [`${shown.slice(0, last).replaceAll(/\D/g, "")}.${shown.slice(last + 1)}`, whole];
  return readings.find((reading) => {
    const decimals = reading.split(".")[1]?.length ?? 0;
    return Math.abs(Number(reading) - Math.abs(number)) <= 0.5000001 * 10 ** -decimals;
  });
}
