/** Pictures of cards: each the card's own drawing, smaller. One stands beside its words, several stand side by side. */
import type { CardPicture, Pictures } from "../../booklet/blocks.ts";
import { type Row, type Sheet, space } from "./row.ts";
import { setWords } from "./set-words.ts";
import { originOf, type Setting, type ShownCard } from "./setting.ts";
import { smallCard } from "./small-card.ts";

/** mm: what a picture is high at most, and at least before pictures go into another row. */
const HIGHEST = 42;
const LOWEST = 26;
/** Between pictures, and between a picture and its words. */
const APART = 5;
const CAPTION = 1.2;

interface Shown extends ShownCard {
  readonly picture: CardPicture;
}

export function setPictures({ cards }: Pictures, width: number, setting: Setting): readonly Row[] {
  const shown = cards.flatMap((picture) => {
    const card = setting.card(picture);
    return card ? [{ ...card, picture }] : [];
  });
  const [first, ...others] = shown;
  if (!first) return [];
  const rows = others.length === 0 ? [setAlone(first, width, setting)] : setSideBySide(shown, width, setting);
  return [...rows, space(setting.look.gap * 0.9)];
}

/** mm high before it must be smaller; no card is shown larger than it is. */
const heightOf = ({ scene }: Shown): number => Math.min(HIGHEST, scene.trim.height);
const ratioOf = ({ scene }: Shown): number => scene.trim.width / scene.trim.height;

function setAlone(shown: Shown, width: number, setting: Setting): Row {
  const { look } = setting;
  const height = Math.min(heightOf(shown), (width * 0.6) / ratioOf(shown));
  const wide = height * ratioOf(shown);
  const left = wide + APART;
  const words = captionRows(shown, width - left, setting, "start");
  const depth = sumOf(words);
  const whole = Math.max(height, depth);
  return {
    height: whole,
    before: look.gap * 1.4,
    together: false,
    draw: (sheet, x, y) => {
      drawCard(shown, height, sheet, x, y + (whole - height) / 2);
      drawRows(words, sheet, x + left, y + (whole - depth) / 2);
    },
  };
}

/** In one row where they stay large enough, else in two, and so on. */
function setSideBySide(all: readonly Shown[], width: number, setting: Setting): readonly Row[] {
  const wide = all.reduce((sum, one) => sum + heightOf(one) * ratioOf(one), 0);
  const room = width - APART * (all.length - 1);
  const scale = Math.min(1, room / wide);
  const lowest = Math.min(...all.map((one) => Math.min(LOWEST, heightOf(one))));
  const isTooSmall = Math.min(...all.map((one) => heightOf(one) * scale)) < lowest;
  if (isTooSmall && all.length > 1) {
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)].flatMap((part) => setSideBySide(part, width, setting));
  }
  return [rowOf(all, scale, width, setting)];
}

function rowOf(all: readonly Shown[], scale: number, width: number, setting: Setting): Row {
  const heights = all.map((one) => heightOf(one) * scale);
  const widths = all.map((one, index) => (heights[index] as number) * ratioOf(one));
  const highest = Math.max(...heights);
  const used = widths.reduce((sum, one) => sum + one, 0) + APART * (all.length - 1);
  // Words below a narrow picture may use half of the space beside it too.
  const captions = all.map((one, index) =>
    captionRows(one, (widths[index] as number) + APART * 0.7, setting, "center"),
  );
  const height = highest + CAPTION + Math.max(...captions.map(sumOf));
  const draw = (sheet: Sheet, x: number, y: number): void => {
    let left = x + (width - used) / 2;
    for (const [index, one] of all.entries()) {
      drawCard(one, heights[index] as number, sheet, left, y + highest - (heights[index] as number));
      drawRows(captions[index] as readonly Row[], sheet, left - APART * 0.35, y + highest + CAPTION);
      left += (widths[index] as number) + APART;
    }
  };
  return { height, before: setting.look.gap * 1.4, together: false, draw };
}

function captionRows(
  { picture: { caption, place } }: Shown,
  width: number,
  setting: Setting,
  align: "start" | "center",
): readonly Row[] {
  if (caption === "") return [];
  const words = [{ kind: "text", text: caption, bold: false, italic: false }] as const;
  return setWords(words, { ...setting.look.caption, align }, width, place, setting);
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

function drawRows(rows: readonly Row[], sheet: Sheet, x: number, y: number): void {
  let top = y;
  for (const row of rows) {
    row.draw(sheet, x, top);
    top += row.height;
  }
}

function drawCard(
  { scene, outline, picture }: Shown,
  height: number,
  sheet: Sheet,
  x: number,
  y: number,
): void {
  sheet.items.push(...smallCard(scene, outline, { x, y, height }, originOf(picture.place)));
  sheet.targets.push({ id: `card:${picture.deck}/${picture.card}`, y });
  for (const symbol of Object.values(scene.symbols)) sheet.symbols.set(symbol.id, symbol);
}
