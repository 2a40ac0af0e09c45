/** Kits of kits: what belongs to others as a whole is written once. */
import { onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import { below, type Report } from "./fault.ts";
import { type Game, type Kit, type KitScenario, mayBeUnusable } from "./game.ts";

/**
 * Each kit with the items, scenarios and booklets of the kits that it names before its own, a scenario or a booklet that
 * several bring once; unknown kits and circles are told and left out.
 */
export function composedKits(
  kits: readonly Kit[],
  unusable: Game["unusable"],
  report: Report,
): readonly Kit[] {
  for (const kit of kits) checkNames(kit, kits, unusable, report);
  return kits.map((kit) => {
    const all = withParts(kit, kits, [], report);
    return {
      ...kit,
      items: all.flatMap(({ items }) => items),
      scenarios: once(all.flatMap(({ scenarios }) => scenarios)),
      booklets: [...new Set(all.flatMap(({ booklets }) => booklets))],
    };
  });
}

function checkNames(kit: Kit, kits: readonly Kit[], unusable: Game["unusable"], report: Report): void {
  for (const [index, word] of kit.kits.entries()) {
    if (kits.some(({ id }) => id === word) || mayBeUnusable(unusable, "kit", word)) continue;
    const known = kits.map(({ id }) => id).filter((id) => id !== kit.id);
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
 * The kits that belong to a kit, and it behind them.
 * @param within the kits that this one is part of, outermost first
 */
function withParts(kit: Kit, kits: readonly Kit[], within: readonly Kit[], report: Report): readonly Kit[] {
  const around = [...within, kit];
  const parts = kit.kits.flatMap((id, index) => {
    const part = kits.find((one) => one.id === id);
    if (part === undefined) return [];
    if (!around.includes(part)) return withParts(part, kits, around, report);
    if (part === around[0])
      report({
        rule: "kit/circle",
        at: below(kit.source, "kits", index),
        message: `the kit "${id}" is part of itself`,
        fix: "leave it out",
      });
    return [];
  });
  return [...parts, kit];
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
