/** What is printed as one: the contents of a kit or of several, or all decks of a game that has no kit. */
import type { Card, Deck, Game, Kit, KitItem, Scenario } from "../game.ts";
import { cardsOfItem, copiesIn } from "./kit-cards.ts";

/** What one PDF holds. */
export interface Print {
  readonly id: string;
  readonly title: string;
  /** The kits that it belongs to, "main+magic-shop"; empty of a game that has none. Absent of what is no part of a kit. */
  readonly of?: string;
  /** Id of the one paper that it is for; absent = all that are asked for. */
  readonly paper?: string;
  readonly cards: readonly { readonly deck: Deck; readonly card: Card; readonly copies: number }[];
  /**
   * How it lies on paper; absent = as cards, many on a sheet. Pages lie back to back and as many on a sheet as fit, a
   * poster goes over several sheets, a board too where the paper does not hold it; a booklet for a screen, to fold, or in the order of its pages;
   * lists of a kit are pages about its pieces, each a whole sheet.
   */
  readonly as?: "pages" | "poster" | "board" | "booklet-screen" | "booklet" | "booklet-pages" | "lists";
  /** The booklet that is printed, and what it is printed with; `cards` is empty then. */
  readonly booklet?: { readonly id: string; readonly kit: KitPrint };
  /** Those that pages or a poster are to show; `cards` has the ones that can be drawn. */
  readonly scenarios?: readonly Scenario[];
  /** Of a contact sheet: what each of its pages shows small, by the page's id. */
  readonly pictures?: ReadonlyMap<string, readonly SmallFace[]>;
}

/** A side of a card, drawn small on a page of something else. In mm of that page. */
export interface SmallFace {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  readonly x: number;
  readonly y: number;
  /** Its height; the width follows. */
  readonly height: number;
}

/** A whole print before its boards are put on sheets of their own. */
export interface KitPrint extends Print {
  /** Those that it holds; none of a game that has no kit. */
  readonly kits: readonly Kit[];
}

export interface PrintWishes {
  /** Names of kits, or of several as one: "main+magic-shop"; none = all. */
  readonly kits: readonly string[];
  /** Only what so many need. */
  readonly players?: number | undefined;
}

/** The parts of "main+magic-shop". */
export const kitsNamed = (name: string): readonly string[] => name.split("+");

/**
 * The prints that a build makes: the named kits, none when they are those of other games; else all kits, else all decks as
 * one; behind each, its boards.
 */
export function printsOf(game: Game, wishes: PrintWishes): readonly Print[] {
  return wholePrints(game, wishes).flatMap(withBoards);
}

/** What is printed as one, its boards among the cards. */
export function wholePrints(game: Game, { kits, players }: PrintWishes): readonly KitPrint[] {
  if (game.kits.length === 0 && kits.length === 0) return [{ ...allDecks(game), kits: [] }];
  if (kits.length === 0) return game.kits.map((kit) => kitsAsOne(game, [kit], players));
  return kits.flatMap((name) => {
    const parts = kitsNamed(name).map((id) => game.kits.find((kit) => kit.id === id));
    return parts.every((kit) => kit !== undefined) ? [kitsAsOne(game, parts, players)] : [];
  });
}

/** What two of the kits have from a third that belongs to both, or from one of them, is printed once. */
export function kitsAsOne(game: Game, kits: readonly Kit[], players?: number): KitPrint {
  const items = [...new Set(kits.flatMap((kit) => kit.items))];
  return {
    kits: kits.map((kit) => kitFor(game, kit, players)),
    of: kits.map(({ id }) => id).join("+"),
    id: nameFor(kits.map(({ id }) => id).join("+"), players),
    title: kits.map(({ title }) => title).join(" + "),
    cards: items.flatMap((item) => linesOf(game, item, players)),
  };
}

function linesOf(game: Game, item: KitItem, players: number | undefined): Print["cards"] {
  const deck = game.decks.find((candidate) => candidate.id === item.deck);
  if (!deck) return [];
  const all = cardsOfItem(game, item).map((card) => ({ deck, card, copies: card.copies * item.times }));
  return players === undefined ? all : forPlayers(all, item, players, game.players?.max ?? players);
}

