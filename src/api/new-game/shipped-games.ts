/** The games that come with Broadside, at a glance. */
import { openBundle } from "../../host/bundle.ts";
import type { GameSummary } from "../games.ts";
import { projectOf } from "../project-at.ts";

export async function summariesOfShipped(): Promise<readonly GameSummary[]> {
  const bundle = openBundle();
  const project = projectOf({ host: bundle.host, bundle });
  try {
    return await project.games();
  } finally {
    await project.close();
  }
}
