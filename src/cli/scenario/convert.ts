/** `broadside scenario convert`: writes the track of a scenario as a list or as a picture in text. */

import { Command, Option } from "commander";
import { type ConvertOrder, TRACK_FORMS } from "../../index.ts";
import { reportingErrors, writeFindings } from "../check/write-findings.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";

type ConvertFlags = ProjectFlags & ConvertOrder;

export function scenarioConvertCommand(): Command {
  return new Command("convert")
    .description("Write the track of a scenario as a list of cards with places, or as a picture in text.")
    .argument("<scenario>", "its id, <game>/<id>, or its file")
    .addOption(
      new Option("--to <form>", "track: a list; map: a picture").choices(TRACK_FORMS).makeOptionMandatory(),
    )
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Only \`track:\` or \`map:\` is written anew; comments in it go above it. A picture
shows whole cards in equal slots, so cards that lie between the slots, are of
different sizes or state a heading need the list.

Exit status: 0 done, 1 it cannot be written in that form, 2 could not run.

Examples:
  broadside scenario convert first-voyage --to map
  broadside scenario convert hex-race/front-path --to map`),
    )
    .action(async (name: string, flags: ConvertFlags) => {
      process.exitCode = await convert(name, flags);
    });
}

async function convert(name: string, flags: ConvertFlags): Promise<number> {
  const project = await openOnce(flags);
  if (project.isBundled)
    throw new CannotRun(
      "this changes the files of a project, and there is no project here; name one with --project",
    );
  const converted = await reportingErrors(project, project.scenarios.convert(name, { to: flags.to }));
  await project.apply(converted);
  if (converted.kind === "unreadable") await writeFindings(project, converted.findings);
  const { convertedLines } = await import("../../report/scenarios/convert-words.ts");
  const words = convertedLines(converted, flags.to);
  const isDone = converted.kind === "converted" || converted.kind === "same";
  for (const line of words) (isDone ? writeOut : writeErr)(`${line}\n`);
  return isDone ? 0 : 1;
}
