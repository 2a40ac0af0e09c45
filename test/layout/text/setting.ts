/** Shared by the tests of text: the fonts, a plain style, a text box with sensible defaults, two icons. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FontBook, openFontBook } from "../../../src/font/font-book.ts";
import { layOutTextBox } from "../../../src/layout/text/text-box.ts";
import type { TextBoxSpec, TextResources, TextStyle } from "../../../src/layout/text/text-spec.ts";
import { charactersOf, widthOf } from "../../../src/scene/glyph-runs.ts";
import type { GlyphsItem, Item, SceneSymbol } from "../../../src/scene/scene.ts";
import { spelledOut } from "../../support/paper/glyphs.ts";

const root = new URL("../../../", import.meta.url);
const FONTS = {
  pirata: "templates/shared/fonts/PirataOne-Regular.ttf",
  regular: "templates/shared/fonts/Alegreya-Regular.ttf",
  italic: "templates/shared/fonts/Alegreya-Italic.ttf",
  bold: "templates/shared/fonts/Alegreya-Bold.ttf",
  boldItalic: "templates/shared/fonts/Alegreya-BoldItalic.ttf",
  hebrew: "node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  arabic: "node_modules/@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf",
  chinese: "node_modules/@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf",
  emoji: "node_modules/@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
} as const;

export type FontName = keyof typeof FONTS;
export const ALEGREYA: readonly FontName[] = ["regular", "italic", "bold", "boldItalic"];

export const fontFile = (name: FontName) => ({
  file: FONTS[name].replace(/^.*\//, ""),
  bytes: new Uint8Array(readFileSync(fileURLToPath(new URL(FONTS[name], root)))),
});

export function bookOf(...names: FontName[]): FontBook {
  return openFontBook(names.map(fontFile)).value;
}

const BLACK = { kind: "solid", colour: "#000000", opacity: 1 } as const;
export const ORIGIN = { file: "card.svg.hbs", line: 3, column: 5 };

export const STYLE: TextStyle = {
  families: ["Alegreya"],
  weight: 400,
  italic: false,
  fill: BLACK,
  stroke: null,
  letterSpacing: 0,
  features: {},
};

const symbol = (id: string, width: number, height: number): SceneSymbol => ({
  id,
  box: { x: 0, y: 0, width, height },
  items: [],
});

/** A square icon and one twice as wide as high. */
export const ICONS: Readonly<Record<string, SceneSymbol>> = {
  axe: symbol("axe", 512, 512),
  banner: symbol("banner", 200, 100),
};

export const RESOURCES: TextResources = {
  icon: (name) => ICONS[name],
  term: (name) => (name === "mutiny" ? "Mutiny" : undefined),
};

/** A box of 60 x 40 mm with text of 4 mm, unless overridden. */
export function boxSpec(markup: string, changes: Partial<TextBoxSpec> = {}): TextBoxSpec {
  return {
    markup,
    box: { x: 0, y: 0, width: 60, height: 40 },
    size: 4,
    minSize: 2,
    leading: 1.2,
    paragraphGap: 0.5,
    align: "start",
    valign: "top",
    direction: "auto",
    style: STYLE,
    iconColour: BLACK,
    mmPerUnit: 1,
    origin: ORIGIN,
    ...changes,
  };
}

export const layOut = (fonts: FontBook, markup: string, changes: Partial<TextBoxSpec> = {}) =>
  layOutTextBox(boxSpec(markup, changes), fonts, RESOURCES);

export const glyphItems = (items: readonly Item[]) =>
  items.filter((item) => item.kind === "glyphs").map(spelledOut);

/** The characters of each line from left to right, icons as "#"; lines are distinguished by their baselines. */
export function linesOf(items: readonly Item[]): string[] {
  const lines = new Map<string, string>();
  let baseline = "";
  let icons = "";
  for (const item of fromTheLeft(items)) {
    if (item.kind === "use") {
      if (baseline === "") icons += "#";
      else lines.set(baseline, `${lines.get(baseline)}#`);
    }
    if (item.kind !== "glyphs") continue;
    baseline = item.y.toFixed(4);
    lines.set(baseline, (lines.get(baseline) ?? icons) + charactersOf(item));
    icons = "";
  }
  return [...lines.values()];
}

/** Runs of a line are in reading order; here they are reordered as they are seen. */
function fromTheLeft(items: readonly Item[]): readonly Item[] {
  const rows: Item[][] = [];
  for (const item of items) {
    const before = rows.at(-1)?.at(-1);
    const goesOn = item.kind === "glyphs" && before?.kind === "glyphs" && before.y === item.y;
    if (goesOn) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  const left = (item: Item): number => (item.kind === "glyphs" ? item.x : 0);
  return rows.flatMap((row) => row.sort((a, b) => left(a) - left(b)));
}

/** Right end of an item's advances. */
export const endOf = (item: GlyphsItem): number => item.x + widthOf(item);
