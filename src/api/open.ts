/** The calls that need no open project. Their code is loaded on first use. */
import type { Host } from "../host/host.ts";
import type { ManualEntry } from "../manual/manual.ts";
import type { OpenOptions, Project } from "./project.ts";

/**
 * Opens a folder that contains `content/`, or a host, such as one in memory. By default it opens the nearest such
 * folder from the current one upward, else the games that come with Broadside.
 * @throws BroadsideError `no-project` for a folder without `content/`
 */
export async function openProject(where?: string | Host, options: OpenOptions = {}): Promise<Project> {
  const { projectAt } = await import("./project-at.ts");
  return projectAt(where, options);
}

/**
 * The manual's entries.
 * @param word the id of a finding ("text/overflow"), as it is in reports too ("error[text/overflow]"), or a group ("text");
 * default all entries
 * @throws BroadsideError `unknown-name` for another word, with the nearest ones
 */
export async function explain(word?: string): Promise<readonly ManualEntry[]> {
  const manual = await import("./explain.ts");
  return manual.explain(word);
}
