/**
 * What the journal of earlier prints says about the game as it is now. Findings depend on nothing else in it, so a print,
 * which writes the journal, does not outdate what was found before. Two words are our own: the *edition* of a game is its
 * version and content as they would be printed now, and its *standing* is what the journal says about that edition.
 */
import type { Journal } from "../../rules/define-rule.ts";

/** A game as it would be printed now. */
export interface Edition {
  readonly version: string;
  /** A digest of everything that its prints are made from; undefined if it is not known. */
  content(): string | undefined;
}

/** The journal gives rise to no finding. */
export const QUIET = "quiet";

const CHANGED = "printed with other content";

/** Equal words for equal findings; undefined if that takes the content, which is not known. */
export function standingOf(
  { file, prints, problem }: Pick<Journal, "file" | "prints" | "problem">,
  { version, content }: Edition,
): string | undefined {
  if (problem !== undefined) return `${file}: ${problem}`;
  const last = prints.findLast((print) => print.version === version);
  if (!last) return QUIET;
  const now = content();
  return now && (now === last.content ? QUIET : CHANGED);
}
