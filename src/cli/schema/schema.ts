/** `broadside schema`: writes the JSON Schemas of games for editors, with the fields of each deck. */

import { Command } from "commander";
import { statusOf } from "../../index.ts";
import { writeFindings } from "../check/write-findings.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeOut } from "../terminal/terminal.ts";

interface SchemaFlags extends ProjectFlags {
  readonly out?: string;
}

export function schemaCommand(): Command {
  return new Command("schema")
    .description("Write JSON Schemas, so that an editor completes and checks content as you type.")
    .argument("[game...]", "ids of games (default: all)")
    .option("--out <dir>", "folder for the schemas (default: schemas/ of the project)")
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Each deck and table gets a schema with its own fields:
<dir>/<game>/decks/<deck>.schema.json. Run this again after changing \`card:\`,
\`row:\` or \`defaults:\`. The first line of a content file points an editor to its
schema:
  # yaml-language-server: $schema=../../../schemas/<game>/decks/<deck>.schema.json

Examples:
  broadside schema                                     all games, into schemas/
  broadside schema pirate-quest --out /tmp/schemas`),
    )
    .action(async (games: readonly string[], flags: SchemaFlags) => {
      process.exitCode = await writeSchemas(games, flags);
    });
}

/** Writes schemas of faulty files too; exit status 1 then reports the faults. */
async function writeSchemas(names: readonly string[], { out, ...flags }: SchemaFlags): Promise<number> {
  const project = await openOnce(flags);
  const order = { games: names, ...(out !== undefined && { to: out }) };
  const { games, folder, files, findings } = await project.writeSchemas(order);
  writeOut(`${folder}: ${files.length} schemas of ${games.join(", ")}\n`);
  await writeFindings(project, findings);
  return statusOf(findings, "error");
}
