/** Characters of texts and their positions in their files. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { parseCsv } from "../../src/source/csv/csv.ts";
import { nodeAt } from "../../src/source/locate.ts";
import { characterOffsets } from "../../src/source/text/character-offsets.ts";
import type { SourceDocument, SourcePath, SourceScalar } from "../../src/source/tree.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";

function scalarAt(document: SourceDocument, path: SourcePath): SourceScalar {
  const node = document.root && nodeAt(document.root, path);
  if (node?.kind !== "scalar") throw new Error(`no scalar at ${path.join(".")}`);
  return node;
}

/** The source of each character of the text at `a`. */
function piecesOf(text: string): readonly string[] | undefined {
  const document = parseYaml({ path: "a.yaml", text }).value;
  const node = scalarAt(document, ["a"]);
  const found = characterOffsets(document, node);
  return found?.offsets.slice(0, -1).map((at, index) => text.slice(at, found.offsets[index + 1]));
}

describe("characters of YAML", () => {
  test("without quotes, also over lines", () => {
    expect(piecesOf("a: to be\n")).toEqual(["t", "o", " ", "b", "e"]);
    expect(piecesOf("a: to\n  be\n\n  so\n")).toEqual(["t", "o", "\n  ", "b", "e", "\n\n  ", "s", "o"]);
  });

  test("in quotes, with their escapes", () => {
    expect(piecesOf("a: 'it''s'")).toEqual(["i", "t", "''", "s"]);
    expect(piecesOf('a: "\\u00e9\\"\\n b \\\n  c"')).toEqual([
      "\\u00e9",
      '\\"',
      "\\n",
      " ",
      "b",
      " \\\n  ",
      "c",
    ]);
  });

  test("in blocks", () => {
    expect(piecesOf("a: |\n  to \n   be\n")).toEqual(["t", "o", " ", "\n  ", " ", "b", "e", "\n"]);
    expect(piecesOf("a: >-\n  to\n  be \n\n  so\nb: 1\n")).toEqual([
      "t",
      "o",
      "\n  ",
      "b",
      "e",
      " ",
      "\n\n  ",
      "s",
      "o",
    ]);
    expect(piecesOf("a: |2\n   to\n")).toBeUndefined();
  });

  test("every text written by the yaml library reads back the same, character by character", () => {
    const texts = fc.string({
      unit: fc.constantFrom("a", " ", "\n", "'", '"', "\\", "é", ":", "-", "\t", "😀"),
    });
    const styles = fc.constantFrom("PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_LITERAL", "BLOCK_FOLDED");
    fc.assert(
      fc.property(texts, styles, fc.integer({ min: 20, max: 40 }), (text, style, width) => {
        const written = stringify({ a: text }, { defaultStringType: style as "PLAIN", lineWidth: width });
        const document = parseYaml({ path: "a.yaml", text: written }).value;
        if (!document.root) return;
        const node = scalarAt(document, ["a"]);
        const found = characterOffsets(document, node);
        expect(found === undefined).toBe(/^\S+ [|>][+-]?\d/.test(written));
        if (!found) return;
        expect(found.offsets).toHaveLength(node.text.length + 1);
        for (let index = 0; index < node.text.length; index++) {
          const sign = node.text[index] as string;
          const source = written.slice(found.offsets[index]);
          if (/[aé:-]/.test(sign) && !source.startsWith("\\")) expect(source[0]).toBe(sign);
          expect(found.offsets[index + 1]).toBeGreaterThanOrEqual(found.offsets[index] as number);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("characters of CSV", () => {
  const text = 'id,text\nx,"say ""hi""\r\nnow"\ny, plain \nz,a | b\n';
  const document = parseCsv({ path: "a.csv", text }).value;
  const pieces = (row: number): readonly string[] | undefined => {
    const found = characterOffsets(document, scalarAt(document, [row, "text"]));
    return found?.offsets.slice(0, -1).map((at, index) => text.slice(at, found.offsets[index + 1]));
  };

  test("in quotes and without", () => {
    expect(pieces(0)?.slice(3)).toEqual([" ", '""', "h", "i", '""', "\r\n", "n", "o", "w"]);
    expect(pieces(1)?.join("")).toBe("plain");
  });
});
