/** From the kits, scenarios and cards of an order to its prints; misspelt names are refused with the nearest right one. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import { unknownName } from "../../../diagnostics/unknown-name.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import type { Game, Scenario } from "../../../game/game.ts";
import {
  bookletPrints,
  type KitPrint,
  kitsNamed,
  type Print,
  printsOf,
  wholePrints,
} from "../../../game/kits/prints.ts";
import { listPrintsOf } from "../../draw/list/kit-lists.ts";
import type { MadeGame } from "../../made-game.ts";
import { chooseScenarioFiles } from "../../read/choose-scenarios.ts";
import type { ProjectContext } from "../../read/project.ts";
import { printsOfScenario, scenarioPrintsOfKit } from "../scenario-prints.ts";
import { onlyCards } from "../selection.ts";
import { refuseKits } from "./checked-kits.ts";
import type { FullOrder } from "./order.ts";

/** What was asked for by name, looked up. */
export interface Selection extends Pick<FullOrder, "kits" | "only" | "players" | "lists"> {
  /** Undefined when none was asked for: then kits say which scenarios they bring. */
  readonly scenarios: ReadonlySet<Scenario> | undefined;
}

/** @throws BroadsideError when none of the games has a kit, scenario or card of a given name */
export function selectionOf(
  project: ProjectContext,
  games: readonly Game[],
  {
    kits,
    scenarios,
    only,
    players,
    lists,
  }: Pick<FullOrder, "kits" | "scenarios" | "only" | "players" | "lists">,
): Selection {
  refuseKits(kits, games);
  const asked = kits.length === 0 ? games : games.filter((game) => kits.some((name) => hasKits(game, name)));
  if (players !== undefined) refusePlayers(players, asked);
  const decks = games.flatMap((game) => game.decks);
  const cards = decks.flatMap((deck) => deck.cards.flatMap(({ id }) => [id, `${deck.id}/${id}`]));
  for (const id of only) if (!cards.includes(id)) throw unknownName("only", "card", id, cards);
  return { kits, only, players, lists, scenarios: scenariosOf(project, games, scenarios) };
}

/** All that a name such as "main+magic-shop" stands for. */
const hasKits = ({ kits }: Game, name: string): boolean =>
  kitsNamed(name).every((id) => kits.some((kit) => kit.id === id));

function refusePlayers(players: number, games: readonly Game[]): void {
  if (games.some((game) => isPlayedBy(game, players))) return;
  const ranges = games.flatMap((game) =>
    game.players ? [`${game.id} is for ${game.players.min} to ${game.players.max}`] : [],
  );
  throw new BroadsideError(
    "bad-order",
    wording`${option("players")}: nothing here is played by ${players}; ${ranges.join(", ") || "no game says by how many"}`,
  );
}

const isPlayedBy = (game: Game, players: number): boolean =>
  game.players !== undefined && players >= game.players.min && players <= game.players.max;

function scenariosOf(
  project: ProjectContext,
  games: readonly Game[],
  names: readonly string[],
): Selection["scenarios"] {
  if (names.length === 0) return undefined;
  const all = games.flatMap((game) =>
    game.scenarios.map((one) => ({ game: game.id, id: one.id, path: one.source.file, scenario: one })),
  );
  return new Set(chooseScenarioFiles(project, names, all).map(({ scenario }) => scenario));
}

/** The prints of one game; none where what was asked for is that of other games. */
export function choosePrints(made: MadeGame, selection: Selection): readonly Print[] {
  const { only } = selection;
  const prints = postersOnce([...kitPrints(made, selection), ...scenarioPrints(made, selection)]);
  if (only.length === 0) return prints;
  return prints
    .filter((print) => print.as === undefined || print.as === "board")
    .map((print) => onlyCards(print, only))
    .filter(({ cards }) => cards.length > 0);
}

/** What is printed as one, and led by a page of its own; none where some cards or scenarios alone are asked for. */
export function chooseWholes(
  made: MadeGame,
  { kits, only, scenarios, players }: Selection,
): readonly KitPrint[] {
  if (only.length > 0 || (scenarios !== undefined && kits.length === 0)) return [];
  if (players !== undefined && !isPlayedBy(made.game, players)) return [];
  return wholePrints(made.game, { kits, players });
}

/**
 * Each kit with its scenarios behind it; a scenario that is asked for stands alone, unless a kit is asked for too. None of
 * a game that so many cannot play.
 */
function kitPrints(made: MadeGame, { kits: named, scenarios, players, lists }: Selection): readonly Print[] {
  if (scenarios !== undefined && named.length === 0) return [];
  if (players !== undefined && !isPlayedBy(made.game, players)) return [];
  const { kits } = made.game;
  const wanted = new Set(named.flatMap(kitsNamed));
  const own = kits.filter(({ id }) => wanted.size === 0 || wanted.has(id));
  const wholes = lists ? wholePrints(made.game, { kits: named, players }) : [];
  return [
    ...printsOf(made.game, { kits: named, players }),
    ...own.flatMap((one) => scenarioPrintsOfKit(made, one, players)),
    ...wholePrints(made.game, { kits: named }).flatMap((one) => bookletPrints(made.game, one)),
    ...wholes.flatMap((whole) => listPrintsOf(made, whole, players)),
  ];
}

function scenarioPrints(made: MadeGame, { scenarios }: Selection): readonly Print[] {
  const chosen = made.game.scenarios.filter((scenario) => scenarios?.has(scenario));
  return chosen.flatMap((scenario) => printsOfScenario(made, scenario));
}

/** Kits, and whoever asks for a scenario, may want the same poster. */
function postersOnce(prints: readonly Print[]): readonly Print[] {
  const isFirst = (poster: Print): boolean =>
    prints.find(({ as, id }) => as === "poster" && id === poster.id) === poster;
  return prints.filter((print) => print.as !== "poster" || isFirst(print));
}
