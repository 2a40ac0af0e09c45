/**
 * The pieces of a drawing that others may depend on: those with an id that is referred to, and style sheets. They are
 * found in the text alone, so rather a piece too many than one too few. Other references (by entities, without "#") show
 * when the drawing is laid out: an id is looked up and not found.
 */
import { type Cut, type CutDrawing, type CutGroup, isGroup } from "./cut-drawing.ts";

/** A piece that others depend on, with its group. */
export interface SharedCut {
  readonly leaf: Cut;
  readonly group: CutGroup | undefined;
}

const SUSPECT = /\sid\s*=|<(?:[^\s<>/:]+:)?style[\s/>]/;
const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SHEET = /<(?:[^\s<>/:]+:)?style[\s/>]/g;
/** `url(#id)`, `href="#id"`; colours and selectors look alike. */
const REFERENCE = /#([^"')#]*)/g;

const NONE: readonly SharedCut[] = [];

/** The shared pieces in order; undefined if a tag that contains pieces is itself referred to. */
export function sharedCuts(
  text: string,
  { head, pieces, tail }: CutDrawing,
): readonly SharedCut[] | undefined {
  if (!SUSPECT.test(text)) return NONE;
  const offsets = sharedOffsets(text);
  if (!offsets) return undefined;
  const shared: SharedCut[] = [];
  let next = 0;
  /** True if one of the offsets is in the range; calls must be in ascending order. */
  const isShared = ({ start, text: { length } }: Cut): boolean => {
    const first = next;
    while ((offsets[next] ?? Infinity) < start + length) next++;
    return next > first;
  };
  if (isShared(head)) return undefined;
  for (const piece of pieces) {
    const group = isGroup(piece) ? piece : undefined;
    if (group && isShared(group.open)) return undefined;
    for (const leaf of isGroup(piece) ? piece.leaves : [piece])
      if (isShared(leaf)) shared.push({ leaf, group });
    if (group && isShared(group.close)) return undefined;
  }
  return isShared(tail) ? undefined : shared;
}

/** Where style sheets and ids that are referred to are, ascending; undefined if an id is not plainly written. */
function sharedOffsets(text: string): readonly number[] | undefined {
  const asked = new Set<string>();
  for (const [, id] of text.matchAll(REFERENCE)) asked.add((id as string).trim());
  const seen = new Map<string, number>();
  const offsets = [...text.matchAll(SHEET)].map(({ index }) => index);
  for (const match of text.matchAll(ID)) {
    const id = match[1] ?? (match[2] as string);
    if (/[&\t\r\n]/.test(id)) return undefined;
    const before = seen.get(id);
    // Of equal ids the first counts, so both are needed wherever one is referred to.
    if (before !== undefined) offsets.push(before);
    if (before !== undefined || asked.has(id)) offsets.push(match.index);
    seen.set(id, match.index);
  }
  return offsets.sort((a, b) => a - b);
}
