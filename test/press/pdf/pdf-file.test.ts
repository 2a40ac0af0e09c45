/** The PDF as a file: pages, boxes, settings, what is stored once, and whether other programs accept it. */
import { describe, expect, test } from "vitest";
import type { Scene } from "../../../src/scene/scene.ts";
import type { SheetSide } from "../../../src/sheet/sheet.ts";
import { cornersOf } from "../../../src/units/hull.ts";
import { pixelAt, readPixels } from "../../support/paper/pixels.ts";
import { noisePicture, type PreparedPicture, preparePicture } from "../../support/paper/prepare.ts";
import { countIn, textOfPages, wholePdf, withPdf } from "../../support/paper/read-pdf.ts";
import {
  box,
  group,
  image,
  jobOf,
  pageOf,
  path,
  place,
  rect,
  sceneOf,
  sideOf,
  solid,
  stroke,
  text,
  use,
} from "../../support/paper/scenes.ts";
import sharp from "../../support/paper/sharp.ts";
import { withFile } from "../../support/temporary.ts";
import { toolOrSkip } from "../../support/tools.ts";

const A4 = { width: 210, height: 297 };
const POKER = { width: 63.5, height: 88.9 };
const red = solid("#c02020");

const card = (word: string): Scene =>
  sceneOf([path(rect(box(-3, -3, 69.5, 94.9)), red), ...text(word, { x: 5, y: 20, size: 6 })], {
    trim: POKER,
    bleed: 3,
  });

const slot = (index: number) => box(10 + (index % 2) * 80, 10 + Math.floor(index / 2) * 95, 63.5, 88.9);

const twoSides: readonly SheetSide[] = [
  sideOf([place("a", slot(0)), place("b", slot(1))], A4, { bookmarks: ["Battle cards", "Map & track"] }),
  sideOf([place("back", slot(0)), place("back", slot(1))], A4, { side: "back" }),
];
const scenes = { a: card("Alpha"), b: card("Beta"), back: card("Back") };

