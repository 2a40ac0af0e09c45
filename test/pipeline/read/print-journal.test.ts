/** The journal of prints, and the name of their content. */
import { describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { journalBytes, readJournal } from "../../../src/pipeline/read/print-journal.ts";
import { mapCardsFor, type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();
const outputOf = (journal: string | Uint8Array) => ({
  host: createMemoryHost({ "sample/journal.json": journal }),
  shown: "output",
});

const pictures = new Map<string, string>();

describe("the journal", () => {
  test("reads back what was written, and contains only the prints", () => {
    const first = journalBytes({ prints: [], pictures }, { version: "1.0", content: "a" });
    const read = readJournal(outputOf(first), "sample");
    expect(read).toEqual({
      ...{ file: "output/sample/journal.json", prints: [{ version: "1.0", content: "a" }], pictures },
    });
    const second = journalBytes(read, { version: "1.1", content: "b" });
    expect(JSON.parse(new TextDecoder().decode(second))).toEqual({
      journal: 2,
      prints: [
        { version: "1.0", content: "a" },
        { version: "1.1", content: "b" },
      ],
    });
  });

  test("the same print again leaves the same bytes", () => {
    const prints = [
      { version: "1.0", content: "a" },
      { version: "1.0", content: "b" },
    ];
    const once = journalBytes({ prints, pictures }, { version: "1.0", content: "b" });
    expect(journalBytes(readJournal(outputOf(once), "sample"), { version: "1.0", content: "b" })).toEqual(
      once,
    );
  });

  test("names pictures that a build has written, and nothing from elsewhere", () => {
    const written = new Map([["crew/cook.png", "0123"]]);
    const bytes = journalBytes({ prints: [], pictures: written });
    expect(readJournal(outputOf(bytes), "sample").pictures).toEqual(written);
    for (const path of [
      "../game.yaml",
      "crew/../../x.png",
      "crew/cook.txt",
      "/crew/cook.png",
      ".hidden/a.png",
    ]) {
      const forged = journalBytes({ prints: [], pictures: new Map([[path, "0123"]]) });
      expect(readJournal(outputOf(forged), "sample")).toMatchObject({
        ...{ problem: "it is not a journal in this format", pictures: new Map() },
      });
    }
  });

  test("forgets the oldest of many prints", () => {
    const prints = Array.from({ length: 100 }, (_, index) => ({ version: "1", content: String(index) }));
    const { prints: kept } = readJournal(
      outputOf(journalBytes({ prints, pictures }, { version: "1", content: "x" })),
      "sample",
    );
    expect([kept.length, kept[0]?.content, kept.at(-1)?.content]).toEqual([100, "1", "x"]);
  });

  test.each([
    ["cut off", '{ "journal": 2, "prints": ['],
    ["another file", "[]"],
    ["nothing", ""],
    ["null", "null"],
    ["a later format", '{ "journal": 3, "prints": [] }'],
    ["malformed prints", '{ "journal": 2, "prints": [{ "version": 1, "content": "a" }, null] }'],
    ["no text", new Uint8Array([0xff, 0xfe, 0x00])],
  ])("broken (%s): reported, without prints", (_, text) => {
    const { prints, problem } = readJournal(outputOf(text), "sample");
    expect(prints).toEqual([]);
    expect(problem).toMatch(/^it is not /);
  });

  test("of the former format: prints are not comparable, pictures are known", () => {
    const written = new Map([["crew/cook.png", "0123"]]);
    const bytes = journalBytes({ prints: [{ version: "1.0", content: "a" }], pictures: written });
    const former = new TextDecoder().decode(bytes).replace('"journal": 2', '"journal": 1');
    const read = readJournal(outputOf(former), "sample");
    expect(read).toEqual({ file: "output/sample/journal.json", prints: [], pictures: written });
  });

  test("missing: nothing was printed", () => {
    expect(readJournal({ host: createMemoryHost({}), shown: "output" }, "sample").problem).toBeUndefined();
    expect(readJournal(undefined, "sample").prints).toEqual([]);
  });
});

describe("the content's name", () => {
  const DECK = "content/sample/decks/crew.yaml";
  const GAME = "content/sample/game.yaml";
  const CARD = "templates/sample/card.svg.hbs";
  const text = (path: string) => SAMPLE_GAME[path] as string;

  const deckWithInner = (note: string) =>
    text(DECK)
      .replace("title: { type", "extra: { properties: { note: { type: string } } }, title: { type")
      .replace("title: Cook", `extra: { note: ${note} }, title: Cook`);

  async function nameOf(files: ProjectFiles): Promise<string> {
    const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
    const { made } = await checkGame({ host, bundle }, "sample", SILENT);
    return made?.journal.content() ?? "";
  }

  test.each([
    ["a comment", { [DECK]: `# new\n${text(DECK)}` }],
    ["spacing and quotes", { [DECK]: text(DECK).replace("title: Cook", "title:   'Cook'") }],
    ["a note", { [DECK]: text(DECK).replace("title: Cook }", "title: Cook, note: salty }") }],
    ["the version", { [GAME]: text(GAME).replace("1.0.0", "2.0.0") }],
    ["a template that no card uses", { "templates/sample/other.svg.hbs": "<svg/>" }],
    ["a picture that no card shows", { "content/sample/art/new.png": new Uint8Array([1]) }],
  ])("%s changes nothing", async (_, files) => {
    expect(await nameOf(files)).toBe(await nameOf({}));
  });

  test("a picture counts where a template asks whether it exists", async () => {
    const asking = {
      [CARD]: text(CARD).replace("{{rank}}", '{{#if (art-exists "art/new.png")}}{{rank}}{{/if}}'),
    };
    const before = await nameOf(asking);
    expect(await nameOf({ ...asking, "content/sample/art/new.png": new Uint8Array([1]) })).not.toBe(before);
  });

  test.each([
    ["a text", { [DECK]: text(DECK).replace("title: Cook", "title: Chef") }],
    ["the number of copies", { [DECK]: text(DECK).replace("rank: 1,", "rank: 1, copies: 2,") }],
    ["the order of cards", { [DECK]: text(DECK).replace(/( {2}- .*\n)( {2}- .*\n)/, "$2$1") }],
    ["a template", { [CARD]: text(CARD).replace("14pt", "13pt") }],
    ["the title", { [GAME]: text(GAME).replace("Sample", "Samples") }],
    ["an icon that texts ask for by its name", { "content/sample/icons/otter.svg": "<svg/>" }],
    ["a font of the game", { "templates/sample/fonts/a.ttf": new Uint8Array([1]) }],
    ["a field called note inside another", { [DECK]: deckWithInner("x") }],
  ])("%s changes it", async (_, files) => {
    expect(await nameOf(files)).not.toBe(await nameOf({}));
  });

  describe("of scenarios", () => {
    const path = "content/sample/scenarios/bay.yaml";
    const bay = `scenario: bay
title: The Bay
players: { min: 2, max: 4 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
`;
    const changes = [
      bay,
      `# easy\n${bay}`,
      bay.replace("The Bay", "Bay"),
      bay.replace("r3, at", "r3, turn: 180, at"),
    ];
    const maps = mapCardsFor({ [path]: bay });
    const namesWith = (files: ProjectFiles): Promise<readonly string[]> =>
      Promise.all(changes.map((text) => nameOf({ ...maps, ...files, [path]: text })));

    test("a kit's scenario counts with its track and its words, not with its comments", async () => {
      const box = "kit: box\ntitle: Box\ncontents: [{ deck: crew }]\nscenarios: [{ scenario: bay }]\n";
      const [first, commented, renamed, turned] = await namesWith({ "content/sample/kits/box.yaml": box });
      expect(commented).toBe(first);
      expect(new Set([first, renamed, turned, ""]).size).toBe(4);
    });

    test("an unfinished track that is in no kit changes nothing", async () => {
      expect(new Set([await nameOf(maps), ...(await namesWith({}))]).size).toBe(1);
    });
  });

  test("the text of such a field counts", async () => {
    expect(await nameOf({ [DECK]: deckWithInner("x") })).not.toBe(
      await nameOf({ [DECK]: deckWithInner("y") }),
    );
  });

  test("a picture that a card shows counts with its bytes", async () => {
    const shown = text(CARD).replace(
      "</svg>",
      '<b:art href="art/a.png" x="5" y="30" width="9" height="9"/></svg>',
    );
    const sharp = SAMPLE_GAME["content/sample/art/sharp.png"] as Uint8Array;
    const coarse = SAMPLE_GAME["content/sample/art/coarse.png"] as Uint8Array;
    const [a, b] = await Promise.all(
      [sharp, coarse].map((picture) => nameOf({ [CARD]: shown, "content/sample/art/a.png": picture })),
    );
    expect(a).not.toBe(b);
  });
});
