/** `build --watch`: one build per save, however the file is saved; the last good print is kept. */
import { spawn, spawnSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import type { Changed } from "../../src/api/watch/changes.ts";
import { LONGEST_MS, QUIET_MS, UNFINISHED_MS, whenSettled } from "../../src/api/watch/settled.ts";
import { buildCommand } from "../../src/cli/build/build.ts";
import type { BuildFlags } from "../../src/cli/build/build-flags.ts";
import { orderOf } from "../../src/cli/build/build-order.ts";
import { runWatch } from "../../src/cli/build/run-watch.ts";
import { openBundle } from "../../src/host/bundle.ts";
import type { Host } from "../../src/host/host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { remembering } from "../../src/pipeline/project.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { WAIT_MS } from "../support/time-limits.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("a burst of changes is over", () => {
  const act = vi.fn();
  /** Files that are half written. */
  const half = new Set<string>();
  const settled = () => whenSettled(act, (path) => !half.has(path));
  beforeEach(() => {
    vi.useFakeTimers();
    act.mockClear();
    half.clear();
  });
  const changed = (path = "a.yaml") => ({ path, gone: false });
  const removed = (path = "a.yaml") => ({ path, gone: true });
  const callsAfter = (ms: number): number => {
    vi.advanceTimersByTime(ms);
    return act.mock.calls.length;
  };

  test("soon after a file was written in one go", () => {
    settled().take(changed());
    expect(callsAfter(QUIET_MS - 1)).toBe(0);
    expect(callsAfter(1)).toBe(1);
    expect(callsAfter(60_000)).toBe(1);
  });

  test("C091: once, after the second of two parts 50 ms apart", () => {
    const settling = settled();
    half.add("a.yaml");
    settling.take(changed());
    expect(callsAfter(50)).toBe(0);
    half.clear();
    settling.take(changed());
    expect(callsAfter(QUIET_MS - 1)).toBe(0);
    expect(callsAfter(1)).toBe(1);
    expect(callsAfter(60_000)).toBe(1);
  });

  test("later when a file stays half written; a change to another file does not shorten the wait", () => {
    const settling = settled();
    half.add("a.yaml");
    settling.take(changed());
    expect(callsAfter(UNFINISHED_MS - 1)).toBe(0);
    settling.take(changed("b.yaml"));
    expect(callsAfter(UNFINISHED_MS - 1)).toBe(0);
    expect(callsAfter(1)).toBe(1);
    expect(callsAfter(60_000)).toBe(1);
  });

  test("C092: after a file that vanished for 80 ms is back", () => {
    const settling = settled();
    settling.take(removed());
    expect(callsAfter(80)).toBe(0);
    settling.take(changed());
    expect(callsAfter(QUIET_MS)).toBe(1);
  });

  test("C092: later when a file stays away; a change to another file does not shorten the wait", () => {
    const settling = settled();
    settling.take(removed());
    settling.take(changed("b.yaml"));
    expect(callsAfter(UNFINISHED_MS - 1)).toBe(0);
    expect(callsAfter(1)).toBe(1);
  });

  test("C8: once after 10,000 changes, however long they take; changes that never end are not waited for", () => {
    const settling = settled();
    for (let index = 0; index < 10_000; index += 1) {
      settling.take(changed(`${index}.yaml`));
      if (index % 10 === 0) vi.advanceTimersByTime(5);
    }
    expect(act).not.toHaveBeenCalled();
    expect(callsAfter(QUIET_MS)).toBe(1);
    for (let ms = 0; ms < 2 * LONGEST_MS; ms += 50) {
      settling.take(changed());
      vi.advanceTimersByTime(50);
    }
    expect(act.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  test("never, once it is stopped", () => {
    const settling = settled();
    settling.take(changed());
    settling.stop();
    expect(callsAfter(60_000)).toBe(0);
  });
});

describe("build --watch", () => {
  const CREW = "content/sample/decks/crew.yaml";
  const PDF = "output/sample/all-decks-a4.pdf";
  let root: string;
  let said: { stdout: string; stderr: string };
  let end: AbortController;
  let watch: Promise<void>;

  const path = (file: string): string => join(root, file);
  const read = (file: string): string => readFileSync(path(file), "utf8");
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), content);
  };
  const builds = (): number => said.stdout.split("all-decks-a4.pdf: ").length - 1;
  const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: WAIT_MS, interval: 20 });
  /** How often folders of the project were listed: each look for changes lists some. */
  let lists: number;
  /** It waits for changes. */
  let isIdle: boolean;
  /** Waits until all changes so far led to this many builds, so that a later change is the next build. */
  const expectBuilds = async (count: number): Promise<void> => {
    // a file that is written while it builds leads to another build, even with the same content
    await waitFor(() => expect(isIdle).toBe(true));
    const before = lists;
    write(CREW, read(CREW));
    await waitFor(() => expect(lists).toBeGreaterThan(before));
    write(CREW, `${read(CREW)}  - { id: last, rank: 9, title: Last, copies: 100 }\n`);
    await waitFor(() => expect(said.stdout).toMatch(/ 1\d\d cards/));
    expect(builds()).toBe(count + 1);
  };

  beforeEach(async () => {
    root = join(temporaryFolder(), "My Game (copy) [v2] $1 !");
    for (const [file, content] of Object.entries(SAMPLE_GAME)) write(file, content);
    said = { stdout: "", stderr: "" };
    lists = 0;
    isIdle = false;
    for (const stream of ["stdout", "stderr"] as const)
      vi.spyOn(process[stream], "write").mockImplementation((text) => {
        said[stream] += text;
        return true;
      });
    end = new AbortController();
    const project = projectOf(remembering(files()));
    watch = runWatch(
      { ...project, changes: (work) => noted(project.changes(work)) },
      orderOf(["sample"], usual()),
      usual(),
      end.signal,
    );
    await waitFor(() => expect(said.stderr).toContain("Waiting for changes; Ctrl-C ends.\n"));
  });

  afterEach(async () => {
    end.abort();
    await watch;
  });

  const usual = (): BuildFlags => buildCommand().opts<BuildFlags>();
  const listing = (host: Host): Host => ({
    ...host,
    listFiles: (folder) => {
      lists += 1;
      return host.listFiles(folder);
    },
  });
  async function* noted(changes: AsyncIterable<Changed>): AsyncGenerator<Changed> {
    const all = changes[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = all.next();
        isIdle = true;
        const { done, value } = await next;
        isIdle = false;
        if (done) return;
        yield value;
      }
    } finally {
      await all.return?.();
    }
  }
  const files = () => ({
    host: listing(createNodeHost(root)),
    bundle: openBundle(),
    output: { host: createNodeHost(join(root, "output")), shown: "output" },
  });

  test("C091, C093: prints, and once more after a save in two parts, with the final content", async () => {
    expect(said.stdout).toMatch(/all-decks-a4\.pdf: 1 sheet, 1 front, 3 cards, \d+ kB, \d+ ms\n$/);
    const whole = read(CREW).replace(
      "title: Cook }",
      "title: Cook }\n  - { id: boy, copies: 9, rank: 4, title: Boy }",
    );
    write(CREW, whole.slice(0, whole.indexOf("  - { id: boy")));
    write(CREW, whole);
    await waitFor(() => expect(builds()).toBe(2));
    expect(said.stdout).toContain("all-decks-a4.pdf: 2 sheets, 2 fronts");
    await expectBuilds(2);
    expect(said.stderr).not.toContain("error");
  });

  test("C092: a file that vanishes and returns at once is not an error, and does not print unless it changed", async () => {
    const before = readFileSync(path(CREW));
    rmSync(path(CREW));
    writeFileSync(path(CREW), before);
    await expectBuilds(1);
    expect(said.stderr).not.toContain("error");
  });

  test("errors are reported and the last print is kept until they are fixed", async () => {
    const [good, pdf] = [read(CREW), read(PDF)];
    write(CREW, good.replace("rank: 1", "rank: one"));
    await waitFor(() => expect(said.stderr).toContain("Nothing was printed because of these errors"));
    expect(said.stderr).toContain(`${CREW}:7:23`);
    expect(read(PDF)).toBe(pdf);
    rmSync(path("content/sample/game.yaml"));
    await waitFor(() => expect(said.stderr).toContain("broadside: "));
    expect(read(PDF)).toBe(pdf);
    write(CREW, good);
    write("content/sample/game.yaml", SAMPLE_GAME["content/sample/game.yaml"] as string);
    await waitFor(() => expect(builds()).toBe(2));
  });

  test.each([
    ["on a terminal", "1"],
    ["in a pipe", ""],
  ])("known warnings are not repeated %s, errors are", async (_, colour) => {
    vi.stubEnv("FORCE_COLOR", colour);
    vi.stubEnv("NO_COLOR", "");
    const good = read(CREW);
    const saveAs = async (title: string, number: number): Promise<string> => {
      const before = said.stderr.length;
      write(CREW, good.replace("title: Cook }", `title: ${title} }`));
      await waitFor(() => expect(builds()).toBe(number));
      return stripVTControlCharacters(said.stderr.slice(before));
    };
    // the first print is in the journal now, so the second has one more warning
    expect(await saveAs("Baker", 2)).toContain("hint[game/version-not-raised]");
    expect(await saveAs("Butcher", 3)).toBe("");
    const third = await saveAs('"Co\\u200Bok"', 4);
    expect(third).toContain("warning[words/hidden-character]");
    expect(third).not.toContain("game/version-not-raised");
    expect(third).toMatch(
      /^1 warning in 1 file; .*\d more reported before; --all-findings reports them again$/m,
    );
  });

  test("C8: many new files in new folders, and a save by renaming, lead to one build each", async () => {
    for (let index = 0; index < 400; index += 1)
      write(`content/sample/notes/${index % 40}/${index}.md`, "note");
    await waitFor(() => expect(builds()).toBe(2));
    write("content/sample/.new", read(CREW).replace("Cook", "Master Cook"));
    renameSync(path("content/sample/.new"), path(CREW));
    await waitFor(() => expect(builds()).toBe(3));
    await expectBuilds(3);
  });

  test("a file in a new folder is noticed, files of the output are not", async () => {
    write("templates/sample/partials/mark.svg.hbs", '<circle r="1"/>');
    await waitFor(() => expect(builds()).toBe(2));
    write("templates/sample/partials/mark.svg.hbs", '<circle r="2"/>');
    await waitFor(() => expect(builds()).toBe(3));
    write("output/sample/mine.txt", "x");
    rmSync(path(PDF));
    await expectBuilds(3);
  });

  test("Ctrl-C ends it in the system's way, 130 in a shell, and leaves nothing behind", async () => {
    const before = filesBelow(path("output"));
    const command = spawn(process.execPath, [resolve("dist/cli/main.js"), "build", "--watch", "--no-cache"], {
      cwd: root,
    });
    const ended = new Promise((done) => command.on("exit", (status, signal) => done(signal ?? status)));
    const isWaiting = new Promise<string>((go) =>
      command.stderr.on("data", (text) => String(text).includes("Ctrl-C ends") && go("waits")),
    );
    expect(await Promise.race([isWaiting, ended])).toBe("waits");
    command.kill("SIGINT");
    expect(["SIGINT", 130]).toContain(await ended);
    expect(filesBelow(path("output"))).toEqual(before);
  });
});

