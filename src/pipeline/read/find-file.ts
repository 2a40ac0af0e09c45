/** Finds the game or the file of a game for a path as users type it. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { pathsIn } from "../../host/disk/paths-in.ts";
import { gameIdsOf, type ProjectContext } from "../project.ts";
import { SHARED_SHEETS } from "./sheets/read-sheets.ts";

export interface GameFile {
  /** The games that use it: one, or all for a shared template or sheet. */
  readonly games: readonly string[];
  /** Relative to the project. */
  readonly path: string;
}

/** Looks in the current folder, then in the project's. @throws BroadsideError `unknown-file` if it is not a file of a game */
export function findFile(project: ProjectContext, name: string): GameFile {
  const path = pathInProject(project, name);
  const [top, game] = path.split("/");
  const all = gameIdsOf(project);
  const isShared = path.startsWith(`${SHARED_SHEETS}/`) && !all.includes(game ?? "");
  const games =
    (top === "templates" && game === "shared") || isShared ? all : all.filter((id) => id === game);
  if ((top === "content" || top === "templates") && games.length > 0) return { games, path };
  throw new BroadsideError(
    "unknown-file",
    `"${name}" does not belong to a game; files of a game are below content/<game>/ and templates/<game>/`,
  );
}

export interface GameFolder {
  readonly games: readonly string[];
  /** Relative to the project, with a slash at its end; absent = all of these games. */
  readonly path?: string;
}

/**
 * The folder with this path, looked up like a file: the project's own, `content` and a game's mean whole games, a folder
 * below these only what is in it. Undefined if there is no such folder, or if it belongs to no game.
 */
export function findFolder(project: ProjectContext, name: string): GameFolder | undefined {
  const { host, bundle } = project;
  const [fromHere, fromFolder] = pathsIn(host.root, name).map((path) => path.replace(/\/$/, "") || ".");
  // "." in a folder without a project does not mean the games that come with Broadside
  const paths = host === bundle.host && fromFolder === "." ? [fromHere] : [fromHere, fromFolder];
  const path = paths.find((one) => one !== undefined && isFolder(project, one));
  if (path === undefined) return undefined;
  const all = gameIdsOf(project);
  const [top, game, ...below] = path.split("/");
  if (path === "." || path === "content") return { games: all };
  const isShared =
    (top === "templates" && (game === undefined || game === "shared")) ||
    (path === SHARED_SHEETS && !all.includes(game ?? ""));
  const games = isShared ? all : all.filter((id) => id === game);
  if (games.length === 0) return undefined;
  return top === "content" && below.length === 0 && path !== SHARED_SHEETS
    ? { games }
    : { games, path: `${path}/` };
}

function isFolder({ host }: ProjectContext, path: string): boolean {
  if (path === ".") return true;
  return /^(?:content|templates)(?:\/|$)/.test(path) && !host.isFile(path) && host.listFiles(path).length > 0;
}

/** The game with this folder, looked up in the current folder and in the project's; undefined for any other path. */
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
