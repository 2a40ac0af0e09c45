/** Prepares a checked game for printing: chooses, lays out and imposes its prints. Nothing is written. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { withoutKnown } from "../../diagnostics/each-once.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { checkOrder } from "../judge/check-order.ts";
import type { CheckedGame, MadeGame } from "../made-game.ts";
import { choosePrints, chooseWholes, everyPrint, type Selection } from "../order/choose-prints.ts";
import { type MissingDrawing, missingDrawings } from "../order/scenario-prints.ts";
import { leftOutOfSlots, slottedPrints } from "../order/slotted-prints.ts";
import type { Pace } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
import { tooLargeFor } from "./card-pictures.ts";
import { type InkUse, inkUseOf } from "./ink-use.ts";
import { type KitInk, kitInks } from "./kit-ink.ts";
import { type Printing, type PrintOrder, printGame } from "./print-game.ts";
import type { OpenEarlier } from "./update/earlier-game.ts";
import { printedKits } from "./update/kit-pieces.ts";
import type { PrintedKit } from "./update/piece-journal.ts";
import { withRevisionMarks } from "./update/revision-mark.ts";
import { type Update, updateOf } from "./update/update.ts";

export interface ReadyGame {
  readonly checked: CheckedGame;
  readonly made: MadeGame;
  readonly order: PrintOrder;
  readonly printing: Printing;
  /** Findings on posters, lists and sheets, as the game allows and grades them. */
  readonly diagnostics: readonly Diagnostic[];
  /** Only those on posters and lists, ungraded, without those of the check. */
  readonly found: readonly Diagnostic[];
  readonly missing: readonly MissingDrawing[];
  /** By the path of the PDF; empty if it was not asked for. */
  readonly inkUse: ReadonlyMap<string, InkUse>;
  /** Of each kit of the order on each paper; empty if it was not asked for. */
  readonly kitInk: readonly KitInk[];
  /** Of an update: what changed. */
  readonly update?: Update;
  /** All pieces of the kits of the order as they are now, for a journal. */
  pieces(): readonly PrintedKit[];
}

/**
 * Undefined if nothing of the game was ordered.
 * @throws BroadsideError `bad-order` for pictures that would be too large
 */
export async function prepareGame(
  project: ProjectContext,
  checked: CheckedGame,
  made: MadeGame,
  { inkUse, ...terms }: Omit<PrintOrder, "prints"> & { readonly inkUse: boolean },
  selection: Selection,
  progress: Pace,
  since?: OpenEarlier,
): Promise<ReadyGame | undefined> {
  const chosen = choosePrints(made, selection);
  const sheet = terms.profiles.find((profile) => profile.sheet)?.sheet;
  const all = sheet ? slottedPrints(chosen) : chosen;
  if (all.length === 0) return undefined;
  const update = since && (await updateOf(project, made, selection, terms.profiles, since, progress));
  const asked = {
    ...terms,
    prints: update?.prints ?? all,
    ...(update && { update: made.game.version }),
  };
  refuseLargePictures(asked);
  const wholes = chooseWholes(made, selection);
  const wanted = {
    ...asked,
    // The leading pages of kits are about all of them.
    wholes: sheet || update ? [] : wholes,
    players: selection.players,
    isWhole: false,
  };
  const { prints, impose, drawn, imposed, ...ready } = await checkOrder(
    project,
    { made: update ? forUpdate(update) : made, found: checked.found },
    wanted,
    progress,
  );
  const order = { ...asked, prints, impose };
  const printing = printGame(ready.made, order, progress);
  const left = sheet ? (leftOutOfSlots(chosen, sheet) ?? []) : [];
  const laid = withoutKnown(update?.diagnostics ?? [], [...checked.found, ...drawn]);
  const { findings } = checked.judge([...laid, ...drawn, ...imposed].concat(left), "sheets");
  const missing = prints.flatMap((one) => missingDrawings(ready.made, one));
  const inks = inkUse ? await inkUseIn(ready.made, printing, progress) : new Map<string, InkUse>();
  return {
    ...{ checked, made: ready.made, order, printing, missing, inkUse: inks },
    kitInk: kitInks(wholes, printing.imposed, inks),
    ...{ diagnostics: findings, found: drawn },
    ...(update && { update }),
    pieces: () => update?.pieces ?? printedKits(ready.made, wholes, everyPrint(ready.made, selection)),
  };
}

async function inkUseIn(
  made: MadeGame,
  { imposed }: Printing,
  progress: Pace,
): Promise<ReadonlyMap<string, InkUse>> {
  const used = await inkUseOf(
    made,
    imposed.map(({ sheets }) => sheets),
    progress,
  );
  return new Map(imposed.map(({ file }, index) => [file, used[index] as InkUse]));
}

const forUpdate = ({ made, prints }: Update): MadeGame =>
  made.game.revisionMark ? withRevisionMarks(made, prints) : made;

function refuseLargePictures({ prints, png }: PrintOrder): void {
  const why = png && tooLargeFor(png, prints);
  if (png && why) throw new BroadsideError("bad-order", wording`${option("dpi")} ${png.dpi}: ${why}`);
}
