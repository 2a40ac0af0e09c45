/** Scenarios with one fault each: what is reported, and how to fix it. C098: turned tiles have huge ids. */
import { describe, expect, test } from "vitest";
import { check } from "./support.ts";

const HEAD = "scenario: bay\ntitle: Bay\nplayers: { min: 2, max: 4 }\nlength: short\n";
const TRACK = "track: [{ card: m01, at: [0, 0] }]\n";
const TURNS = "one of 0, 60, 90, 120, 180, 240, 270 or 300";
const SIDES = "one of north, north-east, east, south-east, south, south-west, west or north-west";
const SQUARE = "a square such as 4.b2: position in the track, then its letter and its number as on the card";
const NUMBER = "a whole number from -10000 to 10000, in cells";

/** Faults of one field of a track card, without their place. */
const ofCard = (field: string): readonly string[] =>
  check("scenario", `${HEAD}track:\n  - { card: m01, ${field} }\n`).faults.map(withoutPlace);
const ofField = (line: string): readonly string[] =>
  check("scenario", `${HEAD}${TRACK}${line}\n`).faults.map(withoutPlace);
const withoutPlace = (fault: string): string => fault.replace(/^\d+:\d+ schema\//, "");

describe("a track card", () => {
  test.each([
    ["[0.5, 0]", `wrong-type: at[0] is 0.5, expected ${NUMBER} | write 0 or 1`],
    ["[0, 1e9]", `out-of-range: at[1] is 1e9, expected ${NUMBER} | write ${NUMBER}`],
    ["[-10001, 0]", `out-of-range: at[0] is -10001, expected ${NUMBER} | write ${NUMBER}`],
    [
      "[76.2mm, 0]",
      `wrong-type: at[0] is "76.2mm", expected ${NUMBER} | places are squares of 25.4 mm: 76.2mm is 3`,
    ],
    [
      "[0, 5cm]",
      `wrong-type: at[1] is "5cm", expected ${NUMBER} | places are squares of 25.4 mm: 5cm is 1.97; write 2`,
    ],
    ["[3]", "wrong-count: at has 1 entry, expected 2 | write it as in [0, 3]"],
    ["[]", "wrong-count: at has 0 entries, expected 2 | write it as in [0, 3]"],
    ["[1, 2, 3]", "wrong-count: at has 3 entries, expected 2 | write it as in [0, 3]"],
    ["3", "wrong-type: at is 3, expected a list | write it as in [0, 3]"],
    ['"0,3"', 'wrong-type: at is "0,3", expected a list | write it as in [0, 3]'],
    ["{ x: 1, y: 2 }", "wrong-type: at is a map, expected a list | write it as in [0, 3]"],
  ])("at: %s", (at, fault) => expect(ofCard(`at: ${at}`)).toEqual([fault]));

  test("at: squares too far out for exact numbers", () => {
    const { diagnostics } = check(
      "scenario",
      `${HEAD}track: [{ card: a, at: [1e999, 99999999999999999999] }]\n`,
    );
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["schema/not-a-number", "schema/not-a-number"]);
  });

  test.each([
    ["45", `not-allowed: turn is 45, expected ${TURNS} | write ${TURNS}`],
    ["360", `not-allowed: turn is 360, expected ${TURNS} | write ${TURNS}`],
    // A quarter to the left is 270; 90 would turn the card the wrong way.
    ["-90", `not-allowed: turn is -90, expected ${TURNS} | write ${TURNS}`],
    ["2684354561", `not-allowed: turn is 2684354561, expected ${TURNS} | write ${TURNS}`],
    ["90.5", `wrong-type: turn is 90.5, expected ${TURNS} | write ${TURNS}`],
    ["right", `wrong-type: turn is "right", expected ${TURNS} | write ${TURNS}`],
    ['"90"', `wrong-type: turn is the text "90" in quotes, expected ${TURNS} | remove the quotes: 90`],
    ['"45"', `wrong-type: turn is the text "45" in quotes, expected ${TURNS} | write ${TURNS}`],
  ])("turn: %s", (turn, fault) => expect(ofCard(`at: [0, 0], turn: ${turn}`)).toEqual([fault]));

  test("check --fix replaces no turn by another", () => {
    const { diagnostics } = check("scenario", `${HEAD}track: [{ card: a, at: [0, 0], turn: -90 }]\n`);
    expect(diagnostics.map(({ edits = [] }) => edits)).toEqual([[]]);
  });

  test.each([
    ["[up]", `not-allowed: heading[0] is "up", expected ${SIDES} | write ${SIDES}`],
    ["[North]", `not-allowed: heading[0] is "North", expected ${SIDES} | write north`],
    ["north", 'wrong-type: heading is "north", expected a list | write a list: [north]'],
    [
      "[east, east]",
      'repeated-entry: heading has "east" twice, expected each entry once | leave one of them out',
    ],
    ["[north, east, south]", "wrong-count: heading has 3 entries, expected 1 to 2 | remove the extra ones"],
    ["[]", "wrong-count: heading has 0 entries, expected 1 to 2 | add what is missing"],
  ])("heading: %s", (heading, fault) => expect(ofCard(`at: [0, 0], heading: ${heading}`)).toEqual([fault]));

  test("unknown fields, with the nearest one", () => {
    expect(ofCard("at: [0, 0], trun: 90, accelaration: true")).toEqual([
      'unknown-field: unknown field "trun" | did you mean turn?',
      'unknown-field: unknown field "accelaration" | did you mean acceleration?',
    ]);
  });

  test("no place", () => {
    expect(ofCard("turn: 90")).toEqual(["missing-field: track[0] has no at | add `at: [0, 3]`"]);
  });
});

