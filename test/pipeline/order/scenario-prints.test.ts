/** Prints of scenarios: builds in memory of the shipped game with the test's own scenarios, PDFs read by pdf.js. */
import { beforeAll, describe, expect, test } from "vitest";
import { BroadsideError } from "../../../src/diagnostics/broadside-error.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { withPosters } from "../../../src/pipeline/draw/poster/lay-out-posters.ts";
import type { CheckedGame, MadeGame } from "../../../src/pipeline/made-game.ts";
import { choosePrints, selectionOf } from "../../../src/pipeline/order/choose-prints.ts";
import { fullOrder, type Order } from "../../../src/pipeline/order/order.ts";
import { missingDrawings } from "../../../src/pipeline/order/scenario-prints.ts";
import { printGame } from "../../../src/pipeline/print/print-game.ts";
import type { PrintedFile } from "../../../src/pipeline/print/printed-file.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../src/sheet/profile.ts";
import type { Paper } from "../../../src/sheet/sheet.ts";
import { SHIPPED, SHIPPED_FILES } from "../../support/game/shipped-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { textOfPages, withPdf } from "../../support/paper/read-pdf.ts";

/** A card twice, one face down, one turned; a track of the same title without a proof; overlaps with many notes. */
const FILES = {
  ...Object.fromEntries(
    Object.entries(SHIPPED_FILES).filter(
      // Booklets are dropped too: they mention the shipped kits.
      ([path]) => !/\/(scenarios|kits|booklets)\//.test(path),
    ),
  ),
  [`content/${SHIPPED}/scenarios/hook.yaml`]: `scenario: hook
title: The Hook
intro: Out and round.
players: { min: 2, max: 4 }
length: short
track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, 3] }
  - { card: m14, at: [0, 6], acceleration: true }
  - { card: m05, at: [2, 7], turn: 90 }
setup: [Mind the reef.]
`,
  [`content/${SHIPPED}/scenarios/lost.yaml`]: `scenario: lost
title: The Hook
players: { min: 2, max: 4 }
length: short
track: [{ card: m99, at: [0, 0] }]
`,
  [`content/${SHIPPED}/scenarios/lap.yaml`]: `scenario: lap
title: One on the Other
players: { min: 2, max: 4 }
length: short
track: [{ card: m01, at: [0, 0] }, { card: m02, at: [1, 2] }, { card: m03, at: [1, 5] }]
setup:
${"  - A note of middling length for whoever lays these cards on a table.\n".repeat(7)}`,
  [`content/${SHIPPED}/kits/sea.yaml`]: `kit: sea
title: At Sea
contents: [{ deck: dice }]
scenarios: [{ scenario: hook, poster: true }, { scenario: lost }]
`,
};

const project = { host: createMemoryHost(FILES), bundle: openBundle() };
/** pt, from ISO 216 and ANSI Y14.1. */
const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

let checked: CheckedGame;
let made: MadeGame;

beforeAll(async () => {
  const usable = await usableGame(project, SHIPPED);
  checked = usable;
  made = usable.made;
});

async function build(named: Order) {
  const selection = selectionOf(project, [made.game], fullOrder(named));
  const prints = choosePrints(made, selection);
  const { value: ready } = await withPosters(made, prints, SILENT);
  const profiles = (["a4", "letter"] as const).map((id) => defaultProfile(parsePaper(id) as Paper));
  const order = { prints, profiles, draft: false, proof: false, date: new Date(0) };
  const { files, diagnostics } = printGame(ready, order, SILENT);
  const all: PrintedFile[] = [];
  for await (const file of files) all.push({ ...file, chunks: await piecesOf(file) });
  const missing = prints.flatMap((print) => missingDrawings(ready, print));
  return {
    pdfs: new Map(all.filter(({ sheets }) => sheets).map((file) => [file.path, file])),
    diagnostics,
    missing,
  };
}

async function piecesOf({ chunks }: PrintedFile): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of chunks) pieces.push(piece);
  return pieces;
}

