/** A file outside of the project's content that a caller names, to be written as a whole. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { listed } from "../diagnostics/words.ts";
import { createNodeHost } from "../host/node-host.ts";
import type { ProjectContext } from "../pipeline/read/project.ts";
import { refuseInput } from "../pipeline/read/refuse-input.ts";

export interface NamedFile<T extends string> {
  /** How its name ends, in small letters. */
  readonly ending: T;
  /** Over what is there. @throws HostError where the disk refuses */
  write(bytes: Uint8Array): void;
}

/**
 * @param flag how the command line calls it, for messages
 * @param endings of the names that may be written, such as ".svg"
 * @throws BroadsideError `bad-output` for another name, and for a place among what a build reads
 */
export function namedFile<T extends string>(
  project: ProjectContext,
  flag: string,
  name: string,
  endings: readonly T[],
): NamedFile<T> {
  const ending = endings.find((one) => name.toLowerCase().endsWith(one));
  if (ending === undefined)
    throw new BroadsideError(
      "bad-output",
      `${flag} "${name}": expected a file that ends in ${listed(endings, "or")}`,
    );
  const path = resolve(name);
  refuseInput(project, path);
  return { ending, write: (bytes) => createNodeHost(dirname(path)).writeFile(basename(path), bytes) };
}
