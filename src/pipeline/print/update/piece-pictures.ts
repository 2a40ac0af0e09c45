/** Small pictures of pieces: of what is taken out, and of what changed. */
import { hash } from "node:crypto";
import { openPicture } from "../../../press/imaging.ts";
import { isTooLarge, pngSize, renderPng } from "../../../press/png.ts";
import type { Picture } from "../../../press/press.ts";
import { drawRasters } from "../../draw/draw-rasters.ts";
import { faceKey } from "../../draw/lay-out-game.ts";
import { GaveUp } from "../../look/outcome.ts";
import type { MadeGame } from "../../made-game.ts";
import { cutOf } from "../card-pictures.ts";
import { isTooMuchWork } from "../draw-pictures.ts";
import type { PieceChange } from "./compare-pieces.ts";
import type { EarlierGame } from "./earlier-game.ts";
import type { PieceRecord } from "./journal-pieces.ts";
import { isBooklet } from "./kit-pieces.ts";

type Side = "front" | "back";

/** Longest side of a picture, in px: about 300 dpi at the size of the sheets. */
const LONGEST = 400;

/** Of 100, as JPEG has it. */
const QUALITY = 85;

/**
 * The front of an old piece: from the earlier game, or from the game as it is now, if the piece looks the same there.
 */
export async function knownPicture(
  made: MadeGame,
  earlier: EarlierGame,
  { before, now, renamed }: PieceChange,
): Promise<Picture | undefined> {
  if (!before) return undefined;
  const same = [now, renamed].find((piece) => piece?.front === before.front);
  return (same && (await pictureOf(made, same, "front"))) ?? (await earlier.picture(before));
}

/** Undefined for a side that is not laid out or cannot be drawn. */
export async function pictureOf(
  made: MadeGame,
  piece: Pick<PieceRecord, "deck" | "card">,
  side: Side,
): Promise<Picture | undefined> {
  const png = await pngOf(made, piece, side, LONGEST);
  return png && jpegOf(png);
}

/** The side as PNG, its corners transparent. @param longest px of its longer side */
export async function pngOf(
  made: MadeGame,
  piece: Pick<PieceRecord, "deck" | "card">,
  side: Side,
  longest: number,
): Promise<Uint8Array | undefined> {
  const key = keyOf(made, piece, side);
  if (key === undefined) return undefined;
  const { laid, fonts, rasters, inspector } = made;
  const scene = laid.scenes.get(key);
  const { width, height } = scene.trim;
  const dpi = (longest * 25.4) / Math.max(width, height);
  const as = { dpi, box: "trim" } as const;
  if (isTooLarge(pngSize(scene, as)) || isTooMuchWork(scene, as)) return undefined;
  await drawRasters(made, laid.rasterised.includes(key) ? [key] : []);
  const deck = made.game.decks.find(({ id }) => id === piece.deck);
  try {
    const options = { ...as, ...(deck && cutOf(deck, side)) };
    return await renderPng(scene, options, fonts.programs, rasters.pictures, inspector.draw);
  } catch (error) {
    // The sheet names the piece without it.
    if (error instanceof GaveUp) return undefined;
    throw error;
  }
}

function keyOf(
  { laid, booklets }: MadeGame,
  { deck, card }: Pick<PieceRecord, "deck" | "card">,
  side: Side,
): string | undefined {
  if (!isBooklet({ deck })) return laid.keys.get(faceKey({ deck, id: card }, side));
  return side === "front" ? booklets.find(({ booklet }) => booklet.id === card)?.pages[0]?.key : undefined;
}

/** On white, as it is on paper. */
export async function jpegOf(png: Uint8Array): Promise<Picture> {
  const opened = (await openPicture(png)).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY });
  const { data, info } = await opened.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const key = `old ${hash("sha256", data, "base64url")}`;
  return { key, width, height, type: "jpeg", alpha: false, load: async () => data };
}
