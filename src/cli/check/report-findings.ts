/** Formats findings for standard output or standard error. */
import { isAbsolute, relative, sep } from "node:path";
import { type Diagnostic, type Project, packageVersion } from "../../index.ts";
import { type FindingsTerms, findingsText } from "../../report/findings/findings-text.ts";
import type { Format } from "../../report/findings/formats.ts";
import { isColoured, type Output } from "../terminal/terminal.ts";

export async function reportFindings(
  { root, textOf }: Pick<Project, "root" | "textOf">,
  findings: readonly Diagnostic[],
  format: Format,
  output: Output,
  terms: FindingsTerms = {},
): Promise<string> {
  const texts = new Map<string, string | undefined>();
  for (const { file } of findings.flatMap((one) => [one, ...(one.related ?? [])]))
    if (!texts.has(file)) texts.set(file, await textOf(file));
  return findingsText(findings, format, {
    ...terms,
    textOf: (file) => texts.get(file),
    colour: isColoured(output),
    prefix: prefixInRepository(root, process.env, process.cwd()),
    version: packageVersion(),
  });
}

/**
 * The project's folder in its repository, because services that annotate files need paths from there: "games/" for one
 * in the folder games, "" for one at the root or outside. The repository is assumed to be GITHUB_WORKSPACE, which GitHub
 * Actions sets, else the current folder.
 */
export function prefixInRepository(projectRoot: string, env: NodeJS.ProcessEnv, cwd: string): string {
  const way = relative(env.GITHUB_WORKSPACE || cwd, projectRoot);
  const outside = way === "" || way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
  return outside ? "" : `${way.split(sep).join("/")}/`;
}
