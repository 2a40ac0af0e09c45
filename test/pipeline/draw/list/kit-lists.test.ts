/** Lists of a kit: every piece once with its copies, on pages that fit both papers. PDFs are read by pdf.js. */
import { beforeAll, describe, expect, test } from "vitest";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { withLists } from "../../../../src/pipeline/draw/list/lay-out-lists.ts";
import { checkGame } from "../../../../src/pipeline/judge/check-game.ts";
import type { MadeGame } from "../../../../src/pipeline/made-game.ts";
import { choosePrints, selectionOf } from "../../../../src/pipeline/order/choose-prints.ts";
import { fullOrder, type Order } from "../../../../src/pipeline/order/order.ts";
import { printGame } from "../../../../src/pipeline/print/print-game.ts";
import type { PrintedFile } from "../../../../src/pipeline/print/printed-file.ts";
import { ofGame, SILENT } from "../../../../src/pipeline/progress.ts";
import { parsePaper } from "../../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../../src/sheet/profile.ts";
import type { Backs, Paper } from "../../../../src/sheet/sheet.ts";
import { textOfPages } from "../../../support/paper/read-pdf.ts";

/** A card that prints its title at its own size; `b:text` needs nothing else. */
const card = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 ${width} ${height}"><rect x="-3" y="-3" width="${width + 6}" height="${height + 6}" fill="#ffffff"/><b:text x="6" y="6" width="${width - 12}" height="20" size="12pt" font="Alegreya">{{#if (present title)}}{{title}}{{else}}{{rank}}{{/if}}</b:text></svg>`;
const back =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"><rect x="-3" y="-3" width="69.5" height="94.9" fill="#223344"/></svg>';

