/**
 * Names of the files that a build writes: lower-case ASCII letters, digits and hyphens, the same on every system, and
 * unique even on case-insensitive disks.
 */

/** Names that Windows reserves for devices, with or without an extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Maximum number of characters of a name. */
export const LONGEST_NAME = 80;

/** "Mira, \"the Owl\"" becomes "mira-the-owl"; a text without any usable character becomes "unnamed". */
export function slug(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  if (plain === "") return "unnamed";
  return isReserved(plain) ? `${plain}-card` : plain;
}

/** Whether Windows reserves this name for a device, so that no file may have it. */
export const isReserved = (name: string): boolean => RESERVED.test(name);

/**
 * Makes names unique: the second "t1" becomes "t1-2".
 * @param endings that are added to names elsewhere, such as "-de": "flag-de" becomes "flag-de-2", because it would be "flag"
 */
export function uniqueNames(endings: readonly string[] = []): (text: string) => string {
  const taken = new Set<string>();
  const isTaken = (name: string): boolean =>
    taken.has(name) || endings.some((ending) => ending !== "" && name.endsWith(ending));
  return (text) => {
    const base = slug(text);
    let name = base;
    for (let number = 2; isTaken(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return name;
  };
}
