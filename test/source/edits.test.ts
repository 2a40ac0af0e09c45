/** Laws of edits: only their own part of a file changes, and a value edit reads back as its value. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextEdit } from "../../src/diagnostics/diagnostic.ts";
import { applyEdits, chooseEdits } from "../../src/source/edit/edits.ts";
import { isPlainText, keyEdit, literalEdit, textEdit } from "../../src/source/edit/value-edit.ts";
import { placeAt } from "../../src/source/locate.ts";
import type { SourceDocument, SourceNode, SourceScalar } from "../../src/source/tree.ts";
import { utf8 } from "../support/utf8.ts";
import { readCsv, readYaml, texts } from "./support.ts";

const edit = (text: string, start: number, end: number, to: string): TextEdit => ({
  ...placeAt({ path: "a.yaml", text }, { start, end }),
  text: to,
});

describe("applied to bytes", () => {
  const SIGNS = "ab é☠😀漢\r\n\t#:'\"";
  const text = fc
    .array(fc.constantFrom(...SIGNS), { maxLength: 30 })
    .map((signs) => signs.join(""))
    // A character of four bytes is two UTF-16 units: an edit never splits one.
    .map((signs) => signs.replaceAll(/\p{Surrogate}/gu, ""));
  const whole = (value: string, offset: number): number => {
    const isCut = /[\uDC00-\uDFFF]/.test(value.charAt(offset));
    return isCut ? offset - 1 : offset;
  };

  test("everything outside the edits is kept, byte for byte, with and without a byte order mark", () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(40), { maxLength: 8 }),
        text,
        fc.boolean(),
        (value, cuts, to, mark) => {
          const places = [...new Set(cuts.map((cut) => whole(value, Math.min(cut, value.length))))].sort(
            (a, b) => a - b,
          );
          const pairs = places.flatMap((start, index) => {
            const end = places[index + 1];
            return index % 2 === 0 && end !== undefined ? [[start, end] as const] : [];
          });
          const head = mark ? [0xef, 0xbb, 0xbf] : [];
          const found = applyEdits(
            Uint8Array.from([...head, ...utf8(value)]),
            pairs.map(([start, end]) => edit(value, start, end, to)),
          );
          let expected = value;
          for (const [start, end] of [...pairs].reverse())
            expected = expected.slice(0, start) + to + expected.slice(end);
          expect(found).toEqual(Uint8Array.from([...head, ...utf8(expected)]));
        },
      ),
    );
  });

  test("without edits every file of valid UTF-8 is unchanged", () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8("a: é\r\n# ☠\r\n")]);
    expect(applyEdits(bytes, [])).toEqual(bytes);
  });

  test.each([
    ["Latin-1", Buffer.from("a: \xe9\n", "latin1")],
    ["UTF-16", Buffer.from("\ufeffa: b\n", "utf16le")],
    ["cut UTF-8", utf8("a: ☠").subarray(0, 5)],
  ])("%s is refused", (_, bytes) => {
    expect(applyEdits(bytes, [edit("a: b", 0, 1, "c")])).toBeUndefined();
  });

  test("an edit beyond the text is refused", () => {
    const beyond = { ...edit("a: b\n", 0, 1, "c"), end: { line: 9, column: 1, offset: 99 } };
    expect(applyEdits(utf8("a: b\n"), [beyond])).toBeUndefined();
  });
});

describe("chosen from many", () => {
  const text = "abcdefgh";
  const choose = (groups: readonly (readonly (readonly [number, number, string?])[])[]) => {
    const items = groups.map((group) => group.map(([start, end, to = "x"]) => edit(text, start, end, to)));
    const { chosen, waiting } = chooseEdits(items, (edits) => edits);
    const index = (some: typeof items) => some.map((one) => items.indexOf(one) + 1);
    return { chosen: index([...chosen]), waiting: index([...waiting]) };
  };

  test("the first of overlapping edits wins; neighbours do not overlap", () => {
    expect(choose([[[0, 3]], [[2, 4]], [[3, 5]]])).toEqual({ chosen: [1, 3], waiting: [2] });
  });

  test("equal edits of two findings are both made, once", () => {
    expect(choose([[[0, 3]], [[0, 3]], [[0, 3, "y"]]])).toEqual({ chosen: [1, 2], waiting: [3] });
    const twice = [edit(text, 0, 3, "x"), edit(text, 0, 3, "x")];
    expect(applyEdits(utf8(text), twice)).toEqual(utf8("xdefgh"));
  });

  test("an insertion at the edge of another edit waits, because their order would be a guess", () => {
    expect(choose([[[0, 3]], [[3, 3]], [[5, 5]]])).toEqual({ chosen: [1, 3], waiting: [2] });
  });

  test("edits of one finding are made together or not at all", () => {
    expect(
      choose([
        [[0, 1]],
        [
          [5, 6],
          [0, 2],
        ],
        [[5, 6]],
      ]),
    ).toEqual({ chosen: [1, 3], waiting: [2] });
  });
});

describe("chosen from very many", () => {
  const text = "abcdefghij";
  type Cut = readonly [number, number];
  /** The definition, word for word: each is compared with all that were chosen before it. */
  const meets = ([a, b]: Cut, [c, d]: Cut): boolean =>
    (a !== c || b !== d) &&
    (a === b || c === d ? Math.max(a, c) <= Math.min(b, d) : Math.max(a, c) < Math.min(b, d));

  test("an edit is chosen if it overlaps no earlier one, in whatever order they come", () => {
    const cut = fc
      .tuple(fc.nat(9), fc.nat(3))
      .map(([start, length]): Cut => [start, Math.min(start + length, 10)]);
    fc.assert(
      fc.property(fc.array(fc.array(cut, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), (groups) => {
        const free: (readonly Cut[])[] = [];
        for (const group of groups)
          if ([...free.flat(), ...group].every((one) => group.every((other) => !meets(one, other))))
            free.push(group);
        const items = groups.map((group) => group.map(([start, end]) => edit(text, start, end, "x")));
        const { chosen, waiting } = chooseEdits(items, (edits) => edits);
        expect(chosen.map((one) => groups[items.indexOf(one)])).toEqual(free);
        expect(chosen.length + waiting.length).toBe(items.length);
      }),
    );
  });

  test.each([
    ["in order", (index: number) => index],
    ["backwards", (index: number) => 4000 - index],
  ])("%s: each is compared with few others", (_, place) => {
    let looks = 0;
    const items = Array.from({ length: 4000 }, (_, index) => {
      const at = { line: 1, column: 1, offset: 10 * place(index) };
      const counted = { file: "a.yaml", end: { ...at, offset: at.offset + 5 }, text: "x" };
      const get = () => {
        looks++;
        return at;
      };
      return [Object.defineProperty({ ...counted, start: at }, "start", { get })];
    });
    expect(chooseEdits(items, (edits) => edits).chosen).toHaveLength(4000);
    expect(looks).toBeLessThan(100 * 4000);
  });
});

