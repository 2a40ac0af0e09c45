/** The schema that an editor reads for a scenario's file, where `broadside init` or `broadside schema` has written one. */
import { schemaPathOf } from "../../../schema/editor/schemas.ts";
import type { ProjectContext } from "../../read/project.ts";
import { SCHEMAS_FOLDER } from "../new-game/starter.ts";

/**
 * As the file's first line names it: a path from the file's folder. Undefined where there is none.
 * @param path of the scenario's file, below `content/`
 */
export function scenarioSchemaFor({ host }: ProjectContext, game: string, path: string): string | undefined {
  const own = `${SCHEMAS_FOLDER}/${schemaPathOf(game, "scenario", path)}`;
  const found = [own, `${SCHEMAS_FOLDER}/scenario.schema.json`].find((file) => host.isFile(file));
  return found && "../".repeat(path.split("/").length - 1) + found;
}
