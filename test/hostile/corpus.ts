/** Hostile rows as one project: each row with files is a game of its own, so that one run meets them all. */
import { readdirSync } from "node:fs";
import { type ProjectFiles, SAMPLE_GAME } from "../support/sample-game.ts";
import { type HostileRow, isAbsent, type Row } from "./row.ts";

/** All rows of all groups. */
export async function allRows(): Promise<readonly Row[]> {
  const lists = await Promise.all(
    readdirSync("test/hostile/rows").map(
      (file) => import(`./rows/${file}`) as Promise<{ readonly ROWS: readonly Row[] }>,
    ),
  );
  return lists.flatMap(({ ROWS }) => ROWS);
}

/** Larger inputs show nothing more here, and take their time. */
const MOST_BYTES = 300_000;

/** Files of a project with a game `h1`, `h2` ... for each row whose files are small, and one of whose texts is wanted. */
export function corpusOf(rows: readonly Row[], isWanted: (text: string) => boolean): ProjectFiles {
  const inputs = rows.filter((row): row is HostileRow => !isAbsent(row) && row.files !== undefined);
  const games = inputs.map(({ files = {} }) => (typeof files === "function" ? files() : files));
  const small = games.filter((files) => sizeOf(files) < MOST_BYTES);
  const wanted = small.filter((files) => Object.values(files).some((content) => isWanted(textOf(content))));
  return Object.assign({}, ...wanted.map((files, index) => gameOf(files, `h${index + 1}`)));
}

const textOf = (content: string | Uint8Array): string =>
  typeof content === "string" ? content : Buffer.from(content).toString("latin1");

const sizeOf = (files: ProjectFiles): number =>
  Object.values(files).reduce((sum, content) => sum + content.length, 0);

function gameOf(files: ProjectFiles, id: string): ProjectFiles {
  const entries = Object.entries({ ...SAMPLE_GAME, ...files }).map(([path, content]) => [
    path.replace(/^(content|templates)\/sample\//, `$1/${id}/`),
    path.endsWith("/game.yaml") && typeof content === "string"
      ? content.replace("id: sample", `id: ${id}`)
      : content,
  ]);
  return Object.fromEntries(entries);
}