describe("pages", () => {
  test("are the sides in their order, one each, whatever overflows a card (C016)", async () => {
    const words = Array.from({ length: 400 }, (_, index) =>
      text(`word${index}`, { x: 1, y: index * 2, size: 4 }),
    );
    const long = sceneOf(words.flat(), { trim: POKER });
    const pdf = await wholePdf(
      jobOf([...twoSides, sideOf([place("long", slot(0))], A4)], { ...scenes, long }),
    );
    const pages = await textOfPages(pdf);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(/Alpha[\s\S]*Beta/);
    expect(pages[1]).toMatch(/Back[\s\S]*Back/);
    expect(pages[2]).toContain("word20");
  });

  test("have MediaBox, BleedBox and TrimBox, nested (C068)", async ({ skip }) => {
    const pdfinfo = toolOrSkip("pdfinfo", skip);
    const trimBox = box(10, 10, 63.5, 88.9);
    const side = sideOf([place("a", trimBox)], A4, { trimBox, bleedBox: box(7, 7, 69.5, 94.9) });
    const pdf = await wholePdf(jobOf([side], scenes));
    const boxes = withFile(pdf, (file) => pdfinfo(["-box", "-f", "1", "-l", "1", file])).text;
    // mm x 72 / 25.4, from the lower left corner: 297 - 10 - 88.9 = 198.1 mm = 561.543 pt
    expect(boxes).toMatch(/MediaBox:\s+0\.00\s+0\.00\s+595\.28\s+841\.89/);
    expect(boxes).toMatch(/TrimBox:\s+28\.35\s+561\.54\s+208\.35\s+813\.54/);
    expect(boxes).toMatch(/BleedBox:\s+19\.84\s+553\.04\s+216\.85\s+822\.05/);
  });

  test("have bookmarks and labels", async () => {
    const pdf = await wholePdf(jobOf(twoSides, scenes, { backs: "duplex" }));
    await withPdf(pdf, async (document) => {
      const outline = await document.getOutline();
      expect(outline?.map(({ title }) => title)).toEqual(["Battle cards", "Map & track"]);
      expect(await document.getPageLabels()).toEqual(["1 front", "1 back"]);
    });
  });

  test("nest bookmarks of sections, collapsed, below those of their chapters", async () => {
    const marks = [
      { title: "Set-up", level: 2, y: 97 },
      { title: "Bids", level: 3, y: 147 },
      { title: "Who begins", level: 4, y: 157 },
      { title: "Play", level: 2, y: 197 },
    ];
    const side = sideOf([place("a", slot(0))], A4, { bookmarks: marks });
    await withPdf(await wholePdf(jobOf([side], scenes)), async (document) => {
      const [setUp, play] = (await document.getOutline()) ?? [];
      expect([setUp?.title, play?.title]).toEqual(["Set-up", "Play"]);
      expect([setUp?.count, play?.count]).toEqual([-1, undefined]);
      expect(
        setUp?.items.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)]),
      ).toEqual([["Bids", ["Who begins"]]]);
      // 297 - 97 = 200 mm x 72 / 25.4 = 566.93 pt, and 12 pt above it.
      const goal = setUp?.dest as unknown[];
      expect(goal.slice(1)).toEqual([{ name: "XYZ" }, 0, 578.93, 0]);
    });
  });

  test("have areas that lead to other pages and to the web", async ({ skip }) => {
    const qpdf = toolOrSkip("qpdf", skip);
    const links = [
      { box: box(10, 20, 30, 5), to: { target: "t1" } },
      { box: box(10, 30, 30, 5), to: { address: "https://example.com/a(b)" } },
    ];
    const sides = [
      sideOf([place("a", slot(0))], A4, { links }),
      ...Array.from({ length: 5 }, () => sideOf([place("b", slot(0))], A4)),
      sideOf([place("a", slot(0))], A4, { targets: [{ name: "t1", y: 97 }] }),
    ];
    const pdf = await wholePdf(jobOf(sides, scenes));
    expect(withFile(pdf, (file) => qpdf(["--check", file])).text).toMatch(
      /No syntax or stream encoding errors/,
    );
    await withPdf(pdf, async (document) => {
      const [target, web] = await (await document.getPage(1)).getAnnotations();
      // In pt from the lower left corner: 10 mm = 28.35, 297 - 25 = 272 mm = 771.02.
      expect(target.rect).toEqual([28.35, 771.02, 113.39, 785.2]);
      const [page, kind, , top] = (await document.getDestination(target.dest)) ?? [];
      expect([await document.getPageIndex(page), kind.name, top]).toEqual([6, "XYZ", 578.93]);
      expect(web.url).toBe("https://example.com/a(b)");
      expect(target.borderStyle.width).toBe(0);
    });
  });

  test("have links and their targets where a measured printer needs them", async () => {
    const correction = [1, 0, 0, 1, 2, 3] as const;
    const links = [{ box: box(10, 20, 30, 5), to: { target: "t1" } }];
    const side = sideOf([place("a", slot(0))], A4, { correction, links, targets: [{ name: "t1", y: 97 }] });
    await withPdf(await wholePdf(jobOf([side], scenes)), async (document) => {
      const [target] = await (await document.getPage(1)).getAnnotations();
      // 2 mm to the right and 3 mm down: 12 mm = 34.02 pt, 297 - 28 = 269 mm = 762.52 pt
      expect(target.rect).toEqual([34.02, 762.52, 119.06, 776.69]);
      // 297 - 100 = 197 mm = 558.43 pt, and 12 pt above it
      expect(((await document.getDestination(target.dest)) ?? [])[3]).toBe(570.43);
    });
  });

  test.each([
    ["none", "Simplex"],
    ["duplex", "DuplexFlipLongEdge"],
    ["duplex-short", "DuplexFlipShortEdge"],
    ["fold", "Simplex"],
  ] as const)("ask the printer for no scaling and, with backs %s, for %s", async (backs, duplex) => {
    const pdf = await wholePdf(jobOf(twoSides, scenes, { backs }));
    expect(await withPdf(pdf, (document) => document.getViewerPreferences())).toEqual({
      PrintScaling: "None",
      Duplex: duplex,
      PickTrayByPDFSize: true,
      DisplayDocTitle: true,
    });
  });

  test("have their title and producer in the document's info", async () => {
    const { info } = await withPdf(await wholePdf(jobOf(twoSides, scenes)), (document) =>
      document.getMetadata(),
    );
    expect(info).toMatchObject({
      Title: "Test & trial",
      Creator: "Broadside",
      Keywords: "cards",
      CreationDate: "D:20260102030405Z",
      ModDate: "D:20260102030405Z",
    });
    expect(info).not.toHaveProperty("Author");
  });

  test("show nothing of a card outside its clip, and marks above the cards", async ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const trim = box(10, 10, 63.5, 88.9);
    const side = sideOf([place("a", trim, { clip: box(8, 9, 66.5, 90.9) })], A4, {
      marks: [path(rect(box(20, 40, 10, 10)), solid("#0000ff"))],
    });
    const pdf = await wholePdf(jobOf([side], scenes));
    const page = await readPixels(withFile(pdf, (file) => pdftoppm(["-r", "254", "-png", file])).stdout);
    // 10 px a mm: the card bleeds 2 mm to the left and 1 mm to the top
    expect(pixelAt(page, 77, 300)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(page, 83, 300)).toEqual([0xc0, 0x20, 0x20, 255]);
    expect(pixelAt(page, 300, 87)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(page, 300, 93)).toEqual([0xc0, 0x20, 0x20, 255]);
    expect(pixelAt(page, 250, 450)).toEqual([0, 0, 255, 255]);
  });

  test("show nothing of a piece outside its outline either, which may overlap itself", async ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const trim = box(10, 10, 60, 80);
    // a frame goes round the middle twice: by the nonzero rule it is filled
    const rounds = [box(12, 12, 56, 76), box(20, 20, 40, 60)].map(cornersOf);
    const clipOutline = [...(rounds[0] ?? []), { x: 12, y: 12 }, ...(rounds[1] ?? []), { x: 20, y: 20 }];
    const side = sideOf([place("a", trim, { clip: box(10, 10, 50, 80), clipOutline })], A4);
    const pdf = await wholePdf(jobOf([side], scenes));
    const page = await readPixels(withFile(pdf, (file) => pdftoppm(["-r", "254", "-png", file])).stdout);
    expect(pixelAt(page, 110, 300)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(page, 130, 300)).toEqual([0xc0, 0x20, 0x20, 255]);
    expect(pixelAt(page, 400, 500)).toEqual([0xc0, 0x20, 0x20, 255]);
    expect(pixelAt(page, 610, 300)).toEqual([255, 255, 255, 255]);
  });
});

