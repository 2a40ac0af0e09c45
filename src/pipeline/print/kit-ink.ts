/**
 * How much ink the pages of whole kits take, one figure for each paper, from what the pages of their PDFs take.
 * Limit: pages for screens are left out, and so is what belongs to no kit.
 */
import type { KitPrint, Print } from "../../game/kits/prints.ts";
import type { PrintProfile, SheetSet } from "../../sheet/sheet.ts";
import { isPartOf } from "../order/kit-parts.ts";
import type { InkUse } from "./ink-use.ts";
import type { SheetCounts } from "./sheet-counts.ts";

/** Shares of paper: 0 for white, 1 for solid black. */
export interface KitInk {
  /** Id of the kit, or of those that are printed as one. */
  readonly kit: string;
  readonly title: string;
  /** Id of the paper. */
  readonly paper: string;
  /** Number of pages that could be measured. */
  readonly pages: number;
  /** Of these pages, each as large as it is. */
  readonly average: number;
  /** The page that takes most: the path of its PDF below the game's output folder, and its number, from 1. */
  readonly most: { readonly file: string; readonly page: number; readonly ink: number };
}

/** A print on its sheets. */
interface PartOfKit {
  readonly print: Print;
  readonly profile: PrintProfile;
  readonly sheets: SheetSet;
  readonly counts: SheetCounts;
  /** The path of its PDF below the game's output folder. */
  readonly file: string;
}

/** @param inkUse by the path of the PDF; nothing is said of those that are not in it */
export function kitInks(
  wholes: readonly KitPrint[],
  imposed: readonly PartOfKit[],
  inkUse: ReadonlyMap<string, InkUse>,
): readonly KitInk[] {
  const papers = [...new Set(imposed.map(({ profile }) => profile.paper.id))];
  return wholes.flatMap((whole) =>
    papers.flatMap((paper): readonly KitInk[] => {
      const parts = imposed.filter(
        ({ print, profile, counts }) =>
          counts.sheets > 0 && profile.paper.id === paper && isPartOf(print, whole),
      );
      const pages = parts.flatMap((part) => measuredPages(part, inkUse));
      const [first, ...others] = pages;
      if (!first) return [];
      const { file, page, ink } = others.reduce((one, other) => (other.ink > one.ink ? other : one), first);
      const area = pages.reduce((sum, one) => sum + one.area, 0);
      const average = pages.reduce((sum, one) => sum + one.ink * one.area, 0) / area;
      const { id: kit, title } = whole;
      return [{ kit, title, paper, pages: pages.length, average, most: { file, page, ink } }];
    }),
  );
}

function measuredPages({ file, sheets }: PartOfKit, inkUse: ReadonlyMap<string, InkUse>) {
  return (inkUse.get(file)?.pages ?? []).flatMap((ink, index) => {
    const size = sheets.sides[index]?.size;
    return ink === null || !size ? [] : [{ file, page: index + 1, ink, area: size.width * size.height }];
  });
}
