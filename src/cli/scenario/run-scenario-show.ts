/** What `broadside scenario show` does. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { sizeWords } from "../../diagnostics/words.ts";
import type { Game, Scenario } from "../../game/game.ts";
import { drawPlan, type Plan, planPng, planSvg } from "../../pipeline/draw/draw-plan.ts";
import {
  checkScenarios,
  isNeededForScenarios,
  type ScenarioFileState,
} from "../../pipeline/judge/check-scenarios.ts";
import { Unprintable } from "../../pipeline/look/inspector.ts";
import { GaveUp } from "../../pipeline/look/outcome.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import { jsonText } from "../../report/text/json-text.ts";
import type { RouteKind } from "../../report/track/route-kind.ts";
import { scenarioJson } from "../../report/track/scenario-json.ts";
import { scenarioText } from "../../report/track/scenario-text.ts";
import { MOST_CARDS } from "../../track/analyse-track.ts";
import { briefingOf } from "../../track/briefing/briefing.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { statusOf } from "../check/fail-on.ts";
import { reportFindings } from "../check/report-findings.ts";
import { namedFile } from "../project/named-file.ts";
import { chooseGames } from "../project/open-project.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { isColoured, terminalColumns, writeErr, writeOut } from "../terminal/terminal.ts";
import { chooseScenarioFiles } from "./scenario-files.ts";
import { findingsOf } from "./scenario-findings.ts";
import type { ScenarioShowFlags } from "./scenario-show.ts";

/** Of a terminal that does not say how wide it is. */
const USUAL_COLUMNS = 80;

/** Of pictures for web pages and chats. */
const PICTURE_DPI = 100;

/** 1 when the scenario has errors. @throws CannotRun for a name that leads to no scenario, or to several */
export async function runScenarioShow(
  project: Project,
  name: string,
  flags: ScenarioShowFlags,
): Promise<number> {
  const writePlan = flags.out === undefined ? undefined : planWriter(project, flags.out);
  const checked = chooseGames(project, []).map((game) => checkScenarios(project, game));
  const file = oneOf(
    name,
    chooseScenarioFiles(
      project,
      [name],
      checked.flatMap(({ files }) => files),
    ),
  );
  const found = checked.flatMap(({ findings }) => findings.filter(findingsOf([file])));
  const { game } = readGame(project, file.game, isNeededToShow).value;
  const scenario = game?.scenarios.find(({ source }) => source.file === file.path);
  const drawn = game && scenario && writePlan ? await plan(project, game, scenario, flags) : undefined;
  const findings = [...found, ...(drawn?.diagnostics ?? [])];
  if (findings.length > 0) writeErr(reportFindings(project, findings, "pretty", "stderr"), "report");
  if (!game || !scenario) return 1;
  if (!writePlan || flags.json) writeOut(textOf(game, scenario, flags), "report");
  if (writePlan && !drawn?.value) {
    writeErr(`${flags.out} was not written: ${undrawnBecause(scenario)}\n`);
    return 1;
  }
  if (writePlan && drawn?.value) await writePlan(drawn.value);
  if (writePlan && flags.route && !hasWay(scenario, flags.route))
    writeErr("no way is drawn, for there is none\n");
  return statusOf(findings, "error");
}

/** What scenarios need, and what says how often a fight brings a special feature. */
const isNeededToShow: typeof isNeededForScenarios = (kind, file) =>
  kind === "die" || kind === "glossary" || isNeededForScenarios(kind, file);

function oneOf(name: string, files: readonly ScenarioFileState[]): ScenarioFileState {
  const [file, other] = files;
  if (file && !other) return file;
  throw new CannotRun(
    file
      ? `"${name}" is more than one scenario; show draws one: name its file`
      : `"${name}" has no scenarios; broadside scenario new makes one`,
  );
}

function textOf(game: Game, scenario: Scenario, { route, plain = false, json }: ScenarioShowFlags): string {
  const found = trackOf(scenario);
  const briefing = briefingOf(found, game);
  if (json) return jsonText(scenarioJson(game.id, found, briefing));
  return scenarioText(`${game.id}/${scenario.id}`, found, briefing, {
    columns: terminalColumns() ?? USUAL_COLUMNS,
    plain,
    colour: isColoured("stdout"),
    route: kindOf(route),
  });
}

const kindOf = (route: ScenarioShowFlags["route"]): RouteKind | undefined =>
  route === true ? "diagonal" : route;

function hasWay(scenario: Scenario, route: ScenarioShowFlags["route"]): boolean {
  const { track } = trackOf(scenario);
  return (kindOf(route) === "straight" ? track?.straight : track?.free) !== undefined;
}

/** Why there is no picture of a scenario that could be read. */
function undrawnBecause({ track }: Scenario): string {
  if (track.length > MOST_CARDS)
    return `the track has ${track.length} cards; no more than ${MOST_CARDS} are drawn`;
  return "the track cannot be drawn; its errors come first";
}

async function plan(
  project: Project,
  game: Game,
  scenario: Scenario,
  { route }: ScenarioShowFlags,
): Promise<{ readonly value: Plan | undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const kind = kindOf(route);
  return drawPlan(project, game, scenario, kind === undefined ? {} : { route: kind });
}

/** How a plan gets into a file of this name. @throws CannotRun for another kind of file */
function planWriter(project: Project, out: string): (plan: Plan) => Promise<void> {
  const file = namedFile(project, "--out", out, [".svg", ".png"]);
  return async (plan) => {
    const bytes = await (file.ending === ".png" ? pngOf(plan, out) : svgOf(plan)).catch((error: unknown) => {
      throw refusalOf(out, error);
    });
    file.write(bytes);
    writeErr(`${out}: the plan, ${sizeWords(bytes.length)}\n`);
  };
}

const svgOf = async (plan: Plan): Promise<Uint8Array> => new TextEncoder().encode(await planSvg(plan));

/** What took too long to draw is no fault of the program. */
function refusalOf(out: string, error: unknown): unknown {
  if (error instanceof GaveUp) return new CannotRun(`${out} was not written: it ${error.message}`);
  if (error instanceof Unprintable) return new CannotRun(`${out} was not written: ${error.message}`);
  return error;
}

async function pngOf(plan: Plan, out: string): Promise<Uint8Array> {
  try {
    return await planPng(plan, PICTURE_DPI);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CannotRun(
      `${out} was not written: the cards lie too far apart for one picture; a file that ends in .svg has no such limit`,
    );
  }
}
