/** Where a project is in its repository: services that annotate files need paths from the repository's root. */
import { isAbsolute, relative, sep } from "node:path";

/**
 * "games/" for a project in the folder games of the repository, "" for one at its root or outside it. The repository is
 * assumed to be GITHUB_WORKSPACE, which GitHub Actions sets, else the current folder.
 */
export function prefixInRepository(projectRoot: string, env: NodeJS.ProcessEnv, cwd: string): string {
  const way = relative(env.GITHUB_WORKSPACE || cwd, projectRoot);
  const outside = way === "" || way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
  return outside ? "" : `${way.split(sep).join("/")}/`;
}
