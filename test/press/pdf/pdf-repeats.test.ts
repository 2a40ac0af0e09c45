/** What many cards share is stored once and looks the same; a file is written while it is made. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { writePdf } from "../../../src/press/pdf/write-pdf.ts";
import type { GroupItem, Item, Scene, ScenePart } from "../../../src/scene/scene.ts";
import type { SheetSide } from "../../../src/sheet/sheet.ts";
import { pixelAt, readPixels } from "../../support/paper/pixels.ts";
import { noisePicture } from "../../support/paper/prepare.ts";
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
import { withFile } from "../../support/temporary.ts";
import { toolOrSkip } from "../../support/tools.ts";

const A5 = { width: 148, height: 210 };
const POKER = { width: 63.5, height: 88.9 };
const PAGES = 12;

/** A frame as rich as one that an artist draws, with a title, a dashed line and a translucent part. */
const frame = (): readonly Item[] => [
  path(waves(40), solid("#205080"), { stroke: stroke(solid("#102030"), 0.4, { join: "round" }) }),
  path("M5 60L58 60", null, { stroke: stroke(solid("#c02020"), 0.6, { dash: [2, 1] }) }),
  group(
    [path(rect(box(5, 65, 50, 15)), solid("#f0d080")), path(rect(box(20, 70, 40, 15)), solid("#80d0f0"))],
    {
      opacity: 0.5,
    },
  ),
  ...text("Pirates of the archive", { x: 5, y: 10, size: 5 }, { fill: solid("#805020") }),
];

/** A line of many curves around the card. */
function waves(count: number): string {
  const steps = Array.from({ length: count }, (_, index) => {
    const x = 4 + (index * 55) / count;
    return `C${x} ${12 + (index % 7)} ${x + 1} ${15 + (index % 5)} ${x + 55 / count} 14`;
  });
  return `M4 14${steps.join("")}L59 50L4 50Z`;
}

/** Two cards per page, each with words of its own; as layout makes them, in a group that is each card's own. */
function cards(frameOf: (card: number) => readonly Item[]): Readonly<Record<string, Scene>> {
  const made = Array.from({ length: 2 * PAGES }, (_, index) => {
    const words = text(`Card number ${index} of the deck`, { x: 5, y: 57, size: 4 });
    const items: GroupItem = group([...frameOf(index), ...words], { transform: [0.9, 0, 0, 0.9, 2, 3] });
    return [`card${index}`, sceneOf([items], { trim: POKER })] as const;
  });
  return Object.fromEntries(made);
}

const sides: readonly SheetSide[] = Array.from({ length: PAGES }, (_, page) =>
  sideOf(
    [0, 1].map((index) => place(`card${2 * page + index}`, box(8 + 68 * index, 20, 63.5, 88.9))),
    A5,
  ),
);

const shared = frame();
const inOnePiece = (): Promise<Uint8Array> =>
  wholePdf(
    jobOf(
      sides,
      cards(() => shared),
    ),
  );
const eachAnew = (): Promise<Uint8Array> => wholePdf(jobOf(sides, cards(frame)));
/** Invisible, but makes the frame of each card a separate drawing. */
const eachItsOwn = (): Promise<Uint8Array> =>
  wholePdf(
    jobOf(
      sides,
      cards((card) => frame().map((item) => unlike(item, card))),
    ),
  );

function unlike(item: Item, card: number): Item {
  // a starting point from which nothing is drawn
  if (item.kind === "path") return { ...item, d: `M${card} 0${item.d}` };
  if (item.kind === "glyphs") return { ...item, x: item.x + card * 1e-9 };
  return item.kind === "group" ? { ...item, items: item.items.map((one) => unlike(one, card)) } : item;
}

