/** Sets the blocks of a booklet on pages, with its pictures. */
import { type Block, picturesIn } from "../../../booklet/blocks.ts";
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import type { Booklet } from "../../../game/game.ts";
import { type LaidPage, layOutBooklet } from "../../../layout/booklet/lay-out-booklet.ts";
import type { ReportLayout } from "../../../layout/booklet/shown-picture.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import { shownPictures } from "./booklet-pictures.ts";

/** @param weight characters of its text */
export function setOnPages(
  booklet: Booklet,
  blocks: readonly Block[],
  weight: number,
  matter: BookletMatter,
): Result<readonly LaidPage[]> {
  if (blocks.length === 0) return { value: [], diagnostics: [] };
  const picture = shownPictures(matter);
  const pictures = picturesIn(blocks).map((one) => {
    const shown = picture(one);
    return shown && [shown.name, shown.outline, shown.words];
  });
  const madeFrom = ["words", JSON.stringify(booklet), JSON.stringify(blocks), JSON.stringify(pictures)];
  return matter.kept.recall(madeFrom, weight, (resources) => {
    const diagnostics: Diagnostic[] = [];
    const means = { resources, report: reportInto(diagnostics), picture };
    return { value: layOutBooklet(blocks, booklet, booklet.file, means), diagnostics };
  });
}

const reportInto =
  (diagnostics: Diagnostic[]): ReportLayout =>
  (rule, place, words) => {
    // A missing style of a family is missing everywhere: reporting the first place is enough.
    const isKnown = (): boolean =>
      diagnostics.some((one) => one.rule === rule && one.message === words.message);
    if (rule === "booklet/missing-style" && isKnown()) return;
    diagnostics.push({
      ...place,
      rule,
      severity: rule === "booklet/too-long" ? "error" : "warning",
      ...words,
    });
  };
