/** Boards as subjects of rules.yaml: their lists, computed facts, distances. */
import { expect, test } from "vitest";
import { dataFindings } from "../../support/game/data-findings.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

/** a - b - rock - c - d, with a fall from a to d. */
const RIVER = `board: river
title: River
size: { width: 200mm, height: 40mm }
space: 10mm
kinds: { water: { title: Water }, rock: { title: Rock, moves: true } }
start: a
goal: d
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 20] }
  - { id: reef, kind: rock, at: [60, 20], step: -1 }
  - { id: c, kind: water, at: [80, 20], title: Quiet Bay }
  - { id: d, kind: water, at: [100, 20] }
links: [[a, b, reef, c, d]]
one-way: [{ id: fall, from: a, to: d }]
docks: [{ id: quay, between: [c, d] }]
`;

function found(...rules: readonly string[]): readonly string[] {
  const lines = rules.map((rule, index) => `  - { id: r${index}, why: w, ${rule} }\n`).join("");
  const files = {
    "content/sample/boards/river.yaml": RIVER,
    "content/sample/rules.yaml": `rules:\n${lines}`,
  };
  return dataFindings("sample", { ...SAMPLE_GAME, ...files }).map(
    ({ file, start, message }) => `${file.split("/").at(-1)}:${start.line} ${message}`,
  );
}

test("spaces, one-way links and docks are counted", () => {
  expect(
    found(
      "board: river, items: spaces, check: count, is: 9",
      "board: river, items: spaces, check: count, per: kind, is: { water: 4, rock: 1 }",
      "board: river, items: one-way, check: count, is: 2",
      "board: river, items: docks, check: count, is: 0",
      "list: boards, check: count, is: 1",
    ),
  ).toEqual([
    'rules.yaml:2 spaces of board "river" has 5 items, expected 9',
    'rules.yaml:4 one-way of board "river" has 1 item, expected 2',
    'rules.yaml:5 docks of board "river" has 1 item, expected 0',
  ]);
});

test("where a space sends players must be a space of another kind, at its place in the file", () => {
  const to = "to: { board: river, items: spaces, where: { kind: rock } }";
  expect(
    found(`board: river, items: spaces, where: { kind: rock }, check: reference, field: leads-to, ${to}`),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^river\.yaml:11 /)]));
});

test("steps to the goal and steps saved", () => {
  expect(
    found(
      "board: river, items: spaces, where: { id: b }, check: range, field: to-goal, values: [3]",
      "board: river, items: one-way, check: range, field: saves, min: 4",
    ),
  ).toEqual(["river.yaml:15 saves is 3, expected at least 4"]);
});

test("distances, with and without one-way links", () => {
  expect(
    found(
      "board: river, check: distance, from: a, to: d, is: 4",
      "board: river, check: distance, from: a, to: d, one-way: true, is: 4",
      "board: river, check: distance, from: d, to: a, one-way: true, max: 3",
      "board: river, check: distance, from: a, to: d",
    ),
  ).toEqual([
    "rules.yaml:3 it is 1 step from a to d, one-way links counted, expected 4",
    "rules.yaml:4 it is 4 steps from d to a, one-way links counted, expected at most 3",
    expect.stringContaining("distance has no number to compare with"),
  ]);
});
