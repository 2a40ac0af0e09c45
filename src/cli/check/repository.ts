/** Where a project lies in its repository: services that show findings beside the files know only paths from there. */
import { isAbsolute, relative, sep } from "node:path";

/**
 * "games/" for a project in the folder games of the repository, "" for one at its root or outside of it.
 * The repository is where the work began: the current folder, or what GitHub Actions says.
 */
export function prefixInRepository(projectRoot: string, env: NodeJS.ProcessEnv, cwd: string): string {
  const way = relative(env.GITHUB_WORKSPACE || cwd, projectRoot);
  const outside = way === "" || way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
  return outside ? "" : `${way.split(sep).join("/")}/`;
}
