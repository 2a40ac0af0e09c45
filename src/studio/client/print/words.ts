/** Wording of the print view. */
import { inkWords } from "../../../diagnostics/text/ink-words.ts";
import type { Backs, GameLanguage, PlannedPrint, SheetCounts } from "../../../index.ts";
import { counted } from "../parts/counted.ts";

export const BACKS_WORDS: Readonly<Record<Backs, string>> = {
  duplex: "Flip on the long edge",
  "duplex-short": "Flip on the short edge",
  separate: "As a separate pile",
  fold: "Beside the fronts, to fold",
  none: "No backs",
};

const EDGES: Partial<Record<Backs, string>> = {
  duplex: "print on both sides, flip on the long edge",
  "duplex-short": "print on both sides, flip on the short edge",
  fold: "print on one side, then fold and glue",
};

/** "9 sheets, 45 cards; print on both sides, flip on the long edge". */
export function printWords({ sheets, pages, ink }: Pick<PlannedPrint, "sheets" | "pages" | "ink">): string {
  if (sheets.sheets === 0) return `${counted(pages.length, "page")} to read on a screen`;
  const { pieces } = sheets;
  const count = pieces ? [counted(pieces.count, pieces.areCards ? "card" : "piece")] : [];
  const how = isTwoSided(sheets) || sheets.backs === "fold" ? EDGES[sheets.backs] : "print on one side";
  const facts = [counted(sheets.sheets, "sheet"), ...count].join(", ");
  return [facts, ...(how ? [how] : []), ...(ink ? [inkWords(ink)] : [])].join("; ");
}

export const isTwoSided = ({ sides }: SheetCounts): boolean =>
  sides.some(({ side }) => side === "back" || side === "blank");

/** "Sheet 3, back". */
export function pageWords({ sheets, pages }: PlannedPrint, index: number): string {
  const page = pages[index];
  if (!page) return "";
  if (sheets.sheets === 0) return `Page ${index + 1}`;
  const side = page.side === "blank" ? ", blank reverse" : isTwoSided(sheets) ? `, ${page.side}` : "";
  return `Sheet ${page.sheet}${side}`;
}

/** "German, complete" or "German, 93 %": never 100 % while something is missing. */
export function languageWords({ name, texts, missing }: GameLanguage): string {
  if (missing === 0) return `${name}, complete`;
  return `${name}, ${Math.min(99, Math.floor(((texts - missing) / texts) * 100))} %`;
}

/** What happens to texts that a translation lacks; undefined for a complete one. */
export const missingWords = ({ texts, missing }: GameLanguage): string | undefined =>
  missing === 0
    ? undefined
    : `${missing.toLocaleString("en")} of ${counted(texts, "text")} ${missing === 1 ? "is" : "are"} not translated and printed as written`;
