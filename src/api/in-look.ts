/** A project in the look, and in the language, that a call asks for. */
import type { Ink } from "../game/ink.ts";
import type { ProjectContext } from "../pipeline/project.ts";

export interface ProjectInLook extends ProjectContext {
  readonly ink: Ink;
}

/** @param lang tag of a language that the games are translated into; default as they were written */
export const inLook = (project: ProjectContext, ink: Ink = "full", lang?: string): ProjectInLook => ({
  ...project,
  ink,
  ...(lang === undefined ? {} : { lang }),
});
