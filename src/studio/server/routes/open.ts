/** What the page shows first. */
import { BroadsideError, type Project, packageVersion, shownPath } from "../../../index.ts";
import { object } from "../ask.ts";
import type { HeldProject } from "../held-project.ts";
import type { Routes, StudioFolder } from "./route.ts";

export const OPEN_ROUTES: Routes<"open", StudioFolder> = {
  open: {
    ask: object({}),
    call: async ({ folder, isReadOnly, held }, _, work) => {
      const project = await projectIn(held);
      const root = project?.root ?? folder;
      return {
        root: shownPath(root) || root,
        hasProject: project !== undefined,
        isReadOnly: isReadOnly || project?.isBundled === true,
        version: packageVersion(),
        games: project ? await project.games(work) : [],
      };
    },
  },
};

/** Undefined as long as the folder is not a project. */
export async function projectIn(held: HeldProject): Promise<Project | undefined> {
  try {
    return await held.get();
  } catch (error) {
    if (error instanceof BroadsideError && error.code === "no-project") return undefined;
    throw error;
  }
}
