/** Texts of files, and edits of them. */
import { type Applied, BroadsideError, type Edits, type Work } from "../../../index.ts";
import type { FileText } from "../../shared/calls.ts";
import type { Studio } from "./studio.ts";

export async function textOfFile(
  { project }: Studio,
  { path }: { readonly path: string },
  work: Work,
): Promise<FileText> {
  return { path, ...(await project.read(path, work)) };
}

/** @throws BroadsideError `bad-output` in a studio that only reads */
export function applyEdits({ project, isReadOnly }: Studio, edits: Edits, work: Work): Promise<Applied> {
  if (isReadOnly)
    throw new BroadsideError("bad-output", "this studio was started with --read-only: nothing is saved");
  return project.apply(edits, work);
}
