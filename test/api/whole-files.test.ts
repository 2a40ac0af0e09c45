/** Files that an editor has not finished writing are recognised by their end. */
import { expect, test } from "vitest";
import { wholeFiles } from "../../src/api/watch/whole-files.ts";
import { createMemoryHost } from "../../src/index.ts";

const DECK = "content/sample/decks/crew.yaml";
const CARDS = Array.from({ length: 40 }, (_, index) => `  - { id: card-${index}, title: Card ${index} }\n`);
const BEFORE = `deck: crew\ncards:\n${CARDS.join("")}`;
const PNG_END = [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130];

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** Is the file whole with this content, if it was whole with that one before? */
function isWhole(content: string | Uint8Array, before?: string | Uint8Array, path = DECK): boolean {
  const host = createMemoryHost(before === undefined ? {} : { [path]: before });
  const files = wholeFiles(host);
  if (before !== undefined) files.reading.readBytes(path);
  host.writeFile(path, bytesOf(content));
  return files.isWhole(path);
}

test("an edit anywhere but at the end leaves a whole file, a longer or a shorter one", () => {
  expect(isWhole(BEFORE.replace("Card 20", "A much longer title"), BEFORE)).toBe(true);
  expect(isWhole(BEFORE.replace(CARDS[20] as string, ""), BEFORE)).toBe(true);
  expect(isWhole(BEFORE, BEFORE)).toBe(true);
});

test("a card added at the end, and a new file, are whole with their last line's end", () => {
  expect(isWhole(`${BEFORE}  - { id: last }\n`, BEFORE)).toBe(true);
  expect(isWhole(`${BEFORE}  - { id: last`, BEFORE)).toBe(false);
  expect(isWhole(BEFORE)).toBe(true);
  expect(isWhole(BEFORE.slice(0, -1))).toBe(false);
});

test("a file that is empty is not, unless it always was", () => {
  expect(isWhole("", BEFORE)).toBe(false);
  expect(isWhole("")).toBe(false);
  expect(isWhole("", "")).toBe(true);
});

test("no part of an edited file is whole, wherever it is cut", () => {
  const after = bytesOf(BEFORE.replace("Card 3 ", "Card three "));
  const parts = Array.from({ length: after.length }, (_, length) => after.slice(0, length));
  expect(parts.filter((part) => isWhole(part, BEFORE))).toEqual([]);
  expect(isWhole(after, BEFORE)).toBe(true);
});

test("a picture is whole if it ends as before; a part of one is not", () => {
  const art = "content/sample/art/cook.png";
  const picture = (...pixels: number[]): Uint8Array => Uint8Array.from([...pixels, ...PNG_END]);
  const before = picture(...Array.from({ length: 100 }, (_, index) => index));
  expect(isWhole(before.slice(0, 60), before, art)).toBe(false);
  expect(isWhole(before, before, art)).toBe(true);
});

test("what does not exist is not half written, and what cannot be read may be", () => {
  expect(wholeFiles(createMemoryHost()).isWhole(DECK)).toBe(true);
  const readBytes = () => {
    throw new Error("EBUSY");
  };
  expect(wholeFiles({ ...createMemoryHost({ [DECK]: BEFORE }), readBytes }).isWhole(DECK)).toBe(false);
});
