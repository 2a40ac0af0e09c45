/** Findings that are looked for, in groups, and which of their fixes can be made at once. */
import { expect, test } from "vitest";
import type { Diagnostic, Severity } from "../../../src/index.ts";
import { together } from "../../../src/studio/client/findings/together.ts";
import { grouped, wantedOf } from "../../../src/studio/client/problems/found-groups.ts";
import { nameOf } from "../../../src/studio/client/problems/names.ts";

const at = (offset: number) => ({ line: 1, column: offset + 1, offset });

function finding(rule: string, severity: Severity, file = "content/game/decks/a.yaml"): Diagnostic {
  return { rule, severity, message: `about ${rule}`, file, start: at(0), end: at(1) };
}

const fixing = (name: string, ...edits: readonly (readonly [number, number, string])[]): Diagnostic => ({
  ...finding(name, "error"),
  edits: edits.map(([from, to, text]) => ({ file: "a.yaml", start: at(from), end: at(to), text })),
});

const ALL = [
  finding("deck/one", "hint"),
  finding("deck/two", "error"),
  finding("text/three", "warning", "b.csv"),
];

test("severities, a rule and words are looked for together; no severity means all", () => {
  const rules = (severities: readonly Severity[], words: string, rule?: string) =>
    wantedOf(ALL, { severities: new Set(severities), words, rule }).map((one) => one.rule);
  expect(rules([], "")).toEqual(["deck/one", "deck/two", "text/three"]);
  expect(rules(["error", "hint"], "")).toEqual(["deck/one", "deck/two"]);
  expect(rules([], "THREE b.csv")).toEqual(["text/three"]);
  expect(rules([], "", "deck/one")).toEqual(["deck/one"]);
  expect(rules(["warning"], "", "deck/one")).toEqual([]);
});

test("groups with the worst findings come first", () => {
  const names = grouped(ALL, nameOf("rule")).map(({ title }) => title);
  expect(names).toEqual(["deck/two", "text/three", "deck/one"]);
  expect(
    grouped(ALL, nameOf("file")).map(({ title, detail, findings }) => [title, detail, findings.length]),
  ).toEqual([
    ["a.yaml", "content/game/decks", 2],
    ["b.csv", "", 1],
  ]);
});

test("fixes in each other's way are not made at once, and equal edits are made once", () => {
  const [a, b, c, d] = [
    fixing("a", [0, 4, "x"]),
    fixing("b", [3, 5, "y"], [9, 9, "z"]),
    fixing("c", [0, 4, "x"], [4, 6, "y"]),
    finding("d", "error"),
  ];
  const { findings, edits } = together([a, b, c, d]);
  expect(findings.map(({ rule }) => rule)).toEqual(["a", "c"]);
  expect(edits.map(({ text }) => text)).toEqual(["x", "y"]);
});
