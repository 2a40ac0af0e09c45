/** What groups of findings are called. */
import { concernedCards } from "../findings/concerned.ts";
import type { Grouping, NameOf } from "./found-groups.ts";

export const nameOf = (grouping: Grouping): NameOf => NAMES[grouping];

const NAMES: Readonly<Record<Grouping, NameOf>> = {
  rule: ({ rule }) => ({ key: rule, title: rule }),
  card: (finding) => {
    const [first, second] = concernedCards(finding);
    if (!first || second) return undefined;
    return { key: `${first.deck}/${first.card}`, title: first.title, detail: first.deckTitle };
  },
  file: ({ file }) => {
    const parts = file.split("/");
    return { key: file, title: parts.at(-1) ?? file, detail: parts.slice(0, -1).join("/") };
  },
};
