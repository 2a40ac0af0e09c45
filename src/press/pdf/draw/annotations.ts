/**
 * Links of a page (ISO 32000-1, 12.5.6.5): areas without a frame that lead to a target of the file by its name, so that
 * a section does not depend on pages of others, or to a web address.
 */
import type { SheetLink, SheetSide } from "../../../sheet/sheet.ts";
import { ptOfMm, round } from "../../../units/length.ts";
import { printedBox } from "../../printed-place.ts";
import type { SectionDictionary } from "../section/section.ts";

/** Undefined if nothing is clickable. */
export function annotationsOf(side: SheetSide): readonly SectionDictionary[] | undefined {
  const { links = [] } = side;
  return links.length === 0 ? undefined : links.map((link) => annotationOf(link, side));
}

function annotationOf({ box, to }: SheetLink, side: SheetSide): SectionDictionary {
  const { x, y, width, height } = printedBox(box, side);
  const pageHeight = side.size.height;
  const sides = [x, pageHeight - y - height, x + width, pageHeight - y];
  return {
    Type: "Annot",
    Subtype: "Link",
    Rect: sides.map((mm) => round(ptOfMm(mm), 2)),
    Border: [0, 0, 0],
    ...("target" in to
      ? { Dest: to.target }
      : { A: { Type: "Action", S: "URI", URI: { ascii: to.address } } }),
  };
}