/** The options of util-linux; others differ. */
const hasScript = /util-linux/.test(String(spawnSync("script", ["--version"]).stdout));

test.skipIf(!hasScript)("on a terminal, through a link: a reported warning is not repeated", async () => {
  const root = temporaryFolder();
  for (const [file, content] of Object.entries(SAMPLE_GAME)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const deck = "content/sample/decks/crew.yaml";
  const text = String(SAMPLE_GAME[deck]).replace("title: Cook", 'title: "Co\\u200Bok"');
  mkdirSync(join(root, "shared"));
  writeFileSync(join(root, "shared/crew.yaml"), text);
  rmSync(join(root, deck));
  symlinkSync("../../../shared/crew.yaml", join(root, deck));
  const words = [process.execPath, resolve("dist/cli/main.js"), "build", "--watch", "--no-cache"];
  const command = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const terminal = spawn("script", ["-qec", command, "/dev/null"], {
    cwd: root,
    env: { ...process.env, CI: "", NO_COLOR: "", FORCE_COLOR: "", TERM: "xterm", SHELL: "/bin/sh" },
  });
  let said = "";
  const ended = new Promise((done) => terminal.on("close", done));
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((go, refuse) => {
      const look = (): void => {
        const found = pattern.exec(said);
        if (!found) return;
        said = said.slice(found.index + found[0].length);
        terminal.stdout.off("data", look);
        go(found[0]);
      };
      terminal.stdout.on("data", look);
      void ended.then(() => refuse(new Error(`it ended after: ${said}`)));
      look();
    });
  terminal.stdout.on("data", (piece) => {
    said += piece;
  });
  try {
    const first = await says(/.*Ctrl-C ends/s);
    expect(first).toContain("\u001b[33mwarning[words/hidden-character]");
    writeFileSync(join(root, "shared/crew.yaml"), text.replace("title: Pilot", "title: Steersman"));
    const second = await says(/.*all-decks-a4\.pdf.*ms/s);
    expect(second).toContain("game/version-not-raised");
    expect(second).not.toContain("hidden-character");
    terminal.stdin.write("\u0003");
    await ended;
  } finally {
    terminal.kill();
  }
});

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
