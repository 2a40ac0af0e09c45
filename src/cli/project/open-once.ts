/** Opens the project of a command for a single run. */
import { type Ink, openProject, type Project } from "../../index.ts";

export interface ProjectFlags {
  /** A folder; by default the nearest project upward, else the games that come with Broadside. */
  readonly project?: string;
  /** Factor by which the limits on the work of whole games are raised. */
  readonly limits?: number;
}

export interface DrawingFlags extends ProjectFlags {
  /** The look to draw. */
  readonly ink?: Ink;
  /** Tag of the language of a translation. */
  readonly lang?: string;
}

/** Opens it without caches: for commands that are fast anyway. */
export const openOnce = ({ project, limits }: ProjectFlags): Promise<Project> =>
  openProject(project, { cache: false, memory: false, limits });
