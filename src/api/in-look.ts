/** A project in the look that a call asks for. */
import { badOrder } from "../diagnostics/broadside-error.ts";
import { INKS, type Ink } from "../game/ink.ts";
import type { ProjectContext } from "../pipeline/project.ts";

export interface ProjectInLook extends ProjectContext {
  readonly ink: Ink;
}

/** @throws BroadsideError `bad-order` for a look that does not exist */
export function inLook(project: ProjectContext, ink: Ink = "full"): ProjectInLook {
  if (!INKS.includes(ink)) throw badOrder(`ink: "${ink}"; expected one of ${INKS.join(", ")}`);
  return { ...project, ink };
}
