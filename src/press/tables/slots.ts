/**
 * The slot journal: on which sheet, and where on it, each card of a game is. It is only ever added to: a removed card
 * leaves its slot empty, a new one takes the next free slot, so that cards that lie in somebody's saved game keep their
 * picture. Equal for all tables; a person may commit it.
 */
import type { Size } from "../../units/box.ts";
import { type Grid, gridFor, MOST_COLUMNS, MOST_ROWS } from "./grid.ts";
import type { TablePile } from "./table-game.ts";

export interface SlotJournal {
  readonly game: string;
  readonly decks: ReadonlyMap<string, readonly SlotSheet[]>;
}

export interface SlotSheet extends Grid {
  /** The number of the sheet among all of the game, from 1. */
  readonly key: number;
  /** Ids of cards by slot, row by row; never more than the grid has. */
  readonly cards: readonly string[];
}

const FORMAT = 1;

export const noSlots = (game: string): SlotJournal => ({ game, decks: new Map() });

/** The journal with slots for all cards of these piles. */
export function withSlots(journal: SlotJournal, piles: readonly TablePile[]): SlotJournal {
  const decks = new Map(journal.decks);
  let next = 1 + Math.max(0, ...[...decks.values()].flat().map(({ key }) => key));
  for (const { id, size, cards } of piles) {
    const sheets = [...(decks.get(id) ?? [])];
    const known = new Set(sheets.flatMap((sheet) => sheet.cards));
    const added = cards.map((card) => card.id).filter((card) => !known.has(card));
    next = add(sheets, added, size, next);
    decks.set(id, sheets);
  }
  return { ...journal, decks };
}

/** Free slots that a sheet begins with if others are full, so that cards to come do not get a sheet each. */
const SPARE = 5;

/** Fills the last sheet, then begins new ones. Returns the next free key. */
function add(sheets: SlotSheet[], added: string[], size: Size, key: number): number {
  let next = key;
  while (added.length > 0) {
    const last = sheets.at(-1);
    const room = last ? last.columns * last.rows - last.cards.length : 0;
    if (last && room > 0) {
      sheets[sheets.length - 1] = { ...last, cards: [...last.cards, ...added.splice(0, room)] };
    } else {
      sheets.push({ key: next, ...gridFor(added.length + (last ? SPARE : 0), size), cards: [] });
      next += 1;
    }
  }
  return next;
}

/** As a file: one line for each sheet, so that a comparison of versions shows what was added. */
export function slotText({ game, decks }: SlotJournal): string {
  const lists = [...decks].map(([id, sheets]) => {
    const lines = sheets.map((sheet) => `      ${JSON.stringify(sheet)}`);
    return `    ${JSON.stringify(id)}: [\n${lines.join(",\n")}\n    ]`;
  });
  return `{\n  "slots": ${FORMAT},\n  "game": ${JSON.stringify(game)},\n  "decks": {\n${lists.join(",\n")}\n  }\n}\n`;
}

/** The journal in a file, or why it is none: ends the sentence "it ...". */
export function readSlots(text: string, game: string): SlotJournal | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "is not JSON" };
  }
  const { slots, game: owner, decks } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (slots === undefined || typeof decks !== "object" || decks === null || Array.isArray(decks))
    return { problem: "is not a slot journal" };
  if (slots !== FORMAT)
    return { problem: `has format ${JSON.stringify(slots)}; this version reads ${FORMAT}` };
  if (owner !== game) return { problem: `is of the game "${String(owner)}", not of "${game}"` };
  const entries = Object.entries(decks as object) as [string, unknown][];
  const bad = entries.find(([, sheets]) => !Array.isArray(sheets) || !sheets.every(isSheet));
  if (bad) return { problem: `lists no usable sheets for the deck "${bad[0]}"` };
  const read = new Map(entries as [string, readonly SlotSheet[]][]);
  return twice(read) ?? { game, decks: read };
}

/** Two sheets with one number, or two slots of a card: then pictures would be mixed up. */
function twice(decks: SlotJournal["decks"]): { readonly problem: string } | undefined {
  const keys = new Set<number>();
  for (const [deck, sheets] of decks) {
    const cards = new Set<string>();
    for (const sheet of sheets) {
      if (keys.has(sheet.key)) return { problem: `has two sheets with the number ${sheet.key}` };
      keys.add(sheet.key);
      for (const card of sheet.cards) {
        if (cards.has(card)) return { problem: `has two slots for the card "${card}" of "${deck}"` };
        cards.add(card);
      }
    }
  }
  return undefined;
}

function isSheet(value: unknown): value is SlotSheet {
  const { key, columns, rows, cards } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    isNumber(key, MOST_KEY) &&
    isNumber(columns, MOST_COLUMNS) &&
    isNumber(rows, MOST_ROWS) &&
    Array.isArray(cards) &&
    cards.length <= columns * rows &&
    cards.every((card) => typeof card === "string")
  );
}

/** 100 x key + slot stays a whole number of 32 bits, as the table stores it. */
const MOST_KEY = 20_000_000;

const isNumber = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
