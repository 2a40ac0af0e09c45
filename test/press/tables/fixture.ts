/**
 * A small game for tables, and pictures of one colour per face, by which a test recognises them. Its cards are a tenth as
 * large as usual, so that all pictures are quick to make.
 */
import { hash } from "node:crypto";
import type { DrawFaces } from "../../../src/press/tables/make-pictures.ts";
import { type SlotJournal, withSlots } from "../../../src/press/tables/slots.ts";
import type { TableFile, TableFiles } from "../../../src/press/tables/table-files.ts";
import type { TableCard, TableFace, TableGame, TablePile } from "../../../src/press/tables/table-game.ts";
import sharp from "../../support/paper/sharp.ts";
import type { Files, SeenFace } from "./readers/seen.ts";

const CARD = { width: 6.35, height: 8.89 };

export const face = (key: string, size = CARD): TableFace => ({ key, size });

export const card = (id: string, copies = 1, more: Partial<TableCard> = {}): TableCard => ({
  ...{ id, title: `The ${id}`, fields: { suit: "cups", note: `of ${id}` }, copies },
  ...{ front: face(`front of ${id}`), back: face("usual back"), ...more },
});

const pile = (id: string, cards: readonly TableCard[], more: Partial<TablePile> = {}): TablePile => ({
  ...{ id, title: `Pile ${id}`, kind: "cards", outline: "rounded", size: CARD, cards, ...more },
});

const numbered = (count: number, name: string): readonly TableCard[] =>
  Array.from({ length: count }, (_, index) => card(`${name}-${index + 1}`, 1 + (index % 3)));

const ROUND = { width: 5, height: 5 };

const token = (id: string, copies: number, back?: TableFace): TableCard => {
  const { back: _, ...rest } = card(id, copies, { front: face(`front of ${id}`, ROUND) });
  return { ...rest, ...(back && { back }) };
};

/** Every kind of thing that a game has. */
export const GAME: TableGame = {
  id: "tiny",
  name: "tiny--all",
  title: "Tiny Game",
  version: "1.2.0",
  players: { min: 2, max: 4 },
  minutes: { min: 30, max: 30 },
  credits: "by nobody",
  piles: [
    pile("main", numbered(11, "m")),
    pile("two-backs", [card("red"), card("blue", 2, { back: face("other back") })]),
    pile("alone", [card("only")]),
    pile("bare", [token("no-back", 2)], { size: ROUND }),
    pile("coins", [token("one", 3), token("five", 1, face("coin back", ROUND))], {
      ...{ kind: "tokens", outline: "round", size: ROUND },
    }),
    pile("tiles", [token("hill", 1)], { kind: "tokens", outline: "hexagon", size: ROUND }),
    pile("figures", [token("hero", 2)], { kind: "tokens", outline: "standing", size: ROUND }),
  ],
  dice: [
    {
      id: "six",
      title: "Wind die",
      colour: "#1d5fa6",
      faces: ["n", "e", "s", "w", "calm", "storm"],
      copies: 2,
    },
    {
      id: "twenty",
      title: "Luck die",
      colour: "#ffffff",
      faces: Array.from({ length: 20 }, (_, at) => `${at + 1}`),
      copies: 1,
    },
  ],
  boards: [
    {
      id: "sea",
      title: "The Sea",
      size: { width: 40, height: 20 },
      front: face("the sea", { width: 40, height: 20 }),
    },
  ],
  layouts: [
    {
      id: "first",
      title: "First Voyage",
      cards: [
        { pile: "main", card: "m-2", x: -3, y: 0, turn: 90, isFaceDown: false },
        { pile: "main", card: "m-4", x: 3, y: 0, turn: 0, isFaceDown: true },
      ],
    },
  ],
};

/** Earlier exports had a card that is gone, on a sheet that is too small for all cards of today. */
const BEFORE: SlotJournal = {
  game: "tiny",
  decks: new Map([["main", [{ key: 66086, columns: 3, rows: 2, cards: ["gone", "m-4", "m-1"] }]]]),
};

export const slotsFor = (game: TableGame, before: SlotJournal = BEFORE): SlotJournal =>
  withSlots(before, game.piles);

/** "#rrggbb" by which the picture of a face is known. */
export const colourOf = (key: string): string => `#${hash("sha256", key).slice(0, 6)}`;

export const drawPlain: DrawFaces = async function* (jobs) {
  for (const {
    face: { key },
    size,
  } of jobs)
    yield await sharp({ create: { ...size, channels: 3, background: colourOf(key) } })
      .png()
      .toBuffer();
};

export const BASE = "https://example.org/tiny/";

/** All files of an export. */
export async function filesOf(
  write: TableFiles,
  game: TableGame = GAME,
  slots: SlotJournal = slotsFor(game),
): Promise<{ readonly files: Files; readonly listed: readonly TableFile[] }> {
  const files = new Map<string, Uint8Array>();
  const listed: TableFile[] = [];
  for await (const file of write({ game, slots, drawFaces: drawPlain, addressOf: (name) => BASE + name })) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.chunks) chunks.push(chunk);
    files.set(file.path, Buffer.concat(chunks));
    listed.push(file);
  }
  return { files, listed };
}

/** Finds the colour in the middle of a face on its picture; each picture is opened once. */
export function colourFinder(files: Files): (face: SeenFace) => Promise<string> {
  const opened = new Map<string, ReturnType<typeof pixelsOf>>();
  return async ({ picture, cell, grid }) => {
    const bytes = files.get(picture);
    if (!bytes) throw new Error(`there is no picture "${picture}"`);
    const opening = opened.get(picture) ?? pixelsOf(bytes);
    opened.set(picture, opening);
    const { data, info } = await opening;
    const x = Math.floor(((cell.column + 0.5) * info.width) / grid.columns);
    const y = Math.floor(((cell.row + 0.5) * info.height) / grid.rows);
    const at = (y * info.width + x) * info.channels;
    return `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`;
  };
}

const pixelsOf = (bytes: Uint8Array) =>
  sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
