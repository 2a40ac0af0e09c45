/** Validates names of kits: each must exist and be named once; combined kits must belong to one game. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { unknownName } from "../../diagnostics/unknown-name.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import type { Game, Kit } from "../../game/game.ts";
import { kitsNamed } from "../../game/kits/prints.ts";

/**
 * @param names "main", or "main+magic-shop" for several as one
 * @throws BroadsideError `unknown-kit` or `bad-order`
 */
export function refuseKits(names: readonly string[], games: readonly Game[]): void {
  const known = games.flatMap((game) => game.kits.map(({ id }) => id));
  for (const name of names) refuseListed(name, known);
  for (const id of names.flatMap(kitsNamed))
    if (!known.includes(id)) throw unknownName("kits", "kit", id, known, "unknown-kit");
  refuseRepeated(names, "");
  for (const name of names) {
    const ids = kitsNamed(name);
    refuseRepeated(ids, ` in "${name}"`);
    const game = games.find(({ kits }) => ids.every((id) => kits.some((kit) => kit.id === id)));
    if (!game)
      throw new BroadsideError(
        "bad-order",
        wording`${option("kits")}: the kits of "${name}" belong to different games`,
      );
    refuseParts(ids, game.kits);
  }
}

/** Rejects commas between kits, which could mean one print or several. */
function refuseListed(name: string, known: readonly string[]): void {
  const listed = name.split(/\s*,\s*/);
  if (listed.length > 1 && listed.every((id) => known.includes(id)))
    throw new BroadsideError(
      "bad-order",
      wording`${option("kits")} "${name}": write ${listed.join("+")} to combine kits, or ${option("eachKit")} for each of them`,
    );
}

function refuseRepeated(names: readonly string[], where: string): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new BroadsideError("bad-order", wording`${option("kits")}: "${twice}" is named twice${where}`);
}

/** Rejects a kit together with one that includes it, which would be printed twice. */
function refuseParts(ids: readonly string[], kits: readonly Kit[]): void {
  for (const whole of ids) {
    const inside = partsOf(whole, kits);
    const part = ids.find((id) => inside.has(id));
    if (part !== undefined)
      throw new BroadsideError(
        "bad-order",
        wording`${option("kits")}: "${part}" is part of "${whole}" and would be printed twice; leave it out`,
      );
  }
}

/** Assumes valid kits, none of which is part of itself. */
function partsOf(id: string, kits: readonly Kit[], found = new Set<string>()): ReadonlySet<string> {
  for (const part of kits.find((kit) => kit.id === id)?.kits ?? [])
    if (!found.has(part)) {
      found.add(part);
      partsOf(part, kits, found);
    }
  return found;
}
