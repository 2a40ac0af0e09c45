/**
 * What independent readers rebuild from the files of each table is what was handed over: every card with its copies, its
 * faces where the files say that they are, dice and boards.
 */
import { describe, expect, test } from "vitest";
import {
  pcioFiles,
  type TableFiles,
  ttpgFiles,
  ttsFiles,
  vttFiles,
} from "../../../src/press/tables/table-files.ts";
import type { TableCard, TablePile } from "../../../src/press/tables/table-game.ts";
import { BASE, colourFinder, colourOf, filesOf, GAME } from "./fixture.ts";
import { readPcio } from "./readers/read-pcio.ts";
import { readTtpg } from "./readers/read-ttpg.ts";
import { readTts } from "./readers/read-tts.ts";
import { readVtt } from "./readers/read-vtt.ts";
import { type Files, type Seen, type SeenPiece, unzipped } from "./readers/seen.ts";

const GREY = "#808080";

const backColour = ({ kind }: TablePile, { front, back }: TableCard): string =>
  back ? colourOf(back.key) : kind === "tokens" ? colourOf(front.key) : GREY;

/** Of every card: its title, its copies and the colours of both sides. */
const expected = GAME.piles.flatMap((pile) =>
  pile.cards.map((card) => [card.title, card.copies, colourOf(card.front.key), backColour(pile, card)]),
);

async function inColours(files: Files, pieces: readonly SeenPiece[]): Promise<readonly unknown[]> {
  const colour = colourFinder(files);
  const rows: unknown[] = [];
  for (const { name, copies, front, back } of pieces)
    rows.push([name, copies, await colour(front), back ? await colour(back) : "none"]);
  return rows;
}

interface Format {
  readonly write: TableFiles;
  /** Its main file, as its reader sees it, and the files with its pictures. */
  read(files: Files): { readonly seen: Seen; readonly pictures: Files };
  /** Values of dice that it can say. */
  readonly dice: readonly (readonly [name: string, values: readonly string[]])[];
}

const inPictures = (url: string): string => url.replace(BASE, "pictures/");
const SIX = ["n", "e", "s", "w", "calm", "storm"];
const TWENTY = Array.from({ length: 20 }, (_, index) => `${index + 1}`);

const FORMATS: Readonly<Record<string, Format>> = {
  tts: {
    write: ttsFiles,
    read: (files) => ({
      seen: readTts(files.get("tiny--all.json") as Uint8Array, inPictures),
      pictures: files,
    }),
    dice: [
      ["Wind die", SIX],
      ["Wind die", SIX],
      ["Luck die", []],
    ],
  },
  pcio: {
    write: pcioFiles,
    read: (files) => {
      const file = files.get("tiny--all.pcio") as Uint8Array;
      return { seen: readPcio(file), pictures: unzipped(file) };
    },
    dice: [
      ["Wind die", SIX],
      ["Wind die", SIX],
      ["Luck die", TWENTY],
    ],
  },
  vtt: {
    write: vttFiles,
    read: (files) => {
      const file = files.get("tiny--all.vtt") as Uint8Array;
      return { seen: readVtt(file), pictures: unzipped(file) };
    },
    dice: [
      ["die--six--1", SIX],
      ["die--six--2", SIX],
      ["die--twenty--1", TWENTY],
    ],
  },
  ttpg: {
    write: ttpgFiles,
    read: (files) => ({ seen: readTtpg(files, "tiny--all", (name) => name === "The Sea"), pictures: files }),
    dice: [],
  },
};

describe.each(Object.entries(FORMATS))("%s", (_, { write, read, dice }) => {
  const written = filesOf(write);
  const made = written.then(({ files }) => read(files));

  test("has every card with its copies, and both sides where it says", async () => {
    const { seen, pictures } = await made;
    const rows = await inColours(pictures, seen.pieces);
    expect(rows.length).toBe(11 + 2 + 1 + 1 + 2 + 1 + 1);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set(expected.map((row) => JSON.stringify(row))),
    );
  });

  test("has dice with their values, and boards", async () => {
    const { seen, pictures } = await made;
    expect(seen.dice.map(({ name, values }) => [name, values])).toEqual(dice);
    expect(seen.boards).toHaveLength(1);
    expect(await colourFinder(pictures)((seen.boards[0] as Seen["boards"][0]).front)).toBe(
      colourOf("the sea"),
    );
  });

  test("gives every copy an id of its own", async () => {
    const ids = (await made).seen.pieces.flatMap((piece) => piece.ids);
    const copies = GAME.piles.flatMap(({ cards }) => cards).reduce((sum, card) => sum + card.copies, 0);
    expect(ids).toHaveLength(copies);
    // a stack of Tabletop Playground knows which card a copy is, not which copy
    if (write !== ttpgFiles) expect(new Set(ids).size).toBe(copies);
  });

  test("writes equal bytes for equal input", async () => {
    const [one, other] = [await written, await filesOf(write)];
    expect([...one.files.keys()]).toEqual([...other.files.keys()]);
    for (const [path, bytes] of one.files)
      expect(Buffer.compare(bytes, other.files.get(path) as Uint8Array)).toBe(0);
  });
});
