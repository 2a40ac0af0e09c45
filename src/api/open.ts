/** Opens a project; what it takes to do so is loaded when somebody asks for it. */
import type { Host } from "../host/host.ts";
import type { OpenOptions, Project } from "./project.ts";

/**
 * Opens a folder that holds `content/`, or a host, such as one in memory. Without either it opens the nearest such folder
 * from the current one upward, else the games that come with Broadside.
 * @throws BroadsideError `no-project` for a folder without `content/`
 */
export async function openProject(where?: string | Host, options: OpenOptions = {}): Promise<Project> {
  const { projectAt } = await import("./project-at.ts");
  return projectAt(where, options);
}
