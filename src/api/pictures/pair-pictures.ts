/**
 * Which picture is whose, by the names of files: by id ("axe-7.png"), by title ("Axe 7.png"), or by number ("battle_07.png" is
 * the seventh card of the deck "battle"; "07.png" if there is one deck). "-front" and "-back" at the end say which side.
 * Case, accents, spaces, hyphens, underscores and zeros before a number do not matter.
 * A name that fits several cards is not guessed: it is listed with these cards.
 */

export interface PairedCard {
  readonly deck: string;
  readonly id: string;
  readonly title: string;
  /** Position in the deck, from 1. */
  readonly number: number;
}

export interface Pair {
  readonly file: string;
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  readonly by: "id" | "title" | "number";
}

/** A file that fits no card, or several. */
export interface Unpaired {
  readonly file: string;
  /** For people. */
  readonly why: string;
  /** Cards whose picture it may be. */
  readonly candidates: readonly { readonly deck: string; readonly card: string }[];
}

export interface Pairing {
  readonly pairs: readonly Pair[];
  readonly rest: readonly Unpaired[];
}

/** @param files paths or names, with their endings */
export function pairPictures(files: readonly string[], cards: readonly PairedCard[]): Pairing {
  const tables = tablesOf(cards);
  const found = files.map((file) => foundFor(file, tables));
  const byFace = new Map<string, Pair[]>();
  for (const one of found)
    if ("by" in one) byFace.set(faceOf(one), [...(byFace.get(faceOf(one)) ?? []), one]);
  const pairs: Pair[] = [];
  const rest: Unpaired[] = [];
  for (const one of found) {
    if (!("by" in one)) rest.push(one);
    else if (best(byFace.get(faceOf(one)) ?? []) === one) pairs.push(one);
    else rest.push(rivalOf(one, byFace.get(faceOf(one)) ?? []));
  }
  return { pairs, rest };
}

const KINDS = ["id", "title", "number"] as const;

type Tables = { readonly [K in (typeof KINDS)[number]]: ReadonlyMap<string, readonly PairedCard[]> };

function tablesOf(cards: readonly PairedCard[]): Tables {
  const isOneDeck = new Set(cards.map(({ deck }) => deck)).size === 1;
  return {
    id: tableOf(cards, ({ deck, id }) => [id, `${deck}-${id}`]),
    title: tableOf(cards, ({ deck, title }) => [title, `${deck}-${title}`]),
    number: tableOf(cards, ({ deck, number }) => [
      `${deck}-${number}`,
      ...(isOneDeck ? [String(number)] : []),
    ]),
  };
}

function tableOf(
  cards: readonly PairedCard[],
  namesOf: (card: PairedCard) => readonly string[],
): ReadonlyMap<string, readonly PairedCard[]> {
  const table = new Map<string, PairedCard[]>();
  for (const card of cards)
    for (const name of new Set(namesOf(card).map(plainName))) {
      if (name === "") continue;
      const known = table.get(name);
      if (known) known.push(card);
      else table.set(name, [card]);
    }
  return table;
}

function foundFor(file: string, tables: Tables): Pair | Unpaired {
  const name = plainName((file.split("/").at(-1) ?? file).replace(/\.[^.]*$/, ""));
  const [, stem = name, word] = /^(.+)-(front|back)$/.exec(name) ?? [];
  const side = word === "back" ? "back" : "front";
  // a card may be called "hold-back"
  for (const [asked, of] of [[name, "front"] as const, [stem, side] as const])
    for (const by of KINDS) {
      const [card, ...others] = tables[by].get(asked) ?? [];
      if (!card) continue;
      if (others.length > 0) return ambiguous(file, by, [card, ...others]);
      return { file, deck: card.deck, card: card.id, side: of, by };
    }
  return { file, why: "no card has this id, title or number", candidates: [] };
}

function ambiguous(file: string, by: Pair["by"], cards: readonly PairedCard[]): Unpaired {
  return {
    file,
    why: `${cards.length} cards have this ${by}`,
    candidates: cards.map(({ deck, id }) => ({ deck, card: id })),
  };
}

/** Of several pictures for one side the surest way; undefined if two are as sure. */
function best(pairs: readonly Pair[]): Pair | undefined {
  for (const kind of KINDS) {
    const [first, second] = pairs.filter(({ by }) => by === kind);
    if (first) return second ? undefined : first;
  }
  return undefined;
}

function rivalOf({ file, deck, card }: Pair, pairs: readonly Pair[]): Unpaired {
  const others = pairs.filter((pair) => pair.file !== file).map((pair) => pair.file.split("/").at(-1));
  return { file, why: `${others.join(" and ")} fits the same card`, candidates: [{ deck, card }] };
}

const faceOf = ({ deck, card, side }: Pair): string => `${deck}\0${card}\0${side}`;

/** "Ça va_07 (Big)" becomes "ca-va-7-big". */
function plainName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/(^|\D)0+(?=\d)/g, "$1");
}
