/** A project in the look that a call asks for. */
import type { Ink } from "../game/ink.ts";
import type { ProjectContext } from "../pipeline/project.ts";

export interface ProjectInLook extends ProjectContext {
  readonly ink: Ink;
}

export const inLook = (project: ProjectContext, ink: Ink = "full"): ProjectInLook => ({ ...project, ink });
