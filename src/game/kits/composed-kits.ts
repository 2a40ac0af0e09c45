/** Kits that include other kits as a whole. */
import { below, insteadOf, type Report } from "../fault.ts";
import { type Game, type Kit, type KitScenario, mayBeUnusable } from "../game.ts";

/** Deepest nesting of kits; no real game needs more. */
const MOST_DEEP = 16;
/** Most entries of a kit including its parts: as many as one may have of its own. */
const MOST_ENTRIES = 1_000;

type ById = ReadonlyMap<string, Kit>;

/**
 * Each kit with the items, scenarios and booklets of the kits that it names before its own; a kit, scenario or booklet that
 * several include occurs once. Unknown kits, cycles and excess entries are reported and left out.
 */
export function composedKits(
  kits: readonly Kit[],
  unusable: Game["unusable"],
  report: Report,
): readonly Kit[] {
  const byId = new Map(kits.map((kit) => [kit.id, kit]));
  for (const kit of kits) checkNames(kit, byId, unusable, report);
  const wholes = new Map<string, Whole>();
  for (const kit of partsFirst(byId, report)) wholes.set(kit.id, wholeOf(kit, wholes, report));
  return kits.map((kit) => wholes.get(kit.id)?.kit ?? kit);
}

function checkNames(kit: Kit, byId: ById, unusable: Game["unusable"], report: Report): void {
  for (const [index, word] of kit.kits.entries()) {
    if (byId.has(word) || mayBeUnusable(unusable, "kit", word)) continue;
    const others = [...byId.keys()].filter((id) => id !== kit.id);
    report({
      rule: "kit/unknown-kit",
      at: below(kit.source, "kits", index),
      message: `the game has no kit "${word}"`,
      ...insteadOf(word, others, "it has no other kits", "remove it, or add the kit in kits/"),
    });
  }
}

/** Kits in an order in which every kit follows the kits that it names; cycles are reported and cut. */
function partsFirst(byId: ById, report: Report): ReadonlySet<Kit> {
  const done = new Set<Kit>();
  for (const first of byId.values()) {
    // Not recursive, because thousands of kits may be nested.
    const open = done.has(first) ? [] : [{ kit: first, next: 0 }];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const index = top.next++;
      const word = top.kit.kits[index];
      const part = word === undefined ? undefined : byId.get(word);
      if (word === undefined) done.add((open.pop() as typeof top).kit);
      else if (part && open.some(({ kit }) => kit === part)) reportCircle(top.kit, index, report);
      else if (part && !done.has(part)) open.push({ kit: part, next: 0 });
    }
  }
  return done;
}

function reportCircle({ kits, source }: Kit, index: number, report: Report): void {
  report({
    rule: "kit/circle",
    at: below(source, "kits", index),
    message: `the kit "${kits[index]}" is part of itself`,
    fix: "remove it",
  });
}

/** A kit with everything it includes, and how deeply it is nested. */
interface Whole {
  readonly kit: Kit;
  readonly depth: number;
}

/** @param wholes its parts, without unknown and cyclic ones */
function wholeOf(kit: Kit, wholes: ReadonlyMap<string, Whole>, report: Report): Whole {
  const parts = kit.kits.flatMap((id) => wholes.get(id) ?? []);
  const depth = 1 + Math.max(0, ...parts.map((part) => part.depth));
  const all = [...parts.map((part) => part.kit), kit];
  const items = [...new Set(all.flatMap((one) => one.items))];
  if (depth > MOST_DEEP || items.length > MOST_ENTRIES) {
    report({
      rule: "kit/too-much",
      at: below(kit.source, "kits"),
      message:
        depth > MOST_DEEP
          ? `more than ${MOST_DEEP} kits are nested`
          : `the kit has ${items.length} entries, expected ${MOST_ENTRIES} at most`,
      fix: "name the decks themselves in `contents:`, or remove parts",
    });
    return { kit, depth: 1 };
  }
  const whole = {
    ...kit,
    items,
    scenarios: once(all.flatMap(({ scenarios }) => scenarios)),
    booklets: [...new Set(all.flatMap(({ booklets }) => booklets))],
  };
  return { kit: whole, depth };
}

/** Each scenario once, at its first occurrence; with its poster if any occurrence asks for it. */
function once(all: readonly KitScenario[]): readonly KitScenario[] {
  const found = new Map<string, KitScenario>();
  for (const one of all) {
    const before = found.get(one.scenario);
    found.set(one.scenario, before ? { ...before, poster: before.poster || one.poster } : one);
  }
  return [...found.values()];
}
