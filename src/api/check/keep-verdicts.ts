/**
 * Checks the games that come with Broadside and keeps the verdicts beside the code: the first `check` of somebody who
 * changes nothing has nothing left to do. Loaded from the bundle by the set-up alone (`tools/jobs.mjs`), because
 * verdicts hold only for the code that made them.
 */
import { adaptToWork } from "../../host/engine-pace.ts";
import { projectAt } from "../project-at.ts";
import { shippedMemoryToFill } from "./shipped-memory.ts";

/** Findings are not a failure, and are shown to those who ask for them. @throws BroadsideError if a check cannot run */
export async function keepVerdicts(): Promise<void> {
  adaptToWork();
  const project = projectAt(undefined, {}, shippedMemoryToFill);
  await project.check();
  await project.close();
}
