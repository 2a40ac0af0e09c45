/** Hostile rows as one project: each row with files is a game of its own, so that one run covers them all. */
import { readdirSync } from "node:fs";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";
import type { HostileRow } from "./row.ts";

/** All rows of all groups. */
export async function allRows(): Promise<readonly HostileRow[]> {
  const lists = await Promise.all(
    readdirSync("test/hostile/rows").map(
      (file) => import(`./rows/${file}`) as Promise<{ readonly ROWS: readonly HostileRow[] }>,
    ),
  );
  return lists.flatMap(({ ROWS }) => ROWS);
}

/** Larger inputs show nothing more here, and take time. */
const MOST_BYTES = 300_000;

/**
 * References that lead out of a game's folder or into hidden places, in YAML, SVG, CSS and XML: addresses, absolute
 * paths, upward paths (also with percent-encoded dots), hidden names, parts of other drawings, options for a loader.
 */
const LEADS_OUT = new RegExp(
  [
    /file:|data:|javascript:|:\/\/|SYSTEM|@import/,
    /["'(]~?\/[\w./]|["']\w:[\\/]|\\\\/,
    /(?:\.|%2e){2}(?:[\\/]|%2f|%5c)/,
    /["'/]\.\w/,
    /(?:href|src)="[^"#{]+#|\w\[\w+=/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);
const NAMESPACE = /xmlns(?::\w+)?="[^"]*"/g;
/** Pictures and fonts, which libraries open. */
const OPENED = /\/(?:art|fonts)\/.*\.\w+$/;

/**
 * Files of a project with a game `h1`, `h2` ... for each small row that refers to something outside its game, and for
 * one row of each kind of picture and font.
 */
export function corpusOf(rows: readonly HostileRow[]): ProjectFiles {
  const inputs = rows.filter(({ files }) => files !== undefined);
  const games = inputs.map(({ files = {} }) => (typeof files === "function" ? files() : files));
  const small = games.filter((files) => sizeOf(files) < MOST_BYTES);
  const kinds = new Set<string>();
  const wanted = small.filter((files) => {
    const fresh = kindsIn(files).filter((kind) => !kinds.has(kind));
    for (const kind of fresh) kinds.add(kind);
    return fresh.length > 0 || Object.values(files).some(leadsOut);
  });
  return Object.assign({}, ...wanted.map((files, index) => gameOf(files, `h${index + 1}`)));
}

/** Extensions of its pictures and fonts, and whether a library rasterises a drawing. */
const kindsIn = (files: ProjectFiles): readonly string[] => [
  ...Object.keys(files)
    .filter((path) => OPENED.test(path))
    .map((path) => path.slice(path.lastIndexOf("."))),
  ...(Object.values(files).some((content) => String(content).includes("<pattern")) ? ["pixels"] : []),
];

const leadsOut = (content: string | Uint8Array): boolean =>
  typeof content === "string" && LEADS_OUT.test(content.replace(NAMESPACE, ""));

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
