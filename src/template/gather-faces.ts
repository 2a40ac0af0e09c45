/**
 * A slip in a template shows on every card that it draws. This makes one diagnostic of the many: the first card is
 * named, the others are counted.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

export interface FaceFindings {
  readonly card: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** As many names as a line bears. */
const NAMED = 5;

/** What `render` found on many faces, each fault of a place once. */
export function gatherFaces(faces: readonly FaceFindings[]): readonly Diagnostic[] {
  const groups = new Map<string, { first: Diagnostic; cards: Set<string> }>();
  for (const { card, diagnostics } of faces)
    for (const finding of diagnostics) {
      const words = finding.message.replace(`card "${card}"`, "card");
      const key = `${finding.rule}\0${finding.file}\0${finding.start.offset}\0${words}`;
      const group = groups.get(key);
      if (group) group.cards.add(card);
      else groups.set(key, { first: finding, cards: new Set([card]) });
    }
  return [...groups.values()].map(({ first, cards }) => withOthers(first, [...cards].slice(1)));
}

function withOthers(first: Diagnostic, others: readonly string[]): Diagnostic {
  if (others.length === 0) return first;
  const names = others.slice(0, NAMED).join(", ");
  const more = others.length > NAMED ? ", ..." : "";
  const count = others.length === 1 ? "another card" : `${others.length} more cards`;
  return { ...first, message: `${first.message} (and ${count}: ${names}${more})` };
}