describe("what is used often is stored once", () => {
  test("a picture on all cards (C077)", async () => {
    const art = await noisePicture(300, 420);
    const face = sceneOf([image(art.key, box(0, 0, 63.5, 88.9))], { trim: POKER });
    const sizes = [1, 6].map(async (pages) => {
      const sides = Array.from({ length: pages }, () =>
        sideOf(
          [0, 1, 2, 3].map((index) => place(`art${index}`, slot(index))),
          A4,
        ),
      );
      const faces = { art0: face, art1: face, art2: face, art3: face };
      return wholePdf(jobOf(sides, faces, { pictures: [art] }));
    });
    const [few, many] = (await Promise.all(sizes)) as [Uint8Array, Uint8Array];
    expect(countIn(many, "/Subtype /Image")).toBe(1);
    expect(many.length).toBeLessThan(few.length * 1.05);
  });

  test("a symbol in two cards and two colours, a back on every slot", async () => {
    const icon = {
      id: "star",
      box: box(0, 0, 10, 10),
      items: [path(rect(box(1, 1, 8, 8)), { kind: "inherited", opacity: 1 })],
    };
    const face = (colour: string) =>
      sceneOf([use("star", [2, 0, 0, 2, 0, 0], solid(colour))], { symbols: [icon] });
    const sides = [
      sideOf([place("red", slot(0)), place("blue", slot(1))], A4),
      sideOf([place("back", slot(0)), place("back", slot(1)), place("back", slot(2))], A4),
    ];
    const pdf = await wholePdf(
      jobOf(sides, { red: face("#ff0000"), blue: face("#0000ff"), back: card("Back") }),
    );
    expect(countIn(pdf, "/Subtype /Form")).toBe(2);
  });
});

