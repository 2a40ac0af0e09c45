/** The tracks of a game as data to design with: its map cards, and every scenario as its file lays it. Nothing is proved. */

import type { Game, Scenario } from "../../game/game.ts";
import type { MapCard, TrackCard } from "../../game/map-cards.ts";
import { DEFAULT_MOVEMENT, type Movement } from "../../game/scenarios/movement.ts";
import { mapCardsOf } from "../../game/scenarios/scenario.ts";
import { DEFAULT_TERRAINS, type Terrain } from "../../game/scenarios/terrain.ts";
import { type LaidCard, laidCard } from "../../pipeline/fix/tracks/laid-cards.ts";
import { isNeededForScenarios } from "../../pipeline/judge/check-scenarios.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import { scenarioFileNames } from "../../pipeline/read/scenario-file-names.ts";
import { nodeAt, placeAt, placeOf } from "../../source/locate.ts";
import type { Sources } from "../../source/tree.ts";
import { type GameOrder, orderedGame } from "../game-order.ts";
import type { Call } from "../handle.ts";

export interface GameTracks {
  /** Id of the game. */
  readonly game: string;
  readonly players?: Game["players"];
  /** How pieces move on its tracks. */
  readonly movement: Movement;
  readonly terrains: readonly Terrain[];
  /** All map cards, deck by deck; if decks share an id, the first deck's. */
  readonly cards: readonly MapCardData[];
  /** In the order of their files. */
  readonly scenarios: readonly TrackData[];
}

export interface MapCardData {
  readonly deck: string;
  readonly card: string;
  /** Its `title:` if it has one, otherwise its id. */
  readonly title: string;
  readonly copies: number;
  readonly map: MapCard;
}

export interface TrackData {
  /** From the project's root. */
  readonly file: string;
  /** Absent for a file that cannot be read. */
  readonly scenario?: LaidScenario;
  /** The lines of the file on which each card of its track is, from 1. */
  readonly lines: readonly (readonly [first: number, last: number])[];
  /** Of a track that is written as a picture: the columns of each card on its line, from 1; the end is exclusive. */
  readonly columns?: readonly (readonly [first: number, end: number])[];
}

/** A scenario without what `GameTracks` says for all of them. */
export interface LaidScenario extends Omit<Scenario, "track" | "source" | "movement" | "terrains"> {
  /** Those of the game's cards; others are left out, and `position` says where. */
  readonly track: readonly Omit<TrackCard, "map" | "source">[];
  /** Entries whose card the game does not have, as the file writes them; none of a picture, where their places are not known. */
  readonly missing?: readonly MissingCard[];
}

export interface MissingCard extends LaidCard {
  /** Position in the track as written, from 1. */
  readonly position: number;
}

/** @throws BroadsideError `unknown-game` */
export function tracksOfGame(call: Call, order: GameOrder): GameTracks {
  const id = orderedGame(call, order);
  const { sources, game } = readGame(call.project, id, isNeededForScenarios).value;
  const byFile = new Map(game?.scenarios.map((one) => [one.source.file, one]));
  const cards = game ? [...mapCardsOf(game).values()] : [];
  return {
    game: id,
    ...(game?.players && { players: game.players }),
    movement: game?.movement ?? DEFAULT_MOVEMENT,
    terrains: game?.glossary?.terrains ?? DEFAULT_TERRAINS,
    cards: cards.map(({ deck, id: card, copies, map, fields }) => {
      const { title } = fields;
      return { deck, card, title: typeof title === "string" ? title : card, copies, map };
    }),
    scenarios: scenarioFileNames(id, sources).map(({ path }) => {
      const scenario = byFile.get(path);
      return {
        file: path,
        ...(scenario && { scenario: { ...laid(scenario), ...missingIn(path, sources, scenario) } }),
        ...linesOf(path, sources, scenario),
      };
    }),
  };
}

function linesOf(
  path: string,
  sources: Sources,
  scenario: Scenario | undefined,
): Pick<TrackData, "lines" | "columns"> {
  const document = sources.get(path);
  const list = document?.root && nodeAt(document.root, ["track"]);
  if (document && list?.kind === "list") {
    const places = list.items.map((item) => placeAt(document, item));
    return { lines: places.map(({ start, end }) => [start.line, end.line]) };
  }
  const lines: (readonly [number, number])[] = [];
  const columns: (readonly [number, number])[] = [];
  for (const { position, source } of scenario?.track ?? []) {
    const { start, end } = placeOf(sources, source);
    // Tiles without a map card have no place of their own.
    while (lines.length < position - 1) {
      lines.push([start.line, end.line]);
      columns.push([0, 0]);
    }
    lines.push([start.line, end.line]);
    columns.push([start.column, end.column]);
  }
  return { lines, ...(columns.length > 0 && { columns }) };
}

function missingIn(path: string, sources: Sources, { track }: Scenario): Pick<LaidScenario, "missing"> {
  const root = sources.get(path)?.root;
  const list = root && nodeAt(root, ["track"]);
  if (list?.kind !== "list" || list.items.length === track.length) return {};
  const known = new Set(track.map(({ position }) => position));
  const missing = list.items.flatMap((item, index) =>
    known.has(index + 1) ? [] : [{ ...laidCard(item), position: index + 1 }],
  );
  return { missing };
}

function laid({
  source: _,
  movement: _movement,
  terrains: _terrains,
  track,
  ...scenario
}: Scenario): LaidScenario {
  return { ...scenario, track: track.map(({ map: _map, source: _source, ...card }) => card) };
}
