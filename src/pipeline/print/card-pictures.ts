/**
 * A PNG for every card with at least one copy, for print shops and digital tables: each drawing once, however many
 * copies, and a list with the number of copies.
 */
import { printedBleed } from "../../game/decks/made-bleed.ts";
import type { Deck } from "../../game/game.ts";
import type { Print } from "../../game/kits/prints.ts";
import { slug, uniqueNames } from "../../host/disk/file-names.ts";
import { PIXEL_LIMIT } from "../../press/imaging.ts";
import { isTooLarge, type PngOptions, pngSize } from "../../press/png.ts";
import type { LaidFace } from "../../rules/define-rule.ts";
import { isBox } from "../../shape/polygon.ts";
import { faceKey } from "../draw/lay-out-game.ts";
import { pieceOutline } from "../draw/piece-outline.ts";
import type { MadeGame } from "../made-game.ts";
import { endingOf, endingsOf } from "../order/look-names.ts";
import type { Pace } from "../progress.ts";
import { drawPictures, type PictureToDraw } from "./draw-pictures.ts";
import type { PrintedFile } from "./printed-file.ts";
import { PICTURE_FOLDER, pictureDigest } from "./stale-pictures.ts";

interface Row {
  readonly deck: string;
  readonly card: string;
  readonly copies: number;
  readonly front: string;
  readonly back: string;
}

/** The prints with pictures: posters and lists are only for paper. */
const pictured = (prints: readonly Print[]): readonly Print[] =>
  prints.filter(({ as }) => as !== "poster" && as !== "lists");

/** Why these pictures are impossible, in words; undefined if they are possible. */
export function tooLargeFor(order: PictureOrder, prints: readonly Print[]): string | undefined {
  for (const { deck, card, copies } of pictured(prints).flatMap(({ cards }) => cards)) {
    const size = pngSize({ trim: deck.size, bleed: printedBleed(deck) }, order);
    if (copies > 0 && isTooLarge(size))
      return `card "${card.id}" would have ${size.width} x ${size.height} px; a picture has at most ${PIXEL_LIMIT / 1e6} megapixels`;
  }
  return undefined;
}

export interface PictureOrder extends Pick<PngOptions, "dpi" | "box"> {
  /** File name of the list, without its ending: a list of some cards has a name of its own, so that it does not overwrite the one of all. */
  readonly list: string;
}

/** Files below `png/`: `<deck>/<card>.png`, `<deck>/back-<n>.png` and the list of them; `<card>-low-ink.png` and `<card>-gray.png` in these looks. */
export async function* cardPictures(
  made: MadeGame,
  prints: readonly Print[],
  { dpi, box, list }: PictureOrder,
  progress: Pace,
): AsyncGenerator<PrintedFile> {
  const { laid } = made;
  const jobs = new Map<string, PictureToDraw<string>>();
  const names = pictureNames(made);
  const rows: Row[] = [];
  for (const { deck, card, copies } of pictured(prints).flatMap((print) => print.cards)) {
    if (copies === 0) continue;
    const [front, back] = (["front", "back"] as const).map((side) => {
      const key = laid.keys.get(faceKey(card, side));
      if (key === undefined) return "";
      const path = names.get(key) as string;
      const cut = box === "trim" ? cutOf(deck, side) : {};
      if (!jobs.has(key)) jobs.set(key, { name: path, key, card, as: { dpi, box, ...cut } });
      return path;
    });
    rows.push({ deck: deck.id, card: card.id, copies, front: front ?? "", back: back ?? "" });
  }
  let done = 0;
  for await (const [path, bytes] of drawPictures(made, [...jobs.values()])) {
    progress.step("writing PNG", ++done, jobs.size);
    const picture = { name: path, digest: pictureDigest(bytes) };
    yield { path: `${PICTURE_FOLDER}/${path}`, chunks: [bytes], picture };
  }
  yield {
    path: `${PICTURE_FOLDER}/${list}${endingOf(made)}.csv`,
    chunks: [new TextEncoder().encode(listOf(rows))],
  };
}

/** A piece that is not a rectangle is shown as cut; its back is mirrored. */
export function cutOf({ dieLine, size }: Deck, side: LaidFace["side"]): { readonly cut?: string } {
  if (!dieLine || isBox(dieLine.outline)) return {};
  const outline =
    side === "front" ? dieLine.outline : dieLine.outline.map(({ x, y }) => ({ x: size.width - x, y }));
  return { cut: pieceOutline({ size, dieLine: { ...dieLine, outline } }) };
}

function listOf(rows: readonly Row[]): string {
  const lines = rows.map(({ deck, card, copies, front, back }) =>
    [deck, card, copies, front, back].join(","),
  );
  return `${["deck,card,copies,front,back", ...lines].join("\n")}\n`;
}

/** File names by the key of each drawing, for all cards of the game, because names must not depend on which cards are printed. */
function pictureNames(made: MadeGame): ReadonlyMap<string, string> {
  const { faces, laid } = made;
  const nameOf = uniqueNamesByFolder(endingOf(made), endingsOf(made.game));
  const names = new Map<string, string>();
  for (const { deck, card, side } of faces) {
    const key = laid.keys.get(faceKey(card, side));
    if (key === undefined || names.has(key)) continue;
    names.set(key, nameOf(slug(deck.id), side === "front" ? card.id : `back-${card.back}`));
  }
  return names;
}

/** @param endings of all looks and languages of the game: no name ends like that by itself */
function uniqueNamesByFolder(
  ending: string,
  endings: readonly string[],
): (folder: string, name: string) => string {
  const folders = new Map<string, (name: string) => string>();
  return (folder, name) => {
    const nameOf = folders.get(folder) ?? uniqueNames(endings);
    folders.set(folder, nameOf);
    return `${folder}/${nameOf(name)}${ending}.png`;
  };
}
