/** From a path as the user types it to a file of a game. */
import { relative, resolve, sep } from "node:path";
import { nearest } from "../diagnostics/nearest.ts";
import { gameIdsOf, type Project } from "../pipeline/project.ts";
import { CannotRun } from "./cannot-run.ts";

export interface GameFile {
  /** The games that use it: one, or all for a template that games share. */
  readonly games: readonly string[];
  /** Relative to the project. */
  readonly path: string;
}

/** Looks from the current folder, then from the project's. @throws CannotRun when it is no file of a game. */
export function findFile(project: Project, name: string): GameFile {
  const path = pathInProject(project, name);
  const [top, game] = path.split("/");
  const all = gameIdsOf(project);
  const games = top === "templates" && game === "shared" ? all : all.filter((id) => id === game);
  if ((top === "content" || top === "templates") && games.length > 0) return { games, path };
  throw new CannotRun(
    `"${name}" belongs to no game; files of a game lie below content/<game>/ and templates/<game>/`,
  );
}

function pathInProject({ host }: Project, name: string): string {
  const candidates = [relative(host.root, resolve(name)), name].map((path) => path.split(sep).join("/"));
  const found = candidates.find((path) => host.isFile(path));
  if (found !== undefined) return found;
  const near = nearest(candidates[1] as string, host.listFiles("content"));
  throw new CannotRun(`there is no file "${name}" in ${host.root}${near ? `; did you mean "${near}"?` : ""}`);
}
