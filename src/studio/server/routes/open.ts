/** What the page shows first. */
import { packageVersion, shownPath, type Work } from "../../../index.ts";
import type { Opened } from "../../shared/calls.ts";
import type { Studio } from "./studio.ts";

export async function openedOf({ project, isReadOnly }: Studio, _: unknown, work: Work): Promise<Opened> {
  return {
    root: shownPath(project.root) || project.root,
    isReadOnly,
    version: packageVersion(),
    games: await project.games(work),
  };
}
