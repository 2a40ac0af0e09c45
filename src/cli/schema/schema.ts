/** `broadside schema`: writes the JSON Schemas of games for editors, with the fields of each deck. */
import { Command } from "commander";
import { statusOf } from "../../index.ts";
import { tellFindings } from "../check/tell-findings.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { writeOut } from "../terminal/terminal.ts";

interface SchemaFlags extends ProjectFlags {
  readonly out?: string;
}

export function schemaCommand(): Command {
  return new Command("schema")
    .description("Write JSON Schemas, so that an editor completes and checks content while it is written.")
    .argument("[game...]", "ids of games (default: all)")
    .option("--out <dir>", "folder for the schemas (default: schemas/ of the project)")
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
Each deck and table gets a schema with its own fields: <dir>/<game>/decks/<deck>.schema.json. Run it again after a
change of \`card:\`, \`row:\` or \`defaults:\`. An editor finds the schema by a first line in the content file:
  # yaml-language-server: $schema=../../../schemas/<game>/decks/<deck>.schema.json

Examples:
  broadside schema                                     all games, into schemas/
  broadside schema pirate-quest --out /tmp/schemas`,
    )
    .action(async (games: readonly string[], flags: SchemaFlags) => {
      process.exitCode = await writeSchemas(games, flags);
    });
}

/** Those of files with faults are written too; the exit status 1 tells of the faults. */
async function writeSchemas(names: readonly string[], { out, ...flags }: SchemaFlags): Promise<number> {
  const project = await openOnce(flags);
  const order = { games: names, ...(out !== undefined && { to: out }) };
  const { games, folder, files, findings } = await project.writeSchemas(order);
  writeOut(`${folder}: ${files.length} schemas of ${games.join(", ")}\n`);
  await tellFindings(project, findings);
  return statusOf(findings, "error");
}
