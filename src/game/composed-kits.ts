/** Kits of kits: what belongs to others as a whole is written once. */
import { onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import type { SourceRef } from "../source/tree.ts";
import { below, type Report } from "./fault.ts";
import { type Game, type Kit, type KitScenario, mayBeUnusable } from "./game.ts";

/**
 * Each kit with the items, scenarios and booklets of the kits that belong to it before its own; a kit, a scenario or a
 * booklet that several bring once. Unknown kits and circles are told and left out.
 */
export function composedKits(
  kits: readonly Kit[],
  unusable: Game["unusable"],
  report: Report,
): readonly Kit[] {
  const byId = new Map(kits.map((kit) => [kit.id, kit]));
  for (const kit of kits) checkNames(kit, byId, unusable, report);
  return kits.map((kit) => {
    const all = withParts(kit, byId, report);
    return {
      ...kit,
      items: all.flatMap(({ items }) => items),
      scenarios: once(all.flatMap(({ scenarios }) => scenarios)),
      booklets: [...new Set(all.flatMap(({ booklets }) => booklets))],
    };
  });
}

function checkNames(
  kit: Kit,
  byId: ReadonlyMap<string, Kit>,
  unusable: Game["unusable"],
  report: Report,
): void {
  for (const [index, word] of kit.kits.entries()) {
    if (byId.has(word) || mayBeUnusable(unusable, "kit", word)) continue;
    const known = [...byId.keys()].filter((id) => id !== kit.id);
    const near = onlyNearest(word, known);
    report({
      rule: "kit/unknown-kit",
      at: below(kit.source, "kits", index),
      message: `the game has no kit "${word}"`,
      label: known.length === 0 ? "it has no other kits" : `it has ${listed(known)}`,
      fix: near ? `write ${near}` : "leave it out, or add the kit in kits/",
      mend: near,
    });
  }
}

/**
 * The kits that belong to a kit, however deep, and it behind them: each once, by however many ways it is reached, and
 * behind its own parts. One that is part of itself is told where the circle closes.
 */
function withParts(kit: Kit, byId: ReadonlyMap<string, Kit>, report: Report): readonly Kit[] {
  const found: Kit[] = [];
  const seen = new Set([kit]);
  let isTold = false;
  const take = (whole: Kit): void => {
    for (const [index, id] of whole.kits.entries()) {
      const part = byId.get(id);
      if (part === kit && !isTold) {
        isTold = true;
        reportCircle(id, below(whole.source, "kits", index), report);
      }
      if (part === undefined || seen.has(part)) continue;
      seen.add(part);
      take(part);
    }
    found.push(whole);
  };
  take(kit);
  return found;
}

function reportCircle(id: string, at: SourceRef, report: Report): void {
  report({ rule: "kit/circle", at, message: `the kit "${id}" is part of itself`, fix: "leave it out" });
}

/** Each scenario once, where it stands first; with its poster if any of them wants that. */
function once(all: readonly KitScenario[]): readonly KitScenario[] {
  const found = new Map<string, KitScenario>();
  for (const one of all) {
    const before = found.get(one.scenario);
    found.set(one.scenario, before ? { ...before, poster: before.poster || one.poster } : one);
  }
  return [...found.values()];
}
