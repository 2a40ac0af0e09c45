/** Names that differ only in case are reported, because Windows and macOS would merge them. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { caseTwins } from "../../../src/pipeline/read/case-twins.ts";

const twins = (...files: readonly string[]): readonly string[] =>
  caseTwins(
    { host: createMemoryHost(Object.fromEntries(files.map((file) => [file, ""]))), bundle: openBundle() },
    "g",
  ).map(({ file, message, related }) => `${file}: ${message}: ${related?.map((other) => other.file).join()}`);

test("files of content and of templates", () => {
  expect(twins("content/g/art/Fox.png", "content/g/art/fox.PNG", "content/g/art/box.png")).toEqual([
    "content/g/art/fox.PNG: the names content/g/art/fox.PNG and content/g/art/Fox.png differ only in upper and lower case: content/g/art/Fox.png",
  ]);
  expect(twins("templates/g/A.svg.hbs", "templates/g/a.svg.hbs", "templates/shared/a.svg.hbs")).toHaveLength(
    1,
  );
});

test("folders, once for all their files", () => {
  expect(twins("content/g/Art/a.png", "content/g/art/a.png", "content/g/art/b.png")).toEqual([
    "content/g/art/a.png: the names content/g/art and content/g/Art differ only in upper and lower case: content/g/Art/a.png",
  ]);
});

test("letters with accents, composed or decomposed (NFC and NFD)", () => {
  expect(twins("content/g/e\u0301.png", "content/g/\u00e9.png")).toEqual([
    "content/g/\u00e9.png: the names content/g/\u00e9.png and content/g/e\u0301.png differ only in how accents are encoded: U+00E9 and U+0065 U+0301: content/g/e\u0301.png",
  ]);
});

test("other games and other names do not collide", () => {
  expect(twins("content/h/A.yaml", "content/h/a.yaml", "content/g/a.yaml", "content/g/a.yml")).toEqual([]);
});

test("folders of games, once", () => {
  expect(twins("templates/G/a.svg.hbs", "templates/g/b.svg.hbs", "templates/g/c.svg.hbs")).toEqual([
    "templates/g/b.svg.hbs: the names templates/g and templates/G differ only in upper and lower case: templates/G/a.svg.hbs",
  ]);
});
