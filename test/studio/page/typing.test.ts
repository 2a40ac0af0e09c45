/** What is typed in one go is one step. */
import { expect, test } from "vitest";
import { Document } from "../../../src/studio/client/documents/document.ts";
import { typed } from "../../../src/studio/client/documents/typing.ts";

const insert = (at: number, text: string) => [{ from: at, to: at, text }];

test("keys in quick succession are one step, which undo takes back", () => {
  const document = new Document("a.txt", "ab", "0");
  typed(document, "Type", insert(1, "x"));
  typed(document, "Type", insert(2, "y"));
  expect(document.text.value).toBe("axyb");
  expect(document.done.value.map(({ title }) => title)).toEqual(["Type"]);
  document.undo();
  expect(document.text.value).toBe("ab");
  document.redo();
  expect(document.text.value).toBe("axyb");
});

test("another step, or an undo, ends what is typed in one go", () => {
  const document = new Document("a.txt", "ab", "0");
  typed(document, "Type", insert(1, "x"));
  document.splice("Move", insert(0, "-"));
  typed(document, "Type", insert(0, "y"));
  expect(document.done.value.map(({ title }) => title)).toEqual(["Type", "Move", "Type"]);
  document.undo();
  typed(document, "Type", insert(0, "z"));
  expect(document.done.value.map(({ title }) => title)).toEqual(["Type", "Move", "Type"]);
  expect(document.text.value).toBe("z-axb");
});

test("what is typed and taken away again at once is no step", () => {
  const document = new Document("a.txt", "ab", "0");
  typed(document, "Type", insert(1, "x"));
  typed(document, "Type", [{ from: 1, to: 2, text: "" }]);
  expect(document.done.value).toEqual([]);
  expect(document.undone.value).toEqual([]);
});
