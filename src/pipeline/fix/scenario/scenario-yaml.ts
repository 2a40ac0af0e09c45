/**
 * A scenario as the text of its file, formatted like the shipped ones: one line per card. Reading it back gives the
 * same scenario. Limits: writes only new files; existing files are edited (`source/edit/edits.ts`).
 */
import type { Scenario } from "../../../game/game.ts";
import type { TrackCard } from "../../../game/map-cards.ts";
import { usualForcedField } from "../../../game/scenarios/forced-field.ts";
import { DEFAULT_MOVEMENT, type Movement } from "../../../game/scenarios/movement.ts";
import type { ScenarioRules } from "../../../schema/files.ts";
import { isPlainText } from "../../../source/edit/value-edit.ts";
import { quote } from "../../../source/edit/yaml-quote.ts";
import { rulesInForce } from "../../../track/rules-in-force.ts";

export interface WrittenScenario
  extends Pick<
    Scenario,
    | "id"
    | "title"
    | "intro"
    | "players"
    | "length"
    | "forcedSpecial"
    | "start"
    | "finish"
    | "rules"
    | "origin"
  > {
  /** Without `map` its cells are squares. */
  readonly track: readonly (Pick<TrackCard, "card" | "at" | "turn" | "acceleration" | "heading"> &
    Partial<Pick<TrackCard, "map">>)[];
  readonly setup?: readonly string[];
  /** Of its game; the usual one by default. */
  readonly movement?: Movement;
}

/** @param remarks lines of the comment at the top, without comment signs */
export function scenarioYaml(scenario: WrittenScenario, remarks: readonly string[] = []): string {
  const { id, title, players, intro, length, forcedSpecial, track, start, finish, rules, setup, origin } =
    scenario;
  const { movement = DEFAULT_MOVEMENT } = scenario;
  const lines = [
    ...remarks.map((remark) => `# ${remark}`.trimEnd()),
    `scenario: ${id}`,
    `title: ${text(title)}`,
    `players: { min: ${players.min}, max: ${players.max} }`,
    ...field("intro", intro && text(intro)),
    `length: ${length}`,
    ...field(usualForcedField(movement, track[0]?.map?.cells.shape ?? "square"), forcedSpecial),
    track.length === 0 ? "track: []" : "track:",
    ...track.map((card) => `  - ${entryOf(card)}`),
    ...field("start", start),
    ...field("finish", finish),
    ...rulesLines(rules),
    ...(setup?.length ? ["setup:", ...setup.map((note) => `  - ${text(note)}`)] : []),
    ...field("origin", origin && text(origin)),
  ];
  return `${lines.join("\n")}\n`;
}

/** "{ card: m05, at: [0, 3], turn: 90, acceleration: true, heading: [north] }": default values are left out. */
export function entryOf({ card, at, turn, acceleration, heading }: WrittenScenario["track"][number]): string {
  const fields = [
    `card: ${text(card)}`,
    `at: [${at[0]}, ${at[1]}]`,
    ...(turn === 0 ? [] : [`turn: ${turn}`]),
    ...(acceleration ? ["acceleration: true"] : []),
    ...(heading === undefined ? [] : [`heading: [${heading.join(", ")}]`]),
  ];
  return `{ ${fields.join(", ")} }`;
}

/** One line per rule, in the shortest form. */
function rulesLines(rules: ScenarioRules = {}): readonly string[] {
  const lines = rulesInForce(rules).map(({ rule, squares, cards, steps }) => {
    if (steps.length > 0)
      return `${rule}: [${steps.map(({ from, to }) => `{ from: ${from}, to: ${to} }`).join(", ")}]`;
    const places = cards.length > 0 ? cards : squares;
    return `${rule}: ${places.length > 0 ? `[${places.join(", ")}]` : "true"}`;
  });
  return lines.length === 0 ? [] : ["rules:", ...lines.map((line) => `  ${line}`)];
}

const text = (words: string): string => (isPlainText(words) ? words : quote(words));

function field(name: string, value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}: ${value}`];
}
