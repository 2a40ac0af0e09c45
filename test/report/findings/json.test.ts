/** JSON, validated by its published schema, read so strictly that any unlisted field is a fault. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { reportJson } from "../../../src/report/findings/json.ts";
import { asUtf8, finding, HOSTILE, HOSTILE_FINDINGS, many, obeyed } from "./support.ts";

const schema = JSON.parse(readFileSync("docs/schemas/findings.schema.json", "utf8"));
const published = new Ajv2020({ strict: true }).compile(schema);
const strict = new Ajv2020({ strict: true }).compile(closed({ ...schema, $id: "urn:broadside:closed" }));

/** The same schema, allowing only the fields that it lists. */
function closed<T>(part: T): T {
  if (Array.isArray(part)) return part.map(closed) as T;
  if (typeof part !== "object" || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  return ("required" in inner ? { ...inner, additionalProperties: false } : inner) as T;
}

function readBack(diagnostics: readonly Diagnostic[]) {
  const value = JSON.parse(reportJson(diagnostics));
  expect(published(value), JSON.stringify(published.errors)).toBe(true);
  expect(strict(value), JSON.stringify(strict.errors)).toBe(true);
  return value;
}

test("the schema refuses malformed reports", () => {
  const value = readBack([finding(1, 1, 1)]);
  expect(published({ ...value, format: 2 })).toBe(false);
  expect(published({ ...value, findings: [{ ...value.findings[0], severity: "note" }] })).toBe(false);
  expect(strict({ ...value, more: 1 })).toBe(false);
});

test("a finding with everything", () => {
  const at = finding(1, 2, 3);
  const full = finding(84, 5, 9, {
    label: "l",
    why: "w",
    fix: "f",
    edits: [{ file: at.file, start: at.start, end: at.end, text: "" }],
    related: [{ ...at, message: "r" }],
  });
  const value = readBack([full, finding(2, 1, 1, { severity: "hint" })]);
  expect(value.counts).toEqual({ error: 1, warning: 0, hint: 1 });
  expect(value.findings[0]).toEqual({
    ...full,
    related: [{ message: "r", file: at.file, start: at.start, end: at.end }],
  });
});

test("no findings, hostile findings, two thousand findings", () => {
  expect(readBack([]).findings).toEqual([]);
  const messages = readBack(HOSTILE_FINDINGS).findings.map(({ message }: Diagnostic) => message);
  expect(messages).toEqual(HOSTILE.map(asUtf8));
  expect(obeyed(reportJson(HOSTILE_FINDINGS))).toEqual([]);
  expect(readBack(many(2_000)).findings).toHaveLength(2_000);
});
