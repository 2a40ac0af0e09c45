/** Names under which dropped files are kept: what people called them, as far as every system can have it. */
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { isReserved } from "../../host/disk/file-names.ts";
import { type Host, HostError } from "../../host/host.ts";
import { refuseWrittenPath } from "../../host/written-path.ts";

/** Endings of pictures that Broadside prints. */
export const PICTURE_ENDING = /\.(?:png|jpe?g|webp|gif|svg)$/i;

/** Characters of a name without its ending. */
const LONGEST = 100;

/**
 * "C:\\art\\Axe 7?.PNG" becomes "Axe 7-.png": without folders, characters that some systems refuse, and dots at either end.
 * The ending is in lower case, so that a game built on another system finds it under the same name.
 */
export function pictureName(given: string): string {
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(last)?.[0] ?? "";
  const stem = last
    .slice(0, last.length - ending.length)
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "-")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(0, LONGEST)
    .trimEnd();
  const whole = stem === "" ? "picture" : stem;
  return `${isReserved(whole.replace(/\..*$/s, "").trim().toLowerCase()) ? `${whole}-picture` : whole}${ending.toLowerCase()}`;
}

/** "axe.png" becomes "axe-2.png", or the next number that is free. @param isTaken by any file, whatever its case */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
  for (let number = 2; ; number++) {
    const next = `${stem}-${number}${ending}`;
    if (!isTaken(next)) return next;
  }
}

/** @throws BroadsideError `unknown-file` for anything but a picture in the folder of the game */
export function refuseOtherFile(host: Host, folder: string, name: string): void {
  if (!PICTURE_ENDING.test(name) || !host.listFiles(folder).includes(`${folder}/${name}`))
    throw new BroadsideError("unknown-file", `there is no picture "${name}" in ${folder}`);
}

/** Names that can stand in YAML, CSV and SVG without quotes or codes. */
const STEP = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._()+-]*$/u;

/**
 * @param to the wanted name of a picture that is called `name`
 * @throws BroadsideError `bad-order` for a name that it cannot have, with the reason
 */
export function refuseNewName(host: Host, folder: string, name: string, to: string): void {
  const ending = name.slice(name.lastIndexOf("."));
  if (!to.toLowerCase().endsWith(ending.toLowerCase()))
    throw badOrder(`"${to}": expected a name that ends in "${ending}", as the picture does now`);
  if (!to.split("/").every((step) => STEP.test(step)))
    throw badOrder(
      `"${to}" is not a name that texts can have everywhere; use letters, digits, spaces and . _ - + ( ), and begin with a letter or digit`,
    );
  try {
    refuseWrittenPath(`${folder}/${to}`, true);
  } catch (error) {
    if (error instanceof HostError) throw badOrder(error.message);
    throw error;
  }
  const wanted = `${folder}/${to}`.toLowerCase();
  const taken = host.listFiles(folder).find((path) => path.toLowerCase() === wanted);
  if (taken === undefined) return;
  throw badOrder(
    taken === `${folder}/${name}` && to !== name
      ? `"${to}" differs from "${name}" only in upper and lower case, which some disks ignore; use another name`
      : `the game has a picture "${taken.slice(folder.length + 1)}" already`,
  );
}
