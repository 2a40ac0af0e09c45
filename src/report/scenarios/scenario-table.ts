/** The scenarios of games as a table for a terminal, one row each. */
import type { TrackWords } from "../../game/scenarios/movement.ts";
import type { ScenarioList, ScenarioSummary } from "../../index.ts";
import { type Column, tableText } from "../text/table.ts";

const columnsFor = (
  { points, short }: Pick<TrackWords, "points" | "short">,
  hasSpecialSteps: boolean,
): readonly Column[] => [
  { title: "id" },
  { title: "cards", align: "right" },
  { title: "players", align: "right" },
  { title: "length" },
  { title: points, align: "right" },
  ...(hasSpecialSteps ? [{ title: abbreviated(short), align: "right" } as const] : []),
  { title: "difficulty" },
  { title: "sound" },
  { title: "rule" },
  { title: "title" },
];

/** A longer word makes a column wider than what is in it. */
const LONGEST = 7;

/** The first word, or its beginning: "diag.". */
function abbreviated(words: string): string {
  const [first = ""] = words.split(" ");
  return first.length > LONGEST ? `${first.slice(0, 4)}.` : first;
}

/** @param most columns of the terminal, if known */
export function scenarioTable(
  { games, scenarios, words, hasSpecialSteps }: ScenarioList,
  most: number | undefined,
): string {
  if (scenarios.length === 0) return "there are no scenarios; broadside scenario new makes one\n";
  return tableText(
    columnsFor(words, hasSpecialSteps),
    scenarios.map((scenario) => rowOf(scenario, games.length > 1, hasSpecialSteps)),
    most,
  );
}

/** Unknown values are shown as a dash. */
function rowOf(scenario: ScenarioSummary, withGames: boolean, hasSpecialSteps: boolean): readonly string[] {
  const name = scenario.id ?? scenario.file.slice(scenario.file.lastIndexOf("/") + 1);
  const { title, cards, players, length, mp, forcedDiagonals, difficulty, rules = [] } = scenario;
  return [
    withGames ? `${scenario.game}/${name}` : name,
    String(cards ?? "-"),
    players ? rangeOf(players) : "-",
    length ?? "-",
    ...(hasSpecialSteps
      ? [`${mp?.withBids ?? "-"}/${mp?.withoutBids ?? "-"}`, String(forcedDiagonals ?? "-")]
      : [`${mp?.withBids ?? "-"}`]),
    difficulty ?? "-",
    scenario.isSound ? "yes" : "no",
    rules.join(", ") || "-",
    title ?? "-",
  ];
}

const rangeOf = ({ min, max }: NonNullable<ScenarioSummary["players"]>): string =>
  min === max ? `${max}` : `${min}-${max}`;
