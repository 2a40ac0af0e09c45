/** Files out of a drop: what is taken, and what is said of the rest. */
import { expect, test } from "vitest";
import { droppedFiles, remarkOn } from "../../../src/studio/client/pictures/dropped-files.ts";

const file = (name: string, isReadable = true) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void, fail: (error: Error) => void) =>
    isReadable ? done(new File([], name)) : fail(new Error("NotReadableError")),
});

/** Its entries come in parts of 100, as in Chromium. */
const folder = (name: string, entries: readonly object[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const rest = [...entries];
    return { readEntries: (done: (some: object[]) => void) => done(rest.splice(0, 100)) };
  },
});

const transferOf = (...entries: readonly object[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer;

const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.png`));

test("a folder gives all its files but hidden ones, and nothing is to be said", async () => {
  const found = await droppedFiles(
    transferOf(folder("art", [file("a.png"), file(".DS_Store"), folder("more", files(250))])),
  );
  expect(found.files.length).toBe(251);
  expect(remarkOn(found)).toBeUndefined();
});

test("what is too much is left out, and said", async () => {
  const exact = await droppedFiles(transferOf(folder("art", files(2000))));
  expect([exact.files.length, remarkOn(exact)]).toEqual([2000, undefined]);
  const more = await droppedFiles(transferOf(folder("art", files(2001))));
  expect(more.files.length).toBe(2000);
  expect(remarkOn(more)).toMatch(/only the first 2,000 files are taken/);
});

test("what cannot be read is named, and the rest is taken", async () => {
  const found = await droppedFiles(transferOf(file("a.png", false), file("b.png"), file("c.png", false)));
  expect(found.files.map(({ name }) => name)).toEqual(["b.png"]);
  expect(remarkOn(found)).toBe("Not everything was added: a.png and 1 more cannot be read.");
});