describe("other programs", () => {
  test("find nothing wrong with nested clips, forms, turns and transparency (C078)", async ({ skip }) => {
    const qpdf = toolOrSkip("qpdf", skip);
    const pdf = await wholePdf(await everything());
    const check = withFile(pdf, (file) => qpdf(["--check", file]));
    expect(check.text + check.stderr).toMatch(/No syntax or stream encoding errors/);
    expect(check.status).toBe(0);
    const plain = withFile(pdf, (file) => qpdf(["--qdf", "--object-streams=disable", file, "-"])).text;
    for (const [, content] of plain.matchAll(/\nstream\n([\s\S]*?)\nendstream/g)) {
      if (!/\bcm\b|\bre\b/.test(content ?? "")) continue;
      const operators = content?.replace(/\((?:\\.|[^\\)])*\)/g, "").split(/\s+/) ?? [];
      const count = (wanted: string) => operators.filter((operator) => operator === wanted).length;
      expect(count("q")).toBe(count("Q"));
    }
  });

  test("find embedded subsets of our fonts only", async ({ skip }) => {
    const pdffonts = toolOrSkip("pdffonts", skip);
    const scene = sceneOf([
      ...text("Office", { x: 4, y: 20, size: 8 }),
      ...text("Pirates", { x: 4, y: 40, size: 8 }, { family: "Pirata One" }),
    ]);
    const pdf = await wholePdf(pageOf(scene));
    const lines = withFile(pdf, (file) => pdffonts([file]))
      .text.trim()
      .split("\n")
      .slice(2);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^[A-Z]{6}\+(Alegreya|PirataOne)-Regular .* yes yes yes /);
  });

  test("see a few characters of a CJK font as a small subset (C080)", async () => {
    const pdf = await wholePdf(pageOf(sceneOf(text("骰子海盗船", { x: 4, y: 20, size: 8 }))));
    expect(pdf.length).toBeLessThan(300_000);
    expect((await textOfPages(pdf))[0]?.trim()).toBe("骰子海盗船");
  });
});

test("equal jobs give equal bytes, including pictures with alpha (C079)", async () => {
  const [first, second] = [await wholePdf(await everything()), await wholePdf(await everything())];
  expect(Buffer.compare(first, second)).toBe(0);
});

test("a picture or symbol that was not provided is our own fault, and named", async () => {
  await expect(wholePdf(pageOf(sceneOf([image("gone", box(0, 0, 1, 1))])))).rejects.toThrow(/"gone"/);
  await expect(wholePdf(pageOf(sceneOf([use("gone", [1, 0, 0, 1, 0, 0])])))).rejects.toThrow(/"gone"/);
});

/** One job with every kind of item, turned, clipped and nested, on two pages. */
async function everything() {
  const pictures = await Promise.all(["#c0202080", "#20c02080", "#2020c080", "#20202080"].map(glass));
  const icon = {
    id: "icon",
    box: box(0, 0, 10, 10),
    items: [path("M0 0L10 0L5 9Z", { kind: "inherited", opacity: 0.5 })],
  };
  const fade = {
    kind: "linear",
    from: [0, 0],
    to: [60, 0],
    transform: [1, 0, 0, 1, 0, 0],
    stops: [
      { offset: 0, colour: "#ff0000", opacity: 1 },
      { offset: 1, colour: "#0000ff", opacity: 0 },
    ],
  } as const;
  const deep = group(
    [
      path(rect(box(0, 0, 60, 80)), fade, { stroke: stroke(solid("#000000", 0.5), 2, { dash: [2, 1] }) }),
      group(
        [
          ...text("fi nested", { x: 2, y: 20, size: 6 }),
          use("icon", [2, 0, 0, 2, 5, 30], solid("#00ff00", 0.7)),
        ],
        {
          opacity: 0.5,
          blend: "multiply",
          clip: { d: rect(box(1, 1, 40, 60)), rule: "evenodd" },
        },
      ),
      group([], { opacity: 0.5 }),
      group([path(rect(box(0, 0, 9, 9)), red)], { clip: { d: "", rule: "nonzero" } }),
    ],
    { transform: [0.8, 0.2, -0.2, 0.8, 5, 0], clip: { d: rect(box(0, 0, 60, 80)), rule: "nonzero" } },
  );
  const images = pictures.map(({ key }, index) => image(key, box(index * 10, 50, 15, 15)));
  const scene = sceneOf([deep, ...images], { symbols: [icon] });
  const turned = ([0, 90, 180, 270] as const).map((turn, index) => {
    const flat = turn % 180 === 0 ? { width: 60, height: 80 } : { width: 80, height: 60 };
    return place("all", { x: 10 + (index % 2) * 90, y: 10 + Math.floor(index / 2) * 95, ...flat }, { turn });
  });
  const once = sideOf([place("single", box(10, 10, 60, 80))], A4);
  return jobOf([sideOf(turned, A4), once], { all: scene, single: scene }, { pictures });
}

async function glass(colour: string): Promise<PreparedPicture> {
  const create = { width: 20, height: 20, channels: 4, background: colour } as const;
  const { value } = await preparePicture(await sharp({ create }).png().toBuffer(), "glass.png");
  return value as PreparedPicture;
}