describe("items that draw the same on many cards", () => {
  test("are stored once, whether they are one object or were laid out again", async () => {
    expect(Buffer.compare(await inOnePiece(), await eachAnew())).toBe(0);
  });

  test("are as precise as each place needs, wherever they were drawn before", async () => {
    const printed = (item: Item, scale: number): Promise<Uint8Array> => {
      const scene = sceneOf([group([item], { transform: [scale, 0, 0, scale, 0, 0] })]);
      return wholePdf(jobOf([sideOf([place("card", box(8, 20, 63.5, 88.9))], A5)], { card: scene }));
    };
    const line = path("M1.23456 2L3 4.56789", null, { stroke: stroke(solid("#102030"), 0.123456789) });
    const fresh = structuredClone(line);
    await printed(line, 0.02);
    expect(Buffer.compare(await printed(line, 1), await printed(fresh, 1))).toBe(0);
  });

  test("make the file smaller", async () => {
    const [one, many] = [await inOnePiece(), await eachItsOwn()];
    // the translucent group is a form in any case: one on each card, or one in all
    expect(countIn(many, "/Subtype /Form")).toBe(2 * PAGES);
    expect(countIn(one, "/Subtype /Form")).toBeLessThanOrEqual(1 + frame().length);
    expect(one.length).toBeLessThan(0.7 * many.length);
  });

  test("look and read as if each were drawn in place", async ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const pdftotext = toolOrSkip("pdftotext", skip);
    const [one, many] = [await inOnePiece(), await eachItsOwn()];
    const [left, right] = await Promise.all([one, many].map(textOfPages));
    // pdf.js reports no line breaks where a form begins
    expect(left?.map((words) => words.replace(/\s/g, ""))).toEqual(
      right?.map((words) => words.replace(/\s/g, "")),
    );
    const texts = [one, many].map((pdf) => withFile(pdf, (file) => pdftotext([file, "-"])).text);
    expect(texts[0]).toBe(texts[1]);
    for (const page of ["1", String(PAGES)]) {
      const pixels = await Promise.all(
        [one, many].map((pdf) => {
          const drawn = withFile(pdf, (file) =>
            pdftoppm(["-r", "150", "-f", page, "-l", page, "-png", file]),
          );
          expect(drawn.stderr).toBe("");
          return readPixels(drawn.stdout);
        }),
      );
      expect(Buffer.compare(pixels[0]?.data as Buffer, pixels[1]?.data as Buffer)).toBe(0);
    }
  });
});

/** One face a side; each item as it is, the same object everywhere, or `made` for each face. */
function onSides(faces: readonly (readonly Item[])[], made: (item: Item) => Item): Promise<Uint8Array> {
  const scenes = faces.map(
    (items, face) => [`face${face}`, sceneOf(items.map(made), { trim: POKER })] as const,
  );
  const pages = scenes.map(([key]) => sideOf([place(key, box(8, 20, 63.5, 88.9))], A5));
  return wholePdf(jobOf(pages, Object.fromEntries(scenes)));
}

const alone = path("M5 60.123L58.321 60.456L20.25 71.125L11.5 65.75Z", solid("#205080"));
/** Too small for a form, but something inside has one. */
const grouped = group([alone]);
const [line, next] = [10, 13].flatMap((y) =>
  text(`The ship and all of its boats ${y}`, { x: 5, y, size: 3 }),
);

test.each([
  ["are in a group on two faces and by themselves on others", [[grouped], [grouped], [alone], [alone]]],
  ["are a line of a longer text and a separate text", [[line, next], [line], [line], [line]]],
])("items that %s are drawn alike, one object or many", async (_, faces) => {
  const items = faces as readonly (readonly Item[])[];
  const [one, many] = [
    await onSides(items, (item) => item),
    await onSides(items, (item) => structuredClone(item)),
  ];
  expect(countIn(one, "/Subtype /Form")).toBe(1);
  expect(Buffer.compare(one, many)).toBe(0);
});

/** The same scene as a list of parts, of which each of `shared` is one object in all scenes. */
function inParts(scene: Scene, shared: Map<Item, ScenePart>): Scene {
  const [only] = scene.items;
  const items = only?.kind === "group" && scene.items.length === 1 ? only.items : scene.items;
  const partOf = (item: Item): ScenePart => {
    const known = shared.get(item) ?? sceneOf([item]);
    shared.set(item, { ...known, symbols: [] });
    return shared.get(item) as ScenePart;
  };
  return { ...scene, parts: items.map(partOf) };
}

