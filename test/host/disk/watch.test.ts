/** Changes of files are seen wherever they come from, and however they are saved. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchFolders } from "../../../src/host/disk/watch.ts";
import type { FileEvent, Watching } from "../../../src/host/host.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { WAIT_MS } from "../../support/time-limits.ts";

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
const watchWith = (onEvent: (event: FileEvent) => void): Watching =>
  watchFolders(root, ["content", "templates"], onEvent, (error) => {
    throw error;
  });
const start = (): void => {
  watching = watchWith((event) => seen.push(event));
};
const sees = (file: string, gone = false): Promise<void> =>
  expect.poll(() => seen).toContainEqual({ path: file, gone });

test("C093: a changed file in a folder with ( ) [ ] $ ! is seen", async () => {
  write("content/game/decks/a.yaml");
  start();
  write("content/game/decks/a.yaml", "y");
  await sees("content/game/decks/a.yaml");
});

test.each([
  ["a new file", "content/game/new.yaml"],
  ["a file in new folders", "content/game/art/deep/er/a.png"],
  ["a file of a new top folder", "templates/game/card.svg.hbs"],
])("%s is seen, and its changes after that", async (_what, file) => {
  start();
  write(file);
  await expect.poll(() => seen.filter((event) => file.startsWith(event.path))).not.toEqual([]);
  await vi.waitFor(() => {
    write(file, String(Math.random()));
    expect(seen).toContainEqual({ path: file, gone: false });
  }, WAIT_MS);
});

describe("behind a link", () => {
  test("a changed file is seen, saved in place or by a rename, and also the link's later target", async () => {
    write("shared/a.png");
    write("shared/b.png");
    write("content/game/art/x.txt");
    symlinkSync("../../../shared/a.png", path("content/game/art/a.png"));
    start();
    write("shared/a.png", "in place");
    await sees("content/game/art/a.png");
    seen = [];
    write("shared/.a.png.tmp", "renamed");
    renameSync(path("shared/.a.png.tmp"), path("shared/a.png"));
    await sees("content/game/art/a.png");
    rmSync(path("content/game/art/a.png"));
    symlinkSync("../../../shared/b.png", path("content/game/art/a.png"));
    await sees("content/game/art/a.png");
    seen = [];
    await vi.waitFor(() => {
      write("shared/b.png", String(Math.random()));
      expect(seen).toContainEqual({ path: "content/game/art/a.png", gone: false });
    }, WAIT_MS);
  });

  test("a file of a linked folder is seen, at the link; also when the folder is created again", async () => {
    write("shared/art/deep/a.png");
    symlinkSync("../../shared/art", path("content/game/art"));
    start();
    write("shared/art/deep/a.png", "y");
    await sees("content/game/art/deep/a.png");
    renameSync(path("shared/art"), path("shared/old"));
    await sees("content/game/art", true);
    write("shared/art/b.png");
    await vi.waitFor(() => {
      write("shared/art/b.png", String(Math.random()));
      expect(seen).toContainEqual({ path: "content/game/art/b.png", gone: false });
    }, WAIT_MS);
  });

  test("a link to a link, and a whole game that is one", async () => {
    write("games/g/game.yaml");
    symlinkSync("g", path("games/current"));
    symlinkSync("../games/current", path("content/linked"));
    start();
    write("games/g/game.yaml", "y");
    await sees("content/linked/game.yaml");
  });

  test("folders that link to each other end, and links out of the project lead nowhere", async () => {
    const outside = temporaryFolder();
    symlinkSync("../game", path("content/game/loop"));
    symlinkSync(outside, path("content/game/out"));
    symlinkSync(join(outside, "a.png"), path("content/game/a.png"));
    start();
    writeFileSync(join(outside, "a.png"), "x");
    write("content/game/last.yaml");
    await sees("content/game/last.yaml");
    expect(seen.filter(({ path: at }) => /out|a\.png/.test(at.slice(root.length)))).toEqual([]);
  });
});

test("a file that is saved by a rename is still seen", async () => {
  write("content/game/game.yaml");
  start();
  for (const text of ["1", "2"]) {
    seen = [];
    write("content/game/.game.yaml.swp", text);
    renameSync(path("content/game/.game.yaml.swp"), path("content/game/game.yaml"));
    await sees("content/game/game.yaml");
  }
});

test("a folder that is moved away and created again is seen again", async () => {
  write("content/game/decks/a.yaml");
  start();
  renameSync(path("content/game/decks"), path("content/game/old"));
  await sees("content/game/decks", true);
  write("content/game/decks/b.yaml");
  await vi.waitFor(() => {
    write("content/game/decks/b.yaml", String(Math.random()));
    expect(seen).toContainEqual({ path: "content/game/decks/b.yaml", gone: false });
  }, WAIT_MS);
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
  expect(new Set(seen.map((event) => event.path))).toEqual(new Set(["content/game/last.yaml"]));
});

test("nothing comes after it is closed", async () => {
  start();
  watching?.close();
  const others: FileEvent[] = [];
  const other = watchWith((event) => others.push(event));
  write("content/game/a.yaml");
  await expect.poll(() => others).not.toEqual([]);
  other.close();
  expect(seen).toEqual([]);
});
