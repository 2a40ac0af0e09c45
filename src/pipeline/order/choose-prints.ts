/** Chooses the prints for the kits, scenarios and cards of an order; misspelt names are rejected with the nearest valid one. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { unknownName } from "../../diagnostics/unknown-name.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import type { Game, Scenario } from "../../game/game.ts";
import {
  bookletPrints,
  type KitPrint,
  kitsNamed,
  type Print,
  printsOf,
  wholePrints,
} from "../../game/kits/prints.ts";
import { listPrintsOf } from "../draw/list/kit-lists.ts";
import { onlyCards } from "../draw/selection.ts";
import type { MadeGame } from "../made-game.ts";
import type { ProjectContext } from "../project.ts";
import { chooseScenarioFiles } from "../read/choose-scenarios.ts";
import { refuseKits } from "./checked-kits.ts";
import type { FullOrder } from "./order.ts";
import { printsOfScenario, scenarioPrintsOfKit } from "./scenario-prints.ts";

/** What was ordered by name, looked up. */
export interface Selection extends Pick<FullOrder, "kits" | "only" | "players" | "lists"> {
  /** Undefined if none was ordered: then the kits determine the scenarios. */
  readonly scenarios: ReadonlySet<Scenario> | undefined;
}

/** @throws BroadsideError if none of the games has a kit, scenario or card with a given name */
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
  for (const name of only) refuseCard(name, games);
  return { kits, only, players, lists, scenarios: scenariosOf(project, games, scenarios) };
}

/** @param name "sword-9", "battle/sword-9" with the deck, or "battle/" for the whole deck */
function refuseCard(name: string, games: readonly Game[]): void {
  const decks = games.flatMap((game) => game.decks);
  const cards = decks.flatMap((deck) =>
    name.includes("/")
      ? [`${deck.id}/`, ...deck.cards.map(({ id }) => `${deck.id}/${id}`)]
      : deck.cards.map(({ id }) => id),
  );
  if (!cards.includes(name)) throw unknownName("only", "card", name, cards);
}

/** Whether the game has all kits of a name such as "main+magic-shop". */
const hasKits = ({ kits }: Game, name: string): boolean =>
  kitsNamed(name).every((id) => kits.some((kit) => kit.id === id));

function refusePlayers(players: number, games: readonly Game[]): void {
  if (games.some((game) => isPlayedBy(game, players))) return;
  const ranges = games.flatMap((game) =>
    game.players ? [`${game.id} is for ${game.players.min} to ${game.players.max}`] : [],
  );
  throw new BroadsideError(
    "bad-order",
    wording`${option("players")}: no game here supports ${players}; ${ranges.join(", ") || "no game states a number of players"}`,
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

/** The prints of one game; none if everything ordered belongs to other games. */
export function choosePrints(made: MadeGame, selection: Selection): readonly Print[] {
  const { only } = selection;
  const prints = postersOnce(everyPrint(made, selection));
  if (only.length === 0) return prints;
  return prints
    .filter((print) => print.as === undefined || print.as === "board")
    .map((print) => onlyCards(print, only))
    .filter(({ cards }) => cards.length > 0);
}

/** The prints of an order, posters as often as the kits have them. */
export const everyPrint = (made: MadeGame, selection: Selection): readonly Print[] => [
  ...kitPrints(made, selection),
  ...scenarioPrints(made, selection),
];

/** The kits that get a leading page; none if only cards or scenarios were ordered. */
export function chooseWholes(
  made: MadeGame,
  { kits, only, scenarios, players }: Selection,
): readonly KitPrint[] {
  if (only.length > 0 || (scenarios !== undefined && kits.length === 0)) return [];
  if (players !== undefined && !isPlayedBy(made.game, players)) return [];
  return wholePrints(made.game, { kits, players });
}

/**
 * Each kit, followed by its scenarios; an ordered scenario is printed alone, unless a kit was ordered too. None for a
 * game that does not support the number of players.
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

/** Removes duplicates: kits and ordered scenarios may include the same poster. */
export function postersOnce(prints: readonly Print[]): readonly Print[] {
  const isFirst = (poster: Print): boolean =>
    prints.find(({ as, id }) => as === "poster" && id === poster.id) === poster;
  return prints.filter((print) => print.as !== "poster" || isFirst(print));
}
