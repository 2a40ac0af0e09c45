/** Pages of prepared prints as pictures: what a PDF of them would show, one page at a time. */
import { hash } from "node:crypto";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { pictureUris } from "../../press/picture-uris.ts";
import { sidesName } from "../../press/sides-name.ts";
import { sheetSvg } from "../../press/svg/sheet-svg.ts";
import type { Scene } from "../../scene/scene.ts";
import type { SheetSide } from "../../sheet/sheet.ts";
import type { Size } from "../../units/box.ts";
import { MM_PER_UNIT } from "../../units/length.ts";
import { drawRasters } from "../draw/draw-rasters.ts";
import type { MadeGame } from "../made-game.ts";

/**
 * Identifies the drawing of a page at a resolution, in this process and others. Undefined for one that may come out
 * differently next time, such as with a picture that could not be opened in time.
 */
export function pageName({ means, laid }: MadeGame, side: SheetSide, dpi: number): string | undefined {
  if (!means.isLasting()) return undefined;
  const sceneName = (key: string): string => laid.scenes.nameOf(key);
  return hash("sha256", `${dpi} ${sidesName([side], { drawnWith: means.key, sceneName })}`, "base64url");
}

/** A page as SVG of outlines, and what of it cannot be drawn. @param dpi resolution of the pictures in it @param picture see `SheetDrawing` */
export async function drawPage(
  made: MadeGame,
  side: SheetSide,
  dpi: number,
  picture?: Size,
): Promise<{ readonly svg: string; readonly findings: readonly Diagnostic[] }> {
  const { laid, fonts, rasters } = made;
  const keys = [...new Set(side.placements.map(({ scene }) => scene))];
  const findings = await drawRasters(made, keys);
  const scenes = new Map(keys.map((key) => [key, laid.scenes.get(key)]));
  const uris = await pictureUris(togetherOf([...scenes.values()]), dpi / MM_PER_UNIT.in, rasters.pictures);
  const svg = sheetSvg(side, {
    scene: (key) => scenes.get(key) as Scene,
    fonts: fonts.programs,
    pictures: (key) => uris.get(key),
    picture,
  });
  return { svg, findings };
}

/** All items of some scenes; equal ids of symbols are equal drawings. */
const togetherOf = (scenes: readonly Scene[]): Pick<Scene, "items" | "symbols"> => ({
  items: scenes.flatMap(({ items }) => items),
  symbols: Object.assign({}, ...scenes.map(({ symbols }) => symbols)),
});
