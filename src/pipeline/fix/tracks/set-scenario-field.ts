/** Sets or removes a text, a number or a note of a scenario: everything that its file says besides its track. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { FORCED_FIELDS, writtenForcedField } from "../../../game/scenarios/forced-field.ts";
import type { Json } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { itemsIn, nodeIn, type OpenScenario, wordIn } from "./open-scenario.ts";

/** The fields that can be set; `setup` takes the index of a note. */
export const SCENARIO_FIELDS = [
  "title",
  "intro",
  "players",
  "length",
  ...FORCED_FIELDS,
  "setup",
  "origin",
] as const;

export interface ScenarioFieldAsk {
  readonly kind: "change-scenario";
  readonly game: string;
  /** Path of the scenario's file, from the project's root. */
  readonly file: string;
  /** The field and steps into it: `["title"]`, `["players", "max"]`, `["setup", 0]`. */
  readonly path: SourcePath;
  /** Absent: it is removed. */
  readonly value?: Json | undefined;
}

/** @throws BroadsideError `bad-order` for another field, and for what cannot be written there */
export function setScenarioField(
  scenario: OpenScenario,
  { path: asked, value }: ScenarioFieldAsk,
): DeckEdits {
  const path = writtenPath(scenario, asked);
  const [field, index] = path;
  if (!SCENARIO_FIELDS.some((one) => one === field))
    throw badOrder(`\`path\`: expected one of ${SCENARIO_FIELDS.join(", ")}, not ${String(field)}`);
  const notes = itemsIn(scenario, ["setup"]).length;
  if (field === "setup" && (typeof index !== "number" || index > notes))
    throw badOrder(`\`path\`: the scenario has ${notes} notes; expected ["setup", 0] to ["setup", ${notes}]`);
  const title = scenario.yaml.now().root && titleOf(scenario, path, value, notes);
  const isThere = nodeIn(scenario, path) !== undefined;
  if (value === undefined && !isThere)
    return { title: title ?? "Change the scenario", files: [{ path: scenario.path, edits: [] }] };
  const isLastNote = field === "setup" && value === undefined && notes === 1;
  const isNew = field === "setup" && notes === 0 && value !== undefined;
  const isDone = scenario.yaml.set(isLastNote || isNew ? ["setup"] : path, isNew ? [value] : value);
  if (!isDone)
    throw badOrder(
      `${scenario.path} is written in a way in which ${path.join(".")} cannot be changed here; change it in the file`,
    );
  return {
    title: title ?? "Change the scenario",
    files: [{ path: scenario.path, edits: scenario.yaml.edits() }],
  };
}

/** One promise has two names: the one that the file uses is kept. */
function writtenPath(scenario: OpenScenario, path: SourcePath): SourcePath {
  if (!FORCED_FIELDS.some((name) => name === path[0])) return path;
  const written = writtenForcedField(scenario.yaml.now().root);
  return written === undefined ? path : [written];
}

const NAMES: Readonly<Record<string, string>> = {
  title: "the title",
  intro: "the introduction",
  length: "the length",
  "forced-special": "the forced steps",
  "forced-diagonals": "the forced steps",
  origin: "the origin",
  players: "the players",
};

/** Longer texts are not shown in the name of a step. */
const SHORT = 40;

function titleOf(scenario: OpenScenario, path: SourcePath, value: Json | undefined, notes: number): string {
  const [field = "", index] = path;
  if (field === "setup") {
    if (value === undefined) return `Remove note ${Number(index) + 1}`;
    return index === notes ? `Add note ${notes + 1}` : `Change note ${Number(index) + 1}`;
  }
  const name = field === "players" && index !== undefined ? `players ${index}` : NAMES[field];
  if (value === undefined) return `Remove ${name}`;
  const isShort = typeof value === "number" || (typeof value === "string" && value.length <= SHORT);
  if (wordIn(scenario, path) === undefined) return `Add ${name}`;
  return isShort ? `Set ${name} to ${value === "" ? '""' : value}` : `Change ${name}`;
}
