/**
 * Limits the total work of a game's booklets: each has its own limits (text, pages), but a game may have thousands.
 * Pages are counted, not time.
 */
import { type Diagnostic, startOf } from "../../../diagnostics/diagnostic.ts";
import { tenTimes } from "../../../diagnostics/text/fix-ends.ts";
import type { Booklet } from "../../../game/game.ts";
import type { Spent } from "../../../template/template.ts";

/** Pages of all booklets of a game: five of the longest, or 200 leaflets of one sheet. */
const MOST_PAGES_OF_GAME = 1_000;
/** Minimum counted per booklet, because one without pages takes work too. */
const LEAST_PAGES = 4;
/** Characters counted as a page: those of an A5 page in small letters; on larger paper they take as long to set. */
const CHARACTERS_OF_PAGE = 2_000;
/** Steps and work of a template (template/limits.ts) that take as long as a page. */
const STEPS_OF_PAGE = 5_000;
const WORK_OF_PAGE = 50_000;

/** The work of a booklet: its template's steps and work, the characters written, and the pages. */
export interface BookletWork extends Omit<Spent, "output"> {
  readonly pages: number;
  readonly characters: number;
}

export interface BookletBudget {
  /** Counts a booklet. Undefined while within the limit, else the finding to report at this booklet, which is the last one set. */
  spend(booklet: Pick<Booklet, "id" | "source">, made: BookletWork): Diagnostic | undefined;
}

/** @param times factor by which the limit is raised */
export function bookletBudget(times = 1, mostPages = MOST_PAGES_OF_GAME): BookletBudget {
  const most = mostPages * times;
  let count = 0;
  return {
    spend({ id, source }, { pages, characters, steps, work }) {
      const filled = steps / STEPS_OF_PAGE + work / WORK_OF_PAGE;
      count += Math.max(LEAST_PAGES, pages, characters / CHARACTERS_OF_PAGE, filled);
      if (count <= most) return undefined;
      return {
        ...startOf(source.file),
        rule: "booklet/too-long",
        severity: "error",
        message: `the booklets of this game up to "${id}" have more than ${most} pages together; those after it are left out`,
        label: `a booklet counts as ${LEAST_PAGES} pages or more, and ${CHARACTERS_OF_PAGE} characters as a page`,
        why: "thousands of pages take too long to set",
        fix: `join small booklets, or move some to another game; ${tenTimes("as many pages")}`,
      };
    },
  };
}
