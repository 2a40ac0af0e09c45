/**
 * Which paths may be written. They are judged by their spelling and alike on all systems: a name that one system reads
 * differently from another is refused on both.
 */
import { isReserved } from "./disk/file-names.ts";
import { HostError } from "./host.ts";

type Fault = readonly [what: string, isSo: (path: string, steps: readonly string[]) => boolean, code: string];

/** Faults of any path; the first one that applies is reported. */
const FAULTS: readonly Fault[] = [
  ["contains a NUL character", (path) => path.includes("\0"), "BADNAME"],
  ["contains a backslash; write / between folders", (path) => path.includes("\\"), "BADNAME"],
  ["is an absolute path", (path) => /^(?:\/|~|[a-z]:)/i.test(path), "LEAVES"],
  ['contains ".." or "."', (_path, steps) => steps.some((step) => /^\.\.?$/.test(step)), "LEAVES"],
  ["has an empty step", (_path, steps) => steps.includes(""), "BADNAME"],
  ["names a hidden file or folder", (_path, steps) => steps.some((step) => step.startsWith(".")), "HIDDEN"],
];

/** Faults of names that some systems cannot have; existing files with such names may still be changed. */
const NEW_FAULTS: readonly Fault[] = [
  ["has a character that is not allowed in file names", (path) => /[\p{Cc}<>:"|?*]/u.test(path), "BADNAME"],
  [
    "has a name that ends in a dot or a space",
    (_path, steps) => steps.some((step) => /[. ]$/.test(step)),
    "BADNAME",
  ],
  [
    "has a name that Windows reserves for a device",
    (_path, steps) => steps.some((step) => isReserved(step.replace(/\..*$/s, "").trim().toLowerCase())),
    "BADNAME",
  ],
];

/**
 * @param isNew whether the file does not exist yet
 * @throws HostError with the code LEAVES, HIDDEN or BADNAME for a path that cannot be written
 */
export function refuseWrittenPath(path: string, isNew: boolean): void {
  const steps = path.split("/");
  const fault = [...FAULTS, ...(isNew ? NEW_FAULTS : [])].find(([, isSo]) => isSo(path, steps));
  if (!fault) return;
  const [what, , code] = fault;
  throw new HostError(`the path ${JSON.stringify(path)} ${what}`, code);
}
