/** The sheet of an order: found by its name among those that all its games know, the nearest first; and what it rules out. */
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { unknownName } from "../../diagnostics/unknown-name.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { listed } from "../../diagnostics/words.ts";
import type { SlottedSheet } from "../../sheet/slots/slotted-sheet.ts";
import { gameIdsOf, isPackageItself, type ProjectContext } from "../project.ts";
import { type FoundSheet, sharedSheets, sheetsOfGame } from "../read/sheets/read-sheets.ts";
import type { Order } from "./order.ts";

/**
 * Undefined if the order names none.
 * @param games that the order prints; at least one
 * @throws BroadsideError `unknown-name` with the nearest one; `bad-order` for one that cannot be used, and for what
 * contradicts a sheet with slots
 */
export function sheetFor(
  project: ProjectContext,
  order: Order,
  games: readonly string[],
): SlottedSheet | undefined {
  if (order.sheet === undefined) return undefined;
  const sheet = sheetNamed(project, order.sheet, games);
  refuseWithSheet(order, sheet);
  return sheet;
}

/** Those that each of the games can be printed on; of two with one id, the first is meant. */
export function sheetsKnownTo(
  project: ProjectContext,
  games: readonly string[],
): readonly (readonly FoundSheet[])[] {
  const { host, bundle } = project;
  const common = [
    ...sharedSheets(host).value.sheets,
    ...(isPackageItself(project) ? [] : sharedSheets(bundle.host).value.sheets),
  ];
  return games.map((game) => [...sheetsOfGame(host, game).value.sheets, ...common]);
}

/** A game's own sheet comes before one of the project, and that before one that comes with Broadside. */
function sheetNamed(project: ProjectContext, name: string, games: readonly string[]): SlottedSheet {
  const known = sheetsKnownTo(project, games);
  const found = known.map((sheets) => sheets.find(({ id }) => id === name));
  const [first] = found;
  if (found.every((one) => one === undefined)) throw unknown(project, name, games, known.flat());
  if (!first || found.some((one) => one?.path !== first.path)) throw ofSomeGames(name, games, found);
  if (!first.sheet) throw unusable(name, first);
  return first.sheet;
}

function unknown(
  project: ProjectContext,
  name: string,
  games: readonly string[],
  known: readonly FoundSheet[],
): BroadsideError {
  const owner = gameIdsOf(project)
    .filter((game) => !games.includes(game))
    .find((game) => sheetsOfGame(project.host, game).value.sheets.some(({ id }) => id === name));
  if (owner === undefined)
    return unknownName("sheet", "sheet", name, [...new Set(known.map(({ id }) => id))]);
  return new BroadsideError(
    "unknown-name",
    wording`${option("sheet")}: "${name}" is a sheet of ${owner} alone; move its file to content/sheets/ so that all games can use it`,
  );
}

function ofSomeGames(
  name: string,
  games: readonly string[],
  found: readonly (FoundSheet | undefined)[],
): BroadsideError {
  const paths = [...new Set(found.flatMap((one) => one?.path ?? []))];
  const without = games.filter((_, index) => found[index] === undefined);
  const why = without.length > 0 ? `${listed(without)} cannot use it` : "each means its own";
  return badOrder(
    wording`${option("sheet")}: "${name}" is ${listed(paths)}, and ${why}; print the games one at a time, or keep one sheet in content/sheets/`,
  );
}

function unusable(name: string, { path, faults }: FoundSheet): BroadsideError {
  const fault = faults.find(({ severity }) => severity === "error");
  const where = fault ? `${path}:${fault.start.line}:${fault.start.column}: ${fault.message}` : path;
  return badOrder(wording`${option("sheet")}: "${name}" cannot be used: ${where}`);
}

function refuseWithSheet({ papers, gap, cutter, backs, lists }: Order, { id, paper }: SlottedSheet): void {
  const sheet = wording`${option("sheet")} ${id}`;
  if (papers !== undefined)
    throw badOrder(wording`${sheet} has its own paper, ${paper.title}; leave ${option("papers")} out`);
  if (gap !== undefined) throw badOrder(wording`${sheet} has fixed slots; leave ${option("gap")} out`);
  if (cutter !== undefined)
    throw badOrder(
      wording`${sheet} is cut already; it cannot be used with ${option("cutter")}, whose marks and lines have no place on it`,
    );
  if (backs === "fold")
    throw badOrder(
      wording`${sheet} has no room beside its slots for backs to fold over; use ${option("backs")} duplex, separate or none`,
    );
  if (lists === true)
    throw badOrder(
      wording`${option("lists")} prints pages, which ${sheet} has no slots for; print them without it`,
    );
}
