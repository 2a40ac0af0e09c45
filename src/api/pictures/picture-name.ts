/** Names under which dropped files are kept: what people called them, as far as every system can have it. */
import { isReserved } from "../../host/disk/file-names.ts";

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
