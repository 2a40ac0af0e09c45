/** Cards keep their slots and ids when a game is edited; grids are as the tables want them; other journals are refused. */
import { describe, expect, test } from "vitest";
import { cellSize, gridFor, singleSize } from "../../../src/press/tables/grid.ts";
import { shortGuid } from "../../../src/press/tables/ids.ts";
import { noSlots, readSlots, slotText, withSlots } from "../../../src/press/tables/slots.ts";
import {
  pcioFiles,
  type TableFiles,
  ttpgFiles,
  ttsFiles,
  vttFiles,
} from "../../../src/press/tables/table-files.ts";
import type { TableCard, TableGame, TablePile } from "../../../src/press/tables/table-game.ts";
import { card, filesOf, GAME, slotsFor } from "./fixture.ts";
import { readPcio } from "./readers/read-pcio.ts";
import { readTtpg } from "./readers/read-ttpg.ts";
import { readTts } from "./readers/read-tts.ts";
import { readVtt } from "./readers/read-vtt.ts";
import { type Files, jsonOf, type Seen } from "./readers/seen.ts";

const POKER = { width: 63.5, height: 88.9 };

describe("grids", () => {
  test.each([
    // at 4,096 px a poker card 500 px wide is 700 px high: eight across, five down
    [41, { columns: 8, rows: 5 }],
    [40, { columns: 8, rows: 5 }],
    [1, { columns: 1, rows: 1 }],
    // 750 x 1,050 px each: 5 x 3 fit as printed
    [15, { columns: 5, rows: 3 }],
  ])("for %i poker cards", (count, grid) => expect(gridFor(count, POKER)).toEqual(grid));

  test.each([1, 2, 7, 16, 18, 33, 52, 69, 70, 200])("of %i cards keep the limits", (count) => {
    for (const size of [
      POKER,
      { width: 70, height: 120 },
      { width: 44, height: 63 },
      { width: 120, height: 70 },
    ]) {
      const grid = gridFor(count, size);
      const cell = cellSize(size, grid);
      expect(grid.columns).toBeLessThanOrEqual(10);
      expect(grid.rows).toBeLessThanOrEqual(7);
      expect(cell.width * grid.columns).toBeLessThanOrEqual(4096);
      expect(cell.height * grid.rows).toBeLessThanOrEqual(4096);
      expect(cell.width).toBeGreaterThanOrEqual(500);
      expect(cell.width / cell.height).toBeCloseTo(size.width / size.height, 2);
    }
  });

  test("a card that is wider than a sheet is alone in its row, and a small one as large as in print", () => {
    expect(gridFor(3, { width: 900, height: 20 })).toEqual({ columns: 1, rows: 3 });
    expect(singleSize({ width: 1000, height: 500 })).toEqual({ width: 4096, height: 2048 });
    // 20 mm at 300 dpi: 236.2 px
    expect(singleSize({ width: 20, height: 20 })).toEqual({ width: 236, height: 236 });
  });
});

const pileOf = (cards: readonly TableCard[]): TablePile => ({
  ...{ id: "deck", title: "Deck", kind: "cards", outline: "rounded", size: POKER, cards },
});
const ids = (from: number, to: number): readonly TableCard[] =>
  Array.from({ length: to - from + 1 }, (_, index) => card(`c${from + index}`));

describe("slots", () => {
  const first = withSlots(noSlots("tiny"), [pileOf(ids(1, 14))]);

  test("an inserted card takes the next free slot, a removed one leaves its own empty", () => {
    const cards = [card("c1"), card("new"), ...ids(3, 14)];
    const [sheet, ...more] = withSlots(first, [pileOf(cards)]).decks.get("deck") ?? [];
    // fourteen cards are on 7 x 2, where no slot is free; the next sheet has five to spare
    expect(sheet).toEqual({ key: 1, columns: 7, rows: 2, cards: ids(1, 14).map(({ id }) => id) });
    expect(more).toEqual([{ key: 2, columns: 3, rows: 2, cards: ["new"] }]);
  });

  test("the next deck gets the next sheet, whatever came first", () => {
    const both = withSlots(first, [{ ...pileOf(ids(1, 2)), id: "another" }]);
    expect(both.decks.get("another")?.map(({ key }) => key)).toEqual([2]);
    expect(
      withSlots(both, [pileOf(ids(1, 15))])
        .decks.get("deck")
        ?.map(({ key }) => key),
    ).toEqual([1, 3]);
  });

  test("nothing changes without new cards, and a journal is read as it was written", () => {
    expect(withSlots(first, [pileOf(ids(4, 9))])).toEqual(first);
    expect(readSlots(slotText(first), "tiny")).toEqual(first);
    expect(readSlots(slotText(noSlots("tiny")), "tiny")).toEqual(noSlots("tiny"));
  });

  const sheet = (more: object = {}) => ({ key: 1, columns: 2, rows: 2, cards: ["a"], ...more });
  test.each<[unknown, string]>([
    ["{", "is not JSON"],
    [[], "is not a slot journal"],
    [{ slots: 1, game: "tiny" }, "is not a slot journal"],
    [{ slots: 2, game: "tiny", decks: {} }, "has format 2; this version reads 1"],
    [{ slots: 1, game: "other", decks: {} }, 'is of the game "other", not of "tiny"'],
    [{ slots: 1, game: "tiny", decks: { main: {} } }, 'lists no usable sheets for the deck "main"'],
    [
      { slots: 1, game: "tiny", decks: { main: [sheet({ columns: 11 })] } },
      'lists no usable sheets for the deck "main"',
    ],
    [
      { slots: 1, game: "tiny", decks: { main: [sheet({ key: 0 })] } },
      'lists no usable sheets for the deck "main"',
    ],
    [
      { slots: 1, game: "tiny", decks: { main: [sheet({ cards: ["a", "b", "c", "d", "e"] })] } },
      'lists no usable sheets for the deck "main"',
    ],
    [
      { slots: 1, game: "tiny", decks: { main: [sheet(), sheet({ key: 2 })] } },
      'has two slots for the card "a" of "main"',
    ],
    [
      { slots: 1, game: "tiny", decks: { main: [sheet()], more: [sheet()] } },
      "has two sheets with the number 1",
    ],
  ])("%j is refused", (value, problem) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    expect(readSlots(text, "tiny")).toEqual({ problem });
  });
});

