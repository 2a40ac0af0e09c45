/** Changes of two sides in one text. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { lineSplices, merged, mergedFor } from "../../../src/studio/client/documents/merge.ts";
import { spliced } from "../../../src/studio/client/documents/splices.ts";

const BASE = "# ships\r\n- id: axe\r\n  cost: 3\r\n  text: Chop.\r\n";

test("changes of different lines are both kept, with their line ends", () => {
  const mine = BASE.replace("cost: 3", "cost: 4");
  const theirs = BASE.replace("Chop.", "Chop twice.").replace("# ships\r\n", "# ships\r\n# of the navy\r\n");
  expect(merged(BASE, mine, theirs)).toBe(theirs.replace("cost: 3", "cost: 4"));
});

test("changes of the same line are not, unless they are equal", () => {
  const mine = BASE.replace("cost: 3", "cost: 4");
  expect(merged(BASE, mine, BASE.replace("cost: 3", "cost: 5"))).toBeUndefined();
  expect(merged(BASE, mine, mine)).toBe(mine);
});

test("whoever is preferred decides only the lines that both changed", () => {
  const mine = BASE.replace("cost: 3", "cost: 4").replace("# ships", "# my ships");
  const theirs = BASE.replace("cost: 3", "cost: 5").replace("Chop.", "Chop twice.");
  const both = BASE.replace("# ships", "# my ships").replace("Chop.", "Chop twice.");
  expect(mergedFor(BASE, mine, theirs)).toBe(both.replace("cost: 3", "cost: 4"));
  expect(mergedFor(BASE, theirs, mine)).toBe(both.replace("cost: 3", "cost: 5"));
});

test("insertions at one place are not: nobody knows their order", () => {
  expect(merged("a\nb\n", "a\nmine\nb\n", "a\ntheirs\nb\n")).toBeUndefined();
});

const text = fc
  .tuple(fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 8 }), fc.constantFrom("", "\n", "\r\n"))
  .map(([lines, end]) => lines.join(end || "\n") + end);

test("splices by lines make one text of the other", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(spliced(a, lineSplices(a, b))).toBe(b);
    }),
  );
});

test("merging is symmetric, and with no change of one side gives the other", () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      expect(merged(base, mine, theirs)).toBe(merged(base, theirs, mine));
      expect(merged(base, base, theirs)).toBe(theirs);
    }),
  );
});
