/**
 * Plain pictures of all pieces, a file for each side of each card, with or without bleed. Pieces that are not rectangles
 * are shown as cut, unless they have bleed.
 * Limit: copies are not repeated; the manifest has their number.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { printedBleed } from "../../../game/decks/made-bleed.ts";
import { PIXEL_LIMIT } from "../../../press/imaging.ts";
import { isTooLarge, pngSize } from "../../../press/png.ts";
import { cutOf } from "../../print/card-pictures.ts";
import type { PictureToDraw } from "../../print/draw-pictures.ts";
import type {
  ExportFile,
  ExportKit,
  ExportPiece,
  ExportTarget,
  ExportTools,
  PlannedExport,
} from "../target.ts";
import type { TargetOptions } from "../target-options.ts";
import { readPattern, refuseTwins, USUAL_PATTERN } from "./picture-pattern.ts";

export const PNG: ExportTarget = { options: ["dpi", "bleed", "pattern"], plan };

/** Sides that are drawn alike are one picture with several names. */
interface NamedSide {
  readonly piece: ExportPiece;
  readonly side: "front" | "back";
  readonly key: string;
  readonly path: string;
}

function plan(
  kit: ExportKit,
  { dpi = 300, bleed = false, pattern = USUAL_PATTERN }: TargetOptions,
): PlannedExport {
  const nameOf = readPattern(pattern);
  const sides = kit.pieces.flatMap((piece) => sidesOf(kit, piece, nameOf));
  refuseTwins(
    pattern,
    sides.map(({ piece, side, path }) => ({ path, of: `the ${side} of ${piece.deck.id}/${piece.card.id}` })),
  );
  const box = bleed ? "bleed" : "trim";
  for (const { piece } of sides) refuseLarge(piece, { dpi, box });
  return { files: (tools) => filesOf(sides, { dpi, box }, tools) };
}

function sidesOf(
  kit: ExportKit,
  piece: ExportPiece,
  nameOf: ReturnType<typeof readPattern>,
): readonly NamedSide[] {
  return (["front", "back"] as const).flatMap((side) => {
    const key = piece[side];
    return key === undefined ? [] : [{ piece, side, key, path: nameOf({ ...piece, kit, side }) }];
  });
}

type Shown = { readonly dpi: number; readonly box: "trim" | "bleed" };

function refuseLarge({ deck, card }: ExportPiece, shown: Shown): void {
  const size = pngSize({ trim: deck.size, bleed: printedBleed(deck) }, shown);
  if (isTooLarge(size))
    throw badOrder(
      wording`${option("exportDpi")} ${shown.dpi}: card "${card.id}" would have ${size.width} x ${size.height} px; a picture has at most ${PIXEL_LIMIT / 1e6} megapixels`,
    );
}

async function* filesOf(
  sides: readonly NamedSide[],
  shown: Shown,
  { pictures, progress }: ExportTools,
): AsyncGenerator<ExportFile> {
  const drawings = new Map<string, NamedSide[]>();
  for (const one of sides) drawings.set(one.key, [...(drawings.get(one.key) ?? []), one]);
  let done = 0;
  for await (const [named, bytes] of pictures([...drawings.values()].map((all) => jobOf(all, shown)))) {
    progress.step("writing PNG", ++done, drawings.size);
    for (const { path, piece, side } of named) {
      const { deck, card, copies } = piece;
      yield { path, chunks: [bytes], about: { deck: deck.id, card: card.id, side, copies } };
    }
  }
}

function jobOf(all: readonly NamedSide[], shown: Shown): PictureToDraw<readonly NamedSide[]> {
  const [{ piece, side, key }] = all as [NamedSide];
  const cut = shown.box === "trim" ? cutOf(piece.deck, side) : {};
  return { name: all, key, card: piece.card, as: { ...shown, ...cut } };
}
