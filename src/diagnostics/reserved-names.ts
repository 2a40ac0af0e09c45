/** Names that no field may have and no template may read, because JavaScript gives them a meaning on every object. */

const RESERVED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export function isReservedName(name: string): boolean {
  return RESERVED.has(name);
}
