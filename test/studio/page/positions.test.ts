/** Offsets of a text and positions in the editor, whatever line ends the file has. */
import { expect, test } from "vitest";
import { positionsIn } from "../../../src/studio/client/editor/positions.ts";

const TEXT = "a\r\nbc\n\r\nd\re";

test("the editor shows every line end as one character", () => {
  expect(positionsIn(TEXT).shown).toBe("a\nbc\n\nd\ne");
});

test("every offset leads to its position and back; one between the two characters of a line end, behind it", () => {
  const { shown, toEditor, toText } = positionsIn(TEXT);
  for (let position = 0; position <= shown.length; position++)
    expect(toEditor(toText(position)), String(position)).toBe(position);
  const places = [...TEXT].map((_, offset) => toText(toEditor(offset)));
  expect(places).toEqual([0, 1, 3, 3, 4, 5, 6, 8, 8, 9, 10]);
});

test("what is typed gets the line end that most lines have", () => {
  expect(positionsIn(TEXT).lineEnd).toBe("\r\n");
  expect(positionsIn("a\nb").lineEnd).toBe("\n");
  expect(positionsIn("").lineEnd).toBe("\n");
});
