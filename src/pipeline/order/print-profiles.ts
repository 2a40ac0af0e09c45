/** Turns the papers and lengths of an order, as texts, into print profiles in mm. */
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { type OptionName, option, wording } from "../../diagnostics/wording.ts";
import { CUTTERS, type Cutter, cutterOf, nearestCutter } from "../../sheet/cutter/cutter.ts";
import { nearestPaper, PAPERS, parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper, PrintProfile } from "../../sheet/sheet.ts";
import { formatLength, parseLength } from "../../units/length.ts";
import { profilePart, trayFor } from "./choose-printer.ts";
import type { FullOrder } from "./order.ts";
import { orderedBleed } from "./ordered-bleed.ts";

/** One profile per paper. @throws BroadsideError `bad-order` for invalid papers and lengths */
export function profilesOf(order: FullOrder): readonly PrintProfile[] {
  if (order.backOffset !== undefined && (order.backs === "fold" || order.backs === "none"))
    throw new BroadsideError(
      "bad-order",
      wording`${option("backOffset")} shifts backs on the reverse of the paper; with ${option("backs")} ${order.backs} there are none`,
    );
  const cutter = cutterFor(order);
  const { sheet } = order;
  return (sheet ? [sheet.paper] : papersOf(order.papers)).map((paper) => {
    if (cutter) refusePaper(cutter, paper);
    const plain = defaultProfile(paper);
    const tray = order.printer && trayFor(paper, order.printer);
    const usual = tray ? { ...plain, ...profilePart(tray, plain.margin) } : plain;
    const margin = roomOf("margin", order.margin, mostMargin(paper), paper) ?? usual.margin;
    const most = mostBetween(paper, margin);
    const gap = roomOf("gap", order.gap, most, paper);
    return {
      ...usual,
      backs: order.backs,
      marks: order.marks && (sheet?.marks ?? true),
      margin,
      gap: gap ?? usual.gap,
      ...orderedBleed(order.bleed, usual.bleed, (text) => roomOf("bleed", text, most, paper) as number),
      backOffset: offsetOf(order.backOffset) ?? usual.backOffset,
      ...(cutter && { cutter: { ...cutter, gap: gap ?? cutter.gap } }),
      ...(sheet && { sheet }),
      ...(order.skip.length > 0 && { skip: order.skip }),
    };
  });
}

/** @throws BroadsideError `bad-order` for an unknown machine, and for backs that it cannot cut */
function cutterFor({ cutter: name, backs }: FullOrder): Cutter | undefined {
  if (name === undefined) return undefined;
  const cutter = cutterOf(name);
  if (!cutter) {
    const near = nearestCutter(name);
    const known = CUTTERS.map(({ id }) => id).join(", ");
    throw badOrder(
      wording`${option("cutter")} "${name}" is not a machine; ${near ? `did you mean "${near}"?` : `machines: ${known}`}`,
    );
  }
  if (backs === "fold")
    throw badOrder(
      wording`${option("cutter")} ${name} cuts flat sheets; with ${option("backs")} fold, cards are cut after they are folded and glued`,
    );
  return cutter;
}

/** @throws BroadsideError `bad-order` for a paper for which the machine's marks are not known */
function refusePaper({ id, papers }: Cutter, paper: Paper): void {
  if (papers && !papers.includes(paper.id))
    throw badOrder(
      wording`${option("papers")} ${paper.id}: the marks of ${option("cutter")} ${id} are known for ${papers.join(", ")} only`,
    );
}

function papersOf(names: readonly string[]): readonly Paper[] {
  const wanted = names.flatMap((name) => (name === "both" ? ["a4", "letter"] : [name]));
  return [...new Set(wanted)].map((name) => {
    const paper = parsePaper(name);
    if (paper) return paper;
    const near = nearestPaper(name);
    const known = [...PAPERS.map(({ id }) => id), "both"].join(", ");
    throw new BroadsideError(
      "bad-order",
      wording`${option("papers")} "${name}" is not a paper; ${near ? `did you mean "${near}"?` : `papers: ${known}, or a size such as 210mmx297mm`}`,
    );
  });
}

function offsetOf(text: string | undefined): PrintProfile["backOffset"] | undefined {
  if (text === undefined) return undefined;
  const [x, y, ...more] = text.split(",");
  if (x === undefined || y === undefined || more.length > 0)
    throw new BroadsideError(
      "bad-order",
      wording`${option("backOffset")} "${text}": expected two lengths separated by a comma, such as 0.5mm,-1mm`,
    );
  return { x: lengthOf("backOffset", x) as number, y: lengthOf("backOffset", y) as number };
}

/** Width in mm of the narrowest paper that anything is printed on; of small papers, half is left. */
const LEAST_PRINTED = 20;

/** mm */
function mostMargin({ width, height }: Paper): number {
  const side = Math.min(width, height);
  return Math.floor(Math.max(side / 4, (side - LEAST_PRINTED) / 2));
}

/** mm; between two cards or around one, more than half of the printed width leaves no room for cards. */
const mostBetween = ({ width, height }: Paper, margin: number): number =>
  Math.floor(Math.max(0, Math.min(width, height) / 2 - margin));

/** @param most mm that make sense on the paper */
function roomOf(name: OptionName, text: string | undefined, most: number, paper: Paper): number | undefined {
  const mm = lengthOf(name, text);
  if (text === undefined || mm === undefined) return undefined;
  if (mm < 0) throw badOrder(wording`${option(name)} "${text}": expected a length of 0mm or more`);
  if (mm > most)
    throw badOrder(
      wording`${option(name)} "${text}": expected at most ${formatLength(most)}; more leaves no room for cards on ${paper.title}`,
    );
  return mm;
}

function lengthOf(name: OptionName, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // Zero needs no unit.
  const mm = /^0+$/.test(text.trim()) ? 0 : parseLength(text);
  if (mm === undefined)
    throw new BroadsideError(
      "bad-order",
      wording`${option(name)} "${text}": expected a length with its unit, such as 3mm or 0.1in`,
    );
  return mm;
}
