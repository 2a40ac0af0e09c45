/** What `broadside init` does. */
import { basename, dirname, resolve } from "node:path";
import { openBundle } from "../host/bundle.ts";
import { hasContent } from "../host/find-project.ts";
import { namesIn, writeNewFiles } from "../host/new-files.ts";
import { slug } from "../pipeline/output-names.ts";
import type { SpreadsheetDeck } from "../pipeline/spreadsheet-game.ts";
import { type NewGame, newGame, newProject } from "../pipeline/starter.ts";
import { CannotRun } from "./cannot-run.ts";
import type { InitFlags } from "./init.ts";
import { shownPath } from "./output-folder.ts";
import { aboutDeck, spreadsheetDecks } from "./spreadsheet-decks.ts";
import { writeOut } from "./terminal.ts";

const LONGEST_TITLE = 60;

/** @throws CannotRun when the folder holds something, or when its name or the flags make no game. */
export function runInit(name: string, flags: InitFlags): number {
  const folder = resolve(name);
  const project = projectAbove(folder);
  const game = { id: idOf(folder, flags.id), title: titleOf(folder, flags.title) };
  const decks = spreadsheetDecks(flags.from ?? []);
  if (project === undefined) {
    refuseFull(folder, name);
    writeNewFiles(folder, newProject(openBundle(), game, decks));
  } else addGame(project, folder, game, decks);
  for (const line of welcome(project ?? folder, game, decks)) writeOut(`${line}\n`);
  return 0;
}

/** The project that a folder `content/<game>` belongs to. */
function projectAbove(folder: string): string | undefined {
  const content = dirname(folder);
  return basename(content) === "content" && hasContent(dirname(content)) ? dirname(content) : undefined;
}

function addGame(project: string, folder: string, game: NewGame, decks: readonly SpreadsheetDeck[]): void {
  if (basename(folder) !== game.id)
    throw new CannotRun(
      `a game's folder has the name of its id, and "${basename(folder)}" is none; write: broadside init ${shownPath(resolve(folder, "..", game.id)) || "."}`,
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
    throw new CannotRun(`"${name}" makes no id; add one of a to z, 0 to 9 and hyphens: --id my-game`);
  if (given !== undefined && given !== id)
    throw new CannotRun(`--id "${given}" is no id: a to z, 0 to 9 and hyphens; write --id ${id}`);
  if (id === "shared")
    throw new CannotRun(
      'a game cannot be called "shared", for that is where games keep what they share; add --id my-game',
    );
  return id;
}

function titleOf(folder: string, given: string | undefined): string {
  const title = (given ?? titleFrom(basename(folder))).trim();
  if (title === "" || /[\p{Cc}\p{Cs}]/u.test(title))
    throw new CannotRun("--title: some words on one line are expected");
  if ([...title].length > LONGEST_TITLE)
    throw new CannotRun(
      `--title: at most ${LONGEST_TITLE} characters are expected, so that they fit on a card`,
    );
  return title;
}

/** "my-game" is "My Game"; a name with blanks or capitals is a title already. */
function titleFrom(name: string): string {
  if (/[\s\p{Lu}]/u.test(name)) return name;
  const words = name.split(/[-_.]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || name;
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