/** Of cards that are dealt out, the shares of so many; of the others those that take part. */
function forPlayers(
  lines: Print["cards"],
  { per, from, upTo }: KitItem,
  players: number,
  most: number,
): Print["cards"] {
  if (upTo !== undefined && players > upTo) return [];
  const taking = from === undefined ? lines : lines.filter(({ card }) => takesPart(card, from, players));
  if (per === undefined || players >= most) return taking;
  const isShared = taking.every(({ copies }) => copies % most === 0);
  return isShared
    ? taking.map((line) => ({ ...line, copies: (line.copies / most) * players }))
    : firstOf(taking, Math.ceil((copiesIn(taking) / most) * players));
}

/** Where everybody gets a card of their own, those of the first players. */
function firstOf(lines: Print["cards"], count: number): Print["cards"] {
  let left = count;
  return lines.flatMap((line) => {
    const copies = Math.min(line.copies, left);
    left -= copies;
    return copies > 0 ? [{ ...line, copies }] : [];
  });
}

/** A card that does not say takes part always. */
function takesPart({ fields }: Card, field: string, players: number): boolean {
  const least = fields[field];
  return typeof least !== "number" || least <= players;
}

/** Boards are printed each on its own: nothing else fits beside them. */
function withBoards({ kits: _, ...print }: KitPrint): readonly Print[] {
  const boards = print.cards.filter(({ deck, copies }) => deck.shape === "board" && copies > 0);
  if (boards.length === 0) return [print];
  const cards = print.cards.filter(({ deck }) => deck.shape !== "board");
  const own = boards.map((line): Print => {
    const { id } = line.card;
    return {
      id: `${print.id}-${id}`,
      title: `${print.title}: ${line.deck.title}`,
      of: print.of ?? "",
      as: "board",
      cards: [line],
    };
  });
  return [...(cards.length > 0 ? [{ ...print, cards }] : []), ...own];
}

/** The booklets of kits that are printed as one, or all of a game that has no kit: each for a screen and for paper. */
export function bookletPrints({ booklets }: Pick<Game, "booklets">, kit: KitPrint): readonly Print[] {
  const { kits } = kit;
  const ids = kits.length === 0 ? booklets.map(({ id }) => id) : kits.flatMap((one) => one.booklets);
  const held = [...new Set(ids)].flatMap((id) => booklets.find((one) => one.id === id) ?? []);
  return held.flatMap(({ id, title: own }) => {
    const name = kits.length === 0 ? id : `${kit.id}-${id}`;
    const title = kits.length === 0 ? own : `${kit.title}: ${own}`;
    const print = { title, of: kit.of ?? "", cards: [], booklet: { id, kit } };
    return [
      { ...print, id: `${name}-screen`, as: "booklet-screen" as const },
      { ...print, id: `${name}-booklet`, as: "booklet" as const },
      { ...print, id: `${name}-pages`, as: "booklet-pages" as const },
    ];
  });
}

function allDecks(game: Game): Print {
  return {
    id: "all-decks",
    of: "",
    title: "All decks",
    cards: game.decks.flatMap((deck) => deck.cards.map((card) => ({ deck, card, copies: card.copies }))),
  };
}

/** The kit itself when no number is asked for. */
export function kitFor({ scenarios }: Pick<Game, "scenarios">, kit: Kit, players: number | undefined): Kit {
  if (players === undefined) return kit;
  const isFor = (id: string): boolean =>
    scenarios.some((one) => one.id === id && players >= one.players.min && players <= one.players.max);
  return { ...kit, scenarios: kit.scenarios.filter(({ scenario }) => isFor(scenario)) };
}

/** How prints for so many are called: "starter-pack-4-players". */
export const nameFor = (id: string, players: number | undefined): string =>
  players === undefined ? id : `${id}-${players}-players`;
