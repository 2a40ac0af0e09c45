/** A booklet on its pages. */
import type { Booklet } from "../../../game/game.ts";
import type { LaidPage } from "../../../layout/booklet/lay-out-booklet.ts";
import type { BookletText } from "../../../rules/define-rule.ts";

export interface LaidBooklet {
  readonly booklet: Booklet;
  /** Id of the kit that it is printed with. */
  readonly kit: string;
  /** Undefined if the booklet has no readable text. */
  readonly text: BookletText | undefined;
  readonly pages: readonly BookletPage[];
  /** Identifies the pages, in other runs too; absent if they must be set to tell. */
  readonly name?: string;
}

export interface BookletPage extends Pick<LaidPage, "headings" | "links" | "targets"> {
  /** Key of its scene. */
  readonly key: string;
}
