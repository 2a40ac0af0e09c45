/** Checks the terrains of a glossary: their dice exist, and pieces can enter at least one of them. */
import type { GlossaryFile } from "../../schema/files.ts";
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
  const [first] = written;
  if (first && written.every(([, { cost }]) => cost === "blocked"))
    report({
      rule: "game/never-moves",
      at: below(at, first[0], "cost"),
      message: "no piece can ever move: all terrains are blocked",
      fix: "give one of them a cost, such as `cost: 1`",
    });
}