describe("a scenario asked for by name", () => {
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    built = await build({ scenarios: ["hook"] });
  });
  const bytes = (name: string): Uint8Array =>
    Buffer.concat([...((built.pdfs.get(name) as PrintedFile).chunks as Iterable<Uint8Array>)]);
  const textOf = async (name: string): Promise<string> =>
    (await textOfPages(bytes(name))).join("\n").replace(/\s+/g, " ");

  test("is printed as set-up sheet, poster and cards, without kits", () => {
    const names = ["setup", "poster", "cards"].flatMap((part) =>
      ["a4", "letter"].map((paper) => `hook-${part}-${paper}.pdf`),
    );
    expect([...built.pdfs.keys()]).toEqual(names);
    // On Letter, nine cards of 88.9 mm leave 0.68 mm of the bleed above the printer's margin.
    expect(built.diagnostics.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
      "warning sheet/shortened-bleed",
    ]);
    expect(built.missing).toEqual([]);
  });

  test.each(["a4", "letter"] as const)("has a set-up sheet on half of one page of %s", async (paper) => {
    const { sides } = (built.pdfs.get(`hook-setup-${paper}.pdf`) as PrintedFile).sheets ?? { sides: [] };
    expect(sides).toHaveLength(1);
    const [placement, ...others] = sides[0]?.placements ?? [];
    expect(others).toEqual([]);
    expect(placement?.trim).toMatchObject({ width: 134, height: 192 });
    await withPdf(bytes(`hook-setup-${paper}.pdf`), async (pdf) => {
      expect(pdf.numPages).toBe(1);
      const [, , width, height] = (await pdf.getPage(1)).view;
      // the paper is landscape, so that two fit side by side
      expect(width).toBeCloseTo(PAPER_SIZES[paper][1], 1);
      expect(height).toBeCloseTo(PAPER_SIZES[paper][0], 1);
    });
  });

  test("has everything needed to lay it out, and what it belongs to, on its set-up sheet", async () => {
    const text = await textOf("hook-setup-a4.pdf");
    for (const words of [
      "The Hook",
      "Out and round.",
      "2 to 4 captains, short track",
      "m05, as printed",
      "lay it first",
      "m12, as printed",
      "above 1, edges level",
      "m14, upright, face down",
      "above 2, edges level",
      "m05, 90° clockwise",
      "right of 3, top edges level",
      // six rows up, two diagonal steps round the corner, one across, and one point to enter; straight: 4 + 8 and one
      "10 movement points to the finish; without diagonals 13",
      "Mind the reef.",
      "Pirate Quest · The Hook · 1.0.0",
    ])
      expect.soft(text).toContain(words);
  });

  test("has a page of its cards with backs, each as often as it is laid", async () => {
    const { sheets } = built.pdfs.get("hook-cards-a4.pdf") as PrintedFile;
    expect(sheets?.sides.map(({ side, placements }) => [side, placements.map(({ piece }) => piece)])).toEqual(
      [
        ["front", ["map/m05", "map/m05", "map/m12", "map/m14"]],
        ["back", ["map/m05", "map/m05", "map/m12", "map/m14"]],
      ],
    );
  });

  test("has a poster of its own size", async () => {
    const { sheets } = built.pdfs.get("hook-poster-a4.pdf") as PrintedFile;
    // 5 columns and 9 rows of an inch, half an inch for a join to the right and two upwards, a quarter around: on one page
    expect(sheets?.sides).toHaveLength(1);
    expect(sheets?.sides[0]?.placements[0]?.trim).toMatchObject({
      width: expect.closeTo(152.4, 6),
      height: expect.closeTo(266.7, 6),
    });
  });
});

test("a kit prints the set-up sheets of its scenarios and the posters that it asks for", async () => {
  const { pdfs, missing } = await build({});
  expect([...pdfs.keys()].filter((name) => name.includes("a4"))).toEqual([
    "sea-a4.pdf",
    "sea-scenarios-a4.pdf",
    "hook-poster-a4.pdf",
  ]);
  expect(pdfs.get("sea-scenarios-a4.pdf")?.sheets?.sheets).toBe(1);
  expect(missing).toEqual([{ scenario: "lost", drawing: "set-up sheet", why: "unproved track" }]);
});

