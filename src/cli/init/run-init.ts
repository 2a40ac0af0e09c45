/** What `broadside init` does. */
import { basename, dirname, resolve } from "node:path";
import { openBundle } from "../../host/bundle.ts";
import { hasContent } from "../../host/disk/find-project.ts";
import { namesIn, writeNewFiles } from "../../host/disk/new-files.ts";
import { createNodeHost } from "../../host/node-host.ts";
import { type SpreadsheetDeck, spreadsheetDecks } from "../../pipeline/fix/new-game/spreadsheet-decks.ts";
import { type NewGame, newGame, newProject } from "../../pipeline/fix/new-game/starter.ts";
import { titleFrom } from "../../pipeline/fix/new-game/titles.ts";
import { slug } from "../../pipeline/print/output-names.ts";
import { shownPath } from "../build/output-folder.ts";
import { givenTitle } from "../scenario/scenario-names.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeOut } from "../terminal/terminal.ts";
import { aboutDeck } from "./about-deck.ts";
import type { InitFlags } from "./init.ts";

/** @throws CannotRun when the folder holds something, or when its name or the flags make no game. */
export function runInit(name: string, flags: InitFlags): number {
  const folder = resolve(name);
  const project = projectAbove(folder);
  const game = { id: idOf(folder, flags.id), title: givenTitle(flags.title ?? titleFrom(basename(folder))) };
  const decks = decksFrom(flags.from ?? []);
  if (project === undefined) {
    refuseFull(folder, name);
    writeNewFiles(folder, newProject(openBundle(), game, decks));
  } else addGame(project, folder, game, decks);
  for (const line of welcome(project ?? folder, game, decks)) writeOut(`${line}\n`);
  return 0;
}

/** @throws CannotRun when one of the files cannot be read, or has no cards. */
function decksFrom(files: readonly string[]): readonly SpreadsheetDeck[] {
  const found = spreadsheetDecks(
    files.map((shown) => ({
      shown,
      name: basename(shown),
      host: createNodeHost(dirname(resolve(shown))),
    })),
  );
  if ("refusal" in found) throw new CannotRun(found.refusal);
  return found.decks;
}

/** The project that a folder `content/<game>` belongs to. */
function projectAbove(folder: string): string | undefined {
  const content = dirname(folder);
  return basename(content) === "content" && hasContent(dirname(content)) ? dirname(content) : undefined;
}

function addGame(project: string, folder: string, game: NewGame, decks: readonly SpreadsheetDeck[]): void {
  if (basename(folder) !== game.id)
    throw new CannotRun(
      `a game's folder is called like its id, and "${basename(folder)}" cannot be an id; write: broadside init ${shownPath(resolve(folder, "..", game.id)) || "."}`,
    );
  const files = newGame(openBundle(), game, decks);
  const folders = new Set([...files.keys()].map((path) => path.split("/").slice(0, 2).join("/")));
  for (const own of folders) refuseFull(resolve(project, own), own);
  writeNewFiles(project, files);
}

function refuseFull(folder: string, name: string): void {
  const names = namesIn(folder);
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(", ") + (names.length > 3 ? " ..." : "");
  throw new CannotRun(
    `the folder "${name}" is not empty (${some}), and nothing is overwritten; name a new folder`,
  );
}

function idOf(folder: string, given: string | undefined): string {
  const name = given ?? basename(folder);
  const id = slug(name);
  if (!/[a-z0-9]/i.test(name.normalize("NFKD")))
    throw new CannotRun(
      `no id can be made of "${name}"; add one with the letters a to z, digits and hyphens: --id my-game`,
    );
  if (given !== undefined && given !== id)
    throw new CannotRun(
      `--id "${given}" is not an id, which has only the letters a to z, digits and hyphens; write --id ${id}`,
    );
  if (id === "shared")
    throw new CannotRun(
      'a game cannot be called "shared", because that folder holds what all games use; add --id my-game',
    );
  return id;
}

function welcome(root: string, { id, title }: NewGame, decks: readonly SpreadsheetDeck[]): readonly string[] {
  const here = shownPath(root) || ".";
  const file = (path: string): string => shownPath(resolve(root, path));
  const what =
    decks.length > 0
      ? decks.flatMap((deck) =>
          aboutDeck(deck, file(`templates/${id}/${deck.id}.svg.hbs`), (path) =>
            file(`content/${id}/${path}`),
          ),
        )
      : [`${title}: nine cards, ready to print. Their file is ${file(`content/${id}/decks/animals.yaml`)}`];
  return [
    ...what,
    "Next:",
    ...(here === "." ? [] : [`  cd ${/[^\w./\\-]/.test(here) ? JSON.stringify(here) : here}`]),
    `  broadside check ${id}`,
    `  broadside build ${id}`,
  ];
}
