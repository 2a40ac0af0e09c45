/** A project: a folder with `content/` and, as the user likes, `templates/`; and what the package brings along. */
import type { Ink } from "../../game/ink.ts";
import type { Bundle } from "../../host/bundle.ts";
import type { Host } from "../../host/host.ts";
import type { Cache } from "../../remember/cache.ts";
import { createMemory, type Memory } from "../../remember/memory.ts";
import type { Inspector } from "../look/inspector.ts";

/** The folder that prints go to, with a host of its own: it may lie outside of the project. */
export interface OutputFolder {
  readonly host: Host;
  /** What messages call it. */
  readonly shown: string;
}

export interface ProjectContext {
  readonly host: Host;
  readonly bundle: Bundle;
  /** Holds the journal of earlier prints; absent = nothing is known of them. */
  readonly output?: OutputFolder;
  /** What earlier checks left; absent = everything is made anew. */
  readonly memory?: Memory;
  /** What earlier runs left on the disk; absent = nothing is. */
  readonly cache?: Cache;
  /** The look in which games are drawn; default full. */
  readonly ink?: Ink;
  /** Looks at pictures and fonts; absent = they are opened in this process. */
  readonly inspector?: Inspector;
  /** How many times the limits on the work of a whole game hold; default 1. Only who runs the command can say so. */
  readonly limits?: number;
}

/** With a memory: for work that makes things more than once, several games or the same one again. */
export function remembering(project: ProjectContext): ProjectContext {
  return project.memory ? project : { ...project, memory: createMemory() };
}

/** True in the package's own folder: its shared templates are then those that come with Broadside. */
export function isPackageItself({ host, bundle }: ProjectContext): boolean {
  return host.root === bundle.host.root;
}

/** Ids of all games: the folders below `content/` that hold a game.yaml. */
export function gameIdsOf({ host }: ProjectContext): readonly string[] {
  const ids = host.listFiles("content").map((file) => /^content\/([^/]+)\/game\.yaml$/.exec(file)?.[1]);
  return ids.filter((id) => id !== undefined);
}