test("a scenario and a kit asked for together are both printed, their shared poster once", async () => {
  const { pdfs } = await build({ kits: ["sea"], scenarios: ["pirate-quest/hook"] });
  expect([...pdfs.keys()].filter((name) => name.includes("a4"))).toEqual([
    "sea-a4.pdf",
    "sea-scenarios-a4.pdf",
    "hook-poster-a4.pdf",
    "hook-setup-a4.pdf",
    "hook-cards-a4.pdf",
  ]);
});

test("a scenario without a proof gets neither sheet nor poster, and that is reported", async () => {
  const { pdfs, missing } = await build({ scenarios: ["lost"] });
  expect([...pdfs.keys()]).toEqual([]);
  expect(missing).toEqual([
    { scenario: "lost", drawing: "set-up sheet", why: "unproved track" },
    { scenario: "lost", drawing: "poster", why: "unproved track" },
  ]);
});

test.each([
  [2, ["sea-2-players-scenarios", "hook-poster"]],
  [5, []],
])("a kit for %i prints the scenarios that support the count", (players, expected) => {
  const selection = selectionOf(project, [made.game], fullOrder({ kits: ["sea"], players }));
  const ids = choosePrints(made, selection).map(({ id }) => id);
  expect(ids).toEqual([`sea-${players}-players`, ...expected]);
});

test("--only cards are taken only from the scenario's cards", () => {
  const selection = selectionOf(project, [made.game], fullOrder({ scenarios: ["hook"], only: ["m05"] }));
  const prints = choosePrints(made, selection);
  expect(prints.map(({ id, cards }) => [id, cards.map(({ card, copies }) => [card.id, copies])])).toEqual([
    ["hook-cards", [["m05", 2]]],
  ]);
});

test("a set-up sheet larger than the paper is reported at its scenario", () => {
  const prints = choosePrints(made, selectionOf(project, [made.game], fullOrder({ scenarios: ["hook"] })));
  const profiles = [{ ...defaultProfile(parsePaper("a4") as Paper), margin: 40 }];
  const order = { prints, profiles, draft: false, proof: false, date: new Date(0) };
  const { diagnostics } = printGame(made, order, SILENT);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
    { rule: "sheet/too-large", file: `content/${SHIPPED}/scenarios/hook.yaml` },
  ]);
});

test("a misspelt name is refused with the nearest right one", () => {
  const choose = () => selectionOf(project, [made.game], fullOrder({ scenarios: ["hok"] }));
  expect(choose).toThrow(BroadsideError);
  expect(choose).toThrow('there is no scenario "hok"; did you mean "hook"?');
});

describe("the set-up sheet as a drawing", () => {
  const faceOf = (id: string) =>
    made.faces.find(({ deck, card }) => deck.id === "set-up sheets" && card.id === id);
  const sheet = (id = "hook"): string => {
    const face = faceOf(id);
    if (!face) throw new Error(`${id} has a sheet`);
    return face.render().value;
  };

  test("is checked with the cards: it has no findings, even with seven notes", () => {
    const isText = ({ rule }: { readonly rule: string }): boolean => /^(text|template|svg)\//.test(rule);
    expect(checked.diagnostics.filter(isText)).toEqual([]);
  });

  test("explains no marks that the track does not have", () => {
    expect(sheet("hook")).not.toMatch(/no way leads/);
  });

  test("is not drawn for cards that lie on each other", () => {
    expect(faceOf("lap")).toBeUndefined();
  });

  test("has as many ticks as the colours of the track require", () => {
    // m05: blue green, white blue, red white = 2+1+0+2+3+0, twice; m12: white red, green green, green red = 0+3+1+1+1+3
    const ticks = [...sheet().matchAll(/<rect[^>]* width="0\.26"/g)].length;
    expect(ticks).toBe(2 * 8 + 9);
  });

  test("shows how each face-up card is turned", () => {
    const corners = [...sheet().matchAll(/rotate\((\d+)\)"[^>]*><path[^>]* d="M-0\.96 1\.46/g)].map(
      ([, turn]) => turn,
    );
    expect(corners).toEqual(["0", "0", "90"]);
  });
});
