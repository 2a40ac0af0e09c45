/** Runs `broadside studio` until the process ends. */

import { openProject } from "../../index.ts";
import { serveStudio } from "../../studio/server/serve.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { StudioFlags } from "./studio.ts";

export async function runStudio({ port = 0, project: where, readOnly = false }: StudioFlags): Promise<void> {
  const project = await openProject(where, { outputOnly: true });
  const { url } = await serveStudio(project, {
    port,
    isReadOnly: readOnly || project.isBundled,
  });
  writeOut(`${url}\n`);
  writeErr("The studio is running; Ctrl-C ends.\n");
  await new Promise(() => {});
}
