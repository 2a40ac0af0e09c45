/** From a path as people type it to a game or to a file of one. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { pathsIn } from "../../host/disk/paths-in.ts";
import { gameIdsOf, type ProjectContext } from "./project.ts";

export interface GameFile {
  /** The games that use it: one, or all for a template that games share. */
  readonly games: readonly string[];
  /** Relative to the project. */
  readonly path: string;
}

/** Looks from the current folder, then from the project's. @throws BroadsideError `unknown-file` when it is not a file of a game */
export function findFile(project: ProjectContext, name: string): GameFile {
  const path = pathInProject(project, name);
  const [top, game] = path.split("/");
  const all = gameIdsOf(project);
  const games = top === "templates" && game === "shared" ? all : all.filter((id) => id === game);
  if ((top === "content" || top === "templates") && games.length > 0) return { games, path };
  throw new BroadsideError(
    "unknown-file",
    `"${name}" belongs to no game; files of a game lie below content/<game>/ and templates/<game>/`,
  );
}

/** The game that has this folder, looked for from the current folder and from the project's; undefined for any other path. */
export function gameOfFolder({ host }: ProjectContext, name: string): string | undefined {
  const folders = pathsIn(host.root, name).filter((path) => !host.isFile(path));
  return folders.map((path) => /^content\/([^/]+)\/?$/.exec(path)?.[1]).find((id) => id !== undefined);
}

function pathInProject({ host }: ProjectContext, name: string): string {
  const candidates = pathsIn(host.root, name);
  const found = candidates.find((path) => host.isFile(path));
  if (found !== undefined) return found;
  const near = nearest(candidates[1], host.listFiles("content"));
  throw new BroadsideError(
    "unknown-file",
    `there is no file "${name}" in ${host.root}${near ? `; did you mean "${near}"?` : ""}`,
  );
}
