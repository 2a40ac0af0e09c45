/**
 * Which plants a check finds, with as few checks as can be: reading alone finds many in no time, and the others are
 * planted several at once, no two in one file. What is not found in company is looked for once more alone, since one
 * fault may hide another.
 */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { checkShipped, readShipped, SHIPPED_FILES, type TextFiles } from "../support/shipped-game.ts";
import { filesOf, type Plant, type Planted, planted } from "./plant.ts";

/** Plants in one check: with more of them one hides another too often. */
const MOST_TOGETHER = 6;

/**
 * One in so many is checked as a whole though reading finds it: what reading finds must come out in the end.
 * `PLANTS=all` checks each of them.
 */
const CHECKED_ANYWAY = process.env.PLANTS === "all" ? 1 : 10;

/** Answers whether a plant of the list is found by reading, or else in the company of others, which is checked once. */
export function findingTogether(plants: readonly Plant[]): (plant: Plant) => Promise<boolean> {
  let groups: readonly (readonly Plant[])[] | undefined;
  const checks = new Map<readonly Plant[], Promise<readonly string[]>>();
  return async (plant) => {
    groups ??= groupsOf(
      plants.filter((one, index) => index % CHECKED_ANYWAY === 0 || !isFoundByReading(one)),
    );
    const group = groups.find((one) => one.includes(plant));
    if (!group) return true;
    const check = checks.get(group) ?? checkShipped(filesWith(group)).then(linesOf);
    checks.set(group, check);
    return (await check).includes(lineOf(plant, planted(plant)));
  };
}

function isFoundByReading(plant: Plant): boolean {
  const place = planted(plant);
  return linesOf(readShipped(place.files).diagnostics).includes(lineOf(plant, place));
}

/** In the order of the list; no file is changed or looked at by two of a group. */
function groupsOf(plants: readonly Plant[]): readonly (readonly Plant[])[] {
  const groups: { readonly plants: Plant[]; readonly files: Set<string> }[] = [];
  for (const plant of plants) {
    const files = filesOf(plant);
    const isFree = (group: (typeof groups)[number]): boolean =>
      group.plants.length < MOST_TOGETHER && files.every((file) => !group.files.has(file));
    const group = groups.find(isFree) ?? { plants: [], files: new Set<string>() };
    if (group.plants.length === 0) groups.push(group);
    group.plants.push(plant);
    for (const file of files) group.files.add(file);
  }
  return groups.map(({ plants: all }) => all);
}

function filesWith(plants: readonly Plant[]): TextFiles {
  const changes = plants.flatMap((plant) =>
    Object.entries(planted(plant).files).filter(([path, text]) => text !== SHIPPED_FILES[path]),
  );
  return { ...SHIPPED_FILES, ...Object.fromEntries(changes) };
}

/** "deck/mixed-backs content/pirate-quest/decks/map.yaml:12". */
export const lineOf = ({ rule }: Plant, { file, line }: Planted): string => `${rule} ${file}:${line}`;

export const linesOf = (findings: readonly Diagnostic[]): readonly string[] =>
  findings.map(({ rule, file, start }) => `${rule} ${file}:${start.line}`);
