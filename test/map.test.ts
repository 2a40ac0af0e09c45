/** `src/README.md`, the map for newcomers, names every folder of `src/`, and only files and folders that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MAP = readFileSync("src/README.md", "utf8");
const ROW = /^\| `([\w./-]+)` \| (.*) \| (?:`([\w./-]+)` )?\|$/gm;
const rows = [...MAP.matchAll(ROW)].map(([, folder = "", words = "", start]) => ({ folder, words, start }));

test("each folder of src/ has a row", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = new Set(rows.map(({ folder }) => folder.split("/")[0]));
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

test.each(rows)("the row of $folder names what exists", ({ folder, words, start }) => {
  const rooms = [...words.matchAll(/`([\w/-]+\/)`/g)].map(([, room]) => `${folder}${room}`);
  const files = start === undefined ? [] : [`${folder}${start}`];
  expect([folder, ...rooms, ...files].filter((path) => !existsInSource(path))).toEqual([]);
});

test("the guides below the table name what exists", () => {
  const guides = MAP.slice(MAP.indexOf("## Where to start"));
  const paths = [...guides.matchAll(/`((?:[\w-]+\/)+(?:[\w.-]+\.(?:ts|mjs|hbs|md))?)`/g)];
  const named = paths.map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(`src/${path}`) && !existsSync(path))).toEqual([]);
});

/** Rooms within a room follow it in brackets: "`svg/` the document (`xml/`, `css/`)". */
function existsInSource(path: string): boolean {
  if (existsSync(`src/${path}`)) return true;
  const [folder, ...rest] = path.split("/");
  return readdirSync(`src/${folder}`, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && existsSync(`src/${folder}/${entry.name}/${rest.join("/")}`),
  );
}