const withLine = (card: number): readonly Item[] => [
  ...shared,
  ...text("Second line of the words", { x: 5, y: 53 - (card % 3), size: 4 }),
];

test.each([
  ["what all share", () => shared],
  ["a text that continues in the next part", withLine],
  ["a part twice", () => [...shared, shared[0] as Item]],
])("cards in parts are printed as if they had none: %s", async (_, frameOf) => {
  const whole = cards(frameOf);
  const parts = new Map<Item, ScenePart>();
  const made = Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, inParts(one, parts)]));
  const [one, many] = [await wholePdf(jobOf(sides, made)), await wholePdf(jobOf(sides, whole))];
  expect(Buffer.compare(one, many)).toBe(0);
});

/** An icon with a part that is blended as a whole, in the colour of the place that uses it. */
const badge = {
  id: "badge",
  box: box(0, 0, 20, 20),
  items: [group([path(rect(box(0, 0, 20, 20)), { kind: "inherited", opacity: 1 })], { opacity: 0.5 })],
};

test("a symbol with such a group has the opacity that each of its uses specifies", async ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const at = (x: number, opacity: number) => use("badge", [1, 0, 0, 1, x, 0], solid("#000000", opacity));
  const pdf = await wholePdf(pageOf(sceneOf([at(0, 1), at(20, 0.5)], { symbols: [badge] })));
  const pixels = await readPixels(withFile(pdf, (file) => pdftoppm(["-r", "25.4", "-png", file])).stdout);
  // a pixel is a mm: half of black, and half of that again
  expect(Math.abs((pixelAt(pixels, 10, 10)[0] as number) - 127.5)).toBeLessThan(2);
  expect(Math.abs((pixelAt(pixels, 30, 10)[0] as number) - 191.25)).toBeLessThan(2);
});

describe("a file of many objects", () => {
  test("is valid for other programs", async ({ skip }) => {
    const qpdf = toolOrSkip("qpdf", skip);
    const count = 450;
    const pages = Array.from({ length: count }, (_, page) =>
      sideOf([place(`card${page % 24}`, box(8, 20, 63.5, 88.9))], A5),
    );
    const pdf = await wholePdf(
      jobOf(
        pages,
        cards(() => shared),
      ),
    );
    const check = withFile(pdf, (file) => qpdf(["--check", file]));
    expect(check.text + check.stderr).toMatch(/No syntax or stream encoding errors/);
    expect(await withPdf(pdf, async (document) => document.numPages)).toBe(count);
  });

  test("is written piece by piece, long before the last card is drawn", async () => {
    const { job, asked } = await pictureBook();
    for await (const piece of writePdf(job)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(asked.length).toBeLessThan(PAGES / 2);
  });

  test("allows a page to be extracted with the pictures that it shows and no others", async ({ skip }) => {
    const pdfseparate = toolOrSkip("pdfseparate", skip);
    const { job, size } = await pictureBook();
    const pdf = await wholePdf(job);
    expect(pdf.length).toBeGreaterThan(PAGES * size);
    const page = withFile(pdf, (file) => {
      pdfseparate(["-f", "3", "-l", "3", file, `${file}.page`]);
      return readFileSync(`${file}.page`);
    });
    expect(page.length).toBeLessThan(2 * size);
  });
});

/** Pages with a large picture each; records which cards were requested. */
async function pictureBook() {
  const noise = await noisePicture(200, 200);
  const pictures = sides.map((_, page) => ({ ...noise, key: `picture${page}` }));
  const scenes = pictures.map(({ key }) => [key, sceneOf([image(key, box(0, 0, 60, 80))])] as const);
  const pages = pictures.map(({ key }) => sideOf([place(key, box(8, 20, 60, 80))], A5));
  const asked: string[] = [];
  const job = jobOf(pages, Object.fromEntries(scenes), { pictures });
  const scene = (key: string): Scene => {
    asked.push(key);
    return job.scene(key);
  };
  return { job: { ...job, scene }, asked, size: noise.bytes.length };
}
