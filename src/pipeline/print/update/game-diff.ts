/** What changed in a game since an earlier print or commit, with pictures of before and after. */
import { openPicture } from "../../../press/imaging.ts";
import type { Picture } from "../../../press/press.ts";
import type { Box } from "../../../units/box.ts";
import type { MadeGame } from "../../made-game.ts";
import { chooseWholes, type Selection } from "../../order/choose-prints.ts";
import type { Pace } from "../../progress.ts";
import type { ProjectContext } from "../../project.ts";
import { changedAreas } from "./changed-area.ts";
import { type ChangedField, changedFields } from "./changed-fields.ts";
import type { KitUpdate, PieceChange } from "./compare-pieces.ts";
import type { EarlierGame, OpenEarlier } from "./earlier-game.ts";
import type { PieceRecord } from "./journal-pieces.ts";
import { jpegOf, pngOf } from "./piece-pictures.ts";
import { piecesNow, troubleOf, updatesOf } from "./update.ts";

export interface DiffOfGame {
  /** The game as it is now. */
  readonly made: MadeGame;
  readonly earlier: EarlierGame;
  readonly kits: readonly KitUpdate[];
}

export interface SideDiff {
  readonly side: "front" | "back";
  readonly before?: Picture;
  readonly now?: Picture;
  /** In fractions of both pictures. */
  readonly areas: readonly Box[];
}

/** @throws BroadsideError if there is nothing to compare with */
export async function diffOf(
  project: ProjectContext,
  checked: MadeGame,
  selection: Selection,
  open: OpenEarlier,
  progress: Pace,
): Promise<DiffOfGame> {
  const { made, pieces } = await piecesNow(project, checked, selection, progress);
  const earlier = await open(checked, selection, progress);
  const trouble = troubleOf(made, selection, earlier);
  const kits = updatesOf(made, chooseWholes(checked, selection), pieces, earlier);
  return { made, earlier: { ...earlier, ...(trouble !== undefined && { trouble }) }, kits };
}

/** Empty where the earlier content is not known, and for what is no card of a deck. */
export const fieldsOfChange = (
  { made, earlier }: DiffOfGame,
  { before, now }: PieceChange,
): readonly ChangedField[] =>
  earlier.made && before && now ? changedFields(earlier.made.game, made.game, now) : [];

/** px of the longer side. */
const LONGEST = 440;

/** The sides that look different, with their pictures as far as they are known: of a journal's backs, only those of now. */
export async function sidesOfChange(diff: DiffOfGame, change: PieceChange): Promise<readonly SideDiff[]> {
  const { before, now } = change;
  const front = change.isBackOnly ? [] : [await sideDiff(diff, "front", before, now)];
  const isBack = before && now && before.back !== now.back;
  return isBack ? [...front, await sideDiff(diff, "back", before, now)] : front;
}

async function sideDiff(
  { made, earlier }: DiffOfGame,
  side: SideDiff["side"],
  before: PieceRecord | undefined,
  now: PieceRecord | undefined,
): Promise<SideDiff> {
  const old = before && earlier.made && (await pngOf(earlier.made, before, side, LONGEST));
  const own = now && (await pngOf(made, now, side, LONGEST));
  const small = before && !old && side === "front" ? await earlier.picture(before) : undefined;
  const shown = old ? await jpegOf(old) : small;
  return {
    side,
    ...(shown && { before: shown }),
    ...(own && { now: await jpegOf(own) }),
    areas: old && own ? await changedAreas(old, own) : [],
  };
}

/** As WebP, for pages. */
export async function webpOf(picture: Picture): Promise<Uint8Array> {
  return (await openPicture(await picture.load())).webp({ quality: 80 }).toBuffer();
}
