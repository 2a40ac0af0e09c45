/**
 * The four games that come with Broadside on every table: readers that know only the formats find each card of all kits
 * with its copies and its picture. The pictures are plain colours at a tenth of the size.
 */
import { describe, expect, test } from "vitest";
import { kitsAsOne } from "../../../../src/game/kits/prints.ts";
import { idInWords, titleOf } from "../../../../src/game/titles.ts";
import { collectKit } from "../../../../src/pipeline/export/collect-kit.ts";
import { type CollectedTable, tableGameOf } from "../../../../src/pipeline/export/tables/table-game-of.ts";
import type { ExportKit } from "../../../../src/pipeline/export/target.ts";
import { checkGame } from "../../../../src/pipeline/judge/check-game.ts";
import { SILENT } from "../../../../src/pipeline/progress.ts";
import { noSlots, withSlots } from "../../../../src/press/tables/slots.ts";
import {
  pcioFiles,
  type TableFiles,
  ttpgFiles,
  ttsFiles,
  vttFiles,
} from "../../../../src/press/tables/table-files.ts";
import type { TableFace, TableGame } from "../../../../src/press/tables/table-game.ts";
import { BASE, colourFinder, colourOf, filesOf } from "../../../press/tables/fixture.ts";
import { readPcio } from "../../../press/tables/readers/read-pcio.ts";
import { readTtpg } from "../../../press/tables/readers/read-ttpg.ts";
import { readTts } from "../../../press/tables/readers/read-tts.ts";
import { readVtt } from "../../../press/tables/readers/read-vtt.ts";
import { type Files, type Seen, unzipped } from "../../../press/tables/readers/seen.ts";
import { SHIPPED_PROJECT } from "../../../support/game/shipped-project.ts";

async function collected(id: string): Promise<{ readonly kit: ExportKit } & CollectedTable> {
  const { made } = await checkGame(SHIPPED_PROJECT, id, SILENT);
  if (!made) throw new Error(`${id} cannot be made`);
  const kit = collectKit(made, kitsAsOne(made.game, made.game.kits));
  return { kit, ...tableGameOf(kit) };
}

const SCALE = 0.1;

const small = (game: TableGame): TableGame => {
  const size = <T extends { readonly width: number; readonly height: number }>(one: T): T => ({
    ...one,
    ...{ width: one.width * SCALE, height: one.height * SCALE },
  });
  const face = ({ key, size: whole, part }: TableFace): TableFace => ({
    ...{ key, size: size(whole) },
    ...(part && { part: { ...size(part), x: part.x * SCALE, y: part.y * SCALE } }),
  });
  return {
    ...game,
    piles: game.piles.map((pile) => ({
      ...pile,
      size: size(pile.size),
      cards: pile.cards.map((card) => ({
        ...card,
        front: face(card.front),
        ...(card.back && { back: face(card.back) }),
      })),
    })),
    boards: game.boards.map((board) => ({ ...board, size: size(board.size), front: face(board.front) })),
    dice: game.dice.map((die) => ({ ...die, ...(die.pictures && { pictures: die.pictures.map(face) }) })),
  };
};

interface Table {
  readonly write: TableFiles;
  read(files: Files, game: TableGame): { readonly seen: Seen; readonly pictures: Files };
}

const TABLES: Readonly<Record<string, Table>> = {
  tts: {
    write: ttsFiles,
    read: (files, { name }) => ({
      seen: readTts(files.get(`${name}.json`) as Uint8Array, (url) => url.replace(BASE, "pictures/")),
      pictures: files,
    }),
  },
  pcio: {
    write: pcioFiles,
    read: (files, { name }) => {
      const file = files.get(`${name}.pcio`) as Uint8Array;
      return { seen: readPcio(file), pictures: unzipped(file) };
    },
  },
  vtt: {
    write: vttFiles,
    read: (files, { name }) => {
      const file = files.get(`${name}.vtt`) as Uint8Array;
      return { seen: readVtt(file), pictures: unzipped(file) };
    },
  },
  ttpg: {
    write: ttpgFiles,
    read: (files, { name, boards }) => ({
      seen: readTtpg(files, name, (board) => boards.some(({ title }) => title === board)),
      pictures: files,
    }),
  },
};

/** Shapes that are no pieces of cardboard on a table. */
const OTHERS = ["die", "board", "tuck-box"];

const sorted = (rows: readonly (readonly (string | number)[])[]): readonly string[] =>
  rows.map((row) => JSON.stringify(row)).sort();

describe.each(["pirate-quest", "pirates-flag", "pirate-tricks", "pirate-attack"])("%s", (id) => {
  const all = collected(id);

  test.each(Object.entries(TABLES))("%s has every card of all kits", async (_, { write, read }) => {
    const { kit, game, leftOut } = await all;
    const tiny = small(game);
    const { files } = await filesOf(write, tiny, withSlots(noSlots(id), tiny.piles));
    const { seen, pictures } = read(files, tiny);
    const colour = colourFinder(pictures);
    const found: (string | number)[][] = [];
    for (const { name, copies, front } of seen.pieces) found.push([name, copies, await colour(front)]);
    const stickers = leftOut.map(({ deck }) => deck);
    const wanted = kit.pieces
      .filter(({ deck }) => !OTHERS.includes(deck.shape) && !stickers.includes(deck.id))
      .map(({ card, copies, front }) => [
        titleOf(card.fields) ?? idInWords(card.id),
        copies,
        colourOf(front),
      ]);
    expect(wanted.length).toBeGreaterThan(70);
    expect(sorted(found)).toEqual(sorted(wanted));
    expect(seen.boards).toHaveLength(kit.pieces.filter(({ deck }) => deck.shape === "board").length);
  });
});

test("dice have the words of their faces, and figures show their front and their back", async () => {
  const { game } = await collected("pirates-flag");
  expect(game.dice.map(({ title, copies }) => [title, copies])).not.toEqual([]);
  expect(game.dice.every(({ faces }) => faces.length === 6 && faces.every((words) => words !== ""))).toBe(
    true,
  );
  const ships = game.piles.find(({ id }) => id === "ships");
  expect(ships?.outline).toBe("standing");
  for (const { front, back } of ships?.cards ?? []) {
    // the back is upside down on the flat drawing, above the front
    expect([front.part?.turn, back?.part?.turn]).toEqual([0, 180]);
    expect((back?.part?.y ?? 0) < (front.part?.y ?? 0)).toBe(true);
    expect(front.part?.width).toBe(back?.part?.width);
  }
});

test("First Voyage lies in a straight line, card at card, its third card face down", async () => {
  const { game } = await collected("pirate-quest");
  const voyage = game.layouts.find(({ id }) => id === "first-voyage")?.cards ?? [];
  expect(voyage.map(({ card }) => card)).toEqual(["m05", "m12", "m14", "m17"]);
  expect(voyage.map(({ isFaceDown }) => isFaceDown)).toEqual([false, false, true, false]);
  // poker cards of 88.9 mm from the near side to the far side
  for (const [index, y] of [133.35, 44.45, -44.45, -133.35].entries()) {
    expect(voyage[index]?.x).toBeCloseTo(0);
    expect(voyage[index]?.y).toBeCloseTo(y);
  }
});
