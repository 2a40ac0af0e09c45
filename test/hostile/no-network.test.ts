/**
 * The system's own record of a run over all hostile rows that refer to something to open: no connection is made, and
 * only files of the project, the package, Node and the system's libraries are opened.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { COMMAND } from "../support/command/command.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";
import { allRows, corpusOf } from "./corpus.ts";

/** Rows of paths, drawings, pictures and fonts: the others contain nothing that could be opened. */
const GROUPS = /^[PVIF]/;
/** One row for each way of asking for foreign files. */
const WAYS_OUT = [
  "http://evil.example/",
  "file:///etc/passwd",
  '"/etc/passwd"',
  "//host/share/",
  "../../../",
  "..\\\\..\\\\",
  "art/%2e%2e/%2e%2e/",
  "art/sharp.png[scale=100]",
  ".git/config",
  ".env",
  "other.svg#x",
] as const;
/** What programs of the system always read: their libraries, and facts about the machine. */
const SYSTEM = [
  /^\/(?:usr\/)?lib(?:32|64)?\//,
  /^\/etc\/(?:ld\.so\.|ssl\/openssl\.cnf|localtime|timezone|nsswitch\.conf|passwd$)/,
  /^\/proc\/(?:self|\d+|meminfo|version_signature|sys\/vm\/|cpuinfo|cgroups|mounts)/,
  /^\/sys\/(?:devices\/system\/cpu|fs\/cgroup)/,
  /^\/dev\/(?:null|urandom|random|tty|pts)/,
  /^\/usr\/share\/(?:zoneinfo|locale|i18n)/,
];

test("a run over all hostile rows that name files or addresses opens nothing outside and connects to nothing", async ({
  skip,
}) => {
  const strace = toolOrSkip("strace", skip);
  const project = temporaryFolder();
  const rows = (await allRows()).filter(({ row }) => GROUPS.test(row));
  const corpus = corpusOf(rows);
  const texts = Object.values(corpus).join("\n");
  for (const name of WAYS_OUT) expect(texts).toContain(name);
  for (const [path, content] of Object.entries(corpus)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  }
  const log = join(temporaryFolder(), "strace.log");
  const node = [process.execPath, COMMAND, "build", "--draft", "--quiet", "--png", "--dpi", "72"];
  const run = strace([
    // what the machine's owner tells Node to read is not our doing
    ...["-E", "NODE_EXTRA_CA_CERTS", "-E", "NODE_OPTIONS"],
    // the kernel stops only at these calls
    ...["-f", "--seccomp-bpf", "-qq", "-e", "trace=network,open,openat,openat2", "-o", log],
    ...node,
    ...["--project", project],
  ]);
  expect(run.status, run.stderr.slice(-2_000)).toBe(1);
  const calls = readFileSync(log, "utf8").split("\n");
  expect(calls.length).toBeGreaterThan(1_000);
  expect(calls.filter((call) => /\b(?:connect|sendto|bind|listen)\(/.test(call) && !isLocal(call))).toEqual(
    [],
  );
  expect(calls.filter((call) => /\bsocket\(AF_INET/.test(call))).toEqual([]);
  const inside = [project, process.cwd(), dirname(dirname(process.execPath))];
  const outside = openedIn(calls).filter(
    (path) =>
      !inside.some((folder) => path === folder || path.startsWith(`${folder}/`)) &&
      !SYSTEM.some((kind) => kind.test(path)),
  );
  expect([...new Set(outside)]).toEqual([]);
});

/** Sockets between processes of the same machine: Node's connection to its children. */
const isLocal = (call: string): boolean =>
  /AF_UNIX|AF_LOCAL/.test(call) || /sendto\(\d+, .*NULL, 0\)/.test(call);

/** Absolute paths of files that were really opened. */
function openedIn(calls: readonly string[]): readonly string[] {
  return calls.flatMap((call) => {
    const [, path, result] =
      /\bopen(?:at2?)?\((?:[^"]*)"((?:[^"\\]|\\.)*)".*\)\s+=\s+(-?\d+)/.exec(call) ?? [];
    return path?.startsWith("/") && Number(result) >= 0 ? [path] : [];
  });
}
