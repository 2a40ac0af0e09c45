/**
 * A copy of the repository in which nothing was ever set up: its packages are linked, its games are small ones, which
 * are printed and checked in a moment.
 */
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { FURTHER_FILES } from "../../../src/manual/example-game.ts";
import { writeProject } from "../command/command.ts";
import { projectPath } from "../game/example-text.ts";
import { SAMPLE_GAME } from "../game/sample-game.ts";
import { temporaryFolder } from "../temporary.ts";

/** The game that `npm start` prints, and another one. */
export const COPIED_GAMES: readonly string[] = ["pirate-quest", "pirate-tricks"];

/** Map cards of the first game, and a scenario. */
const MAP = ["decks/reef.yaml", "templates/reef.svg.hbs", "scenarios/bay.yaml"];

/** @returns its folder */
export function freshCopy(): string {
  const copy = temporaryFolder();
  for (const part of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "src",
    "docs",
    "templates/shared",
  ])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const [index, game] of COPIED_GAMES.entries()) writeProject(copy, smallGame(game, index));
  return copy;
}

/** The sample game under another name, with a kit, and map cards in one of them. */
function smallGame(id: string, index: number): Readonly<Record<string, string>> {
  const texts = Object.entries(SAMPLE_GAME).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const map =
    index === 0
      ? MAP.map((path): [string, string] => [projectPath(path), FURTHER_FILES[path] as string])
      : [];
  const decks = index === 0 ? "{ deck: crew }, { deck: reef }" : "{ deck: crew }";
  const kit = `kit: starter-pack\ntitle: Starter Pack\ncontents: [${decks}]\n`;
  return Object.fromEntries(
    [...texts, ...map, ["content/sample/kits/starter-pack.yaml", kit] as const].map(([path, text]) => [
      path.replace("/sample/", `/${id}/`),
      text.replace("id: sample", `id: ${id}`),
    ]),
  );
}
