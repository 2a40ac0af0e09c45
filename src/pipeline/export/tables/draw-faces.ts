/** Draws the faces of a table with the tools of an export: as cut, in the size in px that is asked for. */
import type { DrawFaces } from "../../../press/tables/make-pictures.ts";
import { MM_PER_UNIT } from "../../../units/length.ts";
import { cutOf } from "../../print/card-pictures.ts";
import type { PictureToDraw } from "../../print/draw-pictures.ts";
import type { ExportKit, ExportTools } from "../target.ts";

export function drawFacesOf({ pieces }: ExportKit, { pictures, progress }: ExportTools): DrawFaces {
  const shown = new Map<string, Pick<PictureToDraw<string>, "card"> & { readonly cut?: string }>();
  for (const { deck, card, front, back } of pieces) {
    if (!shown.has(front)) shown.set(front, { card, ...cutOf(deck, "front") });
    if (back !== undefined && !shown.has(back)) shown.set(back, { card, ...cutOf(deck, "back") });
  }
  return async function* (jobs) {
    const wanted = jobs.map(({ face, size, isPassing }): PictureToDraw<string> => {
      const of = shown.get(face.key);
      if (!of) throw new Error(`no piece shows "${face.key}"`);
      const { card, cut } = of;
      // a part of a flat piece is not cut along the whole of it
      const outline = face.part || cut === undefined ? {} : { cut };
      const dpi = (size.width * MM_PER_UNIT.in) / face.size.width;
      return {
        name: face.key,
        key: face.key,
        card,
        as: { dpi, box: "trim", ...outline, ...(isPassing && { passing: true }) },
      };
    });
    let done = 0;
    for await (const [, png] of pictures(wanted)) {
      progress.step("drawing face", ++done, wanted.length);
      yield png;
    }
  };
}