test("a GUID follows from its names alone, and no two of a large game are equal", () => {
  const all = Array.from({ length: 20_000 }, (_, index) => shortGuid("game", "deck", index));
  expect(new Set(all).size).toBe(20_000);
  expect(all.toReversed()).toEqual(
    Array.from({ length: 20_000 }, (_, index) => shortGuid("game", "deck", 19_999 - index)),
  );
});

interface Identity {
  readonly write: TableFiles;
  read(files: Files): Seen;
}

const FORMATS: Readonly<Record<string, Identity>> = {
  tts: { write: ttsFiles, read: (files) => readTts(files.get("tiny--all.json") as Uint8Array, (url) => url) },
  pcio: { write: pcioFiles, read: (files) => readPcio(files.get("tiny--all.pcio") as Uint8Array) },
  vtt: { write: vttFiles, read: (files) => readVtt(files.get("tiny--all.vtt") as Uint8Array) },
  ttpg: { write: ttpgFiles, read: (files) => readTtpg(files, "tiny--all", (name) => name === "The Sea") },
};

/** A card in the middle is new, another is gone. */
const EDITED: TableGame = {
  ...GAME,
  piles: GAME.piles.map((pile) =>
    pile.id === "main"
      ? { ...pile, cards: [...pile.cards.slice(0, 4), card("new", 2), ...pile.cards.slice(5)] }
      : pile,
  ),
};

test.each(Object.entries(FORMATS))(
  "%s: ids and places stay when a card is inserted in the middle",
  async (_, { write, read }) => {
    const slots = slotsFor(GAME);
    const before = read((await filesOf(write, GAME, slots)).files);
    const after = read((await filesOf(write, EDITED, slotsFor(EDITED, slots))).files);
    const placesOf = ({ pieces }: Seen) =>
      new Map(pieces.map(({ name, ids: own, front: { cell, grid } }) => [name, { own, cell, grid }]));
    const [old, now] = [placesOf(before), placesOf(after)];
    expect(now.has("The new")).toBe(true);
    expect(old.has("The new")).toBe(false);
    old.delete("The m-5");
    expect(old.size).toBe(18);
    for (const [name, place] of old) expect([name, now.get(name)]).toEqual([name, place]);
  },
);

test("tts: the numbers of cards stay too, and the picture of a changed sheet has another address", async () => {
  const slots = slotsFor(GAME);
  const [before, after] = [
    await filesOf(ttsFiles, GAME, slots),
    await filesOf(ttsFiles, EDITED, slotsFor(EDITED, slots)),
  ];
  const numbers = ({ files }: { readonly files: Files }): ReadonlyMap<string, number> => {
    const deck = jsonOf(files.get("saved-objects/tiny--all--main.json")).ObjectStates[0];
    return new Map(
      deck.ContainedObjects.map(({ GUID, CardID }: { GUID: string; CardID: number }) => [GUID, CardID]),
    );
  };
  const [old, now] = [numbers(before), numbers(after)];
  const kept = [...old].filter(([guid]) => now.has(guid));
  // 21 copies without the two of m-5
  expect(kept).toHaveLength(19);
  for (const [guid, number] of kept) expect(now.get(guid)).toBe(number);
  const fronts = ({ files }: { readonly files: Files }): readonly string[] =>
    [...files.keys()].filter((path) => path.includes("-fronts-") && path.startsWith("pictures/main-"));
  expect(fronts(before)).toHaveLength(2);
  expect(fronts(after).some((path) => !fronts(before).includes(path))).toBe(true);
});
