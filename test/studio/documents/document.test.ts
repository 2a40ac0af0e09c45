/** A document: its steps, undone and redone; what others do to its file. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { Document } from "../../../src/studio/client/documents/document.ts";
import {
  inverseOf,
  type Splice,
  spliceBetween,
  spliced,
} from "../../../src/studio/client/documents/splices.ts";

const BASE = { text: "cost: 3\r\ntitle: Axe\r\n", hash: "h1" };
const opened = (base = BASE): Document => new Document("content/game/deck.yaml", base);

test("a step has a name, can be undone and redone, and keeps the line ends of the file", () => {
  const document = opened();
  document.change("Set cost to 4", [{ from: 6, to: 7, text: "4" }]);
  expect(document.text.value).toBe("cost: 4\r\ntitle: Axe\r\n");
  expect([document.isUnsaved.value, document.done.value.at(-1)?.title]).toEqual([true, "Set cost to 4"]);
  document.undo();
  expect([document.text.value, document.isUnsaved.value]).toEqual([BASE.text, false]);
  document.redo();
  expect(document.text.value).toBe("cost: 4\r\ntitle: Axe\r\n");
});

test("typing into one field is one step; another field, or a step undone between, begins another", () => {
  const document = opened();
  const type = (text: string, field: string): void => {
    const splice = spliceBetween(document.text.value, text);
    document.change(`Type ${text}`, splice ? [splice] : [], { field });
  };
  type("cost: 31\r\ntitle: Axe\r\n", "cost");
  type("cost: 312\r\ntitle: Axe\r\n", "cost");
  type("cost: 312\r\ntitle: Axes\r\n", "title");
  expect(document.done.value).toHaveLength(2);
  document.undo();
  type("cost: 3124\r\ntitle: Axe\r\n", "cost");
  expect(document.done.value).toHaveLength(2);
  document.undo();
  document.undo();
  expect(document.text.value).toBe(BASE.text);
});

test("what is typed and taken away again at once is no step", () => {
  const document = opened();
  document.change("Type", [{ from: 0, to: 0, text: "x" }], { field: "source" });
  document.change("Type", [{ from: 0, to: 1, text: "" }], { field: "source" });
  expect([document.done.value, document.undone.value]).toEqual([[], []]);
});

test("a change by others is taken over where nothing is unsaved, and can be undone", () => {
  const document = opened();
  document.changedOutside({ text: "cost: 9\r\n", hash: "h2" });
  expect([document.text.value, document.isUnsaved.value]).toEqual(["cost: 9\r\n", false]);
  document.undo();
  expect([document.text.value, document.isUnsaved.value]).toEqual([BASE.text, true]);
});

test("a change by others leaves unsaved text alone until somebody decides", () => {
  const document = opened();
  document.change("Set cost to 4", [{ from: 6, to: 7, text: "4" }]);
  const disk = { text: "cost: 9\r\n", hash: "h2" };
  document.changedOutside(disk);
  expect(document.trouble.value).toEqual({ kind: "stale", disk });
  expect(document.text.value).toBe("cost: 4\r\ntitle: Axe\r\n");
  // they took it back
  document.changedOutside(BASE);
  expect(document.trouble.value).toBeUndefined();
  document.changedOutside({ text: "", hash: undefined });
  expect(document.trouble.value).toEqual({ kind: "gone" });
  expect(document.text.value).toBe("cost: 4\r\ntitle: Axe\r\n");
});

test("what is kept of a document makes the same document again", () => {
  const document = opened();
  document.change("One", [{ from: 0, to: 0, text: "# one\r\n" }]);
  document.change("Two", [{ from: 0, to: 0, text: "# two\r\n" }]);
  document.undo();
  const copy = opened();
  copy.restore(JSON.parse(JSON.stringify(document.kept())));
  expect(copy.text.value).toBe(document.text.value);
  copy.redo();
  expect(copy.text.value.startsWith("# two\r\n# one\r\n")).toBe(true);
  copy.undo();
  copy.undo();
  expect(copy.text.value).toBe(BASE.text);
});

test("of many steps the latest are kept", () => {
  const document = opened();
  for (let n = 0; n < 300; n++) document.change(`Step ${n}`, [{ from: 0, to: 0, text: "x" }]);
  const { done } = document.kept();
  expect([done.length, done.at(-1)?.title]).toEqual([100, "Step 299"]);
});

const texts = fc.string({ unit: "binary", maxLength: 40 });

/** Splices that do not overlap, in any order. */
const splicesOf = (text: string): fc.Arbitrary<readonly Splice[]> =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(6), fc.string({ maxLength: 5 })), { maxLength: 5 })
    .map((wanted) => {
      let free = 0;
      return wanted
        .sort(([a], [b]) => a - b)
        .flatMap(([at, length, own]) => {
          const from = Math.max(at, free);
          const to = Math.min(text.length, from + length);
          if (from > to || (from < free && free > 0)) return [];
          free = to + 1;
          return [{ from, to, text: own }];
        });
    })
    .chain((splices) => fc.shuffledSubarray([...splices], { minLength: splices.length }));

test("the inverse of splices makes the text before of the text after", () => {
  fc.assert(
    fc.property(
      texts.chain((text) => fc.tuple(fc.constant(text), splicesOf(text))),
      ([text, splices]) => {
        expect(spliced(spliced(text, splices), inverseOf(text, splices))).toBe(text);
      },
    ),
  );
});

test("the splice between two texts makes one of the other", () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const splice = spliceBetween(before, after);
      expect(spliced(before, splice ? [splice] : [])).toBe(after);
    }),
  );
});

test("any number of changes, undone and redone in any order, is undone to the text of the file", () => {
  const moves = fc.array(
    fc.oneof(
      fc.record({ text: texts, field: fc.constantFrom(undefined, "a", "b") }),
      fc.constantFrom("undo" as const, "redo" as const),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(texts, moves, (text, made) => {
      const document = opened({ text, hash: "h1" });
      for (const move of made) {
        const before = document.text.value;
        if (move === "undo") {
          const isDone = document.done.value.length > 0;
          document.undo();
          if (isDone) {
            document.redo();
            expect(document.text.value).toBe(before);
            document.undo();
          }
        } else if (move === "redo") document.redo();
        else {
          const splice = spliceBetween(before, move.text);
          document.change("Change", splice ? [splice] : [], { field: move.field });
          expect(document.text.value).toBe(move.text);
        }
      }
      while (document.done.value.length > 0) document.undo();
      expect(document.text.value).toBe(text);
    }),
  );
});