describe("a scenario", () => {
  test.each([
    [
      "start: b2",
      `bad-format: start is "b2", expected ${SQUARE} | put the card's position before it, as in 1.b2`,
    ],
    ["start: 0.a1", `bad-format: start is "0.a1", expected ${SQUARE} | write it as in 1.a1`],
    ["finish: 4.m2", `bad-format: finish is "4.m2", expected ${SQUARE} | write it as in 4.b3`],
    ["finish: 4B2", `bad-format: finish is "4B2", expected ${SQUARE} | write 4.b2`],
    ["start: 1.1", `bad-format: start is 1.1, expected ${SQUARE} | write it as in 1.a1`],
    ["finsh: 4.b2", 'unknown-field: unknown field "finsh" | did you mean finish?'],
    [
      "forced_diagonals: 0",
      'unknown-field: unknown field "forced_diagonals" | did you mean forced-diagonals?',
    ],
  ])("%s", (line, fault) => expect(ofField(line)).toEqual([fault]));

  test.each([
    ["length: shrot", 'not-allowed: length is "shrot", expected one of short, medium or long | write short'],
    [
      "players: { min: 0, max: 4 }",
      "out-of-range: min is 0, expected a whole number from 1 to 100 | write a whole number from 1 to 100",
    ],
    ["players: 4", "wrong-type: players is 4, expected a map of fields | write it as in {min: 2, max: 4}"],
  ])("%s", (line, fault) => {
    const [name = ""] = line.split(":");
    const text = HEAD.replace(new RegExp(`^${name}: .*$`, "m"), line) + TRACK;
    expect(check("scenario", text).faults.map(withoutPlace)).toEqual([fault]);
  });

  test("without a track", () => {
    const { faults, value } = check("scenario", HEAD);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^1:1 schema\/missing-field: the scenario has no track \| add `track: \[\{card: m01/,
    );
    expect(value).toBeUndefined();
    expect(check("scenario", `${HEAD}track:\n`).faults).toEqual([
      "5:7 schema/empty-field: track is empty | give it a value, or remove it",
    ]);
  });

  test("an empty track is not a fault here: the rules say how many cards it needs", () => {
    expect(check("scenario", `${HEAD}track: []\n`).faults).toEqual([]);
  });

  test("ten thousand broken cards are reported briefly", () => {
    const { faults } = check(
      "scenario",
      `${HEAD}track:\n${"  - { card: m01, at: [0.5, 0], turn: 45 }\n".repeat(10_000)}`,
    );
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)).toContain("19980 more faults in this file");
  });
});