describe("a value edit", () => {
  const SIGNS = "ab Z01.-_'\"\\#:,{}[]&*!|>%@`?~=é☠😀漢";
  const value = fc
    .array(fc.constantFrom(...SIGNS), { maxLength: 10 })
    .map((signs) => signs.join(""))
    .filter((text) => !/\p{Surrogate}/u.test(text));
  const words = fc.constantFrom(
    "null",
    "~",
    "true",
    "no",
    "1e3",
    "007",
    ".5",
    "+.5",
    "-1",
    "0x1F",
    "2026-01-01",
    ".inf",
    "- a",
    "a: b",
    "a #b",
    " a",
    "a ",
    "",
    "'",
    '"',
    "a:",
    "<<",
    "---",
  );

  const SOURCES = [
    "a: old\nb: [one, two]\n",
    "a: old # note\r\nb: { c: one, d: two }\r\n",
    "- 'old'\n- \"one\" # note\n-   two\n",
    "{ a: 'old', b: [\"one\", { c: two }] }\n",
    "a:\n  b:\n    - c: old\n      d: 12\n    - e: 'x # y'\n",
  ];

  test("reads back as the desired text, and nothing else changes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOURCES), fc.nat(2), fc.oneof(value, words), (source, nth, wanted) => {
        const { document } = readYaml(source);
        const scalars = scalarsOf(document.root);
        const scalar = scalars[nth % scalars.length] as SourceScalar;
        const made = textEdit(document, scalar, wanted);
        expect(made).toBeDefined();
        const changed = apply(document, made as TextEdit);
        const again = readYaml(changed);
        expect(again.faults).toEqual([]);
        expect(texts(again.document.root)).toEqual(
          texts(withText(document.root as SourceNode, scalar, wanted)),
        );
        const found = scalarsOf(again.document.root)[nth % scalars.length] as SourceScalar;
        // A text is a text, also where YAML would read the bare word as something else.
        expect(typeof found.value).toBe("string");
        expect(changed.startsWith(source.slice(0, scalar.start))).toBe(true);
        expect(changed.endsWith(source.slice(scalar.end))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test("keeps the existing quotes, and adds none where none are needed", () => {
    const to = (source: string, text: string): string => {
      const { document } = readYaml(source);
      return apply(document, textEdit(document, scalarsOf(document.root)[0] as SourceNode, text) as TextEdit);
    };
    expect(to("a: old", "new")).toBe("a: new");
    expect(to("a: 'old'", "it's")).toBe("a: 'it''s'");
    expect(to('a: "old"', 'so "new"')).toBe('a: "so \\"new\\""');
    expect(to("a: old", "no")).toBe('a: "no"');
    expect(to("a: old", "x: y")).toBe('a: "x: y"');
  });

  test("does not change blocks, and texts of several lines", () => {
    const { document } = readYaml("a: |\n  old\nb: c\n");
    const [block, plain] = scalarsOf(document.root) as [SourceScalar, SourceScalar];
    expect(textEdit(document, block, "new")).toBeUndefined();
    expect(textEdit(document, plain, "two\nlines")).toBeUndefined();
    expect(literalEdit(document, plain, "a b")).toBeUndefined();
  });

  test("keys are written in their own quotes", () => {
    const key = (source: string, name: string) => {
      const { document } = readYaml(source);
      const [entry] = document.root?.kind === "map" ? document.root.entries : [];
      return entry && keyEdit(document, entry.keyRange, name);
    };
    expect(key('"old": 1', "new")?.text).toBe('"new"');
    expect(key("old: 1", "new")?.text).toBe("new");
    expect(key("old: 1", "a: b")).toBeUndefined();
  });

  test("a CSV cell is quoted where the cell needs it", () => {
    const { document } = readCsv('id,title\na,"old, text"\nb,old\n');
    const cells = scalarsOf(document.root);
    expect(apply(document, textEdit(document, cells[1] as SourceNode, "new") as TextEdit)).toBe(
      "id,title\na,new\nb,old\n",
    );
    expect(apply(document, textEdit(document, cells[3] as SourceNode, 'a "b", c') as TextEdit)).toBe(
      'id,title\na,"old, text"\nb,"a ""b"", c"\n',
    );
  });

  test("a plain text is one that reads back as itself in a block and in brackets", () => {
    fc.assert(
      fc.property(fc.oneof(value, words), (text) => {
        fc.pre(isPlainText(text));
        expect(texts(readYaml(`a: ${text}\n`).document.root)).toEqual({ a: text });
        expect(texts(readYaml(`[{ a: ${text} }, ${text}]\n`).document.root)).toEqual([{ a: text }, text]);
        expect(texts(readYaml(`${text}: a\n`).document.root)).toEqual({ [text]: "a" });
      }),
      { numRuns: 100 },
    );
  });
});

function apply(document: SourceDocument, made: TextEdit): string {
  return new TextDecoder().decode(applyEdits(utf8(document.text), [made]));
}

function scalarsOf(node: SourceNode | undefined): readonly SourceScalar[] {
  if (node === undefined) return [];
  if (node.kind === "scalar") return [node];
  return (node.kind === "list" ? node.items : node.entries.map(({ value }) => value)).flatMap(scalarsOf);
}

/** The tree with one scalar's text replaced. */
function withText(node: SourceNode, target: SourceScalar, text: string): SourceNode {
  if (node === target) return { ...target, text };
  if (node.kind === "list") return { ...node, items: node.items.map((item) => withText(item, target, text)) };
  if (node.kind === "scalar") return node;
  const entries = node.entries.map((entry) => ({ ...entry, value: withText(entry.value, target, text) }));
  return { ...node, entries };
}
