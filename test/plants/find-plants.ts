/**
 * Finds out which plants a check finds, with as few checks as possible. Reading finds many very quickly. The others are
 * planted several at once, in different lines. Those not found together are checked again without the ones that were
 * found, since one fault may hide another, and finally alone. `PLANTS=all` checks each plant on its own.
 */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { RULES } from "../../src/rules/index.ts";
import { checkShipped, readShipped } from "../support/game/shipped-game.ts";
import { type Company, company, isFreeFor, placeIn, textsOf } from "./company.ts";
import { type Plant, type Planted, planted } from "./plant.ts";

/** Plants in one check: in larger groups too many would be hidden and need another check. */
const MOST_TOGETHER = process.env.PLANTS === "all" ? 1 : 45;

/** One in this many is also checked in full although reading finds it, to prove that what reading finds is reported. */
const CHECKED_ANYWAY = process.env.PLANTS === "all" ? 1 : 10;

/** Rules run after reading, so reading never finds their faults. */
const JUDGED = new Set(RULES.map(({ id }) => id));

/**
 * Returns a function that decides whether a plant of the list is found by reading, or otherwise together with others.
 */
export function findingTogether(plants: readonly Plant[]): (plant: Plant) => Promise<boolean> {
  let groups: readonly Company[] | undefined;
  const checks = new Map<Company, Promise<ReadonlySet<Plant>>>();
  return async (plant) => {
    groups ??= groupsOf(
      plants.filter((one, index) => index % CHECKED_ANYWAY === 0 || !isFoundByReading(one)),
    );
    const group = groups.find((one) => one.plants.includes(plant));
    if (!group) return true;
    const check = checks.get(group) ?? foundIn(group);
    checks.set(group, check);
    return (await check).has(plant);
  };
}

/** Those found, which may hide others, are removed check by check, until a check finds none of the rest. */
async function foundIn(group: Company): Promise<ReadonlySet<Plant>> {
  const findings = new Set(linesOf(await checkShipped(textsOf(group))));
  const found = group.plants.filter((plant) => findings.has(lineOf(plant, placeIn(group, plant))));
  const rest = group.plants.filter((plant) => !found.includes(plant));
  if (found.length === 0 || rest.length === 0) return new Set(found);
  return new Set([...found, ...(await foundIn(company(rest)))]);
}

function isFoundByReading(plant: Plant): boolean {
  if (JUDGED.has(plant.rule) || plant.file.startsWith("templates/")) return false;
  const place = planted(plant);
  return linesOf(readShipped(place.files).diagnostics).includes(lineOf(plant, place));
}

/** In the order of the list, each plant in the first group that has room for it. */
function groupsOf(plants: readonly Plant[]): readonly Company[] {
  const groups: Company[] = [];
  for (const plant of plants) {
    const index = groups.findIndex((one) => one.plants.length < MOST_TOGETHER && isFreeFor(one, plant));
    if (index === -1) groups.push(company([plant]));
    else groups[index] = company([...(groups[index]?.plants ?? []), plant]);
  }
  return groups;
}

/** "deck/mixed-backs content/pirate-quest/decks/map.yaml:12". */
export const lineOf = ({ rule }: Plant, { file, line }: Pick<Planted, "file" | "line">): string =>
  `${rule} ${file}:${line}`;

export const linesOf = (findings: readonly Diagnostic[]): readonly string[] =>
  findings.map(({ rule, file, start }) => `${rule} ${file}:${start.line}`);
