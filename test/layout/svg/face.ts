/** Faces for the tests of layout: small drawings in mm, the shipped fonts, and an independent renderer to compare with. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { openFontBook } from "../../../src/font/font-book.ts";
import { type FaceSetup, layOutFace } from "../../../src/layout/lay-out-face.ts";
import type { LayoutResources, PixelSource, SvgSource } from "../../../src/layout/resources.ts";
import { createRasters } from "../../../src/pipeline/look/rasters.ts";
import { drawHere } from "../../../src/press/imaging.ts";
import { pictureUris } from "../../../src/press/picture-uris.ts";
import type { Pictures } from "../../../src/press/press.ts";
import { outlineSvg } from "../../../src/scene/outline/outline-svg.ts";
import type { Item, Scene } from "../../../src/scene/scene.ts";
import { shareOfDifference } from "../../support/paper/pixels.ts";
import sharp from "../../support/paper/sharp.ts";

const FONTS = [
  "Alegreya-Regular",
  "Alegreya-Bold",
  "Alegreya-Italic",
  "Alegreya-BoldItalic",
  "PirataOne-Regular",
].map((name) => `templates/shared/fonts/${name}.ttf`);
export const fonts = openFontBook(FONTS.map((file) => ({ file, bytes: readFileSync(file) }))).value;

export const ICONS: Readonly<Record<string, string>> = {
  square: '<svg viewBox="0 0 512 512"><path fill="currentColor" d="M0 0H512V512H0z"/></svg>',
  anchor:
    '<svg viewBox="0 0 512 512"><path fill="currentColor" d="M200 40h112v340h120L256 480 80 380h120z"/></svg>',
};

/** Resources with these pictures; SVG ones as text, raster ones by their size. */
export function resourcesOf(
  art: Readonly<Record<string, string | PixelSource["size"]>> = {},
): LayoutResources {
  return {
    fonts,
    icon: (name) => (ICONS[name] ? source(`${name}.svg`, ICONS[name]) : undefined),
    term: (name) => (name === "trump" ? "trump card" : undefined),
    art(href) {
      const found = art[href];
      if (found === undefined) return undefined;
      return typeof found === "string"
        ? source(href, found)
        : { key: `pixels ${href}`, file: href, size: found };
    },
    rasterDpi: 300,
  };
}

const source = (file: string, text: string): SvgSource => ({ key: file, file, text });

/** The root of a drawing in mm, 100 x 100, that covers the card of `SQUARE` exactly: no scaling at all. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 100 100"';
export const SQUARE: FaceSetup = { trim: { width: 100, height: 100 }, bleed: 0 };

/** Lays out the inside of a drawing of 100 x 100 mm. */
export function layOut(inside: string, resources = resourcesOf()) {
  return layOutSvg(`${SVG}>${inside}</svg>`, SQUARE, resources);
}

export function layOutSvg(text: string, setup: FaceSetup = SQUARE, resources = resourcesOf()) {
  const { value: scene, diagnostics } = layOutFace({ file: "card.svg.hbs", text }, setup, resources);
  return { scene, diagnostics, items: scene.items, rules: diagnostics.map(({ rule }) => rule) };
}

/** All items of one kind, including those in groups and symbols. */
export function every<K extends Item["kind"]>(scene: Scene, kind: K): readonly Extract<Item, { kind: K }>[] {
  const found: Item[] = [];
  const walk = (items: readonly Item[]): void => {
    for (const item of items) {
      if (item.kind === kind) found.push(item);
      if (item.kind === "group" || item.kind === "raster") walk(item.items);
    }
  };
  walk(scene.items);
  for (const { items } of Object.values(scene.symbols)) walk(items);
  return found as unknown as readonly Extract<Item, { kind: K }>[];
}

/** The first item of a kind. */
export function first<K extends Item["kind"]>(scene: Scene, kind: K): Extract<Item, { kind: K }> {
  const [item] = every(scene, kind);
  if (!item) throw new Error(`the scene has no ${kind}`);
  return item;
}

/** The scene as PNG, on a transparent background. */
export async function paint(scene: Scene, widthPx: number, art: Pictures = new Map()): Promise<Buffer> {
  const { trim, bleed } = scene;
  const ratio = (trim.height + 2 * bleed) / (trim.width + 2 * bleed);
  const rasters = createRasters(fonts.programs, art, drawHere);
  expect(await rasters.add(scene)).toEqual([]);
  const uris = await pictureUris(scene, Number.MAX_SAFE_INTEGER, rasters.pictures);
  const options = { widthPx, heightPx: Math.round(widthPx * ratio), box: "bleed" } as const;
  const svg = outlineSvg(scene, { ...options, fonts: fonts.programs, pictures: (key) => uris.get(key) });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The drawing itself, as librsvg reads it, in the same size. */
export function paintSource(text: string, widthPx: number, heightPx: number): Promise<Buffer> {
  const [root = ""] = /<svg[^>]*>/.exec(text) ?? [];
  const sized = root
    .replace(/\s(width|height)="[^"]*"/g, "")
    .replace(/>$/, ` width="${widthPx}" height="${heightPx}">`);
  return sharp(Buffer.from(text.replace(root, sized)))
    .png()
    .toBuffer();
}

const WIDTH = 500;

/** Fraction of pixels in which our picture of a drawing differs from librsvg's. */
export async function difference(text: string, setup = SQUARE): Promise<number> {
  const { scene } = layOutSvg(text, setup);
  const ratio = (setup.trim.height + 2 * setup.bleed) / (setup.trim.width + 2 * setup.bleed);
  const [ours, theirs] = await Promise.all([
    paint(scene, WIDTH),
    paintSource(text, WIDTH, Math.round(WIDTH * ratio)),
  ]);
  return shareOfDifference(ours, theirs);
}
