/** `broadside schema`: writes the JSON Schemas of games for editors, with the fields of each deck. */
import { Command } from "commander";
import { chooseGames, openProject, projectOption } from "../project/open-project.ts";

export interface SchemaFlags {
  readonly out?: string;
  readonly project?: string;
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
      const { runSchema } = await import("./run-schema.ts");
      const project = openProject(flags.project);
      process.exitCode = runSchema(project, chooseGames(project, games), flags);
    });
}
