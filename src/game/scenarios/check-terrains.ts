/** Checks the terrains of a glossary: their dice exist, and pieces can enter at least one of them. */
import type { GlossaryFile, TerrainField } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import { type Game, mayBeUnusable } from "../game.ts";
import type { CheckedFile } from "../input.ts";

type Resolved = Pick<Game, "dice" | "unusable">;

export function checkTerrains(
  glossary: CheckedFile<GlossaryFile> | undefined,
  { dice, unusable }: Resolved,
  report: Report,
): void {
  const written = Object.entries(glossary?.file.terrains ?? {});
  if (glossary === undefined || written.length === 0) return;
  const at = { file: glossary.path, path: ["terrains"] };
  const names = dice.map(({ id }) => id);
  for (const [id, { die }] of written)
    if (die !== undefined && !names.includes(die) && !mayBeUnusable(unusable, "die", die))
      report({
        rule: "glossary/unknown-die",
        at: below(at, id, "die"),
        message: `the game has no die "${die}"`,
        ...insteadOf(die, names, "it has no dice", `add a die "${die}" in dice/, or remove \`die:\``),
      });
  reportRepeatedSigns(written, at, report);
  const [first] = written;
  if (first && written.every(([, { cost }]) => cost === "blocked"))
    report({
      rule: "game/never-moves",
      at: below(at, first[0], "cost"),
      message: "no piece can ever move: all terrains are blocked",
      fix: "give one of them a cost, such as `cost: 1`",
    });
}

function reportRepeatedSigns(
  written: readonly (readonly [string, TerrainField])[],
  at: SourceRef,
  report: Report,
): void {
  const signs = new Map<string, string>();
  for (const [id, { sign }] of written) {
    const other = signs.get(sign);
    if (other === undefined) signs.set(sign, id);
    else
      report({
        rule: "glossary/repeated-sign",
        severity: "warning",
        at: below(at, id, "sign"),
        message: `"${id}" has the sign ${sign}, and so has "${other}"`,
        fix: "give one of them another sign",
      });
  }
}

/** Terrains that no map card has; what a face-down card shows is used. */
export function reportUnusedTerrains(
  glossary: CheckedFile<GlossaryFile> | undefined,
  { decks, unusable, faceDown }: Pick<Game, "decks" | "unusable"> & { readonly faceDown: string },
  report: Report,
): void {
  const maps = decks.flatMap(({ cards }) => cards.flatMap(({ map }) => map ?? []));
  const areWhole = unusable.length === 0 && maps.length > 0 && maps.every(({ isWhole }) => isWhole);
  if (glossary === undefined || !areWhole) return;
  const used = new Set([faceDown, ...maps.flatMap(({ squares }) => squares.map(({ terrain }) => terrain))]);
  for (const id of Object.keys(glossary.file.terrains ?? {}))
    if (!used.has(id))
      report({
        rule: "glossary/unused-terrain",
        severity: "hint",
        at: { file: glossary.path, path: ["terrains", id, "title"] },
        message: `no map card has the terrain "${id}"`,
        fix: "give it to some cells, or remove it",
      });
}
