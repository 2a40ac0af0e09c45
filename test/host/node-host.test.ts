/** The disk layer: what it refuses, and that writes are atomic. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, sep } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { DISK, type Disk } from "../../src/host/disk/disk.ts";
import { findProject } from "../../src/host/disk/find-project.ts";
import { isWithin } from "../../src/host/disk/same-folder.ts";
import type { Host } from "../../src/host/host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
let host: Host;

beforeEach(() => {
  folder = join(temporaryFolder(), "project");
  mkdirSync(join(folder, "content", "game"), { recursive: true });
  writeFileSync(join(folder, "content", "game", "a.yaml"), "a: 1\n");
  writeFileSync(join(folder, "..", "secret.txt"), "secret");
  host = createNodeHost(folder);
});

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test("a file is removed only while it has the content that was read", () => {
  const path = "content/game/a.yaml";
  const seen = new TextEncoder().encode("a: 1\n");
  writeFileSync(join(folder, path), "a: 2\n");
  expect(() => createNodeHost(folder).removeFile(path, seen)).toThrow(
    expect.objectContaining({ code: "CHANGED" }),
  );
  expect(readFileSync(join(folder, path), "utf8")).toBe("a: 2\n");
  writeFileSync(join(folder, path), "a: 1\n");
  createNodeHost(folder).removeFile(path, seen);
  expect(host.listFiles("content")).toEqual([]);
});

test("a link out of the project that exists only while the file is opened is noticed", () => {
  const path = join(folder, "content", "game", "a.yaml");
  const swapping: Disk = {
    ...DISK,
    open: (name, flags, mode) => {
      renameSync(path, `${path}.kept`);
      symlinkSync(join(folder, "..", "secret.txt"), path);
      const file = DISK.open(name, flags, mode);
      renameSync(`${path}.kept`, path);
      return file;
    },
  };
  const read = () => createNodeHost(folder, swapping).readBytes("content/game/a.yaml");
  expect(read).toThrow(/was replaced while it was opened/);
});

test("a replaced file keeps its owner, as far as that is allowed", () => {
  const given: number[][] = [];
  const ofAnother: Disk = {
    ...DISK,
    // the new file is ours, the old one was that of another person
    fstat: ((file: number) => Object.assign(DISK.fstat(file), { uid: 4711, gid: 4712 })) as Disk["fstat"],
    chown: (_file, ...ids) => void given.push(ids),
  };
  const { uid, gid } = statSync(join(folder, "content", "game", "a.yaml"));
  createNodeHost(folder, ofAnother).writeFile("content/game/a.yaml", new TextEncoder().encode("a: 3\n"));
  expect(given).toEqual([[uid, gid]]);
});

describe("accents that the disk splits", () => {
  const [composed, apart] = ["content/caf\u00e9/\u00e9clair.png", "content/cafe\u0301/e\u0301clair.png"];

  beforeEach(() => {
    mkdirSync(join(folder, "content", "cafe\u0301"));
    writeFileSync(join(folder, apart), "sweet");
  });

  test("are composed in the names that the project sees, and found in either form", () => {
    expect(host.listFiles("content")).toEqual([composed, "content/game/a.yaml"]);
    for (const path of [composed, apart]) {
      expect(host.isFile(path)).toBe(true);
      expect(text(host.readBytes(path))).toBe("sweet");
      expect(host.listFiles(path.slice(0, path.lastIndexOf("/")))).toHaveLength(1);
    }
    expect(host.isFile("content/caf\u00e9/\u00e8clair.png")).toBe(false);
  });

  test("are unchanged when a file is rewritten", () => {
    host.replaceFile(composed, new TextEncoder().encode("sweet"), new TextEncoder().encode("sour"));
    expect(readFileSync(join(folder, apart), "utf8")).toBe("sour");
    expect(readdirSync(join(folder, "content")).sort()).toEqual(["cafe\u0301", "game"]);
  });

  test("distinguish two files if both forms are in one folder", () => {
    writeFileSync(join(folder, "content", "cafe\u0301", "\u00e9clair.png"), "salty");
    const files = host.listFiles("content/caf\u00e9");
    expect(files).toHaveLength(2);
    expect(files.map((file) => text(host.readBytes(file))).sort()).toEqual(["salty", "sweet"]);
  });

  test("lead out of the project no more than other names do", () => {
    symlinkSync(join(folder, "..", "secret.txt"), join(folder, "content", "cafe\u0301", "e\u0301.txt"));
    expect(() => host.readBytes("content/caf\u00e9/\u00e9.txt")).toThrow("leaves the project folder");
  });
});

describe("a case-insensitive disk", () => {
  /** As on macOS and Windows: a path is found whatever its case, and its real path has that of the disk. */
  const realpath = (path: string): string =>
    path.split(sep).reduce((above, step) => {
      const names = above === "" ? [] : readdirSync(above);
      const found = names.includes(step)
        ? step
        : names.find((name) => name.toLowerCase() === step.toLowerCase());
      return above === "" ? `/${step}` : join(above, found ?? step);
    }, "/");
  const lenient = (): Host => createNodeHost(folder, { ...DISK, realpath: realpath as typeof DISK.realpath });

  test("returns files only by the names that they have", () => {
    expect(lenient().isFile("content/game/a.yaml")).toBe(true);
    expect(lenient().isFile("content/game/A.yaml")).toBe(false);
    expect(lenient().isFile("content/Game/a.yaml")).toBe(false);
    expect(() => lenient().readBytes("content/game/A.yaml")).toThrow(
      '"content/game/A.yaml": there is no such file; on this disk it is "content/game/a.yaml", and other systems are case-sensitive',
    );
  });

  test("on other disks a link may have the name of its target, in different case", () => {
    symlinkSync("a.yaml", join(folder, "content", "game", "A.yaml"));
    expect(text(host.readBytes("content/game/A.yaml"))).toBe("a: 1\n");
  });
});

