/** O: output. A print is complete or absent, what existed before is kept, and inputs are never overwritten. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { DISK } from "../../../src/host/disk/disk.ts";
import { machineName } from "../../../src/host/disk/temporary-files.ts";
import { COMMAND } from "../../support/command/command.ts";
import type { HostileRow } from "../row.ts";

const BUILD = ["build", "sample", "--quiet"];
const PDF = "output/sample/all-decks-a4.pdf";
const OLD = "the print of last week";
/** What a build leaves for a game. */
const PRINTS = ["CREDITS.txt", "all-decks-0-print-me-first-a4.pdf", "all-decks-a4.pdf", "journal.json"];

/** The old print is there and complete, with nothing beside it except what was written before. */
function keepsOld(folder: string, before: readonly string[] = []): void {
  expect(readFileSync(join(folder, PDF), "utf8")).toBe(OLD);
  expect(readdirSync(join(folder, "output/sample")).sort()).toEqual([...before, "all-decks-a4.pdf"]);
}

const failing = (row: string, what: string, rest: Partial<HostileRow>): HostileRow => ({
  row,
  what,
  command: BUILD,
  finds: [],
  status: 2,
  ...rest,
});

const inInput = (what: string, out: string, rest: Partial<HostileRow> = {}): HostileRow =>
  failing("O4", what, {
    command: [...BUILD, "--out", out],
    says: ["which a build reads; choose another folder"],
    after: (folder) => expect(existsSync(join(folder, "content/sample/sample"))).toBe(false),
    ...rest,
  });

let repair = (): void => {};
const realRename = DISK.rename;

