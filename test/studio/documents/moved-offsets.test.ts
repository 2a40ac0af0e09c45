/** Offsets of an earlier text, after steps that were made or undone since. */
import { expect, test } from "vitest";
import { Document } from "../../../src/studio/client/documents/document.ts";
import { offsetsSince } from "../../../src/studio/client/documents/moved-offsets.ts";

const TEXT = '<a x="1"/><b x="22"/><c/>';

const opened = (): Document => new Document("templates/game/a.svg.hbs", { text: TEXT, hash: "h" });

/** Where the three tags are now. */
const tagsIn = (document: Document) =>
  ["<a", "<b", "<c"].map((tag) => [TEXT.indexOf(tag), document.text.peek().indexOf(tag)] as const);

function expectMoved(document: Document): void {
  const now = offsetsSince(document, TEXT);
  for (const [before, after] of tagsIn(document)) expect(now(before)).toBe(after);
}

test("offsets go along with steps that were made since, each by the places that it changed", () => {
  const document = opened();
  expectMoved(document);
  document.change("Move a", [{ from: 6, to: 7, text: "100" }]);
  const at = document.text.peek().indexOf("22");
  document.change("Move b and add before it", [
    { from: 0, to: 0, text: "\n" },
    { from: at, to: at + 2, text: "3" },
  ]);
  expect(document.text.peek()).toBe('\n<a x="100"/><b x="3"/><c/>');
  expectMoved(document);
});

test("offsets go back with a step that was undone", () => {
  const document = opened();
  document.change("Move both", [
    { from: 6, to: 7, text: "100" },
    { from: 16, to: 18, text: "3" },
  ]);
  const after = document.text.peek();
  document.undo();
  expect(offsetsSince(document, after)(after.indexOf("<b"))).toBe(TEXT.indexOf("<b"));
  expect(offsetsSince(document, after)(after.indexOf("<c"))).toBe(TEXT.indexOf("<c"));
});

test("offsets before and behind what is not known as a step go along with its whole", () => {
  const document = opened();
  document.changedOutside({ text: TEXT.replace('"22"', '"5"'), hash: "i" });
  expectMoved(document);
});
