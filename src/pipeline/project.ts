/** A project: a folder with `content/` and optionally `templates/`; and what comes with the package. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import type { Ink } from "../game/ink.ts";
import type { Bundle } from "../host/bundle.ts";
import type { Disk } from "../host/disk/disk.ts";
import type { Host } from "../host/host.ts";
import { createMemory, type Memory } from "../remember/memory.ts";
import type { MissingBleed } from "../schema/files.ts";
import type { Inspector } from "./look/inspector.ts";
import type { SteadyReads } from "./read/steady-reads.ts";

/** The output folder of prints, with its own host: it may be outside the project. */
export interface OutputFolder {
  readonly host: Host;
  /** Its path as shown in messages. */
  readonly shown: string;
  /** The disk for prints, which makes room when it is full; default the plain one. */
  readonly disk?: Disk;
}

export interface ProjectContext {
  readonly host: Host;
  /** Those of `host`, if somebody watches whether they are steady. */
  readonly reads?: SteadyReads;
  readonly bundle: Bundle;
  /** Some files are unsaved drafts: what follows from them is not for later runs. */
  readonly hasDrafts?: boolean;
  /** Contains the journal of earlier prints; absent = nothing is known about them. */
  readonly output?: OutputFolder;
  /** Files that a caller names are written only below the output folder. */
  readonly outputOnly?: boolean;
  /** Results of earlier checks, in this process or on disk; absent = everything is computed again. */
  readonly memory?: Memory;
  /**
   * Results about the games that come with Broadside, stored beside its code; only in the package's own folder. Only the
   * set-up adds to them: otherwise what is put there is not kept.
   */
  readonly shipped?: Memory;
  /** The look in which a call draws games; default full. */
  readonly ink?: Ink;
  /** What a call makes of missing bleed; absent = what the decks say. */
  readonly missingBleed?: MissingBleed | undefined;
  /** Tag of the language in which a call reads games, one of their translations; absent = as they were written. */
  readonly lang?: string | undefined;
  /** Inspects pictures and fonts; absent = they are opened in this process. */
  readonly inspector?: Inspector;
  /** Factor by which the limits on the work of a whole game are raised; default 1. Only the caller sets it, never content. */
  readonly limits?: number;
}

/** Adds a memory in this process: for work on several games, or repeated work on the same one. */
export function remembering(project: ProjectContext): ProjectContext {
  return project.memory?.isInProcess ? project : { ...project, memory: createMemory(project.memory) };
}

/** True in the package's own folder, where the shared templates are those that come with Broadside. */
export function isPackageItself({ host, bundle }: ProjectContext): boolean {
  return host.root === bundle.host.root;
}

/** @throws BroadsideError `no-project` where the games that come with Broadside are opened */
export function refuseShipped({ host, bundle }: ProjectContext): void {
  if (host !== bundle.host) return;
  throw new BroadsideError("no-project", "the games that come with Broadside cannot be changed");
}

/** Ids of all games: the folders below `content/` that contain a game.yaml. */
export function gameIdsOf({ host }: ProjectContext): readonly string[] {
  const ids = host.listFiles("content").map((file) => /^content\/([^/]+)\/game\.yaml$/.exec(file)?.[1]);
  return ids.filter((id) => id !== undefined);
}
