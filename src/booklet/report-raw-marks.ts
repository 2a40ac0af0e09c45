/** Reports marks of other Markdown dialects where they are written. */
import type { PhrasingContent, Text } from "mdast";
import type { Place } from "../diagnostics/diagnostic.ts";
import { shortened } from "../diagnostics/words.ts";
import type { Report } from "./names.ts";
import { type Ends, rawMarksIn } from "./raw-marks.ts";

export interface WordsSource {
  /** The Markdown that the words were parsed from; each text has its offsets in it. */
  readonly source: string;
  readonly report: Report;
  placeOf(node: Text): Place;
  /** The place of some words within a place. */
  within(place: Place, words: string): Place;
}

/** In texts and inside emphasis and links. */
export function reportRawMarks(nodes: readonly PhrasingContent[], source: WordsSource): void {
  for (const [index, node] of nodes.entries()) {
    const ends = { begins: isLineEnd(nodes[index - 1]), ends: isLineEnd(nodes[index + 1]) };
    if (node.type === "text") reportMarksOf(node, ends, source);
    else if ("children" in node) reportInside(node.children, source);
  }
}

const isLineEnd = (neighbour: PhrasingContent | undefined): boolean =>
  neighbour === undefined || neighbour.type === "break";

/** Stars or brackets surround the contents, so nothing in them is at the start or end of a line. */
function reportInside(nodes: readonly PhrasingContent[], source: WordsSource): void {
  for (const node of nodes) {
    if (node.type === "text") reportMarksOf(node, { begins: false, ends: false }, source);
    else if ("children" in node) reportInside(node.children, source);
  }
}

function reportMarksOf(text: Text, ends: Ends, { source, report, placeOf, within }: WordsSource): void {
  const [from, to] = [text.position?.start.offset, text.position?.end.offset];
  if (from === undefined || to === undefined || from === to) return;
  const place = placeOf(text);
  for (const { mark, what, fix } of rawMarksIn(source.slice(from, to), ends))
    report(
      "booklet/raw-mark",
      within(place, mark),
      { message: `"${shortened(mark)}" ${what}`, why: "it is printed literally", fix },
      "warning",
    );
}
