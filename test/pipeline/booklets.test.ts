/** A booklet from its files to pages and sheets, in a small game. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { bookletPrints } from "../../src/game/prints.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { checkGame, type MadeGame } from "../../src/pipeline/check-game.ts";
import { imposePrint } from "../../src/pipeline/impose-print.ts";
import { createMemory, type Memory } from "../../src/pipeline/memory.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import type { GlyphsItem, Item, Scene } from "../../src/scene/scene.ts";
import { parsePaper } from "../../src/sheet/papers.ts";
import { defaultProfile } from "../../src/sheet/profile.ts";
import type { Paper } from "../../src/sheet/sheet.ts";
import { SAMPLE_GAME } from "../support/sample-game.ts";

const bundle = openBundle();

async function make(text: string, yaml = "", more: Record<string, string> = {}, memory?: Memory) {
  const files = {
    ...SAMPLE_GAME,
    "content/sample/booklets/rules.yaml": `booklet: rules\ntitle: Sample\ntext: rules.md\n${yaml}`,
    "content/sample/booklets/rules.md": text,
    ...more,
  };
  const project = { host: createMemoryHost(files), bundle, ...(memory && { memory }) };
  const checked = await checkGame(project, "sample", SILENT);
  const made = checked.made as MadeGame;
  const booklet = made.booklets[0];
  const pages = (booklet?.pages ?? []).map(({ key }) => made.laid.scenes.get(key));
  return { made, pages, found: ownOf(checked.diagnostics) };
}

const ownOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ rule }) => !rule.includes("unused"))
    .map(({ rule, start }) => `${start.line} ${rule}`);

/** Lines of text on a page, top to bottom: those of one baseline joined. */
function linesOf({ items }: Scene): readonly string[] {
  const lines = new Map<number, GlyphsItem[]>();
  const visit = (list: readonly Item[]): void => {
    for (const item of list) {
      if (item.kind === "group") visit(item.transform[0] === 1 ? item.items : []);
      if (item.kind !== "glyphs") continue;
      const at = Math.round(item.y * 10);
      lines.set(at, [...(lines.get(at) ?? []), item]);
    }
  };
  visit(items);
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, all]) =>
      all
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text.join(""))
        .join(" "),
    );
}

