/** The contents of a kit, in words and numbers: its components, each with its pieces and their copies. */
import type { PaperWord } from "../../words/paper-words.ts";
import { inEnglish, type Say, sayCounted, sayIn } from "../../words/say.ts";
import type { Card, Deck, Game, Scenario } from "../game.ts";
import { titleOf } from "../titles.ts";
import { copiesIn } from "./kit-cards.ts";
import type { KitPrint, Print } from "./prints.ts";

export interface ContentsLine {
  /** Absent if there is only an id. */
  readonly title?: string;
  readonly id: string;
  readonly copies: number;
  /** Absent for anything but cards: booklets, set-up sheets, posters. */
  readonly piece?: { readonly deck: Deck; readonly card: Card };
}

/** What is no piece: each is counted by itself. */
export type Paper = "set-up sheet" | "poster" | "booklet";

export interface Component {
  readonly title: string;
  /** The noun for one of its lines if they are not pieces: "booklet". */
  readonly paper?: Paper;
  /** The title for one of them, as it is printed. */
  readonly single?: string;
  readonly lines: readonly ContentsLine[];
}

/**
 * The components of a kit: its decks in the order given, then everything else that is printed. Cards of one deck from several
 * kits are one component, and a card that several include is one line.
 * @param lines the kit's cards, in the order in which they are to be listed
 */
export function componentsOf(game: Game, whole: KitPrint, lines: Print["cards"]): readonly Component[] {
  const decks = [...new Set(lines.filter(({ copies }) => copies > 0).map(({ deck }) => deck))];
  return [
    ...decks.map((deck) => ({ title: deck.title, lines: linesOf(deck, lines) })),
    ...papersOf(game, whole),
  ];
}

/** The components of a kit that are not decks. */
export function papersOf(
  game: Game,
  { kits }: KitPrint,
): readonly (Component & { readonly paper: Paper; readonly single: string })[] {
  const say = sayIn(game.translations);
  const named = (many: PaperWord, one: PaperWord) => ({ title: say(many), single: say(one) });
  const papers: readonly (Component & { readonly paper: Paper; readonly single: string })[] = [
    {
      ...named("Set-up sheets", "Set-up sheet"),
      paper: "set-up sheet",
      lines: scenariosOf(game, kits, () => true),
    },
    {
      ...named("Posters", "Poster"),
      paper: "poster",
      lines: scenariosOf(game, kits, ({ poster }) => poster),
    },
    { ...named("Booklets", "Booklet"), paper: "booklet", lines: bookletsOf(game, kits) },
  ];
  return papers.filter((component) => component.lines.length > 0);
}

/** The decks among these cards, in order, with the number of their pieces, including copies: `countOf` their components. */
export function deckCounts(
  lines: Print["cards"],
): readonly { readonly title: string; readonly count: number }[] {
  const counts = new Map<Deck, number>();
  for (const { deck, copies } of lines) if (copies > 0) counts.set(deck, (counts.get(deck) ?? 0) + copies);
  return [...counts].map(([{ title }, count]) => ({ title, count }));
}

/** The number of all pieces of a component, including copies. */
export const countOf = ({ lines }: Component): number => copiesIn(lines);

/** Cards, boards and other pieces, as builds count them: without set-up sheets, posters and booklets. */
export const piecesIn = (components: readonly Component[]): number =>
  components.filter(({ paper }) => paper === undefined).reduce((sum, one) => sum + countOf(one), 0);

/** "470 pieces, 10 set-up sheets and 1 booklet". @param say how it is worded on paper; default in English */
export function totalWords(components: readonly Component[], say: Say = inEnglish): string {
  const papers = components.flatMap((one) =>
    one.paper === undefined
      ? []
      : sayCounted(say, countOf(one), `{count} ${one.paper}`, `{count} ${one.paper}s`),
  );
  const pieces = sayCounted(say, piecesIn(components), "{count} piece", "{count} pieces");
  const last = papers.at(-1);
  const first = [pieces, ...papers.slice(0, -1)].join(", ");
  return last === undefined ? first : say("{first} and {last}", { first, last });
}

function linesOf(deck: Deck, all: Print["cards"]): readonly ContentsLine[] {
  const copies = new Map<Card, number>();
  for (const line of all)
    if (line.deck === deck && line.copies > 0)
      copies.set(line.card, (copies.get(line.card) ?? 0) + line.copies);
  return [...copies].map(([card, count]) => {
    const title = titleOf(card.fields);
    return { ...(title === undefined ? {} : { title }), id: card.id, copies: count, piece: { deck, card } };
  });
}

function scenariosOf(
  { scenarios }: Game,
  kits: KitPrint["kits"],
  isWanted: (entry: KitPrint["kits"][number]["scenarios"][number]) => boolean,
): readonly ContentsLine[] {
  const ids = new Set(kits.flatMap((kit) => kit.scenarios.filter(isWanted).map(({ scenario }) => scenario)));
  const lineOf = ({ id, title }: Scenario): ContentsLine => ({ id, title, copies: 1 });
  return [...ids].flatMap((id) => scenarios.filter((one) => one.id === id).map(lineOf));
}

/** For a game without kits, all. */
function bookletsOf({ booklets }: Game, kits: KitPrint["kits"]): readonly ContentsLine[] {
  const ids = new Set(kits.length === 0 ? booklets.map(({ id }) => id) : kits.flatMap((kit) => kit.booklets));
  return [...ids].flatMap((id) =>
    booklets.filter((one) => one.id === id).map(({ title }) => ({ id, title, copies: 1 })),
  );
}
