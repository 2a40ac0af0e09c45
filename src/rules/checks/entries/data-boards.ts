/**
 * Boards as entries for rules of rules.yaml: a board with the lists of its file, each with the facts computed from its route
 * besides what is written. Distances are steps along both-way links.
 */
import type { Board, BoardSpace, OneWayLink } from "../../../game/boards/board.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { movedOn } from "../../../track/route/moved-on.ts";
import { distancesFrom, stepsOf } from "../../../track/route/steps.ts";
import { type Entry, plainEntry } from "./data-entry.ts";

export function boardEntry(board: Board): Entry {
  const { id, title, docks, oneWay, start, goal, source } = board;
  const fields: JsonObject = {
    id,
    title,
    start,
    goal,
    spaces: spaceFields(board),
    "one-way": oneWay.map((link) => oneWayFields(board, link)),
    docks: docks.map(({ source: _, ...dock }) => ({ ...dock })),
  };
  return plainEntry(id, fields, source);
}

function spaceFields(board: Board): readonly JsonObject[] {
  const steps = stepsOf(board, "both-ways");
  const left = distancesFrom(board, board.goal, "both-ways");
  return board.spaces.map((space) => ({
    ...written(space),
    neighbours: steps.get(space.id) ?? [],
    "leads-to": [...new Set(movedOn(board, space).map(({ to }) => to))],
    ...distance("to-goal", left.get(space.id)),
  }));
}

function written({ id, kind, title, step, isOff }: BoardSpace): JsonObject {
  return {
    id,
    kind,
    "off-board": isOff,
    ...(title === undefined ? {} : { title }),
    ...(step === undefined ? {} : { step }),
  };
}

/** `saves`: how many steps to the goal the link saves, itself counted as one. */
function oneWayFields(board: Board, { source: _, ...link }: OneWayLink): JsonObject {
  const left = distancesFrom(board, board.goal, "both-ways");
  const [before, after] = [left.get(link.from), left.get(link.to)];
  const saved = before === undefined || after === undefined ? undefined : before - after - 1;
  return { ...link, ...distance("saves", saved) };
}

/** Empty for spaces that cannot be reached. */
const distance = (name: string, steps: number | undefined): JsonObject =>
  steps === undefined ? {} : { [name]: steps };
