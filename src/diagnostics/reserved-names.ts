/** Names that no field may have and no template may read: programs give them a meaning of their own on every object. */

const RESERVED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export function isReservedName(name: string): boolean {
  return RESERVED.has(name);
}
