/** The schema that an editor uses for a scenario's file, if `broadside init` or `broadside schema` has written one. */
import { schemaPathOf } from "../../../schema/editor/schemas.ts";
import type { ProjectContext } from "../../project.ts";
import { SCHEMAS_FOLDER } from "../new-game/starter.ts";

/**
 * Its path from the file's folder, as named in the file's first line. Undefined if there is none.
 * @param path path of the scenario's file, below `content/`
 */
export function scenarioSchemaFor({ host }: ProjectContext, game: string, path: string): string | undefined {
  const own = `${SCHEMAS_FOLDER}/${schemaPathOf(game, "scenario", path)}`;
  const found = [own, `${SCHEMAS_FOLDER}/scenario.schema.json`].find((file) => host.isFile(file));
  return found && "../".repeat(path.split("/").length - 1) + found;
}
