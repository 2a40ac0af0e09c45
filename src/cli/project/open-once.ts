/** Opens the project that a command is about, for the calls of this one run. */
import { type Ink, openProject, type Project } from "../../index.ts";

export interface ProjectFlags {
  /** A folder; the nearest project upward, else the games that come with Broadside, when left out. */
  readonly project?: string;
  readonly ink?: Ink;
  /** How many times the limits on the work of whole games apply. */
  readonly limits?: number;
}

/** Without what earlier runs kept: for commands that are quick without it. */
export const openOnce = ({ project, ink, limits }: ProjectFlags): Promise<Project> =>
  openProject(project, { cache: false, memory: false, ink, limits });
