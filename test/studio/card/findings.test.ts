/** Findings of a card and the fields that they are about. */
import { expect, test } from "vitest";
import type { Diagnostic, WrittenField } from "../../../src/index.ts";
import { findingsOfCard } from "../../../src/studio/client/card/findings.ts";

const finding = (start: number, message: string, file = "deck.yaml"): Diagnostic => {
  const at = (offset: number) => ({ line: 1, column: offset + 1, offset });
  return { rule: "a/b", severity: "error", message, file, start: at(start), end: at(start + 1) };
};

const FIELDS: readonly WrittenField[] = [
  { path: ["id"], start: 102, end: 107 },
  { path: ["special"], start: 110, end: 140 },
  { path: ["special", "cost"], start: 121, end: 128 },
];

test("a finding belongs to the innermost field around it, and one of another card to none", () => {
  const found = findingsOfCard(
    { place: { file: "deck.yaml", start: 100, end: 150 } },
    FIELDS,
    [
      finding(126, "cost"),
      finding(112, "special"),
      finding(145, "card"),
      finding(160, "other"),
      finding(126, "no", "x.yaml"),
    ],
    [finding(126, "cost"), finding(3, "template", "a.svg.hbs")],
  );
  expect(found.all.map(({ message }) => message)).toEqual(["cost", "special", "card", "template"]);
  expect([...found.byField].map(([key, list]) => [key, list.map(({ message }) => message)])).toEqual([
    ["special.cost", ["cost"]],
    ["special", ["special"]],
  ]);
});
