/** The terrains on which no die is rolled, in games that have dice for others. */
import type { Moves } from "./moves.ts";

/** Ids; those of face-down cards do not count. Empty if no terrain has a die. */
export function plainTerrains({ movement, terrains }: Moves): ReadonlySet<string> {
  if (terrains.every(({ die }) => die === undefined)) return new Set();
  const plain = terrains.filter(({ die, id }) => die === undefined && id !== movement.faceDown);
  return new Set(plain.map(({ id }) => id));
}
