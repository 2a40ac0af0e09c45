/** Names of resources, as short as possible, because they are written at each use. */
import type { SectionRef } from "../section/section.ts";

export type ResourceKind = "Font" | "XObject" | "ExtGState" | "Pattern";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Names in the order in which objects are requested; each kind has its own. */
export class Names {
  readonly #names = new Map<ResourceKind, Map<string, string>>();

  nameOf(kind: ResourceKind, { mark }: SectionRef): string {
    let names = this.#names.get(kind);
    if (!names) {
      names = new Map();
      this.#names.set(kind, names);
    }
    const known = names.get(mark);
    if (known !== undefined) return known;
    const name = nameNumber(names.size);
    names.set(mark, name);
    return name;
  }
}

/** a to Z, then aa, ab and so on. */
function nameNumber(number: number): string {
  let name = "";
  for (let rest = number; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1)
    name = LETTERS.charAt(rest % LETTERS.length) + name;
  return name;
}
