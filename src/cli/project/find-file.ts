/** From a path as the user types it to a game or to a file of one. */
import { normalize, relative, resolve, sep } from "node:path";
import { nearest } from "../../diagnostics/nearest.ts";
import type { Host } from "../../host/host.ts";
import { gameIdsOf, type Project } from "../../pipeline/read/project.ts";
import { CannotRun } from "../terminal/cannot-run.ts";

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

/** The game whose folder this is, looked for from the current folder and from the project's; undefined when it is none. */
export function gameOfFolder({ host }: Project, name: string): string | undefined {
  const folders = candidatesOf(host, name).filter((path) => !host.isFile(path));
  return folders.map((path) => /^content\/([^/]+)\/?$/.exec(path)?.[1]).find((id) => id !== undefined);
}

function candidatesOf({ root }: Host, name: string): readonly string[] {
  return [relative(root, resolve(name)), normalize(name)].map((path) => path.split(sep).join("/"));
}

function pathInProject({ host }: Project, name: string): string {
  const candidates = candidatesOf(host, name);
  const found = candidates.find((path) => host.isFile(path));
  if (found !== undefined) return found;
  const near = nearest(candidates[1] as string, host.listFiles("content"));
  throw new CannotRun(`there is no file "${name}" in ${host.root}${near ? `; did you mean "${near}"?` : ""}`);
}
