/**
 * Names of the files that a build writes: lower-case ASCII letters, digits and hyphens, the same on every system, and
 * never two alike, also where capitals do not count.
 */

/** Names that Windows keeps for devices, with or without an ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Characters of a name. */
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

/** Whether Windows keeps this name for a device, so that no file may have it. */
export const isReserved = (name: string): boolean => RESERVED.test(name);

/** A giver of names: the second "t1" becomes "t1-2". */
export function uniqueNames(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slug(text);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return name;
  };
}
