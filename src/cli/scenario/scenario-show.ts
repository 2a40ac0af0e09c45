/** `broadside scenario show`: a track drawn in the terminal, with all that is proved of it. */
import { Command, Option } from "commander";
import { ROUTES, type RouteKind } from "../../report/track/route-kind.ts";
import { openProject, projectOption } from "../project/open-project.ts";

export interface ScenarioShowFlags {
  /** `true` when no kind is named. */
  readonly route?: RouteKind | true;
  readonly plain?: boolean;
  readonly json?: boolean;
  readonly out?: string;
  readonly project?: string;
}

export function scenarioShowCommand(): Command {
  return new Command("show")
    .description("Draw a track in the terminal and say all that is proved of it, sound or not.")
    .argument("<scenario>", "its id, <game>/<id>, or its file")
    .addOption(
      new Option(
        "--route [kind]",
        "show a shortest way: with all diagonal steps (default), or straight, without any",
      ).choices(ROUTES),
    )
    .option("--plain", "only plain ASCII signs, no colours")
    .option("--json", "what is proved as JSON, with the names of squares")
    .option("--out <file>", "write the plan of the track as a picture: .svg or .png")
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
A square is named as findings name it: 4.b2 is square b2 of card 4, as printed. Below the drawing stands how the cards are
laid, and what awaits on the track. What is wrong is told on stderr. Colours are off where NO_COLOR is set. A wide track
is drawn smaller, or in pieces.

Exit status: 0 clean, 1 the scenario has errors, 2 could not run.

Examples:
  broadside scenario show first-voyage
  broadside scenario show first-voyage --route straight --plain
  broadside scenario show pirate-quest/first-voyage --json
  broadside scenario show first-voyage --route --out plan.png`,
    )
    .action(async (name: string, flags: ScenarioShowFlags) => {
      const { runScenarioShow } = await import("./run-scenario-show.ts");
      process.exitCode = await runScenarioShow(openProject(flags.project), name, flags);
    });
}
