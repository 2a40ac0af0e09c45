/**
 * What an order prints of kits that were printed before: changed and new pieces only, with their right number of copies,
 * and a sheet of the old ones to take out. Booklets, boards and posters that changed are printed whole.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { wording } from "../../../diagnostics/wording.ts";
import { listed } from "../../../diagnostics/words.ts";
import type { KitPrint, Print } from "../../../game/kits/prints.ts";
import type { PrintProfile } from "../../../sheet/sheet.ts";
import { withBooklets } from "../../draw/booklet/booklets.ts";
import { withPosters } from "../../draw/poster/lay-out-posters.ts";
import type { MadeGame } from "../../made-game.ts";
import { chooseWholes, everyPrint, postersOnce, type Selection } from "../../order/choose-prints.ts";
import { isPartOf } from "../../order/kit-parts.ts";
import type { Pace } from "../../progress.ts";
import type { ProjectContext } from "../../project.ts";
import { comparePieces, decksWithOtherBacks, type KitUpdate, type PieceChange } from "./compare-pieces.ts";
import type { EarlierGame, OpenEarlier } from "./earlier-game.ts";
import { keyOfBooklet, keyOfLine, pieceKey, printedKits, recordedName } from "./kit-pieces.ts";
import { kitsGone } from "./kits-gone.ts";
import type { PrintedKit } from "./piece-journal.ts";
import { takeOutSheets } from "./take-out-sheet.ts";

export interface Update {
  /** The game with everything laid out that was compared. */
  readonly made: MadeGame;
  /** None if nothing changed. */
  readonly prints: readonly Print[];
  /** What was compared with, for people. */
  readonly since: string;
  /** Why not everything could be compared. */
  readonly trouble?: string;
  readonly kits: readonly KitUpdate[];
  /** All pieces of the kits as they are now. */
  readonly pieces: readonly PrintedKit[];
  /** Findings in drawings that a check does not make. */
  readonly diagnostics: readonly Diagnostic[];
}

/** @throws BroadsideError if there is nothing to compare with */
export async function updateOf(
  project: ProjectContext,
  checked: MadeGame,
  selection: Selection,
  profiles: readonly PrintProfile[],
  open: OpenEarlier,
  progress: Pace,
): Promise<Update> {
  const wholes = chooseWholes(checked, selection);
  const { made, prints, diagnostics, pieces } = await piecesNow(project, checked, selection, progress);
  const earlier = await open(checked, selection, progress);
  const compared = updatesOf(made, wholes, pieces, earlier);
  const changed = wholes.flatMap((whole, index) =>
    partsToPrint(
      prints.filter((print) => isPartOf(print, whole)),
      (compared[index] as KitUpdate).changes,
    ),
  );
  const sheets: Print[] = [];
  const kits: KitUpdate[] = [];
  for (const [index, whole] of wholes.entries()) {
    const kit = compared[index] as KitUpdate;
    const own = await takeOutSheets({ made, whole, profiles, earlier }, kit.changes, progress);
    const isLeftOut = own.length === 0 && kit.changes.some(({ takeOut }) => takeOut > 0);
    sheets.push(...own);
    kits.push(isLeftOut ? { ...kit, hasNoTakeOutSheet: true } : kit);
  }
  const { shown: since } = earlier;
  const trouble = troubleOf(made, selection, earlier);
  const all = [...postersOnce(changed), ...sheets];
  return { made, prints: all, since, ...(trouble && { trouble }), kits, pieces, diagnostics };
}

/** Why not everything can be compared, in words: kits that are gone have nothing that they are compared with. */
export function troubleOf(
  { game }: MadeGame,
  { kits, players }: Selection,
  { kits: before, shown, trouble }: EarlierGame,
): string | undefined {
  const gone = kits.length > 0 ? [] : kitsGone(game, before, players);
  const names = listed(gone.map((name) => `"${name}"`));
  const words =
    gone.length > 0 &&
    `${shown} has the ${gone.length === 1 ? "kit" : "kits"} ${names}, which the game no longer has: what only ${gone.length === 1 ? "it" : "they"} printed is not among what to take out`;
  return [trouble, words].filter(Boolean).join("; ") || undefined;
}

/** All pieces of the kits of an order, with everything laid out that they are compared by. */
export async function piecesNow(
  project: ProjectContext,
  checked: MadeGame,
  selection: Selection,
  progress: Pace,
) {
  const prints = everyPrint(checked, { ...selection, lists: false });
  const posters = await withPosters(checked, postersOnce(prints), progress);
  const booklets = await withBooklets(project, posters.value, prints, progress);
  const made = booklets.value;
  const pieces = printedKits(made, chooseWholes(checked, selection), prints);
  return { made, prints, pieces, diagnostics: [...posters.diagnostics, ...booklets.diagnostics] };
}

export function updatesOf(
  made: MadeGame,
  wholes: readonly KitPrint[],
  pieces: readonly PrintedKit[],
  earlier: EarlierGame,
): readonly KitUpdate[] {
  const before = new Map(earlier.kits.map(({ kit, pieces: own }) => [kit, own]));
  const { game } = made;
  const names = wholes.map((whole) => recordedName(made, whole));
  const isKnown = names.some((name) => before.has(name));
  if (!isKnown && !earlier.made) {
    const has = before.size === 0 ? "no kits" : listed([...before.keys()].map((id) => `"${id}"`));
    throw badOrder(
      wording`${earlier.shown} has no print of ${listed(names.map((name) => `"${name}"`))}; it has ${has}`,
    );
  }
  return wholes.map(({ title }, index) => {
    const id = names[index] as string;
    const now = pieces.find(({ kit }) => kit === id)?.pieces ?? [];
    const own = before.get(id) ?? [];
    const changes = comparePieces(own, now);
    const titleOf = (deck: string): string => game.decks.find((one) => one.id === deck)?.title ?? deck;
    const otherBacks = decksWithOtherBacks(changes, own, now).map(titleOf);
    return { kit: id, title, isNew: !before.has(id), changes, otherBacks };
  });
}

/** The prints of a kit with the pieces to print; prints without any are left out. */
function partsToPrint(parts: readonly Print[], changes: readonly PieceChange[]): readonly Print[] {
  const left = new Map(
    changes.flatMap(({ now, print }) => (now && print > 0 ? [[pieceKey(now), print]] : [])),
  );
  const isPrinted = (line: Print["cards"][number]): boolean => line.copies > 0 && left.has(keyOfLine(line));
  return parts.flatMap((print): readonly Print[] => {
    if (print.as === "lists") return [];
    if (print.booklet) return left.has(keyOfBooklet(print.booklet.id)) ? [print] : [];
    if (print.as === "poster" || print.as === "board") return print.cards.some(isPrinted) ? [print] : [];
    const cards = print.cards.filter(isPrinted).flatMap((line) => {
      // A card that a kit lists twice is one piece.
      const copies = Math.min(line.copies, left.get(keyOfLine(line)) as number);
      left.set(keyOfLine(line), (left.get(keyOfLine(line)) as number) - copies);
      return copies > 0 ? [{ ...line, copies }] : [];
    });
    if (cards.length === 0) return [];
    const shown = new Set(cards.map(({ card }) => card.id));
    const scenarios = print.scenarios?.filter(({ id }) => shown.has(id));
    return [{ ...print, title: `${print.title}, update`, cards, ...(scenarios && { scenarios }) }];
  });
}
