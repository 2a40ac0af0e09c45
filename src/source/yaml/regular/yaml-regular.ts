/**
 * A quick reader for the YAML that nearly all files use: maps and lists by indentation, values on one line, brackets on one
 * line, block texts, comments. It reports no faults: if anything may be wrong, or is rare (tabs, anchors, tags, text over
 * several lines, document markers, a duplicate name, sizes near a limit), the whole file is left to the library.
 * Its results equal the library's, to the last position; test/source/regular.test.ts compares the two.
 */
import { hasLoneReturn } from "../../text/characters.ts";
import type { SourceDocument, SourceFile } from "../../tree.ts";
import { readBlock } from "./regular-block.ts";
import { readChanged } from "./regular-changed.ts";
import { isAtEnd, startReading } from "./regular-cursor.ts";

/** Tabs, characters not allowed in text or that other programs treat as line ends, surrogate halves. */
const IRREGULAR =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\0-\x09\x0B\x0C\x0E-\x1F\x7F\x85\u2028\u2029\uFEFF\uFFFE\uFFFF]/;
const HALF_CHARACTER = /\p{Surrogate}/u;

type Regular = Pick<SourceDocument, "root" | "comments">;

/**
 * The tree and the comments of a file; undefined if the file is not regular.
 * @param before an earlier reading of a file at this path, of which unchanged items are used again
 */
export function readRegular(file: SourceFile, before?: SourceDocument): Regular | undefined {
  return (before && readChanged(file, before, isIrregular)) ?? readWhole(file);
}

const isIrregular = (text: string): boolean =>
  IRREGULAR.test(text) || hasLoneReturn(text) || HALF_CHARACTER.test(text);

function readWhole(file: SourceFile): Regular | undefined {
  if (isIrregular(file.text)) return undefined;
  const cursor = startReading(file);
  if (cursor.column !== 0) return undefined;
  const root = readBlock(cursor, 0, 0);
  if (!root || !isAtEnd(cursor)) return undefined;
  return { root, comments: cursor.comments };
}
