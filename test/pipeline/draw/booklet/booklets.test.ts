/** A booklet of a small game, from its files to pages and sheets. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../../src/diagnostics/diagnostic.ts";
import { bookletPrints, type Print, wholePrints } from "../../../../src/game/kits/prints.ts";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { checkGame } from "../../../../src/pipeline/judge/check-game.ts";
import type { MadeGame } from "../../../../src/pipeline/made-game.ts";
import { imposePrint } from "../../../../src/pipeline/order/impose-print.ts";
import { SILENT } from "../../../../src/pipeline/progress.ts";
import { charactersOf, widthOf } from "../../../../src/scene/glyph-runs.ts";
import type { GlyphsItem, GroupItem, Item, Scene } from "../../../../src/scene/scene.ts";
import { parsePaper } from "../../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../../src/sheet/profile.ts";
import type { Backs, Paper } from "../../../../src/sheet/sheet.ts";
import { SAMPLE_GAME } from "../../../support/game/sample-game.ts";
import { spelledOut } from "../../../support/paper/glyphs.ts";

const bundle = openBundle();

async function make(text: string, yaml = "", more: Record<string, string> = {}) {
  const files = {
    ...SAMPLE_GAME,
    "content/sample/booklets/rules.yaml": `booklet: rules\ntitle: Sample\ntext: rules.md\n${yaml}`,
    "content/sample/booklets/rules.md": text,
    ...more,
  };
  const checked = await checkGame({ host: createMemoryHost(files), bundle }, "sample", SILENT);
  const made = checked.made as MadeGame;
  const booklet = made.booklets[0];
  const pages = (booklet?.pages ?? []).map(({ key }) => made.laid.scenes.get(key));
  return {
    made,
    pages,
    found: ownOf(checked.diagnostics),
    messages: checked.diagnostics.map(({ message }) => message),
  };
}

const ownOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ rule }) => !rule.includes("unused"))
    .map(({ rule, start }) => `${start.line} ${rule}`);

/** A page's lines of text, top to bottom: texts on one baseline are joined. */
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
        .map(charactersOf)
        .join(" "),
    );
}

