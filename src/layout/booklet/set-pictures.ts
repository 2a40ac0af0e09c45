/**
 * Pictures: cards, figures, plans of tracks. Each is the drawing itself, made smaller if necessary. One card is set beside
 * its words, one figure in the middle above them; words below a picture are a centred caption; several pictures are set side
 * by side, in as many rows as they need.
 */
import { addressOf, type Picture, type Pictures } from "../../booklet/blocks.ts";
import { calloutList } from "./callout-list.ts";
import { type Row, type Sheet, space } from "./row.ts";
import { setWords } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { boxPath } from "./shapes.ts";
import type { ShownPicture } from "./shown-picture.ts";
import { smallCard } from "./small-card.ts";
import { LEAST_PT, reportSmallText, smallestText } from "./smallest-text.ts";

/** Of a card, if its line has room; more if its smallest text needs that to be legible. */
const CARD_SCALE = 0.7;
/** mm: pieces lower than this are shown as large as they are. */
const SMALL_PIECE = 30;
/** Between pictures, and between a picture and its words. In mm. */
const APART = 5;
const CAPTION = 1.4;
/** Fraction of the line beside which there is still room for words. */
const NARROW = 0.62;

interface Shown extends ShownPicture {
  readonly picture: Picture;
  /** Its scale in a line that is wide enough. */
  readonly usual: number;
}

export function setPictures({ pictures }: Pictures, width: number, setting: Setting): readonly Row[] {
  const shown = pictures.flatMap((picture): readonly Shown[] => {
    const found = setting.picture(picture);
    return found ? [{ ...found, picture, usual: usualScale(picture, found) }] : [];
  });
  const [first, ...others] = shown;
  if (!first) return [];
  const isAlone = others.length === 0 && widthOf(first, width) <= width * NARROW && hasSideWords(first);
  const rows = isAlone
    ? [setAlone(first, width, setting)]
    : rowsOf(shown, width).map((row) => setRow(row, width, setting));
  return [...rows, space(setting.look.gap * 0.9)];
}

/** Figures and plans are drawn at their printed size; no card is enlarged. */
function usualScale({ kind }: Picture, { scene }: ShownPicture): number {
  if (kind !== "card") return 1;
  const { height } = scene.trim;
  return Math.min(1, Math.max(CARD_SCALE, SMALL_PIECE / height, LEAST_PT / smallestText(scene).pt));
}

/** Words beside a picture: the text about a card, and the legend of a figure's numbers. */
const hasSideWords = ({ picture, words }: Shown): boolean => picture.kind === "card" || words.length > 0;

const scaleIn = ({ usual, scene }: Shown, room: number): number => Math.min(usual, room / scene.trim.width);
const widthOf = (one: Shown, room: number): number => one.scene.trim.width * scaleIn(one, room);

/** As many to a row as fit at their usual size, and about the same number in each. */
function rowsOf(all: readonly Shown[], width: number): readonly (readonly Shown[])[] {
  const fill = (most: number): readonly (readonly Shown[])[] => {
    const rows: Shown[][] = [];
    let used = 0;
    for (const one of all) {
      const wide = widthOf(one, width);
      const row = rows.at(-1);
      if (row && row.length < most && used + APART + wide <= width + 1e-6) {
        row.push(one);
        used += APART + wide;
      } else {
        rows.push([one]);
        used = wide;
      }
    }
    return rows;
  };
  const fewest = fill(all.length);
  const even = fill(Math.ceil(all.length / fewest.length));
  return even.length === fewest.length ? even : fewest;
}

function setAlone(shown: Shown, width: number, setting: Setting): Row {
  const { picture, scene, words } = shown;
  const scale = scaleIn(shown, width);
  const [wide, high] = [scene.trim.width * scale, scene.trim.height * scale];
  const left = wide + APART;
  const beside =
    words.length > 0
      ? calloutList(words, width - left, setting)
      : captionRows(picture, width - left, setting, "start");
  const below = words.length > 0 ? captionRows(picture, width, setting, "center") : [];
  const depth = sumOf(beside);
  const whole = Math.max(high, depth);
  reportSmallText(picture, shown, scale, setting.report);
  return {
    height: whole + (below.length > 0 ? CAPTION + sumOf(below) : 0),
    before: setting.look.gap * 1.4,
    together: false,
    draw: (sheet, x, y) => {
      drawPicture(shown, scale, sheet, x, y + (whole - high) / 2);
      drawRows(beside, sheet, x + left, y + (whole - depth) / 2);
      drawRows(below, sheet, x, y + whole + CAPTION);
    },
  };
}

function setRow(row: readonly Shown[], width: number, setting: Setting): Row {
  const scales = row.map((one) => scaleIn(one, width));
  const sizes = row.map(({ scene: { trim } }, index) => {
    const scale = scales[index] as number;
    return { width: trim.width * scale, height: trim.height * scale };
  });
  const highest = Math.max(...sizes.map(({ height }) => height));
  const used = sizes.reduce((sum, { width: wide }) => sum + wide, 0) + APART * (row.length - 1);
  // Words below a narrow picture may use half of the space beside it too; below a single picture, the whole line.
  const wider = row.length === 1 ? width - used : APART * 0.7;
  const below = row.map((one, index) => {
    const room = (sizes[index] as { readonly width: number }).width + wider;
    reportSmallText(one.picture, one, scales[index] as number, setting.report);
    const caption = captionRows(one.picture, room, setting, "center");
    return [...caption, ...calloutList(one.words, room, setting)];
  });
  const words = Math.max(...below.map(sumOf));
  return {
    height: highest + (words > 0 ? CAPTION + words : 0),
    before: setting.look.gap * 1.4,
    together: false,
    draw: (sheet, x, y) => {
      let left = x + (width - used) / 2;
      for (const [index, one] of row.entries()) {
        const size = sizes[index] as { readonly width: number; readonly height: number };
        drawPicture(one, scales[index] as number, sheet, left, y + highest - size.height);
        drawRows(below[index] as readonly Row[], sheet, left - wider / 2, y + highest + CAPTION);
        left += size.width + APART;
      }
    },
  };
}

function captionRows(
  { caption, place }: Picture,
  width: number,
  setting: Setting,
  align: "start" | "center",
): readonly Row[] {
  if (caption === "") return [];
  const words = [{ kind: "text", text: caption, bold: false, italic: false }] as const;
  return setWords(words, { ...setting.look.caption, align }, width, place, setting);
}

const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { before, height }) => sum + before + height, 0);

function drawRows(rows: readonly Row[], sheet: Sheet, x: number, y: number): void {
  let top = y;
  for (const row of rows) {
    row.draw(sheet, x, top + row.before);
    top += row.before + row.height;
  }
}

function drawPicture(
  { scene, outline, picture }: Shown,
  scale: number,
  sheet: Sheet,
  x: number,
  y: number,
): void {
  const height = scene.trim.height * scale;
  const origin = originOf(picture.place);
  if (outline === undefined) {
    const { items, trim } = scene;
    // The background of a plan continues beyond it; strokes at the edge of a figure may.
    const clip = { d: boxPath(0, 0, trim.width, trim.height), rule: "nonzero" } as const;
    const cut = picture.kind === "scenario" ? { clip } : {};
    sheet.items.push({
      kind: "group",
      origin,
      transform: [scale, 0, 0, scale, x, y],
      opacity: 1,
      ...cut,
      items,
    });
  } else sheet.items.push(...smallCard(scene, outline, { x, y, height }, origin));
  sheet.targets.push({ id: addressOf(picture), y });
  for (const symbol of Object.values(scene.symbols)) sheet.symbols.set(symbol.id, symbol);
}
