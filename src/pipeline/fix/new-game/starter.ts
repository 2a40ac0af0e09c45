/**
 * The files of a new game: nine cards with their templates, checks and a README, taken from docs/first-game/ of the
 * package and renamed, or decks from spreadsheets; and the settings and schemas for editors.
 */
import type { Bundle } from "../../../host/bundle.ts";
import { createMemoryHost } from "../../../host/memory-host.ts";
import { CONTENT_GLOBS } from "../../../schema/kinds.ts";
import { schemasForEditors } from "../editor-schemas.ts";
import type { SpreadsheetDeck } from "./spreadsheet-decks.ts";
import { type NewFiles, spreadsheetGame } from "./spreadsheet-game.ts";

/** The folder of the sample game in the package, and the names in it that are replaced. */
const FOLDER = "docs/first-game/";
const ID = "first-game";
const TITLE = "First Game";

/** The project's folder for the schemas that editors read. */
export const SCHEMAS_FOLDER = "schemas";

export interface NewGame {
  readonly id: string;
  readonly title: string;
}

/**
 * Content of each file by its path in the new project.
 * @param decks decks from spreadsheets; if empty, the nine cards of the first game
 * @throws Error if the package does not contain the first game
 */
export function newProject(bundle: Bundle, game: NewGame, decks: readonly SpreadsheetDeck[] = []): NewFiles {
  const files = filesOf(bundle, game, decks);
  return new Map([
    ...files,
    ...schemasOf(bundle, game, files),
    [".gitignore", "output/\n"],
    [".vscode/settings.json", settings()],
    [".vscode/extensions.json", json({ recommendations: ["redhat.vscode-yaml"] })],
  ]);
}

/** The same for a project that already has games: only the files of the new one. @throws Error as above */
export function newGame(bundle: Bundle, game: NewGame, decks: readonly SpreadsheetDeck[] = []): NewFiles {
  const files = filesOf(bundle, game, decks);
  const own = [...files, ...schemasOf(bundle, game, files)];
  return new Map(own.filter(([path]) => path.split("/")[1] === game.id));
}

const filesOf = (bundle: Bundle, game: NewGame, decks: readonly SpreadsheetDeck[]): NewFiles =>
  decks.length > 0 ? spreadsheetGame(game, decks) : new Map(renamedFiles(bundle, game));

function renamedFiles({ host }: Bundle, { id, title }: NewGame): readonly (readonly [string, string])[] {
  const paths = host.listFiles(FOLDER.slice(0, -1));
  // The new project would have no game, and seem to be complete.
  if (paths.length === 0) throw new Error(`this package is incomplete: it contains no ${FOLDER}`);
  return paths.map((file) => {
    const text = new TextDecoder().decode(host.readBytes(file));
    // In YAML the title is in double quotes.
    const written = file.endsWith(".yaml") ? JSON.stringify(title).slice(1, -1) : title;
    const path = file.slice(FOLDER.length).replaceAll(ID, () => id);
    return [path, text.replaceAll(ID, () => id).replaceAll(TITLE, () => written)];
  });
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
