/** What an update prints and takes out, in words. */
import { counted, listed } from "../words.ts";

interface Piece {
  readonly deck: string;
  readonly card: string;
  readonly title: string;
}

interface Change {
  readonly kind: "changed" | "new" | "more" | "fewer" | "removed";
  readonly before?: Piece | undefined;
  readonly now?: Piece | undefined;
  /** Copies. */
  readonly print: number;
  readonly takeOut: number;
  readonly renamed?: Pick<Piece, "deck" | "card"> | undefined;
}

interface Update {
  readonly kit: string;
  readonly since: string;
  readonly changes: readonly Change[];
  /** Decks whose cards all have another back. */
  readonly otherBacks: readonly string[];
  /** There is no earlier print of the kit. */
  readonly isNew?: boolean | undefined;
  readonly hasNoTakeOutSheet?: boolean | undefined;
}

/** Titles to list of each kind of change. */
const MOST_TITLES = 12;

const WORDS: Readonly<Record<Change["kind"], string>> = {
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
export function updateWords({ kit, since, changes, otherBacks, isNew, hasNoTakeOutSheet }: Update): string {
  const printed = changes.reduce((sum, { print }) => sum + print, 0);
  const out = changes.reduce((sum, { takeOut }) => sum + takeOut, 0);
  if (isNew) return `${kit}: not printed as ${since}, so all of it is new: ${counted(printed, "piece")}`;
  const taken = out === 0 ? "nothing to take out" : `${counted(out, "old piece")} to take out`;
  const kinds = (Object.keys(WORDS) as Change["kind"][]).flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [`${WORDS[kind]}: ${titles(own)}`];
  });
  const renamed = changes.flatMap(({ kind, before, renamed: to }) =>
    kind === "removed" && before && to ? [`${before.deck}/${before.card} as ${to.deck}/${to.card}`] : [],
  );
  return [
    `${kit} since ${since}: ${counted(printed, "piece")} to print, ${taken}`,
    ...(hasNoTakeOutSheet ? ["no paper here holds the take-out sheet, A4 and Letter do"] : []),
    ...otherBacks.map((deck) => `all cards of "${deck}" have another back`),
    ...kinds,
    ...(renamed.length > 0 ? [`renamed? equal pictures: ${firstOf(renamed)}`] : []),
  ].join("; ");
}

const titles = (changes: readonly Change[]): string =>
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

export const unchangedWords = ({ game, since }: { readonly game: string; readonly since: string }): string =>
  `${game}: nothing has changed since ${since}; nothing was printed`;
