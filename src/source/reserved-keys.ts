/** Names that no field may have: programs give them a meaning of their own on every object. */

const RESERVED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export function isReservedKey(key: string): boolean {
  return RESERVED.has(key);
}
