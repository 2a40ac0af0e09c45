/**
 * A file read after a change, with its earlier reading at hand, against the same file read anew: the same tree, comments
 * and tables; what was noted of unchanged items stays. Inputs: shipped decks and generated lists, changed again and again.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SourceDocument } from "../../src/source/tree.ts";
import { readChanged } from "../../src/source/yaml/regular/regular-changed.ts";
import { readRegular } from "../../src/source/yaml/regular/yaml-regular.ts";
import { expectEqual } from "../support/equal.ts";
import { corruptedFrom, items, PIECES, part, RARE } from "./generated-yaml.ts";
import { askTables, whole } from "./support.ts";

function read(text: string, before?: SourceDocument): SourceDocument | undefined {
  const file = { path: "a.yaml", text };
  const regular = readRegular(file, before);
  return regular && { ...file, ...regular };
}

/** The same text read after `before`, and anew. Returns the first of the two. */
function readBothWays(text: string, before?: SourceDocument): SourceDocument | undefined {
  const changed = read(text, before);
  const anew = read(text);
  expectEqual(changed && whole(changed), anew && whole(anew));
  askTables(changed?.root);
  return changed;
}

interface Item {
  /** Noted when the item was first asked for. */
  readonly key: object;
  readonly text: string;
}

/** The items of the list at the end of a file; none if it has no table. */
function itemsOf({ root, text }: SourceDocument): readonly Item[] {
  const list = root?.kind === "map" ? root.entries.at(-1)?.value : undefined;
  if (list?.kind !== "list" || !list.table) return [];
  const { table } = list;
  return list.items.map(({ start, end }, index) => {
    if (table.noteOf(index) === undefined) table.note(index, {});
    return { key: table.noteOf(index) as object, text: text.slice(start, end) };
  });
}

const keysOf = (document: SourceDocument): readonly object[] => itemsOf(document).map(({ key }) => key);

/** No key stands for two texts. */
function expectSameTexts(document: SourceDocument, before: SourceDocument): void {
  const known = new Map(itemsOf(before).map(({ key, text }) => [key, text]));
  for (const { key, text } of itemsOf(document)) if (known.has(key)) expect(known.get(key)).toBe(text);
}

const DECK = `deck: d # first
title: D
cards: # all of them
  - id: a # one
    title: "A"
    rules: Do.

  # the second
  - id: b
    title: 'B''s'
    tags: [x, y]
    rules: |
      Do
      - not.
  - id: c
    title: C
    rules: "Do \\"it\\"."
`;

const opened = (text: string): SourceDocument => readBothWays(text) as SourceDocument;

describe("a change in one card", () => {
  test.each([
    ["of a text", "rules: Do.", "rules: Do more.", [false, true, true]],
    ["of a field's name", "tags:", "tag:", [true, false, true]],
    ["that adds a field", "    title: C\n", "    title: C\n    cost: 3\n", [true, true, false]],
    ["in a block of text", "- not.", "- it.", [true, false, true]],
    ["in the comment below it", "# the second", "# the 2nd", [false, true, true]],
    ["of the last character", '\\"it\\"."\n', '\\"it\\".."\n', [true, true, false]],
  ])("%s", (_what, from, to, stay) => {
    const before = opened(DECK);
    const known = keysOf(before);
    const text = DECK.replace(from, to);
    expect(text).not.toBe(DECK);
    const after = readBothWays(text, before) as SourceDocument;
    expect(keysOf(after).map((key, index) => key === known[index])).toEqual(stay);
    expectSameTexts(after, before);
  });

  test("keeps the keys of cards that move", () => {
    const before = opened(DECK);
    const [a, b, c] = keysOf(before);
    const added = readBothWays(
      DECK.replace("  - id: b\n", "  - id: n\n  - id: b\n"),
      before,
    ) as SourceDocument;
    expect(keysOf(added).length).toBe(4);
    expect(keysOf(added).slice(-1)).toEqual([c]);
    expect(keysOf(added)[0] === a && keysOf(added)[3] === c).toBe(true);
    const removed = readBothWays(DECK, added) as SourceDocument;
    expect(keysOf(removed)[0] === a && keysOf(removed)[2] === c).toBe(true);
    expect(keysOf(removed)[1] === b).toBe(false);
  });

  test.each([
    ["before the cards", "title: D", "title: E"],
    ["of all cards' column", "cards: # all of them\n  - id: a", "cards: # all of them\n   - id: a"],
    ["of the first dash", "- id: a", "* id: a"],
    ["that adds a name below the cards", '"Do \\"it\\"."\n', '"Do \\"it\\"."\nsize: mini\n'],
    ["to a text over two lines", "rules: Do.", "rules: Do\n      more."],
    ["to a tab", "title: C", "title:\tC"],
  ])("%s is left to the reader of whole files", (_what, from, to) => {
    const before = opened(DECK);
    const text = DECK.replace(from, to);
    expect(text).not.toBe(DECK);
    expect(readChanged({ path: "a.yaml", text }, before, (part) => part.includes("\t"))).toBeUndefined();
    readBothWays(text, before);
  });
});

const change = fc.tuple(
  fc.nat(),
  fc.nat(30),
  part("", "", ...PIECES, ...RARE, "  - id: x\n", "    a: 1\n", "# c\n", "\n\n"),
);

/** Changes the texts one after the other; returns how many were read from a change. */
function readAll(text: string, changes: readonly (readonly [number, number, string])[]): number {
  let [before, now, taken] = [readBothWays(text), text, 0];
  for (const [place, length, piece] of changes) {
    const at = place % (now.length + 1);
    const next = now.slice(0, at) + piece + now.slice(at + length);
    const known = new Set(before && keysOf(before));
    const after = readBothWays(next, before);
    if (before && after) {
      expectSameTexts(after, before);
      if (keysOf(after).some((key) => known.has(key))) taken += 1;
    }
    // What is not regular is mended again.
    if (after) [before, now] = [after, next];
  }
  return taken;
}

describe("random changes one after the other", () => {
  test.each([
    ["lists alike", items],
    ["corrupted lists", corruptedFrom(items)],
  ])("of %s", (_what, texts) => {
    let taken = 0;
    fc.assert(
      fc.property(
        texts,
        fc.boolean(),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        (text, returns, all) => {
          taken += readAll(returns ? text.replaceAll("\n", "\r\n") : text, all);
        },
      ),
      { numRuns: 250 },
    );
    expect(taken).toBeGreaterThan(30);
  });

  const decks = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /decks\/[^/]+\.yaml$/.test(file))
    .map((file) => join("content", file));

  test("of shipped decks", () => {
    let taken = 0;
    for (const deck of decks) {
      const text = readFileSync(deck, "utf8");
      fc.assert(
        fc.property(fc.array(change, { minLength: 4, maxLength: 4 }), (all) => {
          taken += readAll(text, all);
        }),
        { numRuns: 5 },
      );
    }
    expect(taken).toBeGreaterThan(decks.length / 4);
  });
});
