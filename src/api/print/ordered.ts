/** What planning and printing make of an order. */
import { INKS } from "../../game/ink.ts";
import { openSettings } from "../../host/settings-folder.ts";
import { printerNamed } from "../../pipeline/order/choose-printer.ts";
import { sheetFor } from "../../pipeline/order/choose-sheet.ts";
import { type FullOrder, fullOrder, type Order } from "../../pipeline/order/order.ts";
import type { PreparedPrints } from "../../pipeline/print/prepare-prints.ts";
import { inLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import { readPrinters } from "../../pipeline/read/printer-settings.ts";
import { type RunKey, runKey } from "../../pipeline/read/run-key.ts";
import { MISSING_BLEEDS } from "../../schema/files.ts";
import { BACKS } from "../../sheet/sheet.ts";
import type { Call } from "../handle.ts";
import { inLook, type ProjectInLook } from "../in-look.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { type Output, orderedOutput, refuseOutput } from "./output-folder.ts";

const OPTIONS: Options<Order> = {
  games: "texts",
  kits: "texts",
  scenarios: "texts",
  only: "texts",
  players: "number",
  lists: "flag",
  since: "text",
  journal: "text",
  papers: "texts",
  backs: BACKS,
  gap: "text",
  margin: "text",
  bleed: "text",
  missingBleed: MISSING_BLEEDS,
  backOffset: "text",
  cutter: "text",
  sheet: "text",
  skip: "list",
  printer: "text",
  marks: "flag",
  pictures: "object",
  draft: "flag",
  out: "text or object",
  date: "text or object",
  ink: INKS,
  inkUse: "flag",
  lang: "text",
};

export interface Ordered {
  /** In the look of the order. */
  readonly project: ProjectInLook;
  readonly games: readonly string[];
  readonly order: FullOrder;
  readonly output: Output;
  /** Identifies the order and all files that it reads as they are now; undefined if prints are not kept. */
  readonly key: () => RunKey | undefined;
}

/** @throws BroadsideError for an order that cannot be carried out */
export function ordered(call: Call, wanted: Order): Ordered {
  refuseOptions(wanted, OPTIONS);
  const { ink, lang, missingBleed } = wanted;
  const look = { ...inLook(call.project, ink, lang), missingBleed };
  const { project, games } = inLanguage(look, wanted.games ?? []);
  const order = fullOrder(wanted, printerOf(wanted.printer), sheetFor(project, wanted, games));
  const output = orderedOutput(project, wanted.out);
  refuseOutput(project, output, games);
  const terms = [
    "build",
    games,
    order,
    output.host.root,
    output.shown,
    project.limits,
    project.ink,
    project.lang,
    project.missingBleed,
  ];
  const key = () => (output.isFolder ? runKey({ ...project, output }, games, terms) : undefined);
  // Other files, or commits, matter too.
  const isAlone = order.since === undefined && order.journal === undefined;
  return { project, games, order, output, key: isAlone ? key : () => undefined };
}

/** What the settings of this person say now. */
const printerOf = (name: string | undefined) =>
  name === undefined ? undefined : printerNamed(name, readPrinters(openSettings()));

/** Checks, lays out and imposes what was ordered. */
export async function prepare(
  { progress }: Call,
  { project, games, order, output }: Ordered,
): Promise<PreparedPrints> {
  const { preparePrints } = await import("../../pipeline/print/prepare-prints.ts");
  const { since } = order;
  if (since === undefined) return preparePrints(project, output, games, order, progress);
  const { openSince } = await import("./since.ts");
  return preparePrints(project, output, games, order, progress, openSince(project, since, games));
}
