/** A journal of prints that a person keeps: what each print put on paper, in few lines. */
import { describe, expect, test } from "vitest";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import {
  type KitsPrinted,
  type PieceRecord,
  piecesAt,
} from "../../../../src/pipeline/print/update/journal-pieces.ts";
import {
  type PieceJournal,
  pieceJournalBytes,
  readPieceJournal,
  withPrints,
} from "../../../../src/pipeline/print/update/piece-journal.ts";

const piece = (card: string, front = "AAAAAAAAAAAA", copies = 1): PieceRecord => ({
  ...{ deck: "crew", card, copies, front, back: "BBBBBBBBBBBB", title: `The ${card}` },
});

const read = (bytes: string | Uint8Array): PieceJournal =>
  readPieceJournal(createMemoryHost({ "prints.json": bytes }), "prints.json", "prints.json");

function printed(before: KitsPrinted, version: string, pieces: readonly PieceRecord[]) {
  const bytes = pieceJournalBytes("sample", withPrints(before, version, [{ kit: "main", pieces }]));
  return { kits: read(bytes).kits, text: new TextDecoder().decode(bytes) };
}

const NOTHING: KitsPrinted = new Map();

const at = (kits: KitsPrinted, number: number) => {
  const kit = kits.get("main");
  return kit && piecesAt(kit, number);
};

test("each print is read back as it was", () => {
  const states = [
    [piece("cook"), piece("mate")],
    [piece("cook", "CCCCCCCCCCCC"), piece("mate")],
    [piece("cook"), piece("gunner", "DDDDDDDDDDDD", 3)],
  ];
  let kits = NOTHING;
  for (const [index, pieces] of states.entries()) ({ kits } = printed(kits, `1.${index}`, pieces));
  const byName = (one: PieceRecord, other: PieceRecord) => (one.card < other.card ? -1 : 1);
  expect(states.map((_, index) => [...(at(kits, index + 1) ?? [])].map(plain).sort(byName))).toEqual(
    states.map((pieces) => [...pieces].sort(byName)),
  );
});

const plain = ({ deck, card, copies, front, back, title }: PieceRecord): PieceRecord => ({
  ...{ deck, card, copies, front, back, title },
});

test("a print changes the lines of what changed alone", () => {
  const cards = Array.from({ length: 81 }, (_, index) => piece(`c${String(index).padStart(2, "0")}`));
  const first = printed(NOTHING, "1.0", cards);
  const second = printed(first.kits, "1.1", [...cards.slice(0, 80), piece("c80", "CCCCCCCCCCCC")]);
  const before = new Set(first.text.split("\n"));
  const added = second.text.split("\n").filter((line) => !before.has(line) && line.includes('"crew"'));
  // A comma follows the card that was last, which has an end now; the new one is last.
  expect(added.map((line) => line.trim())).toEqual([
    '["crew", "c80", 1, "AAAAAAAAAAAA", "BBBBBBBBBBBB", "The c80", 1, 2],',
    '["crew", "c80", 1, "CCCCCCCCCCCC", "BBBBBBBBBBBB", "The c80", 2]',
  ]);
});

test("the same print again leaves the same bytes, whatever the order of the pieces", () => {
  const first = printed(NOTHING, "1.0", [piece("cook"), piece("mate")]);
  expect(printed(first.kits, "1.0", [piece("mate"), piece("cook")]).text).toBe(first.text);
});

test("other kits stay as they were", () => {
  const { kits } = printed(NOTHING, "1.0", [piece("cook")]);
  const both = withPrints(kits, "1.0", [{ kit: "main-de", pieces: [piece("cook", "EEEEEEEEEEEE")] }]);
  expect([...both.keys(), at(both, 1)?.[0]?.front]).toEqual(["main", "main-de", "AAAAAAAAAAAA"]);
});

test("a game of 750 cards takes less than 100 kB, after many prints too", () => {
  let kits = NOTHING;
  let text = "";
  for (let print = 0; print < 25; print++) {
    const cards = Array.from({ length: 750 }, (_, index) =>
      piece(`card-number-${index}`, index === print ? `C${String(print).padStart(11, "0")}` : undefined),
    );
    ({ kits, text } = printed(kits, `1.${print}`, cards));
  }
  expect(text.length).toBeLessThan(100_000);
  expect(kits.get("main")?.prints.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 6),
  );
  // What only older prints had is gone.
  const fronts = new Set(kits.get("main")?.pieces.map(({ front }) => front));
  expect([fronts.has("C00000000000"), fronts.has("C00000000024")]).toEqual([false, true]);
});

describe("a journal that cannot be used says why", () => {
  const WITH_PIECE = (copies: number, prints = '[1, "1"]') =>
    `{ "prints": 1, "game": "sample", "kits": { "main": { "prints": [${prints}], "pieces": [["a", "b", ${copies}, "f", "", "B", 1]] } } }`;

  test.each([
    ["not JSON", "{", "damaged: it is not JSON"],
    ["nothing", "", "damaged"],
    ["a list", "[]", "damaged"],
    ["null", "null", "damaged"],
    ["without its game", '{ "prints": 1, "kits": {} }', "damaged"],
    ["kits as a list", '{ "prints": 1, "game": "sample", "kits": [] }', "damaged"],
    ["a piece without copies", WITH_PIECE(0), "damaged"],
    ["prints that do not rise", WITH_PIECE(1, '[2, "1"], [2, "1"]'), "damaged"],
    [
      "a later format",
      '{ "prints": 2, "game": "sample", "kits": {} }',
      "a newer version of Broadside wrote it",
    ],
    ["that of an output folder", '{ "journal": 2, "prints": [] }', "the journal of an output folder"],
    ["no text", new Uint8Array([0xff, 0xfe, 0x00]), "not UTF-8"],
  ])("%s", (_, text, problem) => {
    expect(read(text)).toMatchObject({ kits: NOTHING, problem: expect.stringContaining(problem) });
  });

  test("and one that can has no problem", () => {
    expect(read(WITH_PIECE(1))).toMatchObject({ game: "sample" });
    expect(read(WITH_PIECE(1)).problem).toBeUndefined();
  });
});
