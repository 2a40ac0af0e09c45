/**
 * P: paths. Nothing outside the project is opened; anything but a plain file is reported; names mean the same on all
 * systems.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { DISK } from "../../../src/host/disk/disk.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import type { HostileRow } from "../row.ts";
import { card, deck } from "../templates-and-decks.ts";

const DECK = "content/sample/decks/crew.yaml";
const TEMPLATE = "templates/sample/card.svg.hbs";
/** Where the title of the only card is. */
const VALUE = `${DECK}:12:33`;
/** The element that shows it. */
const ELEMENT = `${TEMPLATE}:3:3`;
const ART = '  <b:art href="{{title}}" x="10" y="40" width="20" height="20"/>';

/** A card whose title is the path of its picture. */
const pictured = (path: string) => ({
  ...card(ART),
  ...deck(`  - { id: cook, rank: 1, title: ${JSON.stringify(path)} }`),
});

const SECRET = "the words of a secret file";

/** A file beside the project, which must not be read. */
function secretBeside(folder: string): string {
  const path = join(folder, "..", `secret-${folder.split("/").at(-1)}.png`);
  writeFileSync(path, SECRET);
  return path;
}

const refused = (row: string, what: string, path: string, says: readonly string[] = []): HostileRow => ({
  row,
  what,
  files: pictured(path),
  finds: [`${ELEMENT} svg/href`],
  says,
  lacks: ["root:"],
  status: 1,
});

const unreadable = (path: string): string => `content/sample/${path}:1:1 game/unreadable-file`;

