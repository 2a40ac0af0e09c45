/** Ids of scenarios, which need not be those of their files: after a renaming a file keeps its name. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import { type ContentFiles, documentsOf } from "../../read/content-files.ts";

/** @throws BroadsideError `bad-order` if a scenario of the game has that id */
export function refuseTaken(content: ContentFiles, id: string): void {
  const other = documentsOf(content, "scenario").find((one) => scalarAt(one, ["scenario"]) === id);
  if (other) throw badOrder(`there is a scenario "${id}" already, in ${other.path}; choose another id`);
}

/** The text of a scalar; undefined for anything else. */
export function scalarAt({ root }: SourceDocument, path: Parameters<typeof nodeAt>[1]): string | undefined {
  const node = root && nodeAt(root, path);
  return node?.kind === "scalar" ? node.text : undefined;
}
