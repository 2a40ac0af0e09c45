/**
 * Papers by name, and papers by their size. Limits: sizes only; the printable part of a paper is given by the profile's
 * margin.
 */
import { nearest } from "../diagnostics/nearest.ts";
import { formatLength, parseLength, round } from "../units/length.ts";
import type { Paper } from "./sheet.ts";

/** ISO 216 (a4, a3) and ANSI/ASME Y14.1 (letter, legal, tabloid), upright, smallest first. In mm. */
export const PAPERS: readonly Paper[] = [
  { id: "letter", title: "Letter", width: 215.9, height: 279.4 },
  { id: "a4", title: "A4", width: 210, height: 297 },
  { id: "legal", title: "Legal", width: 215.9, height: 355.6 },
  { id: "tabloid", title: "Tabloid", width: 279.4, height: 431.8 },
  { id: "a3", title: "A3", width: 297, height: 420 },
];

/** The longest side a PDF page may have: 14,400 units of 1/72 in (ISO 32000-1, annex C.2). In mm. */
export const LONGEST_SIDE = 5080;

/** The paper of a name ("a4", "Letter") or of a size ("210mmx297mm", "8.5 x 11in"); undefined for anything else. */
export function parsePaper(text: string): Paper | undefined {
  const word = text.trim().toLowerCase();
  return PAPERS.find((paper) => paper.id === word) ?? paperOfSize(word);
}

/** The name nearest to a misspelled one, for fixes; a5 and b4 are papers too, although not known by name. */
export function nearestPaper(text: string): string | undefined {
  if (/^[abc]\d+$/i.test(text.trim())) return undefined;
  return nearest(
    text.trim(),
    PAPERS.map((paper) => paper.id),
  );
}

/** Can a page of this side length be printed and written as PDF? */
export const isSideLength = (side: number): boolean => side > 0 && side <= LONGEST_SIDE;

function paperOfSize(text: string): Paper | undefined {
  const [first, second, ...rest] = text.split(/\s*[x×]\s*/);
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  const unit = /[a-z]+$/.exec(second)?.[0] ?? "";
  const width = sideOf(/[a-z]$/.test(first) ? first : first + unit);
  const height = sideOf(second);
  if (width === undefined || height === undefined) return undefined;
  if (!isSideLength(width) || !isSideLength(height)) return undefined;
  const id = `${formatLength(width)}x${formatLength(height)}`;
  return { id, title: `${round(width, 3)} x ${round(height, 3)} mm`, width, height };
}

/** Binary inches miss mm by a hair, which would show in page sizes. */
function sideOf(text: string): number | undefined {
  const length = parseLength(text);
  return length === undefined ? undefined : round(length, 4);
}