describe("reading", () => {
  test("returns a plain file inside the folder", () => {
    expect(text(host.readBytes("content/game/a.yaml"))).toBe("a: 1\n");
  });

  test.each(["../secret.txt", "content/../../secret.txt", "/etc/hostname", "content/game/a.yaml\0.png"])(
    "refuses %j, which leaves the project folder",
    (path) => {
      expect(() => host.readBytes(path)).toThrow(/leaves the project folder|NUL/);
      expect(host.isFile(path)).toBe(false);
    },
  );

  test("refuses a link that leaves the project folder and follows one that stays", () => {
    symlinkSync(join(folder, "..", "secret.txt"), join(folder, "content", "out.txt"));
    symlinkSync(join(folder, "content", "game", "a.yaml"), join(folder, "content", "in.yaml"));
    symlinkSync("/etc", join(folder, "content", "etc"));
    expect(() => host.readBytes("content/out.txt")).toThrow(/link that leaves/);
    expect(() => host.readBytes("content/etc/hostname")).toThrow(/link that leaves/);
    expect(text(host.readBytes("content/in.yaml"))).toBe("a: 1\n");
    expect(host.listFiles("content")).toEqual(["content/game/a.yaml", "content/in.yaml"]);
  });

  test("reports what it does not list, and why", () => {
    const TWICE = "is a link to a folder, in a folder that is one itself";
    const at = (name: string): string => join(folder, "content", name);
    symlinkSync("game", at("linked"));
    symlinkSync("..", join(folder, "content", "game", "up"));
    mkdirSync(at("other"));
    symlinkSync("../game", join(folder, "content", "other", "first"));
    symlinkSync("../other", join(folder, "content", "game", "second"));
    mkdirSync(at("e.yaml"));
    symlinkSync(".hidden", at("a-hidden.txt"));
    symlinkSync("nowhere", at("b-lost.txt"));
    symlinkSync("/dev/null", at("c-device.txt"));
    writeFileSync(at(".hidden"), "");
    execFileSync("mkfifo", [at("d-pipe.txt")]);
    writeFileSync(join(folder, "templates"), "");
    expect(host.listFiles("content")).toEqual([
      "content/game/a.yaml",
      "content/linked/a.yaml",
      "content/other/first/a.yaml",
    ]);
    expect(host.listRefused("content")).toEqual([
      { path: "content/a-hidden.txt", why: "is a link to a hidden file or folder" },
      { path: "content/b-lost.txt", why: "is a dangling link" },
      { path: "content/c-device.txt", why: "is a link that leaves the project folder" },
      { path: "content/d-pipe.txt", why: "is not a plain file" },
      { path: "content/e.yaml", why: "is a folder, expected a file" },
      { path: "content/game/second/first", why: TWICE },
      { path: "content/game/up", why: "is a link to a folder that contains it" },
      { path: "content/linked/second", why: TWICE },
      { path: "content/linked/up", why: "is a link to a folder that contains it" },
      { path: "content/other/first/second", why: TWICE },
      { path: "content/other/first/up", why: "is a link to a folder that contains it" },
    ]);
    expect(host.listRefused("templates/game")).toEqual([]);
    expect(host.listRefused("templates")).toEqual([
      { path: "templates", why: "is a file where a folder is needed" },
    ]);
  });

  test("refuses hidden files, also in listings", () => {
    writeFileSync(join(folder, "content", ".env"), "KEY=1");
    expect(() => host.readBytes("content/.env")).toThrow(/hidden/);
    expect(host.listFiles("content")).toEqual(["content/game/a.yaml"]);
  });

  test("refuses a pipe at once instead of waiting for a writer", () => {
    execFileSync("mkfifo", [join(folder, "content", "pipe.png")]);
    expect(() => host.readBytes("content/pipe.png")).toThrow(/not a plain file/);
  });

  test("says in words what is wrong", () => {
    expect(() => host.readBytes("content/none.yaml")).toThrow('"content/none.yaml": there is no such file');
    expect(() => host.readBytes("content/game")).toThrow(/not a plain file|folder/);
  });

  test("works in a folder whose name has brackets, signs and spaces (C093)", () => {
    const odd = join(folder, "My Game (copy) [v2] $1 !");
    mkdirSync(join(odd, "content"), { recursive: true });
    writeFileSync(join(odd, "content", "x.yaml"), "x");
    expect(createNodeHost(odd).listFiles("content")).toEqual(["content/x.yaml"]);
  });
});

