/** The words of a side's footer: product, sheet, and how to flip the paper. */

import { type Say, sayCounted, sayIn } from "../../words/say.ts";
import { printsReverses } from "../mirror.ts";
import type { Backs, Imprint, SheetSide } from "../sheet.ts";

/** Lines of words; each line is a list of parts that may be broken apart if room is short. */
export interface FooterText {
  readonly full: readonly (readonly string[])[];
  /** What to do with shaped pieces: below the others if there is room. */
  readonly notes: readonly (readonly string[])[];
  /** Without game, kit and version, for margins that have no room for them. */
  readonly brief: readonly (readonly string[])[];
  /** Only what must not be overlooked: that the build has errors. */
  readonly least: readonly (readonly string[])[];
}

export interface FooterSubject {
  readonly sheet: number;
  readonly sheets: number;
  readonly side: SheetSide["side"];
  readonly backs: Backs;
  /** The reverse of cards without a back. */
  readonly blank: boolean;
  /** A front whose reverse is blank, among others whose is not. */
  readonly oneSided?: boolean;
  /** How many pieces are cut with scissors. */
  readonly pieces?: number;
  /** Some are folded. */
  readonly folded?: boolean;
  /** Name of the page, if pages have names. */
  readonly page?: string;
  /** Which pages of a booklet are side by side, in words. */
  readonly pages?: string;
}

export function footerText(imprint: Imprint, subject: FooterSubject): FooterText {
  const say = sayIn(imprint.translations);
  const draft = imprint.draft ? [say("DRAFT - has errors")] : [];
  const product = [imprint.game, imprint.kit, imprint.version].filter((part) => part !== "");
  const place = [
    say("sheet {sheet} of {sheets}", { sheet: subject.sheet, sheets: subject.sheets }),
    ...sideWords(subject, say),
  ];
  const lines = (...all: string[][]): string[][] => all.filter((line) => line.length > 0);
  return {
    full: lines([...draft, ...product], place),
    notes: lines(notesOn(subject, say)),
    brief: lines([...draft, ...place]),
    least: lines(draft),
  };
}

function notesOn({ pieces = 0, folded = false }: FooterSubject, say: Say): string[] {
  return [
    ...(pieces > 0
      ? [sayCounted(say, pieces, "{count} piece: cut along the lines", "{count} pieces: cut along the lines")]
      : []),
    ...(folded ? [say("fold backwards on the dashes")] : []),
  ];
}

function sideWords({ side, backs, blank, oneSided, page, pages }: FooterSubject, say: Say): string[] {
  if (page !== undefined) return [say("page {page}", { page })];
  if (pages !== undefined && !printsReverses(backs)) return [pages];
  if (side === "fold") return [say("fold on the dashed line")];
  if (oneSided && printsReverses(backs)) return [say(side), say("print on one side")];
  const name = say(blank ? "back, blank" : side);
  if (backs === "duplex") return [name, say("flip on the long edge")];
  if (backs === "duplex-short")
    return [name, ...(pages === undefined ? [] : [pages]), say("flip on the short edge")];
  return [name];
}
