/** `src/README.md`, the map for newcomers, names every folder of `src/`, and only files and folders that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MAP = readFileSync("src/README.md", "utf8");
const ROW = /^\| `([\w./-]+)` \| (.*) \| (?:`([\w./-]+)` )?\|$/gm;
const rows = [...MAP.matchAll(ROW)].map(([, folder = "", words = "", start]) => ({ folder, words, start }));

/** Its folders are the groups of rules, which the manual lists; those with another purpose have names in the row. */
const GROUPS = "rules/";
const isGroup = (folder: string): boolean =>
  folder.startsWith(GROUPS) && existsSync(`docs/${folder.replace(/\/$/, "")}`);

test("each folder of src/ has a row", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = new Set(rows.map(({ folder }) => folder));
  expect(folders.map(({ name }) => `${name}/`).filter((name) => !named.has(name))).toEqual([]);
});

test("each room, and each room within a room, is named in a row or is a group of rules", () => {
  const named = new Set(rows.flatMap(({ folder, words }) => [folder, ...roomsIn(folder, words)]));
  const rooms = readdirSync("src", { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}/`.replaceAll("\\", "/").replace(/^src\//, ""))
    .filter((path) => path.split("/").length <= 4);
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.filter((room) => !named.has(room) && !isGroup(room))).toEqual([]);
});

test.each(rows)("the row of $folder names what exists", ({ folder, words, start }) => {
  const files = start === undefined ? [] : [`${folder}${start}`];
  expect([folder, ...roomsIn(folder, words), ...files].filter((path) => !existsSync(`src/${path}`))).toEqual(
    [],
  );
});

test("the guides below the table name what exists", () => {
  const guides = MAP.slice(MAP.indexOf("## Where to start"));
  const paths = [...guides.matchAll(/`((?:[\w-]+\/)+(?:[\w.-]+\.(?:ts|mjs|hbs|md))?)`/g)];
  const named = paths.map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(`src/${path}`) && !existsSync(path))).toEqual([]);
});

test("rooms in brackets are those of the room before", () => {
  const words = "SVG: `svg/` the document (`xml/`, `css/` and more), `text/` boxes";
  expect(roomsIn("layout/", words)).toEqual([
    "layout/svg/",
    "layout/svg/xml/",
    "layout/svg/css/",
    "layout/text/",
  ]);
});

/** The paths of the rooms that a row names. */
function roomsIn(folder: string, words: string): readonly string[] {
  let [inside, last] = [folder, folder];
  return [...words.matchAll(/`([\w/-]+\/)`|[()]/g)].flatMap(([mark, room]) => {
    if (room === undefined) inside = mark === "(" ? last : folder;
    else last = `${inside}${room}`;
    return room === undefined ? [] : [last];
  });
}
