/**
 * Posters: one piece larger than the paper, at full size on several pages that are cut and glued together. Pure, like
 * all imposition. Each page shows a window of the piece; neighbours share a glue strip.
 * Limits: rows and columns are the same all over the poster; no backs.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { sheetFault } from "../faults.ts";
import { type MarginWords, marginWords, type SetLine } from "../margin-words.ts";
import { footerText } from "../marks/footer-text.ts";
import type { Imprint, PrintProfile, SheetSet, SheetSide } from "../sheet.ts";
import type { MadeSide } from "../sides.ts";
import { posterFooter } from "./poster-footer.ts";
import { posterMarks } from "./poster-marks.ts";
import { type PosterPage, pageOf } from "./poster-page.ts";
import { type Poster, type PosterPlan, planPoster } from "./poster-plan.ts";
import { posterRefusals } from "./poster-refusals.ts";
import { posterWords } from "./poster-words.ts";

interface PosterContext {
  readonly poster: Poster;
  readonly plan: PosterPlan;
  readonly profile: PrintProfile;
  readonly imprint: Imprint;
  readonly words: MarginWords;
}

/**
 * The pages of a poster, row by row, with marks, names, page map and footer, copy by copy. They have marks whatever the
 * profile says, because they could not be joined without. If the paper is too small, or the poster has more pages than
 * anyone glues together, there are no pages.
 */
export function imposePoster(
  poster: Poster,
  profile: PrintProfile,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const refusals = posterRefusals(poster, profile);
  const plan = refusals.length > 0 ? undefined : planPoster(poster, profile);
  if (!plan) return { value: { sides: [], sheets: 0, backs: "none" }, diagnostics: refusals };
  const made = makePages({ poster, plan, profile, imprint, words: marginWords(setLine, imprint) });
  const sides = Array.from({ length: poster.copies }, () => made.map(({ side }) => side)).flat();
  const missing = made.find((page) => page.missing !== undefined)?.missing;
  return {
    value: { sides, sheets: sides.length, backs: "none" },
    diagnostics: missing === undefined ? [] : [noRoomFor(missing, poster)],
  };
}

function makePages(context: PosterContext): readonly MadeSide[] {
  const { poster, plan, profile } = context;
  return plan.printed.map((tile, index) => makePage(pageOf(tile, plan, poster, profile), index + 1, context));
}

function makePage(page: PosterPage, sheet: number, context: PosterContext): MadeSide {
  const { poster, plan, profile, imprint, words } = context;
  const subject = { sheet, sheets: plan.printed.length, side: "front", backs: "none", blank: false } as const;
  const text = footerText(imprint, { ...subject, page: page.tile.name });
  const { items, missing } = posterFooter(page, plan, text, profile, words);
  const side: SheetSide = {
    size: plan.page,
    sheet,
    side: "front",
    placements: [{ piece: poster.id, scene: poster.front, trim: page.trim, turn: 0, clip: page.clip }],
    marks: [...posterMarks(page, plan.page, profile.margin), ...posterWords(page, words), ...items],
    bookmarks: sheet === 1 ? [poster.component] : [],
    trimBox: page.window,
    bleedBox: page.clip,
  };
  return { side, ...(missing !== undefined && { missing }) };
}

const noRoomFor = (missing: string, { place }: Poster): Diagnostic =>
  sheetFault(
    "no-room-for-footer",
    "warning",
    `no room for ${missing} in the margins of a poster's pages`,
    { fix: "use a larger paper, or shorter titles" },
    place,
  );