export const ROWS: readonly HostileRow[] = [
  failing("O1", "the output folder is a file", {
    files: { output: "mine" },
    says: ["broadside: ", "there is a file where a folder is needed"],
    after: (folder) => expect(readFileSync(join(folder, "output"), "utf8")).toBe("mine"),
  }),
  failing("O1", "the output folder is a device", {
    command: [...BUILD, "--out", "/dev/full"],
    says: ["broadside: ", "there is a file where a folder is needed"],
  }),
  failing("O1", "a folder is where the PDF should be written", {
    files: { [`${PDF}/keep`]: "mine" },
    says: ["this is a folder, not a file"],
    after: (folder) => expect(readdirSync(join(folder, PDF))).toEqual(["keep"]),
  }),
  failing("O1", "the earlier PDF is read-only", {
    files: { [PDF]: OLD },
    prepare: (folder) => chmodSync(join(folder, PDF), 0o444),
    says: ["the file is read-only"],
    after: (folder) => keepsOld(folder, ["all-decks-0-print-me-first-a4.pdf"]),
  }),
  {
    row: "O1",
    what: "missing folders above the output are created",
    command: [...BUILD, "--out", "a/b/c"],
    finds: [],
    status: 0,
    after: (folder) => expect(readdirSync(join(folder, "a/b/c/sample")).sort()).toEqual(PRINTS),
  },
  {
    row: "O1",
    what: "the current folder is gone",
    command: ["check", "sample"],
    finds: [],
    status: 0,
    after: () => {
      const words = 'cd "$(mktemp -d)" && rmdir "$PWD" && exec "$0" "$1" check';
      const { status, stderr } = spawnSync("sh", ["-c", words, process.execPath, COMMAND], {
        encoding: "utf8",
      });
      expect(stderr).toBe("broadside: the current folder no longer exists; change to another one\n");
      expect(status).toBe(2);
    },
  },
  failing("O2", "the disk is full in the middle of the PDF", {
    files: { [PDF]: OLD },
    prepare: () => breakWriting("ENOSPC"),
    says: ["the disk is full"],
    after: (folder) => {
      repair();
      keepsOld(folder);
    },
  }),
  failing("O2", "the disk stores only a part of the PDF without reporting it", {
    files: { [PDF]: OLD },
    prepare: () => breakWriting("silent"),
    says: ["bytes reached the disk"],
    after: (folder) => {
      repair();
      keepsOld(folder);
    },
  }),
  {
    row: "O3",
    what: "the next build removes what a killed build left, but nothing that others left",
    command: BUILD,
    prepare: (folder) => {
      const gone = spawnSync(process.execPath, ["-e", ""]).pid;
      mkdirSync(join(folder, "output/sample/png/crew"), { recursive: true });
      for (const place of ["", "png/crew/"])
        writeFileSync(
          join(folder, `output/sample/${place}.broadside-${machineName()}-${gone}-0123456789abcdef.tmp`),
          "%PDF-1.",
        );
      writeFileSync(join(folder, "output/sample/.broadside.lock"), `${machineName()} ${gone}\n`);
      writeFileSync(join(folder, "output/sample/.notes.tmp"), "mine");
    },
    finds: [],
    status: 0,
    after: (folder) => {
      expect(readdirSync(join(folder, "output/sample")).sort()).toEqual([".notes.tmp", ...PRINTS, "png"]);
      expect(readdirSync(join(folder, "output/sample/png/crew"))).toEqual([]);
    },
  },
  inInput("the output folder is content/", "content"),
  inInput("the output folder is in templates/", "templates/sample"),
  inInput("the output folder is a link into content/", "elsewhere", {
    prepare: (folder) => symlinkSync("content/sample", join(folder, "elsewhere")),
  }),
  failing("O4", "the output folder of the game is a link into content/", {
    prepare: (folder) => {
      mkdirSync(join(folder, "output"));
      symlinkSync("../content/sample/decks", join(folder, "output/sample"));
    },
    says: ["which a build reads"],
    after: (folder) => expect(readdirSync(join(folder, "content/sample/decks"))).toEqual(["crew.yaml"]),
  }),
  failing("O4", "the output folder of the project is a link that leaves it", {
    prepare: (folder) => symlinkSync("/tmp", join(folder, "output")),
    says: ['"output" is a link to a folder elsewhere; name the real folder with --out'],
  }),
  failing("O4", "the output folder of the game is a link that leaves the project", {
    prepare: (folder) => {
      mkdirSync(join(folder, "output"));
      symlinkSync("/tmp", join(folder, "output/sample"));
    },
    says: ['"output/sample" is a link to a folder elsewhere; name the real folder with --out'],
  }),
  {
    row: "O5",
    what: "two builds at once into one folder leave one of them complete",
    command: [...BUILD, "--no-cache"],
    finds: [],
    status: 0,
    after: async (folder) => {
      const epochs = ["1000000000", "1500000000"];
      const versions = await Promise.all(epochs.map((epoch) => builtAlone(folder, epoch)));
      const runs = epochs.map((epoch) => buildProcess(folder, epoch, []));
      expect(await Promise.all(runs)).toEqual([0, 0]);
      expect(versions).toContainEqual(digestsIn(join(folder, "output/sample")));
      expect(versions[0]).not.toEqual(versions[1]);
    },
  },
  failing("O6", "another program holds the PDF open", {
    files: { [PDF]: OLD },
    prepare: () => {
      DISK.pause = () => {};
      DISK.rename = (from, to) => {
        if (String(to).endsWith(".pdf"))
          throw Object.assign(new Error("EBUSY"), { code: "EBUSY", syscall: "rename" });
        realRename(from, to);
      };
    },
    says: ["another program has the file open; close it and try again"],
    after: (folder) => {
      DISK.rename = realRename;
      keepsOld(folder);
    },
  }),
  {
    row: "O7",
    what: "JSON stays JSON, without colours",
    files: { "content/sample/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: cerw }]\n" },
    command: ["check", "sample", "--format", "json"],
    env: { NO_COLOR: "1", FORCE_COLOR: undefined },
    finds: [],
    says: ['"kit/unknown-deck"'],
    lacks: ["\u001b", "error["],
    status: 1,
  },
  {
    row: "O7",
    what: "a reader that quits early, and a full disk behind stdout",
    command: ["check", "sample"],
    finds: [],
    status: 0,
    after: (folder) => {
      const shell = (words: string) =>
        spawnSync("bash", ["-c", words, process.execPath, COMMAND], { cwd: folder, encoding: "utf8" });
      const left = shell('set -o pipefail; "$0" "$1" explain text/overflow | true');
      expect([left.status, left.stderr]).toEqual([0, ""]);
      const full = shell('"$0" "$1" explain text/overflow > /dev/full');
      expect(full.status).toBe(2);
      expect(full.stderr).toMatch(/^broadside: the output could not be written: .*ENOSPC.*\n$/);
    },
  },
  {
    row: "O8",
    what: "another time zone, language, folder and home folder give the same bytes",
    command: [...BUILD, "--out", "here"],
    finds: [],
    status: 0,
    after: (folder) => {
      mkdirSync(join(folder, "deep"));
      const { status } = spawnSync(
        process.execPath,
        [COMMAND, ...BUILD, "--no-cache", "--project", "..", "--out", "there"],
        {
          cwd: join(folder, "deep"),
          env: {
            PATH: process.env.PATH,
            TZ: "Pacific/Kiritimati",
            LANG: "tr_TR.UTF-8",
            LC_ALL: "tr_TR.UTF-8",
            HOME: "/nowhere",
          },
        },
      );
      expect(status).toBe(0);
      expect(digestsIn(join(folder, "deep/there/sample"))).toEqual(digestsIn(join(folder, "here/sample")));
    },
  },
  {
    row: "O9",
    what: "a cache delivered with the project is not used",
    command: BUILD,
    started: true,
    files: {
      "output/.cache/.gitignore": "*\n",
      [`output/.cache/run-${"0".repeat(40)}`]: '{"status":0,"stdout":["printed\\n"],"stderr":[],"files":[]}',
    },
    prepare: (folder) => symlinkSync("/etc/passwd", join(folder, `output/.cache/run-${"1".repeat(40)}`)),
    finds: [],
    lacks: ["printed", "root:"],
    status: 0,
    after: (folder) => expect(readdirSync(join(folder, "output/sample")).sort()).toEqual(PRINTS),
  },
  failing("O10", "an export to a full disk", {
    command: ["export", "tgc", "sample"],
    prepare: () => breakWriting("ENOSPC"),
    says: ["broadside: "],
    after: (folder) => {
      repair();
      exportsNothing(folder);
    },
  }),
  failing("O10", "a profile of a press that is something else", {
    command: ["export", "factory", "sample", "--icc", "content/sample/art/sharp.png"],
    says: ["broadside: --icc: the file is not an ICC profile"],
    after: exportsNothing,
  }),
  failing("O10", "a profile of a press without end", {
    command: ["export", "factory", "sample", "--icc", "/dev/zero"],
    says: ["broadside: "],
    after: exportsNothing,
  }),
  failing("O10", "a kit of tokens in a shop of cards", {
    command: ["export", "mpc", "sample"],
    files: {
      "content/sample/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: coins }]\n",
      "content/sample/decks/coins.yaml":
        "deck: coins\ntitle: Coins\nsize: 30mm\nshape: round\nfront: coin\ncards: [{ id: one }]\n",
      "templates/sample/coin.svg.hbs":
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><circle cx="15" cy="15" r="5"/></svg>\n',
    },
    says: ['broadside: MakePlayingCards makes nothing of the kit "all"; coins: the shop makes only cards'],
    after: exportsNothing,
  }),
  failing("O10", "a picture of millions of pixels for one card", {
    command: ["export", "png", "sample", "--dpi", "1200", "--bleed"],
    files: {
      "content/sample/decks/crew.yaml":
        "deck: crew\ntitle: Crew\nsize: { width: 280mm, height: 280mm }\nfront: card\ncard: { properties: { rank: { type: integer }, title: { type: string } } }\ncards: [{ id: cook, rank: 1, title: Cook }]\n",
    },
    says: ['--dpi 1200: card "cook" would have 13228 x 13228 px; a picture has at most 50 megapixels'],
    after: exportsNothing,
  }),
];

