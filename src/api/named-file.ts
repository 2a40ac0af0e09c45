/** A file outside the project's content that a caller names, to be written as a whole. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { type OptionName, option, wording } from "../diagnostics/wording.ts";
import { listed } from "../diagnostics/words.ts";
import { createNodeHost } from "../host/node-host.ts";
import type { ProjectContext } from "../pipeline/project.ts";
import { refuseInput } from "../pipeline/read/refuse-input.ts";

export interface NamedFile<T extends string> {
  /** Its extension in lower case. */
  readonly ending: T;
  /** Replaces an existing file. @throws HostError if the file cannot be written */
  write(bytes: Uint8Array): void;
}

/**
 * @param name the option that names it, for messages
 * @param endings allowed extensions, such as ".svg"
 * @throws BroadsideError `bad-output` for another extension, and for a path among the files that a build reads
 */
export function namedFile<T extends string>(
  project: ProjectContext,
  name: OptionName,
  path: string,
  endings: readonly T[],
): NamedFile<T> {
  const ending = endings.find((one) => path.toLowerCase().endsWith(one));
  if (ending === undefined)
    throw new BroadsideError(
      "bad-output",
      wording`${option(name)} "${path}": expected a file that ends in ${listed(endings, "or")}`,
    );
  const full = resolve(path);
  refuseInput(project, full);
  return { ending, write: (bytes) => createNodeHost(dirname(full)).writeFile(basename(full), bytes) };
}