const CHAPTER = "The crew sails on and on, and nobody knows where the wind will take them next. ".repeat(12);
const TEXT = `# Sample

*A game about a crew.*

${Array.from({ length: 9 }, (_, index) => `## Chapter ${"ABCDEFGHI"[index]}\n\n${CHAPTER}\n\n${CHAPTER}\n`).join("\n")}
`;

describe("pages of a long text", () => {
  let pages: readonly Scene[] = [];
  let made: MadeGame;

  beforeAll(async () => {
    ({ pages, made } = await make(TEXT));
  });

  test("begin with the title and what stands before the first chapter", () => {
    const [title] = pages as [Scene];
    expect(linesOf(title)).toContain("Sample");
    expect(linesOf(title)).toContain("A game about a crew.");
  });

  test("are numbered, and the contents name the page on which each chapter begins", () => {
    const contents = linesOf(pages[1] as Scene);
    for (const letter of "ABCDEFGHI") {
      const page = pages.findIndex((one, index) => index > 1 && linesOf(one).includes(`Chapter ${letter}`));
      expect(contents).toContain(`Chapter ${letter} ${page + 1}`);
    }
    const feet = pages.slice(1).map((one) => linesOf(one).at(-1));
    expect(feet.every((foot, index) => foot?.includes(String(index + 2)))).toBe(true);
  });

  test("leave no line of a paragraph alone, and no heading at the foot", () => {
    const words = pages.slice(2).map((page) => linesOf(page).slice(0, -1));
    for (const lines of words.slice(0, -1)) expect(lines.at(-1)).not.toMatch(/^Chapter/);
    // A last line of a paragraph is the only one that ends early; none of them may begin a page.
    for (const lines of words.slice(1)) expect(lines[0]?.length).toBeGreaterThan(40);
  });

  test("print no word beyond their margins", () => {
    for (const { items } of pages.slice(1))
      for (const item of items) {
        if (item.kind !== "glyphs") continue;
        const width = item.advances.reduce((sum, advance) => sum + advance, 0);
        expect(item.x).toBeGreaterThan(139.7 * 0.12 - 0.01);
        expect(item.x + width).toBeLessThan(139.7 * 0.88 + 0.01);
      }
  });

  test("are printed one by one and to fold", () => {
    const prints = bookletPrints(made.game, undefined);
    expect(prints.map(({ id }) => id)).toEqual(["rules-pages", "rules-booklet"]);
    const profile = defaultProfile(parsePaper("a4") as Paper);
    const sheets = prints.map((print) => imposePrint(made, print, profile, false));
    expect(sheets.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(sheets.map(({ value }) => value.sheets)).toEqual([pages.length, Math.ceil(pages.length / 4)]);
    expect(sheets[0]?.value.sides.flatMap(({ bookmarks }) => bookmarks)).toEqual(
      [..."ABCDEFGHI"].map((letter) => `Chapter ${letter}`),
    );
  });
});

test("another text is another edition of the game", async () => {
  const names = await Promise.all(
    ["One text.", "One text.", "Another text."].map(async (text) =>
      (await make(text)).made.journal.content(),
    ),
  );
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

describe("a text in two columns", () => {
  test("fills the left one, then the right one of the same page", async () => {
    const { pages } = await make(TEXT, "columns: 2\ncontents: false\n");
    const page = pages[1] as Scene;
    const xs = page.items.flatMap((item) => (item.kind === "glyphs" ? [item.x] : []));
    const middle = 139.7 / 2;
    expect(xs.some((x) => x < middle) && xs.some((x) => x > middle)).toBe(true);
    expect(pages.length).toBeGreaterThan(2);
  });
});

describe("a card in a booklet", () => {
  test("is the card's own drawing, smaller, cut at its trim", async () => {
    const { pages, made, found } = await make("The cook:\n\n![The cook](card:crew/cook)\n\nAnd more.\n");
    expect(found).toEqual([]);
    const groups = pages.flatMap(({ items }) => items).filter((item) => item.kind === "group");
    const card = made.laid.scenes.get(made.laid.keys.get("crew/cook/front") as string);
    const shown = groups.find((group) => group.items === card.items);
    expect(shown?.clip?.d.startsWith("M 3.175 0 ")).toBe(true);
    // 42 mm high, from 88.9.
    expect(shown?.transform[0]).toBeCloseTo(42 / 88.9, 6);
  });
});

describe("a booklet that was set before", () => {
  const text = `## One\n\n![The cook](card:crew/cook)\n\nA :pip: for {{@decks.crew.title}}. ${CHAPTER}\n\n| a | b |\n|---|---|\n| c | d |\n`;
  const crew = SAMPLE_GAME["content/sample/decks/crew.yaml"] as string;
  const words = SAMPLE_GAME["content/sample/glossary.yaml"] as string;
  const steps: readonly Parameters<typeof make>[] = [
    [text],
    [`${text}\n:pip: and more`],
    [text, "columns: 2\n"],
    [text, "", { "content/sample/decks/crew.yaml": crew.replace("title: Cook", "title: Old cook") }],
    [text, "", { "content/sample/decks/crew.yaml": crew.replace("title: Crew", "title: Hands") }],
    [text, "", { "content/sample/decks/crew.yaml": crew.replace("poker-us", "square-l") }],
    [text, "", { "content/sample/glossary.yaml": words.replace("plain-circle", "anchor") }],
    [text.replace("cook)", "pilot)")],
    [text],
  ];

  test("is the same as one that is set anew, whatever changed meanwhile", async () => {
    const memory = createMemory();
    const seen = new Set<string>();
    for (const [written, yaml, more] of steps) {
      const [kept, anew] = [await make(written, yaml, more, memory), await make(written, yaml, more)];
      expect(JSON.stringify([kept.pages, kept.found])).toBe(JSON.stringify([anew.pages, anew.found]));
      seen.add(JSON.stringify(anew.pages));
    }
    // Each change is seen, so that it would be missed.
    expect(seen.size).toBe(steps.length - 1);
  });

  test("is not set again", async () => {
    const memory = createMemory();
    const [first, second] = [await make(text, "", {}, memory), await make(text, "", {}, memory)];
    const lastOf = ({ pages }: typeof first): Item | undefined => pages.at(-1)?.items.at(-1);
    expect(lastOf(second)).toBe(lastOf(first));
  });
});

describe("what is wrong with a booklet", () => {
  test.each([
    ["a card that is not there", "See [him](card:crew/coock).", "", ["1 booklet/unknown-card"]],
    ["an empty text", "", "", ["1 booklet/empty"]],
    ["a fault of its template", "{{#each @decks.crew.cards}}x", "", ["1 template/syntax"]],
    ["a field that is not there", "{{@decks.crew.titel}}", "", ["1 template/missing-field"]],
  ])("%s is told, and the game is checked all the same", async (_, text, yaml, expected) => {
    const { found, made } = await make(text, yaml);
    expect(found).toEqual(expected);
    expect(made.faces.length).toBe(3);
  });

  test("a file that is not there is told where it is named", async () => {
    const { found } = await make("Text.", "", {
      "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: none.md\n",
    });
    expect(found).toEqual(["3 booklet/no-text"]);
  });

  test("a path out of the folder is no name of a file", async () => {
    const { found } = await make("Text.", "", {
      "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: ../../secret.md\n",
    });
    expect(found).toEqual(["3 schema/bad-format"]);
  });

  test("five thousand lines end, in pages or in words", async () => {
    const begun = performance.now();
    const { found, pages } = await make("One line after the other.\n\n".repeat(2_500));
    expect(found).toEqual([]);
    expect(pages.length).toBeGreaterThan(50);
    const { found: other } = await make("Line.\n\n".repeat(9_000));
    expect(other).toEqual(["1 booklet/too-long"]);
    expect(performance.now() - begun).toBeLessThan(20_000);
  }, 30_000);
});
