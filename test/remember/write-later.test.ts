/** What is put is there at once, and is written at the end: of values that replace each other, the last. */
import { expect, test, vi } from "vitest";
import { BYTES, type Kind } from "../../src/remember/kind.ts";
import type { Memory } from "../../src/remember/memory.ts";
import { writingLater } from "../../src/remember/write-later.ts";
import { utf8 } from "../support/utf8.ts";

const encoded: string[] = [];
const WORDS: Kind<string> = {
  name: "words",
  codec: {
    encode: (word) => {
      encoded.push(word);
      return utf8(word);
    },
    decode: (bytes) => new TextDecoder().decode(bytes),
  },
  lasts: (word) => word !== "passing",
};

/** A disk that notes what is written to it. */
function disk() {
  const written: string[] = [];
  const files = new Map<string, Uint8Array>();
  const memory: Memory = {
    isInProcess: false,
    disk: undefined,
    get: ({ codec }, key) => {
      const bytes = files.get(key);
      return bytes && codec?.decode(bytes);
    },
    put: ({ codec }, key, value) => {
      if (!codec) return;
      written.push(key);
      files.set(key, codec.encode(value));
    },
    flush: () => void written.push("flushed"),
  };
  return { memory, written };
}

test("a value is there before it is written, and written once", () => {
  const { memory, written } = disk();
  const later = writingLater(memory);
  encoded.length = 0;
  later.put(WORDS, "a", "one");
  later.put(WORDS, "a", "two");
  later.put(WORDS, "b", "three");
  expect([later.get(WORDS, "a"), later.get(WORDS, "b"), later.get(WORDS, "c")]).toEqual([
    "two",
    "three",
    undefined,
  ]);
  expect(written).toEqual([]);
  later.flush();
  expect(written).toEqual(["a", "b", "flushed"]);
  expect(encoded).toEqual(["two", "three"]);
  expect(later.get(WORDS, "a")).toBe("two");
  later.flush();
  expect(written).toEqual(["a", "b", "flushed"]);
});

test("the first work is written when it ends, later work at the end of all or when nothing is done", async () => {
  vi.useFakeTimers();
  try {
    const { memory, written } = disk();
    const later = writingLater(memory);
    // Work that keeps nothing is not the first.
    later.flush(false);
    later.put(WORDS, "a", "one");
    later.flush(false);
    expect(written).toEqual(["a", "flushed"]);
    later.put(WORDS, "b", "two");
    later.flush(false);
    expect(written).toEqual(["a", "flushed"]);
    vi.runAllTimers();
    expect(written).toEqual(["a", "flushed", "b", "flushed"]);
    later.put(WORDS, "c", "three");
    later.flush(false);
    later.flush();
    vi.runAllTimers();
    expect(written).toEqual(["a", "flushed", "b", "flushed", "c", "flushed"]);
  } finally {
    vi.useRealTimers();
  }
});

test("values that do not last, or have no form on disk, do not wait", () => {
  const later = writingLater(disk().memory);
  later.put(WORDS, "a", "passing");
  later.put({ name: "words" }, "b", "one");
  expect([later.get(WORDS, "a"), later.get(WORDS, "b")]).toEqual([undefined, undefined]);
});

test("thousands of values do not wait", () => {
  const { memory, written } = disk();
  const later = writingLater(memory);
  for (let index = 0; index <= 1_000; index++) later.put(WORDS, String(index), "one");
  expect(written).toHaveLength(1_001);
  expect(later.get(WORDS, "7")).toBe("one");
});

test("large values do not wait in any number", () => {
  const { memory, written } = disk();
  const later = writingLater(memory);
  const half = new Uint8Array(17 * 1024 * 1024);
  const pictures: Kind<Uint8Array> = { name: "pictures", codec: BYTES };
  later.put(pictures, "a", half);
  // In place of the other.
  later.put(pictures, "a", half);
  expect(written).toEqual([]);
  later.put(pictures, "b", half);
  expect(written).toEqual(["a", "flushed"]);
  later.put(pictures, "c", half);
  expect(written).toEqual(["a", "flushed", "b", "flushed"]);
});
