/** Posters that are not printed, with the nearest alternative that can be. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { formatLength } from "../../units/length.ts";
import { formatSize, sheetFault } from "../faults.ts";
import { PAPERS } from "../papers.ts";
import { MOST_SHEETS } from "../plan/flow.ts";
import { checkProfile } from "../profile.ts";
import type { PrintProfile } from "../sheet.ts";
import type { Poster } from "./poster-plan.ts";
import { countPages, LEAST_WINDOW, MOST_PAGES, posterPages } from "./poster-plan.ts";

/** Why a poster cannot be printed this way; empty = it can be. */
export function posterRefusals(poster: Poster, profile: PrintProfile): readonly Diagnostic[] {
  const faults = checkProfile(profile);
  if (faults.length > 0) return faults;
  if (posterPages(profile).length === 0) return [paperTooSmall(poster, profile)];
  const { width, height } = poster.trim;
  if (!(Number.isFinite(width) && Number.isFinite(height) && Math.min(width, height) > 0))
    return [noSize(poster)];
  if (fewestPages(poster, profile) > MOST_PAGES) return [tooManyPages(poster, profile)];
  return fewestPages(poster, profile) * poster.copies <= MOST_SHEETS ? [] : [tooManyCopies(poster, profile)];
}

/** In the better orientation of the paper, including empty pages; infinite if the paper has no room for a window. */
const fewestPages = (poster: Poster, profile: PrintProfile): number =>
  Math.min(...posterPages(profile).map((page) => countPages(poster, page, profile.margin)));

function paperTooSmall({ id, place }: Poster, profile: PrintProfile): Diagnostic {
  const { paper, margin } = profile;
  const holder = PAPERS.find((other) => posterPages({ ...profile, paper: other }).length > 0);
  const message = `${paper.title} with a margin of ${formatLength(margin)} is too small for the pages of poster "${id}"`;
  return sheetFault(
    "paper-too-small",
    "error",
    message,
    {
      why: `beside margins and marks a page must show at least ${formatLength(LEAST_WINDOW)} of it each way`,
      fix: holder ? `print on ${holder.id}` : "write a margin that the printer needs, usually 5mm",
    },
    place,
  );
}

function tooManyPages(poster: Poster, profile: PrintProfile): Diagnostic {
  const { id, trim, place } = poster;
  const paper = PAPERS.find((other) => fewestPages(poster, { ...profile, paper: other }) <= MOST_PAGES);
  const pages = `${fewestPages(poster, profile)} pages of ${profile.paper.title}`;
  const message = `poster "${id}" of ${formatSize(trim)} makes ${pages}, expected at most ${MOST_PAGES}`;
  return sheetFault(
    "too-many-pages",
    "error",
    message,
    { fix: paper ? `print on ${paper.id}, or make it smaller` : "make it smaller" },
    place,
  );
}

function tooManyCopies(poster: Poster, profile: PrintProfile): Diagnostic {
  const { id, copies, place } = poster;
  const pages = fewestPages(poster, profile);
  const message = `${copies} copies of "${id}" on ${pages} sheets each make ${copies * pages} sheets`;
  const why = `one build prints at most ${MOST_SHEETS} sheets`;
  return sheetFault("too-many", "error", message, { why, fix: `check the copies of "${id}"` }, place);
}

const noSize = ({ id, trim, place }: Poster): Diagnostic =>
  sheetFault(
    "bad-size",
    "error",
    `poster "${id}" is ${formatSize(trim)}`,
    { fix: "give it two sides above 0mm" },
    place,
  );
