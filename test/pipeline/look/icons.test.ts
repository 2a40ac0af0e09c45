/** Which drawing an icon's name refers to. */
import { expect, test } from "vitest";
import type { Game } from "../../../src/game/game.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { createIconLibrary } from "../../../src/pipeline/look/icons.ts";

const bundle = openBundle();
const drawing = (id: string): string => `<svg viewBox="0 0 10 10"><path id="${id}" d="M0 0h10v10z"/></svg>`;

function library(files: readonly string[], corrupted: Readonly<Record<string, Uint8Array>> = {}) {
  const host = createMemoryHost({
    ...Object.fromEntries(files.map((file) => [`content/reef/${file}`, drawing(file)])),
    ...corrupted,
  });
  const game = {
    folder: "content/reef",
    glossary: {
      terms: {},
      icons: { rock: "anchor", flag: "art/flag.svg", lost: "art/lost.svg", pip: "skull-crossed-bones" },
      symbols: {
        pip: { title: "Pip", meaning: "a point", points: 1, again: false, icon: "plain-circle" },
        ring: { title: "Ring", meaning: "two", points: 2, again: false, icon: "plain-circle" },
      },
    },
  } as unknown as Game;
  return createIconLibrary({ host, bundle }, game);
}

test("a glossary entry comes before a die symbol, and that before the icon set", () => {
  const icons = library([]);
  expect(icons.find("rock")?.key).toBe("game-icons/anchor");
  expect(icons.find("pip")?.key).toBe("game-icons/skull-crossed-bones");
  expect(icons.find("ring")?.key).toBe("game-icons/plain-circle");
  expect(icons.find("anchor")?.text).toContain("<svg");
});

test("a file of the game comes before the set, also where the glossary leads to it", () => {
  const icons = library(["icons/anchor.svg", "art/flag.svg"]);
  expect(icons.find("anchor")).toEqual({
    key: "content/reef/icons/anchor.svg",
    file: "content/reef/icons/anchor.svg",
    text: drawing("icons/anchor.svg"),
  });
  expect(icons.find("rock")?.key).toBe("content/reef/icons/anchor.svg");
  expect(icons.find("flag")?.key).toBe("content/reef/art/flag.svg");
});

test("an unknown name is not found, nor are property names of every object", () => {
  const icons = library([]);
  for (const name of ["lost", "no-such-icon", "constructor", "__proto__", "../../anchor", ""])
    expect(icons.find(name)).toBeUndefined();
});

test("only icons of the set are credited, by the file of their drawing", () => {
  const icons = library(["icons/wave.svg"]);
  const creditOf = (name: string) => icons.creditOf(icons.find(name)?.file ?? "");
  expect(creditOf("pip")?.title).toBe("Skull crossed bones");
  expect(creditOf("wave")).toBeUndefined();
  expect(creditOf("no-such-icon")).toBeUndefined();
});

test("a file that is not text is reported once, with its position", () => {
  const latin = Buffer.from("<svg>\n<title>Kr\xe4he</title></svg>", "latin1");
  const icons = library([], { "content/reef/icons/crow.svg": latin });
  for (const _ of [1, 2]) icons.find("crow");
  // "<title>Kr" has 9 characters
  expect(icons.diagnostics).toMatchObject([
    { file: "content/reef/icons/crow.svg", severity: "error", start: { line: 2, column: 10 } },
  ]);
});
