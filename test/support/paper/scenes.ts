/** Small scenes and sheets made by hand, and their fonts. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openFontBook } from "../../../src/font/font-book.ts";
import { setLine } from "../../../src/layout/text/lines/set-line.ts";
import type { PdfInfo, PdfJob, Picture } from "../../../src/press/press.ts";
import type {
  GlyphsItem,
  GroupItem,
  Item,
  Origin,
  Paint,
  PathItem,
  Scene,
  SceneSymbol,
  SolidPaint,
  Stroke,
  UseItem,
} from "../../../src/scene/scene.ts";
import type { Backs, Placement, SheetSide } from "../../../src/sheet/sheet.ts";
import { type Box, outset, type Size } from "../../../src/units/box.ts";
import { IDENTITY, type Matrix } from "../../../src/units/matrix.ts";

const require = createRequire(import.meta.url);
const packaged = (name: string, file: string): string =>
  join(dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)), file);

const FILES = [
  "templates/shared/fonts/Alegreya-Regular.ttf",
  "templates/shared/fonts/PirataOne-Regular.ttf",
  packaged("noto-sans-hebrew", "400Regular/NotoSansHebrew_400Regular.ttf"),
  packaged("noto-naskh-arabic", "400Regular/NotoNaskhArabic_400Regular.ttf"),
  packaged("zcool-xiaowei", "400Regular/ZCOOLXiaoWei_400Regular.ttf"),
];

export const fontBook = openFontBook(FILES.map((file) => ({ file, bytes: readFileSync(file) }))).value;
export const fonts = fontBook.programs;

export const origin: Origin = { file: "test.svg.hbs", line: 1, column: 1 };

export const solid = (colour: string, opacity = 1): SolidPaint => ({ kind: "solid", colour, opacity });

/** From black to half-transparent white, 60 mm to the right. */
export const fade: Paint = {
  kind: "linear",
  from: [0, 0],
  to: [60, 0],
  transform: IDENTITY,
  stops: [
    { offset: 0, colour: "#000000", opacity: 1 },
    { offset: 1, colour: "#ffffff", opacity: 0.5 },
  ],
};

export const stroke = (paint: Paint, width: number, more: Partial<Stroke> = {}): Stroke => ({
  paint,
  width,
  cap: "butt",
  join: "miter",
  miterLimit: 4,
  dash: [],
  dashOffset: 0,
  ...more,
});

export const path = (d: string, fill: Paint | null, more: Partial<PathItem> = {}): PathItem => ({
  kind: "path",
  d,
  fill,
  fillRule: "nonzero",
  stroke: null,
  origin,
  ...more,
});

export const rect = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A line of text with its baseline at y; size of the em in mm. */
export function text(
  words: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
  more: { readonly fill?: Paint | null; readonly stroke?: Stroke; readonly family?: string } = {},
): GlyphsItem[] {
  const style = {
    families: [more.family ?? "Alegreya"],
    weight: 400,
    italic: false,
    fill: more.fill === undefined ? solid("#000000") : more.fill,
    stroke: more.stroke ?? null,
    letterSpacing: 0,
    features: {},
  };
  return setLine(words, style, at.size, fontBook, origin).items.map((item) => ({
    ...item,
    x: item.x + at.x,
    y: item.y + at.y,
  }));
}

export const group = (items: readonly Item[], more: Partial<GroupItem> = {}): GroupItem => ({
  kind: "group",
  transform: IDENTITY,
  opacity: 1,
  items,
  origin,
  ...more,
});

export const use = (symbol: string, transform: Matrix, colour = solid("#000000")): UseItem => ({
  kind: "use",
  symbol,
  transform,
  colour,
  origin,
});

export const image = (picture: string, at: Box): Item => ({ kind: "image", picture, box: at, origin });

export function sceneOf(
  items: readonly Item[],
  { trim = { width: 60, height: 80 }, bleed = 0, symbols = [] as readonly SceneSymbol[] } = {},
): Scene {
  const named = Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol]));
  return {
    ...{ trim, bleed, items, symbols: named },
    ...{ texts: [], pictures: [], svgPictures: [], icons: [], missing: [] },
  };
}

export const info: PdfInfo = {
  title: "Test & trial",
  subject: "Cards",
  author: "",
  keywords: "cards",
  date: new Date("2026-01-02T03:04:05Z"),
};

export const place = (scene: string, trim: Box, more: Partial<Placement> = {}): Placement => ({
  piece: scene,
  scene,
  trim,
  turn: 0,
  clip: trim,
  ...more,
});

export function sideOf(
  placements: readonly Placement[],
  size: Size,
  more: Partial<SheetSide> = {},
): SheetSide {
  return {
    size,
    sheet: 1,
    side: "front",
    placements,
    marks: [],
    bookmarks: [],
    trimBox: { x: 0, y: 0, ...size },
    bleedBox: { x: 0, y: 0, ...size },
    ...more,
  };
}

/** Sides as a job; scenes and pictures by key. */
export function jobOf(
  sides: readonly SheetSide[],
  scenes: Readonly<Record<string, Scene>>,
  { pictures = [] as readonly Picture[], backs = "none" as Backs } = {},
): PdfJob {
  return {
    sheets: { sides, sheets: sides.length, backs },
    scene(key) {
      const scene = scenes[key];
      if (!scene) throw new Error(`no scene ${key}`);
      return scene;
    },
    pictures: new Map(pictures.map((picture) => [picture.key, picture])),
    fonts,
    info,
  };
}

/** A single scene on a page of its own size, bleed included. */
export function pageOf(scene: Scene, pictures: readonly Picture[] = []): PdfJob {
  const { bleed, trim } = scene;
  const at = box(bleed, bleed, trim.width, trim.height);
  const size = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  return jobOf(
    [sideOf([place("only", at, { clip: outset(at, bleed) })], size)],
    { only: scene },
    { pictures },
  );
}
