/** Where a caller may have files written, never into the folders that a build reads, and where it may read others. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { willBeWithin } from "../../host/disk/same-folder.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import type { ProjectContext } from "../project.ts";

/**
 * @throws BroadsideError `bad-output` for a path in a folder that a build reads, and for one outside the output folder if
 * the project was opened so
 */
export function refuseInput({ host, output, outputOnly }: ProjectContext, path: string): void {
  const top = ["content", "templates"].find((name) => willBeWithin(path, `${host.root}/${name}`));
  if (top !== undefined)
    throw new BroadsideError(
      "bad-output",
      `"${shownPath(path)}" is in ${top}/, which a build reads; choose another folder`,
    );
  if (outputOnly && !(output && willBeWithin(path, output.host.root)))
    throw new BroadsideError(
      "bad-output",
      `"${shownPath(path)}" is outside the output folder, and this project was opened with \`outputOnly\``,
    );
}

/**
 * For files that a call reads beside the content.
 * @throws BroadsideError `bad-output` for one outside the project and its output folder, if the project was opened with
 * `outputOnly`; a link counts as what it leads to
 */
export function refuseForeign({ host, output, outputOnly }: ProjectContext, path: string): void {
  const own = [host.root, ...(output ? [output.host.root] : [])];
  if (!outputOnly || own.some((root) => willBeWithin(path, root))) return;
  throw new BroadsideError(
    "bad-output",
    `"${shownPath(path)}" is outside the project, which was opened with \`outputOnly\``,
  );
}
