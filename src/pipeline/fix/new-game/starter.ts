/**
 * The files of a new game: a sample with its templates, checks and a README, taken from the package and renamed, or decks
 * from spreadsheets; and the settings and schemas for editors.
 */
import type { Bundle } from "../../../host/bundle.ts";
import { createMemoryHost } from "../../../host/memory-host.ts";
import { CONTENT_GLOBS } from "../../../schema/kinds.ts";
import { schemasForEditors } from "../editor-schemas.ts";
import { copiedGame } from "./copied-game.ts";
import { NINE_CARDS, type Sample } from "./samples.ts";
import type { SpreadsheetDeck } from "./spreadsheet-decks.ts";
import { type NewFiles, spreadsheetGame } from "./spreadsheet-game.ts";

/** The project's folder for the schemas that editors read. */
export const SCHEMAS_FOLDER = "schemas";

export interface NewGame {
  readonly id: string;
  readonly title: string;
}

/** What a new game is made of: the cards of spreadsheets, or a game that comes with Broadside; else a sample. */
export interface StartFrom {
  readonly decks?: readonly SpreadsheetDeck[];
  /** Default: nine cards. */
  readonly sample?: Sample | undefined;
  /** The id of the game to copy. */
  readonly like?: string | undefined;
}

/**
 * Content of each file by its path in the new project.
 * @throws Error if the package does not contain the sample
 */
export function newProject(bundle: Bundle, game: NewGame, from: StartFrom = {}): NewFiles {
  const files = filesOf(bundle, game, from);
  return new Map([
    ...files,
    ...schemasOf(bundle, game, files),
    [".gitignore", "output/\n"],
    [".vscode/settings.json", settings()],
    [".vscode/extensions.json", json({ recommendations: ["redhat.vscode-yaml"] })],
  ]);
}

/** The same for a project that already has games: only the files of the new one. @throws Error as above */
export function newGame(bundle: Bundle, game: NewGame, from: StartFrom = {}): NewFiles {
  const files = filesOf(bundle, game, from);
  const own = [...files, ...schemasOf(bundle, game, files)];
  return new Map(own.filter(([path]) => path.split("/")[1] === game.id));
}

function filesOf(
  bundle: Bundle,
  game: NewGame,
  { decks = [], sample = NINE_CARDS, like }: StartFrom,
): NewFiles {
  if (like !== undefined) return copiedGame(bundle.host, like, game);
  return decks.length > 0 ? spreadsheetGame(game, decks) : new Map(renamedFiles(bundle, game, sample));
}

function renamedFiles(
  { host }: Bundle,
  { id, title }: NewGame,
  sample: Sample,
): readonly (readonly [string, string])[] {
  const paths = host.listFiles(sample.folder.slice(0, -1));
  // The new project would have no game, and seem to be complete.
  if (paths.length === 0) throw new Error(`this package is incomplete: it contains no ${sample.folder}`);
  return paths.map((file) => {
    const text = new TextDecoder().decode(host.readBytes(file));
    const path = file.slice(sample.folder.length).replaceAll(sample.id, () => id);
    return [path, text.replaceAll(sample.id, () => id).replaceAll(sample.title, () => written(file, title))];
  });
}

/** In YAML the title is in double quotes. */
function written(file: string, title: string): string {
  return file.endsWith(".yaml") ? JSON.stringify(title).slice(1, -1) : title;
}

function schemasOf(bundle: Bundle, game: NewGame, files: NewFiles): readonly (readonly [string, string])[] {
  const texts = [...files].filter((file): file is [string, string] => typeof file[1] === "string");
  const host = createMemoryHost(Object.fromEntries(texts));
  const { value } = schemasForEditors({ host, bundle }, [game.id]);
  return [...value].map(([path, text]) => [`${SCHEMAS_FOLDER}/${path}`, text]);
}

/** Editor settings for files that do not name a schema in their first line. */
function settings(): string {
  const globs = Object.entries(CONTENT_GLOBS).map(([kind, glob]) => [
    `./${SCHEMAS_FOLDER}/${kind}.schema.json`,
    `content/*/${glob}`,
  ]);
  const field = [`./${SCHEMAS_FOLDER}/field.schema.json`, "content/*/schemas/*.yaml"];
  return json({ "yaml.schemas": Object.fromEntries([...globs, field]) });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