const CHAPTER = "The crew sails on and on, and nobody knows where the wind will take them next. ".repeat(12);
const TEXT = `# Sample

*A game about a crew.*

${Array.from({ length: 9 }, (_, index) => `## Chapter ${"ABCDEFGHI"[index]}\n\n${CHAPTER}\n\n${CHAPTER}\n`).join("\n")}
`;

test("a game's own emblem is on the title page and nowhere else", async () => {
  const mark = `<b:text x="-15" y="-4" width="30" height="8" size="9pt" font="Alegreya">The Anchor</b:text>`;
  const { pages, found } = await make(TEXT, "", {
    "templates/sample/partials/booklet-emblem.svg.hbs": mark,
  });
  expect(found).toEqual([]);
  const [title, ...others] = pages.map(linesOf);
  expect(title?.slice(0, 2)).toEqual(["The Anchor", "Sample"]);
  expect(others.flat()).not.toContain("The Anchor");
});

describe("pages of a long text", () => {
  let pages: readonly Scene[] = [];
  let made: MadeGame;

  beforeAll(async () => {
    ({ pages, made } = await make(TEXT));
  });

  test("begin with the title and the text before the first chapter", () => {
    const [title] = pages as [Scene];
    expect(linesOf(title)).toContain("Sample");
    expect(linesOf(title)).toContain("A game about a crew.");
  });

  test("are numbered, and the contents give the page on which each chapter begins", () => {
    const contents = linesOf(pages[1] as Scene);
    for (const letter of "ABCDEFGHI") {
      const page = pages.findIndex((one, index) => index > 1 && linesOf(one).includes(`Chapter ${letter}`));
      expect(contents).toContain(`Chapter ${letter} ${page + 1}`);
    }
    const feet = pages.slice(1).map((one) => linesOf(one).at(-1));
    expect(feet.every((foot, index) => foot?.includes(String(index + 2)))).toBe(true);
  });

  test("leave no single line of a paragraph on a page, and no heading at the foot", () => {
    const words = pages.slice(2).map((page) => linesOf(page).slice(0, -1));
    for (const lines of words.slice(0, -1)) expect(lines.at(-1)).not.toMatch(/^Chapter/);
    // Only the last line of a paragraph ends early; none of them may begin a page.
    for (const lines of words.slice(1)) expect(lines[0]?.length).toBeGreaterThan(40);
  });

  test("print nothing in the margins", () => {
    const printed = pages.slice(1).flatMap(({ items }) => items.filter(({ kind }) => kind === "glyphs"));
    expect(printed.length).toBeGreaterThan(100);
    for (const { items } of pages.slice(1))
      for (const item of items) {
        if (item.kind !== "glyphs") continue;
        expect(item.x).toBeGreaterThan(139.7 * 0.12 - 0.01);
        expect(item.x + widthOf(item)).toBeLessThan(139.7 * 0.88 + 0.01);
      }
  });

  test("are printed for a screen, to fold, or two to a sheet where backs stay empty", () => {
    const prints = wholePrints(made.game, { kits: [] }).flatMap((whole) => bookletPrints(made.game, whole));
    expect(prints.map(({ id }) => id)).toEqual(["rules-screen", "rules-booklet", "rules-pages"]);
    const profile = defaultProfile(parsePaper("a4") as Paper);
    const sheetsOf = (backs: Backs) =>
      prints.map((print) => imposePrint(made, print, { ...profile, backs }, false));
    const folded = Math.ceil(pages.length / 4);
    expect(sheetsOf("duplex").map(({ value }) => value.sheets)).toEqual([0, folded, 0]);
    const sheets = sheetsOf("fold");
    expect(sheets.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(sheets.map(({ value }) => value.sheets)).toEqual([0, folded, Math.ceil(pages.length / 2)]);
    for (const { value } of sheets) {
      const titles = value.sides.flatMap(({ bookmarks }) => bookmarks);
      expect(titles.map((one) => (typeof one === "string" ? one : one.title)).sort()).toEqual(
        [..."ABCDEFGHI"].map((letter) => `Chapter ${letter}`),
      );
    }
  });
});

test("a changed text is another edition of the game", async () => {
  const names = await Promise.all(
    ["One text.", "One text.", "Another text."].map(async (text) =>
      (await make(text)).made.journal.content(),
    ),
  );
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

describe("blocks that stay together", () => {
  /** The first two lines of each page when this many lines precede the text. */
  async function firstLines(lines: number, text: string): Promise<readonly (string | undefined)[]> {
    const before = Array.from({ length: lines }, (_, index) => `Line ${index}.`).join("\n\n");
    const { pages } = await make(`# Sample\n\n## Begin\n\n${before}\n\n${text}\n`, "contents: false\n");
    return pages.slice(1).map((page) => linesOf(page).slice(0, 2).join("; "));
  }

  /** Trying each of these counts covers every way in which the text can meet the foot of a page. */
  const BEGINNINGS = Array.from({ length: 14 }, (_, index) => 20 + index);

  test("a small table is not divided", async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `| row ${index} |`).join("\n");
    for (const lines of BEGINNINGS)
      expect((await firstLines(lines, `| head |\n| --- |\n${rows}`))[1] ?? "Line").toMatch(
        /^(Line|head; row 0)/,
      );
  });

  test("no list item is alone at the foot or top of a page, or apart from its question", async () => {
    const items = ["one", "two", "three", "four"].map((word) => `- item ${word}`).join("\n");
    for (const lines of BEGINNINGS) {
      const [, first = "Line"] = await firstLines(lines, `Who begins?\n\n${items}`);
      expect(first).toMatch(/^(Line|Who begins|• item three)/);
    }
  });
});

describe("a text in two columns", () => {
  test("fills the left column, then the right one, of each page", async () => {
    const { pages } = await make(TEXT, "columns: 2\ncontents: false\n");
    const page = pages[1] as Scene;
    const xs = page.items.flatMap((item) => (item.kind === "glyphs" ? [item.x] : []));
    const middle = 139.7 / 2;
    expect(xs.some((x) => x < middle) && xs.some((x) => x > middle)).toBe(true);
    expect(pages.length).toBeGreaterThan(2);
  });
});

