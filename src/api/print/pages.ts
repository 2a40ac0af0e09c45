/**
 * Pages of an order as pictures, before anything is printed: drawn from the same sheets as the PDFs, with their marks and
 * footers. All kinds of prints have them: cards, boxes, boards, posters, booklets and lists.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { withoutKnown } from "../../diagnostics/each-once.ts";
import type { Order } from "../../pipeline/order/order.ts";
import { drawPage, pageName } from "../../pipeline/print/drawn-pages.ts";
import type { ReadyGame } from "../../pipeline/print/prepare-game.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { ordered, prepare } from "./ordered.ts";
import { orderIn, type Plan, plannedPrints } from "./planned.ts";

export interface PageRef {
  readonly game: string;
  /** The PDF that has the page, as the plan names it. */
  readonly file: string;
  /** From 1. */
  readonly page: number;
}

export interface PagesOrder {
  /** Some pages at a time. Those that no print has any more, because files have changed since the plan, are left out. */
  readonly pages: readonly PageRef[];
  /** Names of drawings that the caller has already: they are not drawn again. */
  readonly known?: readonly string[] | undefined;
  /** Resolution of the pictures in the drawings, 36 to 600; default 150. */
  readonly dpi?: number | undefined;
}

export interface DrawnPage extends PageRef {
  /** Equal names are equal drawings; absent for one that may come out differently next time. */
  readonly name?: string;
  /** mm of paper. */
  readonly width: number;
  readonly height: number;
  /** SVG of outlines, on white; absent if its name is among `known`. */
  readonly svg?: string;
}

export interface DrawnPages {
  readonly pages: readonly DrawnPage[];
  /** Findings of the check and the sheets, as in the plan, and what cannot be drawn on these pages. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors and the order is not for a draft: then there are no pages. */
  readonly isRefused: boolean;
}

const OPTIONS: Options<PagesOrder> = { pages: "objects", known: "texts", dpi: { least: 36, most: 600 } };
const REF: Options<PageRef> = { game: "text", file: "text", page: { least: 1 } };

/** @throws BroadsideError for an order that cannot be carried out */
export async function pages(call: Call, what: Plan | Order, wanted: PagesOrder): Promise<DrawnPages> {
  refuseOptions(wanted, OPTIONS, ["pages"]);
  for (const ref of wanted.pages) refuseOptions(ref, REF, ["game", "file", "page"]);
  const print = ordered(call, orderIn(what));
  const prepared = await prepare(call, { ...print, order: { ...print.order, inkUse: false } });
  const { findings, isRefused } = plannedPrints(print.games, prepared);
  const known = new Set(wanted.known);
  const drawn: DrawnPage[] = [];
  const faults: Diagnostic[] = [];
  for (const [index, ref] of wanted.pages.entries()) {
    await call.progress.pause();
    const ready = prepared.ready.get(ref.game);
    const page = ready && (await drawnPage(ready, ref, known, wanted.dpi));
    if (page) drawn.push(page.value);
    if (page) faults.push(...page.diagnostics);
    call.progress.step("drawing page", index + 1, wanted.pages.length);
  }
  return { pages: drawn, findings: [...findings, ...faults], isRefused };
}

/** Of pictures in drawings for screens. */
const USUAL_DPI = 150;

/** Undefined for a page that no print of the game has. */
async function drawnPage(
  { printing, made, checked }: ReadyGame,
  ref: PageRef,
  known: ReadonlySet<string>,
  dpi = USUAL_DPI,
): Promise<Result<DrawnPage> | undefined> {
  const side = printing.imposed.find(({ file }) => file === ref.file)?.sheets.sides[ref.page - 1];
  if (!side) return undefined;
  const { width, height } = side.size;
  const name = pageName(made, side, dpi);
  const page = { ...ref, ...(name !== undefined && { name }), width, height };
  if (name !== undefined && known.has(name)) return { value: page, diagnostics: [] };
  const { svg, findings } = await drawPage(made, side, dpi);
  const { findings: diagnostics } = checked.judge(withoutKnown(findings, checked.found), "sheets");
  return { value: { ...page, svg }, diagnostics };
}
