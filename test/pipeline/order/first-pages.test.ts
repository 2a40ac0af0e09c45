/**
 * The leading page of each kit: what it says of files, sheets and sides matches the imposition. Counts by hand; PDFs
 * are read by pdf.js.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { withLists } from "../../../src/pipeline/draw/list/lay-out-lists.ts";
import type { MadeGame } from "../../../src/pipeline/made-game.ts";
import { choosePrints, chooseWholes, selectionOf } from "../../../src/pipeline/order/choose-prints.ts";
import { firstPrints } from "../../../src/pipeline/order/first-pages.ts";
import { fullOrder } from "../../../src/pipeline/order/order.ts";
import { printGame } from "../../../src/pipeline/print/print-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { JsonObject } from "../../../src/schema/files.ts";
import { type Cutter, cutterOf } from "../../../src/sheet/cutter/cutter.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../src/sheet/profile.ts";
import type { Backs, Paper, PrintProfile } from "../../../src/sheet/sheet.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { textOfPages } from "../../support/paper/read-pdf.ts";

const card = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="-3" y="-3" width="${width + 6}" height="${height + 6}" fill="#ffffff"/></svg>`;
const deck = (id: string, lines: string): string => `deck: ${id}\ntitle: The ${id}\n${lines}`;

const FILES = {
  "content/sea/game.yaml":
    "broadside: 1\nid: sea\ntitle: At Sea\nversion: 1.2.0\nplayers: { min: 2, max: 4 }\nauthors: [Ann]\n",
  "content/sea/decks/crew.yaml": deck(
    "crew",
    "size: poker-us\nfront: card\nback: card\ncards: [{ id: mate, copies: 12 }, { id: cook, front: other, copies: 8 }]\n",
  ),
  "content/sea/decks/coins.yaml": deck(
    "coins",
    "shape: round\nsize: 30mm\nfront: coin\nback: coin\ncards: [{ id: coin, copies: 6 }]\n",
  ),
  "content/sea/decks/box.yaml": deck(
    "box",
    "shape: tuck-box\nsize: poker-us\nfront: plain-piece\nbox: { holds: [crew], paper: 0.3mm }\ncards: [{ id: box }]\n",
  ),
  "content/sea/decks/marks.yaml": deck(
    "marks",
    "shape: square\nsize: 12mm\nfront: mark\ncards: [{ id: mark, copies: 9 }]\n",
  ),
  "content/sea/booklets/rules.yaml": "booklet: rules\ntitle: The Rules\ntext: rules.md\n",
  "content/sea/booklets/rules.md": "# Rules\n\nSail.\n",
  "content/sea/kits/all.yaml":
    "kit: all\ntitle: All of It\nnote: Bring a parrot.\ncontents: [{ deck: crew }, { deck: coins, count: 6 }, { deck: box }, { deck: marks }, { booklet: rules }]\n",
  "content/sea/kits/loot.yaml": "kit: loot\ntitle: Loot\ncontents: [{ deck: coins }]\n",
  "templates/sea/card.svg.hbs": card(63.5, 88.9),
  "templates/sea/other.svg.hbs": card(63.5, 88.9),
  "templates/sea/coin.svg.hbs": card(30, 30),
  "templates/sea/mark.svg.hbs": card(12, 12),
};

const project = { host: createMemoryHost(FILES), bundle: openBundle() };
let made: MadeGame;

beforeAll(async () => {
  const checked = await usableGame(project, "sea");
  expect(checked.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  made = checked.made;
});

interface Asked {
  readonly kit?: readonly string[];
  readonly only?: readonly string[];
  readonly players?: number;
  readonly papers?: readonly string[];
  readonly backs?: Backs;
  /** Of the profiles, besides the usual. */
  readonly more?: Partial<PrintProfile>;
}

function firstOf({ kit = ["all"], only = [], players, papers = ["a4"], backs = "duplex", more }: Asked) {
  const selection = selectionOf(project, [made.game], fullOrder({ kits: kit, only, players }));
  const profiles = papers.map((id) => ({ ...defaultProfile(parsePaper(id) as Paper), backs, ...more }));
  const order = { prints: choosePrints(made, selection), profiles, draft: false, proof: only.length > 0 };
  return { order, prints: firstPrints(made, { ...order, wholes: chooseWholes(made, selection), players }) };
}

const fieldsOf = (asked: Asked): readonly JsonObject[] =>
  firstOf(asked).prints.map(({ cards }) => cards[0]?.card.fields ?? {});