describe("a card in a booklet", () => {
  test("is the card's own drawing, scaled down, cut at its trim", async () => {
    const { pages, made, found } = await make("The cook:\n\n![The cook](card:crew/cook)\n\nAnd more.\n");
    expect(found).toEqual([]);
    const groups = pages.flatMap(({ items }) => items).filter((item) => item.kind === "group");
    const card = made.laid.scenes.get(made.laid.keys.get("crew/cook/front") as string);
    const shown = groups.find((group) => group.items === card.items);
    expect(shown?.clip?.d.startsWith("M 3.175 0 ")).toBe(true);
    // Its text of 14 pt is larger than 6 pt at 70 %.
    expect(shown?.transform[0]).toBeCloseTo(0.7, 6);
  });

  test("is larger where its smallest text requires it, with fewer cards in a row", async () => {
    const card = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="7.5pt" font="Alegreya">{{rank}} {{title}}</b:text>
</svg>`;
    const text = "![1](card:crew/cook) ![2](card:crew/pilot) ![3](card:crew/captain)";
    const { pages, found } = await make(text, "", { "templates/sample/card.svg.hbs": card });
    expect(found).toEqual([]);
    // 6 / 7.5 = 0.8: 50.8 mm wide, so a line of 106.17 mm just fails to fit two with 5 mm between them
    const cards = pages.flatMap(({ items }) => items).filter((item) => item.kind === "group" && item.clip);
    expect(cards.map((item) => item.kind === "group" && [item.transform[0], item.transform[4]])).toEqual([
      [0.8, expect.closeTo(69.85 - 25.4, 3)],
      [0.8, expect.closeTo(69.85 - 25.4, 3)],
      [0.8, expect.closeTo(69.85 - 25.4, 3)],
    ]);
  });
});

/** The group that contains a figure's cards. */
const isFigure = (item: Item): boolean =>
  item.kind === "group" &&
  item.clip === undefined &&
  item.items.some((one) => one.kind === "group" && isCut(one));
const isCut = ({ items: [card] }: GroupItem): boolean => card?.kind === "group" && card.clip !== undefined;

describe("a figure in a booklet", () => {
  const FIGURES = {
    "content/sample/figures/cook.yaml": `figure: cook
scale: 0.5
cards: [{ card: crew/cook, callouts: [{ at: [10, 20], words: The rank. }] }]
`,
    "content/sample/figures/small.yaml": "figure: small\nscale: 0.4\ncards: [crew/cook, crew/pilot]\n",
  };

  test("is beside the meanings of its numbers, its cards in place, the caption below", async () => {
    const { pages, made, found } = await make("Look:\n\n![The cook](figure:cook)\n", "", FIGURES);
    expect(found).toEqual([]);
    const page = pages.find(({ items }) => items.some(isFigure));
    const figure = page?.items.find(isFigure);
    // From the margin, 12 % of 139.7 mm, in full size: 31.75 x 44.45 mm
    expect(figure?.kind === "group" && figure.transform.slice(0, 5)).toEqual([
      1,
      0,
      0,
      1,
      expect.closeTo(16.764, 3),
    ]);
    const [lying] = figure?.kind === "group" ? figure.items : [];
    expect(lying?.kind === "group" && lying.transform).toEqual([1, 0, 0, 1, 15.875, 22.225]);
    const card = made.laid.scenes.get(made.laid.keys.get("crew/cook/front") as string);
    const [cut] = lying?.kind === "group" ? lying.items : [];
    expect(cut?.kind === "group" && cut.items).toBe(card.items);
    expect(cut?.kind === "group" && cut.transform).toEqual([0.5, 0, 0, 0.5, -15.875, -22.225]);
    const lines = linesOf(page as Scene);
    expect(lines).toContain("The rank.");
    expect(lines.indexOf("The cook")).toBeGreaterThan(lines.indexOf("The rank."));
  });

  test("whose texts are too small to read is reported at its line, with the scale that it needs", async () => {
    const { found, messages } = await make("Look:\n\n![Both](figure:small)\n", "", FIGURES);
    expect(found).toEqual(["3 booklet/small-text"]);
    expect(messages.join()).toContain('"1 Cook", is printed at 5.6 pt');
  });
});

describe("links on pages for a screen", () => {
  const text = `# Sample

## Set-up

Long words come first here, and behind them all [the cook](card:crew/cook), [pilots](card:crew/pilot) and [set-up](#set-up).

## Play

The site is [ours](https://example.com/a), or <https://example.com/b>. ${CHAPTER}

![The cook](card:crew/cook)
`;
  let pages: readonly Scene[] = [];
  let made: MadeGame;

  beforeAll(async () => {
    ({ pages, made } = await make(text));
  });

  /** mm from the left of the page to the middle of the words. */
  function middleOf(words: string, { items }: Scene): number | undefined {
    for (const item of items) {
      if (item.kind !== "glyphs") continue;
      const { x: from, advances, text } = spelledOut(item);
      const at = text.join("").indexOf(words);
      if (at < 0) continue;
      // A glyph may stand for several letters.
      const starts = text.map((_, index) => text.slice(0, index).join("").length);
      const upTo = (end: number) =>
        advances.reduce((x, advance, glyph) => ((starts[glyph] as number) < end ? x + advance : x), from);
      return (upTo(at) + upTo(at + words.length)) / 2;
    }
    return undefined;
  }

  test("are the words of links and the entries of the contents", () => {
    const laid = made.booklets[0]?.pages ?? [];
    const [, contents, page] = laid;
    expect(contents?.links.map(({ to }) => to)).toEqual(["#set-up", "#play"]);
    expect(page?.links.map(({ to }) => to)).toEqual([
      "card:crew/cook",
      "card:crew/pilot",
      "#set-up",
      "https://example.com/a",
      "https://example.com/b",
    ]);
    for (const [index, words] of [
      "the cook",
      "pilots",
      "set-up",
      "ours",
      "https://example.com/b",
    ].entries()) {
      const box = page?.links[index]?.box;
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(middleOf(words, pages[2] as Scene) ?? 0, 1);
    }
    expect(page?.targets.map(({ id }) => id)).toEqual(["card:crew/cook"]);
  });

  test("are web addresses that remain readable on paper", () => {
    const lines = linesOf(pages[2] as Scene).join(" ");
    expect(lines).toContain("ours (example.com/a), or https://example.com/b.");
  });

  test("lead to the page of the chapter that they name", () => {
    const [print] = wholePrints(made.game, { kits: [] }).flatMap((whole) => bookletPrints(made.game, whole));
    const { value } = imposePrint(made, print as Print, defaultProfile(parsePaper("a4") as Paper), false);
    const [, contents, page] = value.sides;
    const names = contents?.links?.map(({ to }) => ("target" in to ? to.target : ""));
    expect(names?.length).toBe(2);
    expect(page?.targets?.map(({ name }) => name)).toEqual(expect.arrayContaining(names ?? []));
    expect(page?.links?.length).toBe(4);
  });
});

describe("faults in a booklet", () => {
  test.each([
    ["an unknown card", "See [him](card:crew/coock).", "", ["1 booklet/unknown-card"]],
    ["an empty text", "", "", ["1 booklet/empty"]],
    ["a fault in its template", "{{#each @decks.crew.cards}}x", "", ["1 template/syntax"]],
    ["an unknown field", "{{@decks.crew.titel}}", "", ["1 template/unknown-data"]],
  ])("%s is reported, and the game is still checked", async (_, text, yaml, expected) => {
    const { found, made } = await make(text, yaml);
    expect(found).toEqual(expected);
    expect(made.faces.length).toBe(3);
  });

  test("a field that the page lacks is not blamed on the card in the booklet's text", async () => {
    const { messages } = await make("Text.", "", {
      "templates/sample/booklet-page.svg.hbs":
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 210"><rect id="{{subtitel}}"/></svg>',
    });
    expect(messages).toContain('the card has no field "subtitel"');
  });

  test("a missing file is reported where it is named", async () => {
    const { found } = await make("Text.", "", {
      "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: none.md\n",
    });
    expect(found).toEqual(["3 booklet/no-text"]);
  });

  test("a path that leaves the folder does not name a file", async () => {
    const { found } = await make("Text.", "", {
      "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: ../../secret.md\n",
    });
    expect(found).toEqual(["3 schema/bad-format"]);
  });

  // Those that take too many pages are a hostile row.
  test("two thousand lines end in pages", async () => {
    const { found, pages } = await make("One line after the other.\n\n".repeat(1_000));
    expect(found).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });
});