function exportsNothing(folder: string): void {
  const output = join(folder, "output/sample");
  const files = existsSync(output) ? readdirSync(output, { recursive: true, encoding: "utf8" }) : [];
  expect(files.filter((file) => /\.\w+$/.test(file))).toEqual([]);
}

/** The first write longer than a lock or a journal fails. */
function breakWriting(failure: "ENOSPC" | "silent"): void {
  const { write } = DISK;
  repair = () => Object.assign(DISK, { write });
  DISK.write = (file, bytes, offset, length) => {
    if (length < 500) return write(file, bytes, offset, length);
    if (failure === "silent") return write(file, bytes, offset, 100) && length;
    throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
  };
}

function buildProcess(folder: string, epoch: string, words: readonly string[]): Promise<number | null> {
  const env = { ...process.env, SOURCE_DATE_EPOCH: epoch };
  const child = spawn(process.execPath, [COMMAND, ...BUILD, "--no-cache", ...words], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  return new Promise((done, fail) => child.on("error", fail).on("close", done));
}

async function builtAlone(folder: string, epoch: string): Promise<Digests> {
  const out = join(folder, `alone-${epoch}`);
  expect(await buildProcess(folder, epoch, ["--out", out])).toBe(0);
  return digestsIn(join(out, "sample"));
}

type Digests = Readonly<Record<string, string>>;

function digestsIn(folder: string): Digests {
  const digest = (name: string): string =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, digest(name)]),
  );
}
