/** Opens the project of a command for a single run. */
import { type Ink, openProject, type Project } from "../../index.ts";

export interface ProjectFlags {
  /** A folder; by default the nearest project upward, else the games that come with Broadside. */
  readonly project?: string;
  /** The look to draw. */
  readonly ink?: Ink;
  /** Factor by which the limits on the work of whole games are raised. */
  readonly limits?: number;
}

/** Opens it without caches: for commands that are fast anyway. */
export const openOnce = ({ project, ink, limits }: ProjectFlags): Promise<Project> =>
  openProject(project, { cache: false, memory: false, ink, limits });