describe("fields of the page", () => {
  test("the files, their sheets and sides", () => {
    const [page] = fieldsOf({});
    // 20 cards = 2 x 9 + 2, which share three sheets with six coins beside the box; nine stickers on label paper; a
    // booklet of a page or two on one sheet
    expect(page).toMatchObject({
      kit: "All of It",
      paper: "A4",
      sheets: 5,
      labels: true,
      sides: ["both", "one"],
    });
    expect(page?.files).toMatchObject([
      {
        what: "cards",
        name: "all-a4.pdf",
        sheets: 4,
        edge: "long",
        loose: true,
        runs: [
          { from: 1, to: 3, sides: "both", labels: false },
          { from: 4, to: 4, sides: "one", labels: true },
        ],
      },
      {
        what: "booklet",
        name: "all-rules-booklet-a4.pdf",
        sheets: 1,
        edge: "short",
        screen: "all-rules-screen.pdf",
      },
    ]);
  });

  test("what to count, the thickness of a box's cards, the kit's note", () => {
    const [page] = fieldsOf({});
    expect(page?.pieces).toEqual([
      { title: "The crew", count: 20 },
      { title: "The coins", count: 6 },
      { title: "The box", count: 1 },
      { title: "The marks", count: 9 },
      { title: "Booklet", count: 1 },
    ]);
    expect(page).toMatchObject({
      boxes: [{ paper: 0.3, count: 1, ten: 3 }],
      boxed: 1,
      notes: ["Bring a parrot."],
      among: true,
    });
  });

  test("a gap where cards of two frames would share cut lines, as wide as costs no paper", () => {
    // A4: 3 x 63.5 + 2 x 3 = 196.5 of 200 mm; Letter: 3 x 88.9 + 2 x 1 = 268.7 of 269.4 mm
    expect(fieldsOf({ papers: ["a4", "letter"] }).map(({ gap, paper }) => [paper, gap])).toEqual([
      ["A4", 3],
      ["Letter", 1],
    ]);
    expect(fieldsOf({ kit: ["loot"] })[0]).toMatchObject({ gap: 0 });
  });

  test("without backs everything is printed on one side, and the booklet page by page", () => {
    const [page] = fieldsOf({ backs: "none" });
    expect(page).toMatchObject({ sides: ["one"] });
    expect(page?.files).toMatchObject([
      { what: "cards", name: "all-a4-none.pdf", edge: "" },
      { what: "pages", name: "all-rules-pages-a4.pdf", edge: "", folded: "all-rules-booklet-a4.pdf" },
    ]);
  });

  test("backs beside their fronts are folded over", () => {
    const [page] = fieldsOf({ backs: "fold" });
    expect(page?.sides).toContain("fold");
  });

  test("combined kits have one page; separate kits have one each", () => {
    expect(firstOf({ kit: ["all+loot"] }).prints.map(({ id }) => id)).toEqual(["all+loot-0-print-me-first"]);
    expect(firstOf({ kit: [] }).prints.map(({ id }) => id)).toEqual([
      "all-0-print-me-first",
      "loot-0-print-me-first",
    ]);
  });

  test("a player count is stated; single cards have no page", () => {
    expect(fieldsOf({ players: 3 })[0]).toMatchObject({ for: 3 });
    expect(firstOf({ kit: [], only: ["mate"] }).prints).toEqual([]);
  });
});

async function printed(asked: Asked): Promise<ReadonlyMap<string, Uint8Array>> {
  const { order, prints } = firstOf(asked);
  const { value, diagnostics } = await withLists(made, prints, SILENT);
  expect(diagnostics).toEqual([]);
  const all = { ...order, prints: [...prints, ...order.prints], date: new Date(0) };
  const files = new Map<string, Uint8Array>();
  for await (const { path, chunks } of printGame(value, all, SILENT).files) {
    const pieces: Uint8Array[] = [];
    for await (const chunk of chunks) pieces.push(chunk);
    files.set(path, Buffer.concat(pieces));
  }
  return files;
}

/** Of a file of one page. */
async function wordsOf(pdf: Uint8Array | undefined): Promise<string> {
  const pages = await textOfPages(pdf as Uint8Array);
  expect(pages).toHaveLength(1);
  return pages.join(" ").replace(/\s+/g, " ").replaceAll("\u00a0", " ");
}

test("the machine that cuts, with the file of its lines, and the printer that it is corrected for", async () => {
  const none = { offset: { x: 0, y: 0 }, rotation: 0, scale: { x: 1, y: 1 } };
  const printer = { name: "office/card", front: none, back: none, margin: 5 };
  const cutter = cutterOf("silhouette") as Cutter;
  const files = await printed({ more: { cutter, printer } });
  const text = await wordsOf(files.get("all-0-print-me-first-a4.pdf"));
  expect(text).toContain("Corrected for the printer office/card: print it on no other.");
  // Names of files may be divided at their hyphens.
  expect(text.replaceAll("- ", "-")).toContain(
    "Cards and pieces are cut by machine (Silhouette): load all-a4-silhouette-cut-1 (.svg or .dxf).",
  );
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["all-a4-silhouette-cut-1.svg", "all-a4-silhouette-cut-1.dxf"]),
  );
  // A ruler, scissors and gaps between cards are for cuts by hand; a measured printer needs no other correction.
  expect(text).not.toMatch(/steel ruler|scissors|score|part them|--back-offset/);
  expect(text).toContain("Box: glue the long tab");
  expect(text).toContain("measure the printer again: broadside calibrate.");
});

test("a machine that prints and cuts a picture gets the picture of the first sheet", async () => {
  const files = await printed({ more: { cutter: cutterOf("cricut") as Cutter } });
  const text = await wordsOf(
    files.get("all-0-print-me-first-cricut.pdf") ?? files.get("all-0-print-me-first-a4.pdf"),
  );
  const [, picture = "none"] =
    /\(Cricut\): load (\S+-sheet-1-front\.png)\./.exec(text.replaceAll("- ", "-")) ?? [];
  expect([...files.keys()]).toContain(picture);
});

test.each(["a4", "letter"])(
  "on %s it is one page, its file sorts first, and its words can be read",
  async (paper) => {
    const files = await printed({ kit: [], papers: [paper] });
    const own = [...files.keys()].filter((path) => path.startsWith("all-"));
    expect(own.toSorted()[0]).toBe(`all-0-print-me-first-${paper}.pdf`);
    const text = await wordsOf(files.get(`all-0-print-me-first-${paper}.pdf`));
    for (const words of [
      "Print me first",
      `all-${paper}.pdf`,
      "1 to 3: both sides, flip on the long edge",
      "4: one side, label paper",
      "flip on the short edge",
      "a pile of ten is 3 mm high",
      "The box is made for cards 0.3 mm thick",
      "Whoever builds this again can part them",
      "20 The crew",
      "1 Booklet",
      "Bring a parrot.",
    ])
      expect.soft(text).toContain(words);
  },
);
