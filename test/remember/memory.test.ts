import { expect, test } from "vitest";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { json, type Kind } from "../../src/remember/kind.ts";
import {
  createMemory,
  type Memory,
  NO_MEMORY,
  recall,
  recallLater,
  whileLasting,
} from "../../src/remember/memory.ts";
import { readShipped, SHIPPED_FILES } from "../support/game/shipped-game.ts";
import { withChange } from "../support/game/with-change.ts";
import { type MemoryFolder, memoryFolder } from "../support/memory-folder.ts";

const CONTENT = "content/pirate-quest";
test("a deck is checked again when the file of its cards changes, appears or disappears", () => {
  const memory = createMemory();
  const each = 'cards:\n  - each: { face: { from: 1, to: 6 } }\n    id: "dice-{face}"';
  const deck = withChange(SHIPPED_FILES, `${CONTENT}/decks/dice.yaml`, each, "cards: faces.csv");
  const rows = (face: string): string => `id,face\nd1,1\nd2,${face}\n`;
  const steps = [
    deck,
    ...["2", "7", "2"].map((face) => ({ ...deck, [`${CONTENT}/decks/faces.csv`]: rows(face) })),
    deck,
  ];
  const found = steps.map((files) =>
    readShipped(files, memory).diagnostics.some(({ rule }) => rule === "schema/out-of-range"),
  );
  expect(found).toEqual([false, false, true, false, false]);
});

/** Texts that weigh as much as they say. */
const WEIGHTS: Kind<{ readonly made: number }> = { name: "weights", weight: ({ made: weight }) => weight };
const NOTES: Kind<string> = { name: "notes", weight: ({ length }) => length, codec: json() };

test("values of different kinds are apart, under the same key too", () => {
  const memory = createMemory();
  memory.put(NOTES, "key", "a note");
  expect(memory.get(NOTES, "key")).toBe("a note");
  expect(memory.get(WEIGHTS, "key")).toBeUndefined();
  expect(memory.get({ ...NOTES, name: "other" }, "key")).toBeUndefined();
});

test("what a process does not have comes from the disk, once; only kinds with a form there go to it", () => {
  const folder = memoryFolder();
  recall(createMemory(diskMemory(folder, "1")), NOTES, "key", () => "a note");
  recall(createMemory(diskMemory(folder, "1")), WEIGHTS, "key", () => ({ made: 1 }));
  expect(folder.files.size).toBe(1);
  const reads: string[] = [];
  const watched = {
    ...folder,
    read: (name: string, most: number) => reads.push(name) && folder.read(name, most),
  };
  const next = createMemory(diskMemory(watched as MemoryFolder, "1"));
  for (const _ of [1, 2]) expect(next.get(NOTES, "key")).toBe("a note");
  expect(reads.length).toBe(1);
  expect(next.get(WEIGHTS, "key")).toBeUndefined();
});

test("a value of a kind without a weight is only on disk", () => {
  const { weight: _, ...onDisk } = NOTES;
  const memory = createMemory();
  memory.put(onDisk, "key", "a note");
  expect(memory.get(onDisk, "key")).toBeUndefined();
});

test("what depends on the state of the machine is kept nowhere", () => {
  const folder = memoryFolder();
  const memory = createMemory(diskMemory(folder, "1"));
  const checked: Kind<string> = { ...NOTES, lasts: (note) => note !== "timed out" };
  for (const note of ["timed out", "fine", "never made"])
    expect(recall(memory, checked, "key", () => note)).toBe(note === "never made" ? "fine" : note);
  expect(folder.files.size).toBe(1);
});

test("while results do not last, nothing is kept or recalled, not even one that was begun before", () => {
  let lasts = true;
  const all = createMemory();
  const memory = whileLasting(all, () => lasts);
  recall(memory, NOTES, "begun", () => {
    lasts = false;
    return "torn";
  });
  expect(all.get(NOTES, "begun")).toBeUndefined();
  all.put(NOTES, "known", "before");
  expect(memory.get(NOTES, "known")).toBeUndefined();
  lasts = true;
  expect(memory.get(NOTES, "known")).toBe("before");
});

test("a failure is not kept", async () => {
  const memory = createMemory();
  const fails = (): never => {
    throw new Error("broken");
  };
  expect(() => recall(memory, NOTES, "key", fails)).toThrow("broken");
  await expect(recallLater(memory, NOTES, "key", async () => fails())).rejects.toThrow("broken");
  expect(await recallLater(memory, NOTES, "key", async () => "whole")).toBe("whole");
  expect(memory.get(NOTES, "key")).toBe("whole");
});

/** Asks for these keys one after the other, each of weight 1; true for each that was made. */
function asked(memory: Memory, keys: readonly string[]): readonly boolean[] {
  return keys.map((key) => {
    let isMade = false;
    recall(memory, WEIGHTS, key, () => {
      isMade = true;
      return { made: 1 };
    });
    return isMade;
  });
}

const keys = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);
const made = (memory: Memory, all: readonly string[]): number =>
  asked(memory, all).filter((isMade) => isMade).length;

test("of more faces than fit, those that fit are recalled in each check, until they are no longer asked for", () => {
  const memory = createMemory(NO_MEMORY, 1000);
  const faces = keys("one", 1500);
  // Strict recency would evict each before its next use.
  expect([made(memory, faces), made(memory, faces), made(memory, faces)]).toEqual([1500, 500, 500]);
  const others = keys("other", 1500);
  const rounds = Array.from({ length: 6 }, () => made(memory, others));
  expect(rounds[0]).toBe(1500);
  expect(rounds.at(-1)).toBe(500);
});

test("kinds share one budget; the least recently used makes room, whatever its kind", () => {
  const memory = createMemory(NO_MEMORY, 1000);
  memory.put(NOTES, "old", "n".repeat(900));
  made(memory, keys("one", 100));
  expect(memory.get(NOTES, "old")).toBeDefined();
  for (let round = 0; round < 6; round++) made(memory, keys("one", 100));
  made(memory, keys("two", 1));
  expect(memory.get(NOTES, "old")).toBeUndefined();
  expect(made(memory, keys("one", 100))).toBe(0);
});

test("what nobody asks for goes even if there is room", () => {
  const memory = createMemory();
  memory.put(NOTES, "old", "a note");
  for (let round = 0; round < 70; round++) made(memory, keys("one", 100));
  made(memory, keys("two", 1));
  expect(memory.get(NOTES, "old")).toBeUndefined();
});

test("a result that is made while the same is made is counted once", () => {
  const memory = createMemory(NO_MEMORY, 4);
  for (let round = 0; round < 2; round++)
    for (const key of ["a", "b", "c", "d"])
      recall(memory, WEIGHTS, key, () => recall(memory, WEIGHTS, key, () => ({ made: 1 })));
  expect(asked(memory, ["a", "b", "c", "d"])).toEqual([false, false, false, false]);
});

test("a result too heavy for the budget is returned and not kept, and leaves the others", () => {
  const memory = createMemory(NO_MEMORY, 4);
  asked(memory, ["a", "b"]);
  for (let round = 0; round < 2; round++)
    expect(recall(memory, WEIGHTS, "huge", () => ({ made: 5 + round }))).toEqual({ made: 5 + round });
  expect(asked(memory, ["a", "b"])).toEqual([false, false]);
});