const CREW = Array.from({ length: 200 }, (_, index) => `  - { id: c${index}, title: Sailor ${index} }`);
const FILES = {
  "content/sea/game.yaml":
    "broadside: 1\nid: sea\ntitle: At Sea\nversion: 1.2.0\nplayers: { min: 2, max: 4 }\nauthors: [Ann]\n",
  "content/sea/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
back: back
card: { properties: { title: { type: string } } }
cards:
  - { id: mate, title: The Mate, copies: 3 }
  - { id: anyone, title: Whoever comes along and wants to sail, copies: 2 }
  - { id: spare, title: Nobody, copies: 0 }
${CREW.join("\n")}
`,
  "content/sea/decks/coins.yaml": `deck: coins
title: Coins
size: { width: 40mm, height: 40mm }
front: coin
card: { properties: { rank: { type: integer } } }
cards: [{ id: one, rank: 1, copies: 8 }, { id: also-one, rank: 1, copies: 4 }]
`,
  "content/sea/decks/stars.yaml": `deck: stars
title: Stars
size: { width: 40mm, height: 40mm }
front: coin
card: { properties: { rank: { type: integer } } }
cards: [{ id: star, rank: 7, copies: 2 }]
`,
  "content/sea/decks/pearls.yaml": `deck: pearls
title: Pearls
size: { width: 40mm, height: 40mm }
front: coin
back: coin
card: { properties: { rank: { type: integer } } }
cards: [{ id: pearl, rank: 9, copies: 6 }]
`,
  "content/sea/kits/mixed.yaml":
    "kit: mixed\ntitle: Mixed\ncontents: [{ deck: coins }, { deck: crew, only: [mate] }, { deck: stars }]\n",
  "content/sea/kits/main.yaml":
    "kit: main\ntitle: Main\ncontents: [{ deck: crew }, { deck: coins, per: player }]\n",
  "content/sea/kits/dives.yaml":
    "kit: dives\ntitle: Dives\ncontents: [{ deck: pearls }, { deck: crew, only: [mate] }]\n",
  "content/sea/kits/more.yaml":
    "kit: more\ntitle: More\ncontents: [{ deck: crew, only: [mate], times: 2 }]\n",
  "templates/sea/card.svg.hbs": card(63.5, 88.9),
  "templates/sea/coin.svg.hbs": card(40, 40),
  "templates/sea/back.svg.hbs": back,
};
const project = { host: createMemoryHost(FILES), bundle: openBundle() };
/** pt, from ISO 216 and ANSI Y14.1. */
const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

let made: MadeGame;

beforeAll(async () => {
  const checked = await checkGame(project, "sea", SILENT);
  if (!checked.made) throw new Error(JSON.stringify(checked.diagnostics));
  made = checked.made;
});

describe("the lists of a kit", () => {
  test("are the contents card with the pull list, and the contact sheet, printed only on request", () => {
    expect(prints({ kits: ["main"] }).map(({ id }) => id)).toEqual(["main"]);
    expect(prints({ kits: ["main"], lists: true }).map(({ id }) => id)).toEqual([
      "main",
      "main-lists",
      "main-contact-sheet",
    ]);
  });

  test("name every piece once with its copies: 205 crew and 12 coins", async () => {
    const [contents = "", ...list] = await pagesOf("main-lists", { kits: ["main"] });
    expect(contents).toMatch(
      /At Sea.*Main.*Crew.*205.*Coins.*12.*Pieces in all.*217.*2 to 4 players.*1\.2\.0/s,
    );
    const words = list.join(" ");
    expect(list.length).toBe(2);
    expect(words).toContain("217 pieces in all");
    expect(words).toMatch(
      /Crew 205 3 The Mate mate 2 Whoever comes along and wants to sail anyone 1 Sailor 0 c0 /,
    );
    expect(words).not.toContain("Nobody");
    for (let index = 0; index < 200; index += 1)
      expect(words.match(new RegExp(`(?<!\\d)1 Sailor ${index} c${index}(?!\\d)`, "g"))).toHaveLength(1);
    expect(words).toMatch(/Coins 12 8 one 4 also-one$/);
  });

  // The back of a pearl looks like its front, and is beside it on a folded sheet.
  test.each(["duplex", "fold", "separate", "none"] as const)(
    "agree with the build's count of pieces with backs %s: 6 pearls and 3 mates",
    async (backs) => {
      const said = await printed("dives", { kits: ["dives"] }, "a4", backs);
      expect(said.counts?.pieces).toEqual({ count: 9, areCards: true });
      const [contents = ""] = await pagesOf("dives-lists", { kits: ["dives"] });
      expect(contents).toMatch(/Pieces in all\W*\b9\b/);
    },
  );

  test("of combined kits add up the copies of a card that both contain: 3 and 2 x 3 mates", async () => {
    const [contents = "", ...list] = await pagesOf("main+more-lists", { kits: ["main+more"] });
    expect(contents).toMatch(/Crew.*211/s);
    expect(list.join(" ").match(/\d+ The Mate mate/g)).toEqual(["9 The Mate mate"]);
  });

  test("follow the order of print: pieces of one size share sheets", async () => {
    const [, ...list] = await pagesOf("mixed-lists", { kits: ["mixed"] });
    expect(list.join(" ")).toMatch(/Coins 12 8 one 4 also-one Stars 2 2 star Crew 3 3 The Mate mate$/);
  });

  test("for two players count two of the coins' four shares", async () => {
    const [contents = "", ...list] = await pagesOf("main-2-players-lists", { kits: ["main"], players: 2 });
    expect(contents).toMatch(/Coins.*6.*2 players/s);
    expect(list.join(" ")).toMatch(/Coins 6 4 one 2 also-one$/);
  });

  test("leave out games that do not support the player count, unless no game does", () => {
    const larger = { ...made.game, id: "ocean", players: { min: 2, max: 6 } };
    const printsFor = (players: number) => {
      const flags = fullOrder({ lists: true, players });
      const selection = selectionOf(project, [made.game, larger], flags);
      return choosePrints(made, selection).length;
    };
    expect(printsFor(4)).toBeGreaterThan(0);
    expect(printsFor(5)).toBe(0);
    expect(() => printsFor(7)).toThrow("sea is for 2 to 4, ocean is for 2 to 6");
    // A kit of the smaller game is only for that game's player counts.
    const ofSea = fullOrder({ kits: ["main"], players: 1 });
    const solo = { ...made.game, id: "solo", players: { min: 1, max: 1 }, kits: [] };
    expect(() => selectionOf(project, [solo, made.game], ofSea)).toThrow(
      "no game here supports 1; sea is for 2 to 4",
    );
  });

  test("show each drawing once: equal fronts, and the common back, with all their copies", async () => {
    const pages = await pagesOf("main-contact-sheet", { kits: ["main"] });
    const words = pages.join(" ");
    // 202 fronts and a back, 42 on a page, the coins in a row of their own
    expect(pages.length).toBe(5);
    expect(words).toContain("204 different faces");
    expect(words.match(/back 205 x/g)).toHaveLength(1);
    expect(words.match(/one \.\.\. 12 x/g)).toHaveLength(1);
    // in its label, and as its title in the picture of the card
    expect(words.match(/\bc7 1 x/g)).toHaveLength(1);
    expect(words.match(/Sailor 7\b/g)).toHaveLength(1);
  });

  test("count a piece with the same drawing on both sides once: 6 pearls", async () => {
    const words = (await pagesOf("dives-contact-sheet", { kits: ["dives"] })).join(" ");
    expect(words.match(/pearl \d+ x/g)).toEqual(["pearl 6 x"]);
    expect(words).toContain("3 different faces");
  });

  test.each(["a4", "letter"] as const)("keep a margin of at least 10 mm on %s", async (paper) => {
    for (const id of ["main-lists", "main-contact-sheet"]) {
      const file = await printed(id, { kits: ["main"] }, paper);
      expect(file.path).toBe(`${id}-${paper}.pdf`);
      const [width, height] = PAPER_SIZES[paper];
      for (const { size, placements } of file.sheets?.sides ?? []) {
        expect(placements).toHaveLength(1);
        expect([(size.width * 72) / 25.4, (size.height * 72) / 25.4]).toEqual([
          expect.closeTo(width, 0),
          expect.closeTo(height, 0),
        ]);
        const trim = placements[0]?.trim ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(Math.min(trim.x, size.width - trim.x - trim.width)).toBeGreaterThanOrEqual(10 - 0.01);
        expect(Math.min(trim.y, size.height - trim.y - trim.height)).toBeGreaterThanOrEqual(10 - 0.01);
      }
    }
  });

  test("give a long title two lines, without overlaps", () => {
    const list = prints({ kits: ["main"], lists: true }).find(({ id }) => id === "main-lists");
    for (const { card } of list?.cards.slice(1) ?? []) {
      const entries = card.fields.entries as unknown as readonly Entry[];
      for (const [index, { x, y, height = 7.4 }] of entries.entries()) {
        expect(y + height).toBeLessThanOrEqual(257.001);
        const next = entries[index + 1];
        if (next && next.x === x) expect(next.y).toBeGreaterThanOrEqual(y + height - 0.001);
      }
    }
    const heights = (list?.cards ?? []).flatMap(({ card }) =>
      ((card.fields.entries ?? []) as unknown as readonly Entry[]).flatMap(({ title, height }) =>
        title === "The Mate" || title.startsWith("Whoever") ? [height] : [],
      ),
    );
    expect(heights).toEqual([4.6, 7.6]);
  });

  test("keep every picture and label within the page, and pictures apart", () => {
    const sheet = prints({ kits: ["main"], lists: true }).find(({ id }) => id === "main-contact-sheet");
    for (const faces of sheet?.pictures?.values() ?? []) {
      const boxes = faces.map(({ deck: { size }, x, y, height }) => {
        const width = (size.width * height) / size.height;
        return { left: x, top: y, right: x + width, bottom: y + height };
      });
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(-0.001);
        expect(one.right).toBeLessThanOrEqual(190.001);
        // the label of 4.6 mm is below it
        expect(one.bottom + 4.6).toBeLessThanOrEqual(257.001);
        for (const other of boxes.slice(index + 1))
          expect(other.left >= one.right || other.top >= one.bottom + 4.6).toBe(true);
      }
    }
  });
});

interface Entry {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly height?: number;
}

function prints(asked: Order) {
  return choosePrints(made, selectionOf(project, [made.game], fullOrder(asked)));
}

async function printed(
  id: string,
  asked: Order,
  paper: "a4" | "letter",
  backs: Backs = "duplex",
): Promise<PrintedFile> {
  const wanted = prints({ ...asked, lists: true }).filter((print) => print.id === id);
  const { value, diagnostics } = await withLists(made, wanted, SILENT);
  expect(diagnostics).toEqual([]);
  const profiles = [{ ...defaultProfile(parsePaper(paper) as Paper), backs }];
  const order = { prints: wanted, profiles, draft: false, proof: false, date: new Date(0) };
  const printing = printGame(value, order, SILENT);
  expect(printing.diagnostics).toEqual([]);
  for await (const file of printing.files) if (file.path.endsWith(".pdf")) return file;
  throw new Error(`no print ${id}`);
}

test("progress names the game and counts the pages of all PDFs together", async () => {
  const [main, more] = [...prints({ kits: ["main"] }), ...prints({ kits: ["more"] })];
  if (!main || !more) throw new Error("there are such kits");
  const steps: string[] = [];
  const progress = ofGame(
    { ...SILENT, step: (work, done, total) => void steps.push(`${work} ${done} of ${total}`) },
    "sea",
  );
  const profiles = [defaultProfile(parsePaper("a4") as Paper)];
  const order = { profiles, draft: false, proof: false, date: new Date(0) };
  const printing = printGame(made, { ...order, prints: [{ ...main, cards: [] }, main, more] }, progress);
  for await (const { chunks } of printing.files) for await (const _ of chunks);
  const pages = printing.imposed.reduce((sum, { sheets }) => sum + sheets.sides.length, 0);
  expect(steps[0]).toBe(`sea: writing PDF page 4 of ${pages}`);
  expect(steps.at(-1)).toBe(`sea: writing PDF page ${pages} of ${pages}`);
});

test("a draft reports the drawings that a list leaves out; a print fails on them", async () => {
  const wanted = prints({ kits: ["mixed"], lists: true }).slice(0, 1);
  const { value } = await withLists(made, wanted, SILENT);
  const fault = { origin: { file: "list.svg.hbs", line: 1, column: 1 }, what: "takes too long" };
  const rasters = { ...made.rasters, add: async () => [fault] };
  const failing = { ...value, rasters, laid: { ...value.laid, rasterised: [...value.laid.keys.values()] } };
  const profiles = [defaultProfile(parsePaper("a4") as Paper)];
  const messages = async (draft: boolean) => {
    const order = { prints: wanted, profiles, draft, proof: false, date: new Date(0) };
    const printing = printGame(failing, order, SILENT);
    for await (const _file of printing.files) break;
    return printing.leftOut.map(({ message }) => message);
  };
  expect(await messages(true)).toEqual([expect.stringContaining("it takes too long")]);
  await expect(messages(false)).rejects.toThrow("takes too long");
});

/** Text of each page without the sheet's margins. */
async function pagesOf(id: string, asked: Order): Promise<readonly string[]> {
  const { chunks } = await printed(id, asked, "a4");
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const texts = await textOfPages(Buffer.concat(parts));
  return texts.map((text) =>
    text
      .replace(/50 mm - print at.*/s, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}
