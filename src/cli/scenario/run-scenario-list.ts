/** What `broadside scenario list` does. */
import { basename } from "node:path";
import type { Scenario } from "../../game/game.ts";
import { checkScenarios, type ScenarioFileState } from "../../pipeline/judge/check-scenarios.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { jsonText } from "../../report/text/json-text.ts";
import { tableText } from "../../report/text/table.ts";
import type { ScenarioRule } from "../../schema/files.ts";
import { difficultyOf } from "../../track/briefing/difficulty.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import { rulesInForce } from "../../track/rules-in-force.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { terminalColumns, writeOut } from "../terminal/terminal.ts";
import type { ScenarioListFlags } from "./scenario-list.ts";

/** One scenario; of a file that cannot be read only where it is. */
interface Entry {
  readonly game: string;
  readonly id: string | null;
  readonly file: string;
  readonly isSound: boolean;
  readonly title?: string;
  readonly players?: Scenario["players"];
  readonly cards?: number;
  /** By the track, else as written. */
  readonly length?: string;
  /** Of the shortest way; null where there is none. */
  readonly mp?: { readonly withBids: number | null; readonly withoutBids: number | null };
  readonly forcedDiagonals?: number | null;
  readonly difficulty?: string | null;
  /** Its own. */
  readonly rules?: readonly ScenarioRule[];
}

export function runScenarioList(
  project: Project,
  games: readonly string[],
  { json = false }: ScenarioListFlags,
): number {
  const entries = games.flatMap((game) => entriesOf(project, game));
  const text = json ? jsonText(entries) : tableOf(entries, games.length > 1);
  writeOut(text, "report");
  return 0;
}

function entriesOf(project: Project, game: string): readonly Entry[] {
  const { files, game: read } = checkScenarios(project, game);
  const byFile = new Map(read?.scenarios.map((scenario) => [scenario.source.file, scenario]));
  return files.map((state) => entryOf(state, byFile.get(state.path)));
}

function entryOf({ game, id, path, isSound }: ScenarioFileState, scenario: Scenario | undefined): Entry {
  const known = { game, id: id ?? null, file: path, isSound };
  if (!scenario) return known;
  const { track } = trackOf(scenario);
  return {
    ...known,
    title: scenario.title,
    players: scenario.players,
    cards: scenario.track.length,
    length: track?.free ? lengthClassOf(track.free.mp) : scenario.length,
    mp: { withBids: track?.free?.mp ?? null, withoutBids: track?.straight?.mp ?? null },
    forcedDiagonals: track?.forcedDiagonals?.length ?? null,
    difficulty: (track && difficultyOf(track)?.word) ?? null,
    rules: rulesInForce(scenario.rules).map(({ rule }) => rule),
  };
}

function tableOf(entries: readonly Entry[], isOfSeveral: boolean): string {
  if (entries.length === 0) return "there are no scenarios; broadside scenario new makes one\n";
  return tableText(
    [
      { title: "id" },
      { title: "cards", align: "right" },
      { title: "players", align: "right" },
      { title: "length" },
      { title: "MP", align: "right" },
      { title: "diag.", align: "right" },
      { title: "difficulty" },
      { title: "sound" },
      { title: "rule" },
      { title: "title" },
    ],
    entries.map((entry) => rowOf(entry, isOfSeveral)),
    terminalColumns(),
  );
}

/** What is not known is a dash. */
function rowOf(entry: Entry, isOfSeveral: boolean): readonly string[] {
  const name = entry.id ?? basename(entry.file);
  const { title, cards, players, length, mp, forcedDiagonals, difficulty, rules = [] } = entry;
  return [
    isOfSeveral ? `${entry.game}/${name}` : name,
    String(cards ?? "-"),
    players ? rangeOf(players) : "-",
    length ?? "-",
    `${mp?.withBids ?? "-"}/${mp?.withoutBids ?? "-"}`,
    String(forcedDiagonals ?? "-"),
    difficulty ?? "-",
    entry.isSound ? "yes" : "no",
    rules.join(", ") || "-",
    title ?? "-",
  ];
}

const rangeOf = ({ min, max }: Scenario["players"]): string => (min === max ? `${max}` : `${min}-${max}`);