test("whether a path is in a folder depends on its real location", () => {
  symlinkSync("content", join(folder, "elsewhere"));
  const content = join(folder, "content");
  for (const path of ["content", "content/game/new/folder", "elsewhere", "elsewhere/game", "x/../content/y"])
    expect(isWithin(join(folder, path), content), path).toBe(true);
  for (const path of ["contents", "output", "."])
    expect(isWithin(join(folder, path), content), path).toBe(false);
  expect(isWithin(join(folder, "a.yaml/b"), join(folder, "nowhere"))).toBe(false);
});

describe("writing", () => {
  test("creates folders and leaves nothing but the file", () => {
    host.writeFile("output/game/cards.pdf", new TextEncoder().encode("PDF"));
    expect(readFileSync(join(folder, "output/game/cards.pdf"), "utf8")).toBe("PDF");
    expect(readdirSync(join(folder, "output/game"))).toEqual(["cards.pdf"]);
  });

  test("keeps the old file and leaves no other if the target cannot be replaced", () => {
    mkdirSync(join(folder, "output", "cards.pdf", "full"), { recursive: true });
    expect(() => host.writeFile("output/cards.pdf", new Uint8Array(3))).toThrow(/cards\.pdf/);
    expect(readdirSync(join(folder, "output"))).toEqual(["cards.pdf"]);
  });

  test("refuses to write outside the folder", () => {
    expect(() => host.writeFile("../evil.pdf", new Uint8Array(3))).toThrow(/leaves the project folder/);
  });
});

describe("replacing", () => {
  const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
  const file = (): string => join(folder, "content", "game", "a.yaml");

  test("puts the new content in, keeps the permissions and leaves nothing else", () => {
    chmodSync(file(), 0o640);
    host.replaceFile("content/game/a.yaml", bytes("a: 1\n"), bytes("a: 2\n"));
    expect(readFileSync(file(), "utf8")).toBe("a: 2\n");
    expect(statSync(file()).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(folder, "content", "game"))).toEqual(["a.yaml"]);
  });

  test("refuses a file that someone else has changed in the meantime", () => {
    writeFileSync(file(), "a: 3\n");
    expect(() => host.replaceFile("content/game/a.yaml", bytes("a: 1\n"), bytes("a: 2\n"))).toThrow(
      /has changed since it was read/,
    );
    expect(readFileSync(file(), "utf8")).toBe("a: 3\n");
  });

  test("changes the target of a link, and the link stays one", () => {
    symlinkSync(file(), join(folder, "content", "in.yaml"));
    host.replaceFile("content/in.yaml", bytes("a: 1\n"), bytes("a: 2\n"));
    expect(readFileSync(file(), "utf8")).toBe("a: 2\n");
    expect(lstatSync(join(folder, "content", "in.yaml")).isSymbolicLink()).toBe(true);
  });

  test("refuses a link that leaves the project folder", () => {
    symlinkSync(join(folder, "..", "secret.txt"), join(folder, "content", "out.txt"));
    expect(() => host.replaceFile("content/out.txt", bytes("secret"), bytes("x"))).toThrow(/leaves/);
    expect(readFileSync(join(folder, "..", "secret.txt"), "utf8")).toBe("secret");
  });
});

test("the project is the nearest folder upward with content/", () => {
  expect(findProject(join(folder, "content", "game"))).toBe(folder);
  expect(findProject(join(folder, ".."))).toBe(undefined);
});
