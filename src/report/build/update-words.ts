/** What an update prints and takes out, in words. */
import { counted, listed } from "../../diagnostics/words.ts";
import type { PieceChange, PrintEvent } from "../../index.ts";

type EventOf<Kind extends PrintEvent["kind"]> = Extract<PrintEvent, { kind: Kind }>;

/** Titles to list of each kind of change. */
const MOST_TITLES = 12;

const WORDS: Readonly<Record<PieceChange["kind"], string>> = {
  changed: "changed",
  new: "new",
  more: "more copies",
  fewer: "fewer copies",
  removed: "removed",
};

/**
 * "starter-pack since version 1.0.0 in prints.json: prints 3 pieces, 3 old ones to take out; changed: Sword 9, Axe 3 and
 * Reef".
 */
export function updateWords({ kit, since, changes, otherBacks, isNew }: EventOf<"update">): string {
  const printed = changes.reduce((sum, { print }) => sum + print, 0);
  const out = changes.reduce((sum, { takeOut }) => sum + takeOut, 0);
  if (isNew) return `${kit}: not printed as ${since}, so all of it is new: ${counted(printed, "piece")}`;
  const taken = out === 0 ? "nothing to take out" : `${counted(out, "old piece")} to take out`;
  const kinds = (Object.keys(WORDS) as PieceChange["kind"][]).flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [`${WORDS[kind]}: ${titles(own)}`];
  });
  const renamed = changes.flatMap(({ kind, before, renamed: to }) =>
    kind === "removed" && before && to ? [`${before.deck}/${before.card} as ${to.deck}/${to.card}`] : [],
  );
  return [
    `${kit} since ${since}: ${counted(printed, "piece")} to print, ${taken}`,
    ...otherBacks.map((deck) => `all cards of "${deck}" have another back`),
    ...kinds,
    ...(renamed.length > 0 ? [`renamed? equal pictures: ${firstOf(renamed)}`] : []),
  ].join("; ");
}

const titles = (changes: readonly PieceChange[]): string =>
  firstOf(
    changes.map(({ before, now, print, takeOut }) => {
      const count = Math.max(print, takeOut);
      return `${(now ?? before)?.title}${count > 1 ? ` (${count})` : ""}`;
    }),
  );

function firstOf(words: readonly string[]): string {
  const more = words.length - MOST_TITLES;
  return more > 0 ? `${words.slice(0, MOST_TITLES).join(", ")} and ${more} more` : listed(words);
}

export const unchangedWords = ({ game, since }: EventOf<"nothing-changed">): string =>
  `${game}: nothing has changed since ${since}; nothing was printed`;
