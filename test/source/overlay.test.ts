/** A translation laid over the original: by id, by position, at its own place, and what is refused. */
import { expect, test } from "vitest";
import { nodeAt, placeOf } from "../../src/source/locate.ts";
import { overlaid } from "../../src/source/overlay/overlay.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";

const ORIGINAL = `title: Crew
size: poker-us
cards:
  - { id: cook, title: Cook, rank: 1 }
  - { id: pilot, title: Pilot, steps: [{ text: One }, { text: Two }] }
`;

function lay(text: string, original = ORIGINAL) {
  const document = parseYaml({ path: "de.yaml", text }).value;
  const first = parseYaml({ path: "en.yaml", text: original }).value;
  if (!first.root || !document.root) throw new Error("unreadable");
  const { value, diagnostics } = overlaid(first.root, document.root, {
    document,
    original: "crew.yaml",
    isText: (path) => ["title", "text"].includes(String(path.at(-1))),
    mayBeAdded: (path) => path.at(-1) === "text",
  });
  const textAt = (...path: (string | number)[]): string | undefined => {
    const node = nodeAt(value, path);
    return node?.kind === "scalar" ? node.text : undefined;
  };
  const sources = new Map([["en.yaml", { ...first, root: value }]]);
  const at = (...path: (string | number)[]): string => {
    const { file, start } = placeOf(sources, { file: "en.yaml", path });
    return `${file}:${start.line}:${start.column}`;
  };
  const faults = diagnostics.map(({ rule, start, fix }) => `${start.line}:${start.column} ${rule}; ${fix}`);
  return { textAt, at, faults };
}

test("texts are found by the id of their entry, whatever the order, and the rest stays", () => {
  const { textAt, at, faults } = lay(
    "cards:\n  - id: pilot\n    title: Lotse\n  - id: cook\n    title: Smutje\n",
  );
  expect(faults).toEqual([]);
  expect([textAt("cards", 0, "title"), textAt("cards", 1, "title"), textAt("title")]).toEqual([
    "Smutje",
    "Lotse",
    "Crew",
  ]);
  expect(textAt("cards", 0, "rank")).toBe("1");
  expect([at("cards", 0, "title"), at("cards", 0, "rank")]).toEqual(["de.yaml:5:12", "en.yaml:4:36"]);
});

test("a list without ids is matched by position, and must be as long as the original's", () => {
  const steps = (list: string): string => `cards:\n  - id: pilot\n    steps: ${list}\n`;
  const { textAt, faults } = lay(steps("[{ text: Eins }, {}]"));
  expect(faults).toEqual([]);
  expect([textAt("cards", 1, "steps", 0, "text"), textAt("cards", 1, "steps", 1, "text")]).toEqual([
    "Eins",
    "Two",
  ]);
  expect(lay(steps("[{ text: Eins }]")).faults).toEqual([
    "3:12 locale/other-length; write as many entries as the original has, in its order",
  ]);
});

test("a value that is not there yet leaves the original, and an empty text is refused", () => {
  expect(lay("title:\n").textAt("title")).toBe("Crew");
  expect(lay("title:\n").faults).toEqual([]);
  expect(lay('title: ""\n').faults).toEqual([
    "1:8 locale/empty-text; write the translation, or remove the line: then the original's text is printed",
  ]);
});

test("a text that may be added waits for its translation: until then the default stays", () => {
  const added = (text: string) => lay(`cards:\n  - id: cook\n    text: ${text}\n`);
  expect(added("Kocht").textAt("cards", 0, "text")).toBe("Kocht");
  expect(added("Kocht").at("cards", 0, "text")).toBe("de.yaml:3:11");
  expect(added("").textAt("cards", 0, "text")).toBeUndefined();
  expect(added("").faults).toEqual([]);
  expect(added('""').textAt("cards", 0, "text")).toBeUndefined();
  expect(added('""').faults).toHaveLength(1);
});

test("what the original does not have, and what is not a text, is refused with the nearest name", () => {
  expect(lay("titel: Mannschaft\n").faults).toEqual(['1:1 locale/unknown-entry; did you mean "title"?']);
  expect(lay("cards:\n  - { id: cok, title: Smutje }\n").faults).toEqual([
    '2:11 locale/unknown-entry; did you mean "cook"?',
  ]);
  expect(lay("size: bridge\n").faults).toEqual([
    "1:7 locale/not-a-text; remove it; the original's value is used in every language",
  ]);
  expect(lay("cards: { cook: Smutje }\n").faults).toEqual([
    "1:8 locale/not-a-text; write it in the shape of the original",
  ]);
  expect(lay("cards:\n  - { id: cook, title: A }\n  - { id: cook, title: B }\n").faults).toEqual([
    "3:11 locale/duplicate-entry; keep one of the two",
  ]);
});

test("a text that the original leaves to a default may be added", () => {
  const { textAt, faults } = lay("cards:\n  - { id: cook, text: Kocht }\n");
  expect(faults).toEqual([]);
  expect(textAt("cards", 0, "text")).toBe("Kocht");
});
