/** Kits of kits: what belongs to others as a whole is written once. */
import { onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import { below, type Report } from "./fault.ts";
import { type Game, type Kit, type KitItem, mayBeUnusable } from "./game.ts";

/** Each kit with the items of the kits that it names before its own; unknown kits and circles are told and left out. */
export function composedKits(
  kits: readonly Kit[],
  unusable: Game["unusable"],
  report: Report,
): readonly Kit[] {
  for (const kit of kits) checkNames(kit, kits, unusable, report);
  return kits.map((kit) => ({ ...kit, items: itemsOf(kit, kits, [], report) }));
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

/** @param within the kits that this one is part of, outermost first */
function itemsOf(kit: Kit, kits: readonly Kit[], within: readonly Kit[], report: Report): readonly KitItem[] {
  const around = [...within, kit];
  const parts = kit.kits.flatMap((id, index) => {
    const part = kits.find((one) => one.id === id);
    if (part === undefined) return [];
    if (!around.includes(part)) return itemsOf(part, kits, around, report);
    if (part === around[0])
      report({
        rule: "kit/circle",
        at: below(kit.source, "kits", index),
        message: `the kit "${id}" is part of itself`,
        fix: "leave it out",
      });
    return [];
  });
  return [...parts, ...kit.items];
}
