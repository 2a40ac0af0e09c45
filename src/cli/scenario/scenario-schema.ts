/** The schema that an editor reads for a scenario's file, where `broadside init` or `broadside schema` has written one. */
import { posix } from "node:path";
import { SCHEMAS_FOLDER } from "../../pipeline/fix/new-game/starter.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { schemaPathOf } from "../../schema/editor/schemas.ts";

/** As the file's first line names it: a path from the file's folder. Undefined where there is none. */
export function scenarioSchemaFor({ host }: Project, game: string, path: string): string | undefined {
  const own = `${SCHEMAS_FOLDER}/${schemaPathOf(game, "scenario", path)}`;
  const found = [own, `${SCHEMAS_FOLDER}/scenario.schema.json`].find((file) => host.isFile(file));
  return found && posix.relative(posix.dirname(path), found);
}
