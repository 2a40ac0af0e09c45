/** `broadside scenario show`: draws a track in the terminal, with everything proved about it. */

import { Command, Option } from "commander";
import { jsonText } from "../../diagnostics/text/json-text.ts";
import { type Project, ROUTES, type RouteKind, statusOf, type TrackedScenario } from "../../index.ts";
import { reportingErrors, writeFindings } from "../check/write-findings.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { isColoured, terminalColumns, writeErr, writeOut } from "../terminal/terminal.ts";

/** For a terminal that does not report its width. */
const USUAL_COLUMNS = 80;

interface ScenarioShowFlags extends ProjectFlags {
  /** `true` if no kind is named. */
  readonly route?: RouteKind | true;
  readonly plain?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

export function scenarioShowCommand(): Command {
  return new Command("show")
    .description("Draw a track in the terminal and print everything proved about it, sound or not.")
    .argument("<scenario>", "its id, <game>/<id>, or its file")
    .addOption(
      new Option(
        "--route [kind]",
        "show a shortest way: with all special steps (diagonal, the default), or straight, without any",
      ).choices(ROUTES),
    )
    .option("--plain", "only ASCII characters, no colours")
    .option("--json", "print what is proved as JSON, with the names of squares")
    .option("--out <file>", "write the plan of the track as a picture: .svg or .png")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Squares are named as in findings: 4.b2 is square b2 of card 4, as printed. Below
the drawing are the laying instructions and facts about the track. Findings go
to stderr. NO_COLOR turns colours off. A wide track is drawn smaller, or in
pieces.

Exit status: 0 clean, 1 the scenario has errors, 2 could not run.

Examples:
  broadside scenario show first-voyage
  broadside scenario show first-voyage --route straight --plain
  broadside scenario show pirate-quest/first-voyage --json
  broadside scenario show first-voyage --route --out plan.png`),
    )
    .action(async (name: string, flags: ScenarioShowFlags) => {
      const project = await openOnce(flags);
      const { out } = flags;
      process.exitCode = await (out === undefined
        ? showTrack(project, name, flags)
        : drawTrack(project, name, out, flags));
    });
}

async function showTrack(project: Project, name: string, flags: ScenarioShowFlags): Promise<number> {
  const tracked = await project.scenarios.track(name);
  await writeFindings(project, tracked.findings);
  if (!tracked.found) return 1;
  writeOut(await textOf(tracked, flags), "report");
  return statusOf(tracked.findings, "error");
}

async function drawTrack(
  project: Project,
  name: string,
  to: string,
  flags: ScenarioShowFlags,
): Promise<number> {
  const route = kindOf(flags.route);
  const drawn = await reportingErrors(project, project.scenarios.draw(name, { route, to }));
  await writeFindings(project, drawn.findings);
  if (drawn.undrawn === "unreadable") return 1;
  if (flags.json) writeOut(await textOf(await project.scenarios.track(name), flags), "report");
  const { planWords } = await import("../../report/scenarios/plan-words.ts");
  for (const line of planWords(drawn, to, route !== undefined)) writeErr(`${line}\n`);
  return drawn.picture ? statusOf(drawn.findings, "error") : 1;
}

/** The text about a scenario that can be read. */
async function textOf(
  { game, found, briefing }: TrackedScenario,
  { route, plain = false, json }: ScenarioShowFlags,
): Promise<string> {
  if (!found) return "";
  if (json) {
    const { scenarioJson } = await import("../../report/track/scenario-json.ts");
    return jsonText(scenarioJson(game, found, briefing));
  }
  const { scenarioText } = await import("../../report/track/scenario-text.ts");
  return scenarioText(`${game}/${found.scenario.id}`, found, briefing, {
    columns: terminalColumns() ?? USUAL_COLUMNS,
    plain,
    colour: isColoured("stdout"),
    route: kindOf(route),
  });
}

const kindOf = (route: ScenarioShowFlags["route"]): RouteKind | undefined =>
  route === true ? "diagonal" : route;
