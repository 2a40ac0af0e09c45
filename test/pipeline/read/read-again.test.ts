/**
 * A game read again in a project with a memory: cards that have not changed are the same objects, and everything is equal
 * to what a project without a memory reads.
 */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";

const bundle = openBundle();

const DECK = "content/g/decks/d.yaml";
const FILES = {
  "content/g/game.yaml": "broadside: 1\nid: g\ntitle: G\nversion: 1.0.0\n",
  [DECK]: `deck: d
title: D
size: poker-us
front: f
card:
  properties:
    title: {type: string, pattern: "^[A-Z]"}
    cost: {type: integer, maximum: 9}
  required: [title]
defaults: {cost: 2}
cards:
  - id: ant
    title: Ant
  - id: bee
    title: Bee
    cost: 3
    copies: 2
  - {id: cow, title: Cow}
  - id: dog
    title: Dog
`,
  "content/g/decks/m.yaml": `deck: m
title: M
size: poker-us
front: f
kind: map
cards:
  - id: inlet
    squares: [[white, red], [white, white], [white, white]]
    bars: [a1|b1]
  - id: pass
    squares: [[white, white], [white, white], [white, white]]
    bars: [a1|b1, b1|a1]
`,
};

/** Reads both files again and again, and expects the same as from reading anew. */
function openGame() {
  const memory = createMemory();
  return (changed: Readonly<Record<string, string>> = {}) => {
    const host = createMemoryHost({ ...FILES, ...changed });
    const { value, diagnostics } = readGame({ host, bundle, memory }, "g");
    const anew = readGame({ host, bundle }, "g");
    expect({ game: value.game, diagnostics }).toStrictEqual({
      game: anew.value.game,
      diagnostics: anew.diagnostics,
    });
    return value.game?.decks.flatMap(({ cards }) => cards) ?? [];
  };
}

/** Numbers of the cards that are other objects. */
const others = (before: readonly object[], after: readonly object[]): readonly number[] =>
  after.flatMap((card, index) => (card === before[index] ? [] : [index]));

const change = (from: string, to: string) => {
  const text = (FILES[DECK] as string).replace(from, to);
  expect(text).not.toBe(FILES[DECK]);
  return { [DECK]: text };
};

test("cards stay the same objects if nothing has changed", () => {
  const read = openGame();
  const first = read();
  expect(first.map(({ id }) => id)).toEqual(["ant", "bee", "cow", "dog", "inlet", "pass"]);
  // One in brackets is made anew each time its file is read; with a fault, each time.
  expect(others(first, read())).toEqual([5]);
});

test.each([
  ["a text", "title: Bee", "title: Bumblebee", [1]],
  ["a comment", "title: Bee", "title: Bee # who?", [1]],
  ["a fault", "title: Bee", "title: bee", [1]],
  ["a comment below the last card", "title: Dog\n", "title: Dog\n# the end\n", [3]],
  ["a default", "cost: 2", "cost: 3", [0, 1, 2, 3]],
  ["the schema", "maximum: 9", "maximum: 2", [0, 1, 2, 3]],
  ["the size", "size: poker-us", "size: mini-us", [0, 1, 2, 3]],
  ["the front", "front: f", "front: e", [0, 1, 2, 3]],
])("after a change of %s only the cards that depend on it are others", (_what, from, to, changed) => {
  const read = openGame();
  const first = read();
  const then = read(change(from, to));
  // What is in brackets is read without the table.
  const isUnread = (index: number): boolean => index === 2 || index === 5;
  expect(others(first, then).filter((index) => !isUnread(index))).toEqual(
    changed.filter((index) => !isUnread(index)),
  );
  read();
});

test("cards that move are others with the same fields", () => {
  const read = openGame();
  const first = read();
  const moved = read(change("  - id: bee", "  - id: ape\n    title: Ape\n  - id: bee"));
  expect(moved.map(({ id, number }) => `${number} ${id}`).slice(0, 3)).toEqual(["1 ant", "2 ape", "3 bee"]);
  expect(moved[0]).toBe(first[0]);
  expect(moved[4]?.fields).toBe(first[3]?.fields);
});
