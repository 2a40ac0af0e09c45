/** Laws of the readers, tested on generated input. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quote } from "../../src/source/edit/yaml-quote.ts";
import { positionAt } from "../../src/source/locate.ts";
import type { SourceNode, SourceScalar } from "../../src/source/tree.ts";
import { readCsv, readYaml, texts } from "./support.ts";

const PRINTABLE = "abc XYZ019.-_'\"\\#:,{}[]&*!|>%@`é☠😀漢ש\t";
const text = fc.array(fc.constantFrom(...PRINTABLE), { maxLength: 12 }).map((signs) => signs.join(""));
const plain = fc
  .stringMatching(/^[a-z0-9][a-z0-9.+-]{0,6}$/)
  .filter((word) => !/^(null|true|false)$/.test(word));

describe("YAML", () => {
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      plain,
      fc.array(tie("node"), { minLength: 1, maxLength: 3 }),
      fc.dictionary(plain, tie("node"), { minKeys: 1, maxKeys: 3 }),
    ),
  })).node;

  test("the slice at each unquoted scalar's range is its written text", () => {
    fc.assert(
      fc.property(fc.dictionary(plain, tree, { minKeys: 1 }), fc.boolean(), (value, flow) => {
        const source = flow ? flowOf(value) : blockOf(value, 0);
        const { document, faults } = readYaml(source);
        expect(faults).toEqual([]);
        expect(texts(document.root)).toEqual(value);
        for (const scalar of scalarsOf(document.root))
          expect(source.slice(scalar.start, scalar.end)).toBe(scalar.text);
      }),
      { numRuns: 50 },
    );
  });

  test("text in the quotes that fixes propose reads back as itself", () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(texts(readYaml(`a: ${quote(value)}\n`).document.root)).toEqual({ a: value });
      }),
    );
  });

  test("no text makes the reader throw, and every fault is inside the file", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PRINTABLE, "\n", "\n  ", "- ", ": ", "<<", "---\n"), { maxLength: 40 }),
        (signs) => {
          const source = signs.join("");
          for (const { start, end } of readYaml(source).diagnostics) {
            expect(start.offset).toBeLessThanOrEqual(end.offset);
            expect(end.offset).toBeLessThanOrEqual(source.length);
            expect(positionAt({ path: "a.yaml", text: source }, start.offset)).toEqual(start);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("CSV", () => {
  const cell = text.filter((value) => value.trim() !== "" && !/\\[nrt]/.test(value));
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });

  test("text written by the rules of RFC 4180 reads back, and ranges contain the cells", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("\n", "\r\n"), (cells, lineEnd) => {
        const written = cells.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`));
        const source = [["one", "two"], ...written].map((row) => row.join(",")).join(lineEnd);
        const { document } = readCsv(source);
        expect(texts(document.root)).toEqual(cells.map(([one, two]) => ({ one, two })));
        expect(scalarsOf(document.root).map(({ start, end }) => source.slice(start, end))).toEqual(
          written.flat(),
        );
      }),
    );
  });
});

function scalarsOf(node: SourceNode | undefined): readonly SourceScalar[] {
  if (node === undefined) return [];
  if (node.kind === "scalar") return [node];
  return (node.kind === "list" ? node.items : node.entries.map(({ value }) => value)).flatMap(scalarsOf);
}

function flowOf(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(flowOf).join(", ")} ]`;
  if (typeof value !== "object" || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${flowOf(inner)}`)
    .join(", ")} }`;
}

function blockOf(value: unknown, depth: number): string {
  const indent = "  ".repeat(depth);
  const inner = (item: unknown): string =>
    typeof item === "object" ? `\n${blockOf(item, depth + 1)}` : ` ${item}  # note\n`;
  if (Array.isArray(value)) return value.map((item) => `${indent}-${inner(item)}`).join("");
  return Object.entries(value as object)
    .map(([key, item]) => `${indent}${key}:${inner(item)}`)
    .join("");
}