export const ROWS: readonly HostileRow[] = [
  refused("P1", "a picture above the project", "../../../../etc/passwd", ["leads outside the game's folder"]),
  refused("P1", "a picture in another game", "../other/art/fox.png"),
  refused("P1", "a picture by absolute path", "/etc/passwd", ["is an absolute path"]),
  refused("P1", "a picture in the home folder", "~/.ssh/id_rsa", ["is an absolute path"]),
  {
    row: "P1",
    what: "an icon, a schema and a list of cards outside the game",
    files: {
      ...card('  <b:icon name="../../../secret" x="10" y="40" size="20" fill="#000000"/>'),
      "content/sample/decks/extras.yaml": `deck: extras
title: Extras
size: poker-us
front: back
card: { $ref: ../../../../etc/passwd }
cards: ../../../cards.csv
`,
    },
    finds: [
      `${TEMPLATE}:3:3 template/unknown-icon`,
      "content/sample/decks/extras.yaml:5:15 schema/bad-reference",
      "content/sample/decks/extras.yaml:6:8 schema/bad-format",
    ],
    lacks: ["root:"],
    status: 1,
  },
  {
    row: "P2",
    what: "a picture that is a link out of the project",
    files: pictured("art/out.png"),
    prepare: (folder) => symlinkSync(secretBeside(folder), join(folder, "content/sample/art/out.png")),
    finds: [`${VALUE} template/unknown-art`, unreadable("art/out.png")],
    says: ["art/out.png is a link that leaves the project folder"],
    lacks: [SECRET],
    status: 1,
  },
  {
    row: "P2",
    what: "a folder of pictures that is a link out of the project",
    files: pictured("pictures/hostname"),
    prepare: (folder) => symlinkSync("/etc", join(folder, "content/sample/pictures")),
    finds: [`${VALUE} template/unknown-art`, unreadable("pictures")],
    says: ["pictures is a link that leaves the project folder"],
    status: 1,
  },
  {
    row: "P2",
    what: "a scenario, a deck and a template that are links out of the project",
    prepare: (folder) => {
      mkdirSync(join(folder, "content/sample/scenarios"));
      symlinkSync(secretBeside(folder), join(folder, "content/sample/scenarios/bay.yaml"));
      symlinkSync(secretBeside(folder), join(folder, "content/sample/decks/more.yaml"));
      symlinkSync(secretBeside(folder), join(folder, "templates/sample/more.svg.hbs"));
    },
    finds: [
      unreadable("scenarios/bay.yaml"),
      unreadable("decks/more.yaml"),
      "templates/sample/more.svg.hbs:1:1 game/unreadable-file",
    ],
    lacks: [SECRET],
    status: 1,
  },
  {
    row: "P2",
    what: "a game that is a link out of the project",
    prepare: (folder) => symlinkSync("/etc", join(folder, "content/boats")),
    command: ["check", "boats"],
    finds: [],
    says: ['there is no game "boats"; content/boats is a link that leaves the project folder'],
    status: 2,
  },
  {
    row: "P2",
    what: "all content is a link out of the project",
    prepare: (folder) => {
      renameSync(join(folder, "content"), join(folder, "other"));
      mkdirSync(join(folder, "project"));
      symlinkSync("../other", join(folder, "project/content"));
    },
    command: ["check", "--project", "project"],
    finds: [],
    says: ["no game here: content is a link that leaves the project folder"],
    status: 2,
  },
  {
    row: "P2",
    what: "links that stay inside are followed, to files and to folders",
    files: pictured("linked/sharp.png"),
    prepare: (folder) => {
      symlinkSync("art", join(folder, "content/sample/linked"));
      renameSync(join(folder, DECK), join(folder, "crew.yaml"));
      symlinkSync(join(folder, "crew.yaml"), join(folder, DECK));
    },
    finds: [],
    status: 0,
  },
  {
    row: "P2",
    what: "links in a circle, and links that lead nowhere",
    prepare: (folder) => {
      symlinkSync("round.png", join(folder, "content/sample/art/round.png"));
      symlinkSync("nowhere.png", join(folder, "content/sample/art/lost.png"));
      symlinkSync("..", join(folder, "content/sample/art/up"));
    },
    finds: [unreadable("art/round.png"), unreadable("art/lost.png"), unreadable("art/up")],
    says: ["art/lost.png is a dangling link", "its links form a circle"],
    status: 1,
  },
  {
    row: "P2",
    what: "a file that cannot be opened does not stop the check of the rest",
    files: {
      ...deck("  - { id: cook, rank: x, title: Cook }"),
      "content/sample/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: crew }]\n",
    },
    prepare: (folder) => forbid(join(folder, "content/sample/kits/all.yaml")),
    finds: [`${DECK}:12:23 schema/wrong-type`, unreadable("kits/all.yaml")],
    says: ["permission denied"],
    after: restore,
    status: 1,
  },
  ...["http://127.0.0.1:9/fox.png", "file:///etc/passwd", "//host/share/fox.png"].map((path) =>
    refused("P3", `a picture by the address ${path}`, path, ["is outside the game"]),
  ),
  refused("P3", "a picture on another drive", "C:\\games\\art\\elf.png", ["is an absolute path"]),
  refused("P3", "a picture on another machine", "\\\\host\\share\\elf.png", ["is outside the game"]),
  refused("P3", "backslashes that lead out", "..\\..\\..\\secret.png", ["leads outside the game's folder"]),
  {
    row: "P3",
    what: "backslashes that stay inside are read as slashes, and reported (C094)",
    files: pictured("art\\sharp.png"),
    finds: [`${ELEMENT} svg/href`],
    says: ['read as "art/sharp.png"'],
    status: 0,
  },
  {
    row: "P4",
    what: "a NUL in a picture's name",
    files: pictured("art/sharp.png\0.svg"),
    finds: [
      `${VALUE} text/control-character`,
      `${TEMPLATE}:2:87 template/control-character`,
      `${TEMPLATE}:3:18 template/control-character`,
      `${ELEMENT} svg/href`,
    ],
    status: 1,
  },
  {
    row: "P4",
    what: "options for a loader after a picture's name",
    files: pictured("art/sharp.png[scale=100]"),
    finds: [`${VALUE} template/unknown-art`],
    status: 1,
  },
  refused("P4", "percent-encoded dots", "art/%2e%2e/%2e%2e/secret.png", ["has a code such as %20"]),
  ...(
    [
      ["a pipe", (path: string) => void execFileSync("mkfifo", [path])],
      ["a link to a device", (path: string) => symlinkSync("/dev/zero", path)],
      ["a folder", (path: string) => void mkdirSync(path)],
      ["a socket", openSocket],
    ] as const
  ).map(
    ([what, make]): HostileRow => ({
      row: "P5",
      what: `${what} as a picture`,
      files: pictured("art/fox.png"),
      prepare: (folder) => make(join(folder, "content/sample/art/fox.png")),
      finds: [`${VALUE} template/unknown-art`, ...(what === "a folder" ? [] : [unreadable("art/fox.png")])],
      status: 1,
    }),
  ),
  {
    row: "P6",
    what: "a name whose case differs from the file's",
    files: pictured("art/Sharp.PNG"),
    finds: [`${VALUE} template/unknown-art`],
    says: ['"art/sharp.png"', "file names are case-sensitive"],
    command: ["check", "sample", "--format", "pretty"],
    status: 1,
  },
  {
    row: "P6",
    what: "an accent encoded differently from the file's name: the picture is found",
    files: {
      ...pictured("art/fe\u0301e.png"),
      "content/sample/art/f\u00e9e.png": SAMPLE_GAME["content/sample/art/sharp.png"] as Uint8Array,
    },
    finds: [],
    lacks: ["f\u00e9e.png"],
    command: ["check", "sample", "--format", "pretty"],
    status: 0,
  },
  ...["art/CON.png", "art/nul", "art/lpt1.tar.png", "art/fox.png.", "art/fox.png ", "art/fox.png:ads"].map(
    (path) =>
      refused(
        "P7",
        `a name with a special meaning on Windows: ${JSON.stringify(path)}`,
        path.trimEnd() === path ? path : `${path}/x.png`,
      ),
  ),
  ...[".git/config", ".env", "art/.fox.png"].map((path) =>
    refused("P8", `a hidden file: ${path}`, path, ["names a hidden file or folder"]),
  ),
  ...(
    [
      {
        // The game's digest opens it first; after that it is a link like any other.
        what: "is swapped for a link when it is opened",
        isSwappedBack: false,
        finds: [`${VALUE} template/unknown-art`, unreadable("art/sharp.png")],
        words: "link that leaves the project folder",
      },
      {
        what: "is a link only while it is opened",
        isSwappedBack: true,
        finds: [`${VALUE} art/unreadable`],
        words: "was replaced while it was opened",
      },
    ] as const
  ).map(
    ({ what, isSwappedBack, finds, words }): HostileRow => ({
      row: "P9",
      what: `a picture that ${what}`,
      files: pictured("art/sharp.png"),
      prepare: (folder) =>
        swapWhenOpened(join(folder, "content/sample/art/sharp.png"), secretBeside(folder), isSwappedBack),
      finds,
      says: [words],
      lacks: [SECRET],
      after: restore,
      status: 1,
    }),
  ),
  {
    row: "P10",
    what: "a card's id that is a path",
    files: deck('  - { id: "../../x", rank: 1, title: A }\n  - { id: a/b, rank: 1, title: B }'),
    finds: [`${DECK}:12:11 schema/bad-format`, `${DECK}:13:11 schema/bad-format`],
    status: 1,
  },
  {
    row: "P10",
    what: "cards whose ids differ only in case get separate files (C083), reserved names get others (C082)",
    files: deck(
      "  - { id: t1, rank: 1, title: A }\n  - { id: con, rank: 2, title: B }\n  - { id: t-1, rank: 3, title: C }",
    ),
    command: ["build", "sample", "--png", "--dpi", "36", "--quiet"],
    finds: [],
    status: 0,
    after: (folder) => {
      const names = readdirSync(join(folder, "output/sample/png/crew")).sort();
      expect(names).toEqual(["con-card.png", "t-1.png", "t1.png"]);
    },
  },
];

/** The socket stays when its server has ended. */
function openSocket(path: string): void {
  spawnSync(process.execPath, [
    "-e",
    `require("node:net").createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, "SIGKILL"))`,
  ]);
}
const realOpen = DISK.open;
function restore(): void {
  DISK.open = realOpen;
}

/** Permissions do not stop tests that run as root. */
function forbid(path: string): void {
  DISK.open = (file, ...more) => {
    if (file === path) throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "open" });
    return realOpen(file, ...more);
  };
}

/** What a process with perfect timing could do: between the check of the path and the opening of the file. */
function swapWhenOpened(path: string, secret: string, isSwappedBack: boolean): void {
  DISK.open = (file, ...more) => {
    if (file !== path) return realOpen(file, ...more);
    renameSync(path, `${path}.away`);
    symlinkSync(secret, path);
    const opened = realOpen(file, ...more);
    if (isSwappedBack) renameSync(`${path}.away`, path);
    return opened;
  };
}
