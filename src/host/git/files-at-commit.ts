/**
 * The files of a project as a commit has them, read by git without touching the working folder. Git is started without a
 * shell, asks nothing, uses no network and runs none of the repository's own hooks or filters; every name is passed so
 * that it cannot be taken for an option. Limits: links are left out; files in Git LFS are read as the pointers that git has.
 */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { type Host, LARGEST_FILE_BYTES } from "../host.ts";
import { createMemoryHost } from "../memory-host.ts";

/** Bytes of all files of a commit together. */
const MOST_BYTES = 1024 * 1024 * 1024;
const MOST_FILES = 50_000;

/** Why a commit cannot be read, for people, without a full stop. */
export class GitProblem extends Error {}

/** What git may be asked for: nothing that a shell, an option or a path would be. */
const REF = /^(?!-)(?!.*\.\.)[\w./@{}^~+-]{1,200}$/;

export interface CommitFiles {
  /** The commit's hash. */
  readonly commit: string;
  /** Its files below the folder, in memory. */
  readonly host: Host;
}

/**
 * @param folder in the repository, or in a folder of it
 * @param below folders in it that are read
 * @throws GitProblem
 */
export function filesAtCommit(folder: string, ref: string, below: readonly string[]): CommitFiles {
  if (!REF.test(ref)) throw new GitProblem(`"${ref}" is not the name of a commit, tag or branch`);
  const prefix = textOf(
    run(folder, ["rev-parse", "--show-prefix"]),
    `"${folder}" is not in a git repository`,
  );
  const found = run(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  const commit = textOf(
    found,
    `git has no commit, tag or branch "${ref}"${found.status === 0 ? "" : ifShallow(folder)}`,
  );
  const paths = below.map((name) => `${prefix}${name}`);
  const listed = run(folder, ["ls-tree", "-r", "-z", "--full-tree", "-l", commit, "--", ...paths]);
  if (listed.status !== 0) throw new GitProblem(`git cannot list the files of "${ref}"${because(listed)}`);
  const entries = entriesIn(listed.stdout, prefix);
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (entries.length > MOST_FILES || total > MOST_BYTES)
    throw new GitProblem(
      `"${ref}" has ${entries.length} files with ${total} bytes, too many to compare with`,
    );
  return { commit, host: createMemoryHost(contentsOf(folder, entries)) };
}

/** Commits before the last ones, and their tags, are not in a shallow clone. */
function ifShallow(folder: string): string {
  const isShallow =
    run(folder, ["rev-parse", "--is-shallow-repository"]).stdout.toString("utf8").trim() === "true";
  return isShallow ? "; this clone is shallow: get the others with git fetch --unshallow --tags" : "";
}

interface Entry {
  readonly path: string;
  readonly blob: string;
  readonly bytes: number;
}

/** Plain files alone: no links, and no commits of other repositories. The size of a file that git lacks is "BAD". */
const ENTRY = /^100\d{3} blob ([0-9a-f]{40,64}) +(\d+|BAD)\t([\s\S]+)$/;

function entriesIn(listed: Buffer, prefix: string): readonly Entry[] {
  return listed
    .toString("utf8")
    .split("\0")
    .flatMap((line) => {
      const [, blob, bytes, path] = ENTRY.exec(line) ?? [];
      if (blob === undefined || path === undefined || !path.startsWith(prefix)) return [];
      if (bytes === "BAD") throw new GitProblem(`git lacks the file ${path} of that commit`);
      const isHidden = path.split("/").some((step) => step.startsWith("."));
      if (isHidden || Number(bytes) > LARGEST_FILE_BYTES) return [];
      return [{ path: path.slice(prefix.length).normalize("NFC"), blob, bytes: Number(bytes) }];
    });
}

/** Blobs are asked for by their hashes, each once, and come one after the other: a line with the size, and the bytes. */
function contentsOf(folder: string, entries: readonly Entry[]): Readonly<Record<string, Uint8Array>> {
  const blobs = [...new Set(entries.map(({ blob }) => blob))];
  if (blobs.length === 0) return {};
  const { stdout, status, ...rest } = run(folder, ["cat-file", "--batch"], `${blobs.join("\n")}\n`);
  if (status !== 0) throw new GitProblem(`git cannot read the files${because(rest)}`);
  const contents = new Map<string, Uint8Array>();
  let at = 0;
  for (const blob of blobs) {
    const end = stdout.indexOf(10, at);
    const head = end < 0 ? "" : stdout.toString("latin1", at, end);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(head)?.[1];
    if (size === undefined) throw new GitProblem(`git lacks a file of that commit (${head || blob})`);
    contents.set(blob, new Uint8Array(stdout.subarray(end + 1, end + 1 + Number(size))));
    at = end + 1 + Number(size) + 1;
  }
  return Object.fromEntries(entries.map(({ path, blob }) => [path, contents.get(blob) as Uint8Array]));
}

interface Ran {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

/** Settings that could start programs or reach for the network are off, whatever the repository's own say. */
const SAFE = [
  "-c",
  "core.fsmonitor=false",
  "-c",
  "protocol.allow=never",
  "--no-pager",
  "--no-replace-objects",
];

const SECONDS = 60;

function run(folder: string, words: readonly string[], input = ""): Ran {
  const { PATH, HOME, SystemRoot, windir, LD_LIBRARY_PATH, USERPROFILE } = process.env;
  const ran = spawnSync("git", [...SAFE, "-C", folder, ...words], {
    // Not the repository: Windows would look there for git first.
    cwd: dirname(process.execPath),
    input,
    shell: false,
    timeout: SECONDS * 1000,
    maxBuffer: MOST_BYTES + 64 * MOST_FILES,
    windowsHide: true,
    env: {
      ...definedIn({ PATH, HOME, SystemRoot, windir, LD_LIBRARY_PATH, USERPROFILE }),
      ...{ GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_NO_LAZY_FETCH: "1", LC_ALL: "C" },
    },
  });
  const { error } = ran as { error?: NodeJS.ErrnoException };
  if (error?.code === "ENOENT")
    throw new GitProblem(
      "git is not installed, or not found; install it, or compare with a journal of prints",
    );
  if (error) throw new GitProblem(`git cannot be run: ${error.message}`);
  return ran;
}

const definedIn = (all: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

function textOf(ran: Ran, problem: string): string {
  if (ran.status !== 0) throw new GitProblem(`${problem}${because(ran)}`);
  return ran.stdout.toString("utf8").replace(/\r?\n$/, "");
}

/** The first line of what git says; it may refuse a folder that belongs to somebody else. */
function because({ stderr }: Pick<Ran, "stderr">): string {
  const [line = ""] = stderr.toString("utf8").split("\n");
  const words = line.replace(/^(?:fatal|error): /, "").trim();
  return words === "" || /not a git repository/.test(words) ? "" : `: ${words}`;
}
