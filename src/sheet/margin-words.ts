/**
 * Marks that many sheets share are made once and are the same objects on all of them: that is fast, and the press
 * stores them once.
 */
import type { Item } from "../scene/scene.ts";
import { type Say, sayIn } from "../words/say.ts";
import type { Imprint } from "./sheet.ts";

/** Makes the words of margins, for one set of sheets. */
export interface MarginWords {
  readonly setLine: SetLine;
  readonly once: Once;
  readonly say: Say;
}

/** Sets one line of margin text; the pipeline passes in layout's typesetter. */
export type SetLine = (
  text: string,
  sizePt: number,
) => { readonly items: readonly Item[]; readonly width: number };

/** Returns what `make` returned first for the same keys: for the same texts and numbers, the identical objects. */
export type Once = <T>(keys: readonly unknown[], make: () => T) => T;

interface Node {
  readonly next: Map<unknown, Node>;
  /** Present once something was made. */
  made?: { readonly result: unknown };
}

/** Remembers for its own lifetime: for one set of sheets. */
function createOnce(): Once {
  const root: Node = { next: new Map() };
  return <T>(keys: readonly unknown[], make: () => T): T => {
    let node = root;
    for (const key of keys) {
      const known = node.next.get(key) ?? { next: new Map() };
      node.next.set(key, known);
      node = known;
    }
    node.made ??= { result: make() };
    return node.made.result as T;
  };
}

/** Each line is set once: footers of many sheets need the same ones. */
export function marginWords(setLine: SetLine, { translations }: Pick<Imprint, "translations">): MarginWords {
  const once = createOnce();
  return {
    once,
    say: sayIn(translations),
    setLine: (text, sizePt) => once(["line", sizePt, text], () => setLine(text, sizePt)),
  };
}
