/** Zips of stored members: what is read of one from elsewhere, and equal bytes for equal members. */
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readStored, zipped } from "../../src/press/stored-zip.ts";

const LIMITS = { files: 2, fileBytes: 10 };
const NAME = /^[a-z]\.webp$/;

const bytes = (count: number): Uint8Array => new Uint8Array(count).fill(7);

const namesIn = (zip: Uint8Array): readonly string[] => [...readStored(zip, NAME, LIMITS).keys()];

test.each<[string, Parameters<typeof zipSync>[0], readonly string[]]>([
  ["the first two", { "a.webp": bytes(1), "b.webp": bytes(10), "c.webp": bytes(1) }, ["a.webp", "b.webp"]],
  ["others are not counted", { "a.txt": bytes(1), "../a.webp": bytes(1), "c.webp": bytes(1) }, ["c.webp"]],
  ["one that is too large", { "a.webp": bytes(11), "b.webp": bytes(1) }, ["b.webp"]],
  ["a packed one", { "a.webp": [bytes(10), { level: 9 }], "b.webp": bytes(1) }, ["b.webp"]],
])("%s", (_, files, expected) => {
  expect(namesIn(zipSync(files, { level: 0 }))).toEqual(expected);
});

test("a damaged zip has none", () => {
  expect(namesIn(zipSync({ "a.webp": bytes(5) }, { level: 0 }).slice(0, 40))).toEqual([]);
});

test("members are read back, and equal ones give equal bytes", async () => {
  const write = async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipped([{ path: "a.webp", bytes: bytes(9) }])) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const [one, other] = [await write(), await write()];
  expect(one.equals(other)).toBe(true);
  expect(readStored(one, NAME, LIMITS)).toEqual(new Map([["a.webp", bytes(9)]]));
});
