/** Changes of files are seen wherever they come from, by however they are saved. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FileEvent, type Watching, watchFolders } from "../../src/host/watch.ts";
import { FOR_EVER_MS } from "../support/for-ever.ts";
import { temporaryFolder } from "../support/temporary.ts";

let root: string;
let watching: Watching | undefined;
let seen: FileEvent[];

beforeEach(() => {
  // C093: other watchers take these for patterns
  root = join(temporaryFolder(), "My Game (copy) [v2] $1 !");
  mkdirSync(join(root, "content/game/decks"), { recursive: true });
  seen = [];
});
afterEach(() => watching?.close());

const path = (file: string): string => join(root, file);
const write = (file: string, text = "x"): void => {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
};
const start = (): void => {
  watching = watchFolders(
    root,
    ["content", "templates"],
    (event) => seen.push(event),
    (error) => {
      throw error;
    },
  );
};
const sees = (file: string, gone = false): Promise<void> =>
  vi.waitFor(() => expect(seen).toContainEqual({ path: path(file), gone }), FOR_EVER_MS);

test("C093: a changed file in a folder with ( ) [ ] $ ! is seen", async () => {
  write("content/game/decks/a.yaml");
  start();
  write("content/game/decks/a.yaml", "y");
  await sees("content/game/decks/a.yaml");
});

test.each([
  ["a new file", "content/game/new.yaml"],
  ["a file in new folders", "content/game/art/deep/er/a.png"],
  ["a file of a top folder that was not there", "templates/game/card.svg.hbs"],
])("%s is seen, and its changes after that", async (_what, file) => {
  start();
  write(file);
  await vi.waitFor(() => expect(seen.some((event) => path(file).startsWith(event.path))).toBe(true));
  await vi.waitFor(() => {
    write(file, String(Math.random()));
    expect(seen).toContainEqual({ path: path(file), gone: false });
  }, FOR_EVER_MS);
});

test("a file that is saved by a rename goes on being seen", async () => {
  write("content/game/game.yaml");
  start();
  for (const text of ["1", "2"]) {
    seen = [];
    write("content/game/.game.yaml.swp", text);
    renameSync(path("content/game/.game.yaml.swp"), path("content/game/game.yaml"));
    await sees("content/game/game.yaml");
  }
});

test("a folder that is moved away and made anew is seen again", async () => {
  write("content/game/decks/a.yaml");
  start();
  renameSync(path("content/game/decks"), path("content/game/old"));
  await sees("content/game/decks", true);
  write("content/game/decks/b.yaml");
  await vi.waitFor(() => {
    write("content/game/decks/b.yaml", String(Math.random()));
    expect(seen).toContainEqual({ path: path("content/game/decks/b.yaml"), gone: false });
  }, FOR_EVER_MS);
  rmSync(path("content/game/old"), { recursive: true });
  await sees("content/game/old", true);
});

test("what a build does not read is not seen: its output, hidden files, other folders of the project", async () => {
  mkdirSync(path("output/game"), { recursive: true });
  mkdirSync(path("notes"));
  start();
  for (const file of ["output/game/a.pdf", "content/game/.hidden", ".git/index", "notes/a.txt", "README.md"])
    write(file);
  write("content/game/last.yaml");
  await sees("content/game/last.yaml");
  expect(new Set(seen.map((event) => event.path))).toEqual(new Set([path("content/game/last.yaml")]));
});

test("nothing comes after it is closed", async () => {
  start();
  watching?.close();
  write("content/game/a.yaml");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen).toEqual([]);
});
