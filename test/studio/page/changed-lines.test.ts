/** Differences that people are shown, line by line. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedLines } from "../../../src/studio/client/parts/changed-lines.ts";

test("equal texts have none, whatever their line ends", () => {
  expect(changedLines("a\nb\n", "a\nb\n")).toEqual([]);
  expect(changedLines("a\r\nb\r\n", "a\nb\n")).toEqual([]);
});

test("shows two lines around a change, and a gap between changes that are far apart", () => {
  const before = "1\n2\n3\n4\n5\n6\n7\n8\n9";
  const after = before.replace("3", "three").replace("9", "nine");
  expect(changedLines(before, after).map(({ kind, number, text }) => `${kind} ${number} ${text}`)).toEqual([
    "same 1 1",
    "same 2 2",
    "removed 3 3",
    "added 3 three",
    "same 4 4",
    "same 5 5",
    "gap undefined ",
    "same 7 7",
    "same 8 8",
    "removed 9 9",
    "added 9 nine",
  ]);
});

test("lines that were not removed and those added are the new text; those not added, the old one", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(text, text, (old, fresh) => {
      const lines = changedLines(old.join("\n"), fresh.join("\n"));
      if (lines.length === 0) expect(old).toEqual(fresh);
      const counted = lines.filter(({ kind }) => kind !== "gap");
      for (const { kind, number = 0, text: line } of counted)
        expect((kind === "removed" ? old : fresh)[number - 1]).toBe(line);
      const changes = (kind: string) => lines.filter((line) => line.kind === kind).length;
      expect(fresh.length - old.length).toBe(changes("added") - changes("removed"));
    }),
  );
});
