/** Keeps output out of the folders that a build reads. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { isWithin } from "../../host/disk/same-folder.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import type { ProjectContext } from "../project.ts";

/** @throws BroadsideError `bad-output` for a path in a folder that a build reads */
export function refuseInput({ host }: ProjectContext, path: string): void {
  const top = ["content", "templates"].find((name) => isWithin(path, `${host.root}/${name}`));
  if (top !== undefined)
    throw new BroadsideError(
      "bad-output",
      `"${shownPath(path)}" is in ${top}/, which a build reads; choose another folder`,
    );
}
