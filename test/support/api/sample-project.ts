/** The sample game as an open project, and the error codes of its calls. */
import { join } from "node:path";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { BroadsideError, type Project } from "../../../src/index.ts";
import { writeProject } from "../command/command.ts";
import { SAMPLE_GAME } from "../game/sample-game.ts";
import { temporaryFolder } from "../temporary.ts";

/** A folder containing the sample game. */
export function sampleFolder(): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(SAMPLE_GAME))
    if (typeof content === "string") writeProject(folder, { [path]: content });
  return folder;
}

export const openSample = (folder: string): Project =>
  projectOf({
    host: createNodeHost(folder),
    bundle: openBundle(),
    output: { host: createNodeHost(join(folder, "output")), shown: "output" },
  });

/** The code of the `BroadsideError` that a call throws; any other error unchanged. */
export const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "no error",
    (error) => (error instanceof BroadsideError ? error.code : error),
  );
