/** What is printed together: the contents of one or more kits, or all decks of a game without kits. */
import type { Box } from "../../units/box.ts";
import type { Card, Deck, Game, Kit, KitItem, Scenario } from "../game.ts";
import { cardsOfItem, copiesIn } from "./kit-cards.ts";

/** The contents of one PDF. */
export interface Print {
  readonly id: string;
  readonly title: string;
  /** The kits that it belongs to, "main+magic-shop"; empty for a game without kits. Absent if it is not part of a kit. */
  readonly of?: string;
  /** Id of the only paper that it is for; absent = all requested ones. */
  readonly paper?: string;
  readonly cards: readonly { readonly deck: Deck; readonly card: Card; readonly copies: number }[];
  /**
   * How it is laid out on paper; absent = as cards, many to a sheet. Pages are printed back to back, as many to a sheet as fit; a
   * poster is split over several sheets, and so is a board that does not fit the paper; a booklet is for a screen, to fold, or
   * in page order; lists of a kit are pages about its pieces, each a whole sheet.
   */
  readonly as?: "pages" | "poster" | "board" | "booklet-screen" | "booklet" | "booklet-pages" | "lists";
  /** The printed booklet, and what it is printed with; `cards` is then empty. */
  readonly booklet?: { readonly id: string; readonly kit: KitPrint };
  /** Those that pages or a poster should show; `cards` has the ones that can be drawn. */
  readonly scenarios?: readonly Scenario[];
  /** For a contact sheet: the thumbnails on each of its pages, by the page's id. */
  readonly pictures?: ReadonlyMap<string, readonly SmallFace[]>;
  /** Other pictures to place on its pages, by the page's id. */
  readonly placed?: ReadonlyMap<string, readonly PlacedPicture[]>;
  /** What it is, for the metadata of its PDF, if it is not a usual print. */
  readonly subject?: string;
}

/** A picture at its place on a page, in mm. */
export interface PlacedPicture {
  readonly picture: PixelsOfPicture;
  readonly box: Box;
  /** Areas to mark, on the page. */
  readonly marks?: readonly Box[];
}

/** Checked pixels, as the press takes them. */
export interface PixelsOfPicture {
  readonly key: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly type: "jpeg" | "png";
  readonly alpha: boolean;
  load(): Promise<Uint8Array>;
}

/** A thumbnail of a card's side on some page. In mm on that page. */
export interface SmallFace {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  readonly x: number;
  readonly y: number;
  /** Its height; the width follows. */
  readonly height: number;
}

/** A whole print before its boards are split off onto their own sheets. */
export interface KitPrint extends Print {
  /** The kits in it; none for a game without kits. */
  readonly kits: readonly Kit[];
}

export interface PrintWishes {
  /** Names of kits, or of several printed together: "main+magic-shop"; none = all. */
  readonly kits: readonly string[];
  /** Only what this many players need. */
  readonly players?: number | undefined;
}

/** The parts of "main+magic-shop". */
export const kitsNamed = (name: string): readonly string[] => name.split("+");

/**
 * The prints of a build: the named kits, or none if they belong to other games; without names, all kits; without kits, all
 * decks together. Each is followed by its boards.
 */
export function printsOf(game: Game, wishes: PrintWishes): readonly Print[] {
  return wholePrints(game, wishes).flatMap(withBoards);
}

/** What is printed together, with boards among the cards. */
export function wholePrints(game: Game, { kits, players }: PrintWishes): readonly KitPrint[] {
  if (game.kits.length === 0 && kits.length === 0) return [{ ...allDecks(game), kits: [] }];
  if (kits.length === 0) return game.kits.map((kit) => kitsAsOne(game, [kit], players));
  return kits.flatMap((name) => {
    const parts = kitsNamed(name).map((id) => game.kits.find((kit) => kit.id === id));
    return parts.every((kit) => kit !== undefined) ? [kitsAsOne(game, parts, players)] : [];
  });
}

/** Entries that two of the kits share, from a third kit or from one of them, are printed once. */
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

/** Of cards that are dealt out, the shares of this many players; of the others, those that are used. */
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

/** If every player gets a different card, those of the first players. */
function firstOf(lines: Print["cards"], count: number): Print["cards"] {
  let left = count;
  return lines.flatMap((line) => {
    const copies = Math.min(line.copies, left);
    left -= copies;
    return copies > 0 ? [{ ...line, copies }] : [];
  });
}

/** A card without a number is always used. */
function takesPart({ fields }: Card, field: string, players: number): boolean {
  const least = fields[field];
  return typeof least !== "number" || least <= players;
}

/** Each board is printed separately: nothing else fits beside it. */
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

/** The booklets of kits printed together, or all of a game without kits: each for a screen and for paper. */
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

/** The kit itself if no number of players is given. */
export function kitFor({ scenarios }: Pick<Game, "scenarios">, kit: Kit, players: number | undefined): Kit {
  if (players === undefined) return kit;
  const isFor = (id: string): boolean =>
    scenarios.some((one) => one.id === id && players >= one.players.min && players <= one.players.max);
  return { ...kit, scenarios: kit.scenarios.filter(({ scenario }) => isFor(scenario)) };
}

/** The name of prints for a number of players: "starter-pack-4-players". */
export const nameFor = (id: string, players: number | undefined): string =>
  players === undefined ? id : `${id}-${players}-players`;
