/** Verdicts of earlier checks, one for each game: made again for games that have changed, and for no others. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { openCacheFolder } from "../../../src/host/disk/cache-folder.ts";
import type { Host, RefusedEntry } from "../../../src/host/host.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { openShippedFolder, openShippedFolderToFill } from "../../../src/host/shipped-folder.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { KEPT_BYTES } from "../../../src/pipeline/read/steady-reads.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { writeProject } from "../../support/command/command.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const bundle = openBundle();
const SHARED = "templates/shared/card.svg.hbs";
const CREW = (game: string): string => `content/${game}/decks/crew.yaml`;

/** Its text is too small on every card. */
const svg = (comment = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
${comment}<b:text x="8" y="8" width="45" height="20" size="4pt" font="Alegreya">{{title}}</b:text>
</svg>
`;
const gameFiles = (id: string): Readonly<Record<string, string>> => ({
  [`content/${id}/game.yaml`]: `broadside: 1\nid: ${id}\ntitle: ${id}\nversion: "1"\n`,
  [CREW(id)]: `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { title: { type: string } } }
cards: [{ id: cook, title: Cook of ${id} }]
`,
});

const TEXT = "content/b/booklets/rules.md";

/** @param text absent = its file is missing */
const booklet = (text?: string): Readonly<Record<string, string>> => ({
  "content/b/booklets/rules.yaml": "booklet: rules\ntitle: Rules\ntext: rules.md\n",
  ...(text === undefined ? {} : { [TEXT]: text }),
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeProject(folder, { ...gameFiles("a"), ...gameFiles("b"), ...gameFiles("c"), [SHARED]: svg() });
});

/** Games that were made: each looks for its fonts. */
let made: string[] = [];
/** Happens once, while a game is made. */
let meanwhile: ((game: string) => void) | undefined;

function watched(host: Host): Host {
  const listFiles = (below: string): readonly string[] => {
    const [, game] = /^templates\/(\w)\/fonts$/.exec(below) ?? [];
    if (game !== undefined) {
      made.push(game);
      meanwhile?.(game);
    }
    return host.listFiles(below);
  };
  return { ...host, listFiles };
}

/** The project as a new process opens it. */
function opened(product = "product", more: Partial<ProjectContext> = {}): ProjectContext {
  return {
    host: watched(createNodeHost(folder)),
    bundle,
    output: { host: createNodeHost(join(folder, "output")), shown: "output" },
    memory: diskMemory(openCacheFolder(cacheFolder()), product),
    ...more,
  };
}

const cacheFolder = (): string => join(folder, "output", ".cache");
const fresh = (): ProjectContext => {
  const { memory: _, ...project } = opened();
  return project;
};

/** The result of a check, and the games that it made. */
async function check(names: readonly string[] = [], project = opened(), work = {}) {
  made = [];
  const checked = await projectOf(project).check(names, work);
  return { checked, made: [...new Set(made)] };
}

/** Checks that the result equals that of a check without a cache, and returns the games that were made for it. */
async function madeFor(names: readonly string[] = [], project = opened()): Promise<readonly string[]> {
  const kept = await check(names, project);
  const anew = await check(names, fresh());
  expect(kept.checked).toEqual(anew.checked);
  return kept.made;
}

const change = (path: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
};

const entries = (shelf: string): readonly string[] =>
  readdirSync(cacheFolder())
    .filter((name) => name.startsWith(`${shelf}-`))
    .map((name) => join(cacheFolder(), name));

test("an edit in one game makes that game again, whichever games are checked", async () => {
  expect(await madeFor()).toEqual(["a", "b", "c"]);
  expect(await madeFor()).toEqual([]);
  change(CREW("b"), "Cook", "Cock");
  expect(await madeFor(["a"])).toEqual([]);
  expect(await madeFor([CREW("b")])).toEqual(["b"]);
  expect(await madeFor(["b", "c"])).toEqual([]);
  expect(await madeFor()).toEqual([]);
});

test("so does a new file, while one of another game makes only that", async () => {
  await check();
  writeProject(folder, { "content/a/notes.txt": "x", "templates/c/extra.svg.hbs": svg() });
  expect(await madeFor()).toEqual(["a", "c"]);
});

test.each([
  ["a shared template", { [SHARED]: svg("\n") }],
  ["a new shared partial", { "templates/shared/partials/x.svg.hbs": "<g/>" }],
  ["a template that was put beside the folders", { "templates/card.svg.hbs": svg() }],
])("%s makes all games again", async (_, files: Readonly<Record<string, string>>) => {
  await check();
  writeProject(folder, files);
  expect(await madeFor()).toEqual(["a", "b", "c"]);
  expect(await madeFor()).toEqual([]);
});

test("a game whose name differs from another's only in case is made again with it", async () => {
  await check();
  writeProject(folder, { "content/B/notes.txt": "x" });
  expect(await madeFor(["a", "b", "c"])).toEqual(["b"]);
});

test("what is found in a shared template counts once, and an allowance there is unused only in all games together", async () => {
  const allowed = svg("<!-- broadside-allow text/too-small: an imprint -->\n");
  writeProject(folder, { "templates/shared/tiny.svg.hbs": allowed });
  const rules = async () => (await check()).checked.findings.map(({ rule }) => rule);
  expect(await rules()).toEqual(["text/too-small", "allowance/unused"]);
  for (const names of [["a"], ["a", "b"], [SHARED], []]) expect(await madeFor(names)).toEqual([]);
  change(CREW("c"), "front: card", "front: tiny");
  expect(await madeFor()).toEqual(["c"]);
  expect(await rules()).toEqual(["text/too-small"]);
  expect(await madeFor(["a", "b"])).toEqual([]);
});

test("each look, each limit and each version of the program has its own verdicts", async () => {
  await check();
  const low = await check([], opened(), { ink: "low" });
  expect(low.made).toEqual(["a", "b", "c"]);
  expect(await check([], opened(), { ink: "low" })).toEqual({ ...low, made: [] });
  expect(await madeFor()).toEqual([]);
  expect(await madeFor([], opened("product", { limits: 2 }))).toEqual(["a", "b", "c"]);
  expect(await madeFor([], opened("other product"))).toEqual(["a", "b", "c"]);
  expect(await madeFor()).toEqual([]);
});

test("a file that changes once a check has read it makes its game again, and nothing if it is changed back", async () => {
  meanwhile = (game) => {
    if (game !== "b") return;
    change(CREW("b"), "Cook", "Cock");
    meanwhile = undefined;
  };
  await check();
  expect(await madeFor()).toEqual(["b"]);
  change(CREW("b"), "Cock", "Cook");
  expect(await madeFor()).toEqual([]);
});

test.each([
  ["a file", CREW("b"), (text: string) => text.replace("Cook", "Cock")],
  ["a shared template", SHARED, (text: string) => text.replace("4pt", "12pt")],
])("a check finds what was in %s when it began", async (_, changing, alter) => {
  const host = hostWithSecond(changing, alter);
  const { checked } = await check(["b"], opened("product", { host }));
  expect(host.asked()).toBe(1);
  expect(await madeFor(["b"])).toEqual([]);
  expect(checked).toEqual((await check(["b"], fresh())).checked);
});

test("the verdict on a game that changes while it is checked is not kept if there is too much to keep all of it", async () => {
  writeFileSync(join(folder, "content/b/art.bin"), new Uint8Array(KEPT_BYTES));
  const host = hostWithSecond(CREW("b"), (text) => text.replace("Cook", "Cock"));
  await check(["b"], opened("product", { host }));
  expect(host.asked()).toBe(2);
  expect(await madeFor(["b"])).toEqual(["b"]);
  expect(await madeFor(["b"])).toEqual([]);
});

/** The files on the disk, one of which is another one when it is read for the second time. */
function hostWithSecond(changing: string, alter: (text: string) => string) {
  const host = createNodeHost(folder);
  let asked = 0;
  const readBytes = (path: string): Uint8Array => {
    const bytes = host.readBytes(path);
    if (path !== changing || ++asked === 1) return bytes;
    return new TextEncoder().encode(alter(new TextDecoder().decode(bytes)));
  };
  return { ...host, readBytes, asked: () => asked };
}

test("nor is one for which a file was there only then", async () => {
  const font = "templates/b/fonts/none.ttf";
  const host = createNodeHost(folder);
  const listFiles = (below: string): readonly string[] =>
    below === "templates/b/fonts" ? [font] : host.listFiles(below);
  const readBytes = (path: string): Uint8Array => host.readBytes(path === font ? SHARED : path);
  await check(["b"], opened("product", { host: { ...host, listFiles, readBytes } }));
  expect(await madeFor(["b"])).toEqual(["b"]);
});

test.each([
  ["A folder whose name differs from the game's only in case", "content/B/notes.txt"],
  ["Such a folder of templates", "templates/B/x.svg.hbs"],
  ["A template beside the folders", "templates/none.svg.hbs"],
])("%s that appears after the digest was made belongs to the next check", async (_, appearing) => {
  const host = createNodeHost(folder);
  writeProject(folder, { "templates/b/own.svg.hbs": svg() });
  change(CREW("b"), "front: card", "front: none");
  let isThere = false;
  const readBytes = (path: string): Uint8Array => {
    isThere ||= path === CREW("b");
    return host.readBytes(path);
  };
  const listFiles = (below: string): readonly string[] =>
    isThere && appearing.startsWith(`${below}/`)
      ? [...host.listFiles(below), appearing].sort()
      : host.listFiles(below);
  const { checked } = await check(["b"], opened("product", { host: { ...host, readBytes, listFiles } }));
  expect(isThere).toBe(true);
  expect(checked.findings).toEqual((await check(["b"], fresh())).checked.findings);
  writeProject(folder, { [appearing]: svg() });
  expect(await madeFor(["b"])).toEqual(["b"]);
});

test("nor is one for which the text of a booklet was missing only then", async () => {
  const host = createNodeHost(folder);
  writeProject(folder, booklet("# Rules\n"));
  const isFile = (path: string): boolean => path !== TEXT && host.isFile(path);
  const { checked } = await check(["b"], opened("product", { host: { ...host, isFile } }));
  expect(checked.findings.map(({ rule }) => rule)).toContain("booklet/no-text");
  expect(await madeFor(["b"])).toEqual(["b"]);
});

test("nor is one for which it was refused only then", async () => {
  const host = createNodeHost(folder);
  writeProject(folder, booklet());
  const listRefused = (below: string): readonly RefusedEntry[] =>
    TEXT.startsWith(`${below}/`) && below.endsWith("booklets")
      ? [{ path: TEXT, why: "is a dangling link" }]
      : host.listRefused(below);
  const { checked } = await check(["b"], opened("product", { host: { ...host, listRefused } }));
  expect(checked.findings.map(({ rule }) => rule)).not.toContain("booklet/no-text");
  expect(await madeFor(["b"])).toEqual(["b"]);
});

test("a game with a booklet and refused files is kept as any other", async () => {
  writeProject(folder, booklet("# Rules\n"));
  symlinkSync("nowhere", join(folder, "content/b/booklets/more.md"));
  expect(await madeFor(["b"])).toEqual(["b"]);
  expect(await madeFor(["b"])).toEqual([]);
});

test("a check that ends early loses nothing that it has found", async () => {
  const controller = new AbortController();
  meanwhile = (game) => {
    if (game === "c") controller.abort();
  };
  await expect(check([], opened(), { signal: controller.signal })).rejects.toThrow("aborted");
  meanwhile = undefined;
  expect(await madeFor()).toEqual(["c"]);
});

test("entries that are cut or swapped are made again", async () => {
  await check();
  const [one = "", other = "", cut = ""] = entries("verdict");
  writeFileSync(cut, readFileSync(cut).subarray(0, -1));
  renameSync(one, `${one}.x`);
  renameSync(other, one);
  renameSync(`${one}.x`, other);
  expect(await madeFor()).toEqual(["a", "b", "c"]);
  expect(await madeFor()).toEqual([]);
});

test("what a stopped reader leaves open is asked again", async () => {
  writeProject(folder, {
    "templates/a/card.svg.hbs": svg(`<b:art href="x.png" x="9" y="30" width="20" height="20"/>\n`),
    "content/a/x.png": "no picture",
  });
  const stopped = {
    rule: "art/stopped",
    severity: "error",
    message: "takes too long",
    file: "content/a/x.png",
  };
  const start = { offset: 0, line: 1, column: 1 };
  const inspector = {
    ...INSPECT_HERE,
    picture: async () => ({ value: undefined, diagnostics: [{ ...stopped, start, end: start } as never] }),
  };
  const slow = await check([], opened("product", { inspector }));
  expect(slow.checked.findings.map(({ rule }) => rule)).toContain("art/stopped");
  const { made: again, checked } = await check();
  expect(again).toEqual(["a"]);
  expect(checked.findings.map(({ rule }) => rule)).not.toContain("art/stopped");
});

test("a print outdates no verdict, and its own findings are known to the next check", async () => {
  await check();
  const printed = async (): Promise<void> => void (await projectOf(opened()).print({ games: ["a"] }));
  await printed();
  expect(await madeFor()).toEqual([]);
  change(CREW("a"), "Cook", "Cock");
  const rules = async () => {
    const { checked, made: again } = await check(["a"]);
    return [again, checked.findings.map(({ rule }) => rule)];
  };
  expect(await rules()).toEqual([["a"], ["game/version-not-raised", "text/too-small"]]);
  expect(await rules()).toEqual([[], ["game/version-not-raised", "text/too-small"]]);
  await printed();
  expect(await rules()).toEqual([[], ["text/too-small"]]);
  expect(await madeFor()).toEqual([]);
  writeProject(folder, { "output/a/journal.json": "[" });
  expect(await rules()).toEqual([["a"], ["game/broken-journal", "text/too-small"]]);
  expect(await madeFor()).toEqual([]);
});

test("an allowance for what the journal says is unused after the print", async () => {
  change(
    "content/a/game.yaml",
    'version: "1"',
    'version: "1" # broadside-allow game/version-not-raised: a draft',
  );
  await projectOf(opened()).print({ games: ["a"] });
  change(CREW("a"), "Cook", "Cock");
  expect((await check(["a"])).checked.allowed.map(({ rule }) => rule)).toEqual(["game/version-not-raised"]);
  await projectOf(opened()).print({ games: ["a"] });
  expect(await madeFor(["a"])).toEqual([]);
  expect((await check(["a"])).checked.findings.map(({ rule }) => rule)).toContain("allowance/unused");
});

/** The package itself, with its verdicts beside the code; by default as somebody uses it who has no project. */
function packaged(more: Partial<ProjectContext> = {}): ProjectContext {
  const host = watched(createNodeHost(folder));
  const shipped = diskMemory(openShippedFolder(verdictsFolder()), "package");
  return { host, bundle: { ...bundle, host: createNodeHost(folder) }, shipped, ...more };
}

/** The same as the set-up opens it. */
const beingSetUp = (more: Partial<ProjectContext> = {}): ProjectContext =>
  packaged({ shipped: diskMemory(openShippedFolderToFill(verdictsFolder()), "package"), ...more });

const verdictsFolder = (): string => join(folder, "verdicts");

test("verdicts that come with the package hold wherever it is, for games as they came, and for their author", async () => {
  cpSync("templates/shared/fonts", join(folder, "templates/shared/fonts"), { recursive: true });
  expect((await check([], beingSetUp())).made).toEqual(["a", "b", "c"]);
  const before = folder;
  folder = temporaryFolder();
  cpSync(before, folder, { recursive: true });
  expect((await check([], packaged())).made).toEqual([]);
  const { memory, output } = opened();
  const author = { memory, output } as Partial<ProjectContext>;
  await projectOf(packaged(author)).print({ games: ["a"] });
  expect((await check([], packaged(author))).made).toEqual([]);
  change(CREW("b"), "Cook", "Cock");
  expect((await check([], packaged(author))).made).toEqual(["b"]);
  expect((await check([], packaged(author))).made).toEqual([]);
  expect((await check([], packaged())).made).toEqual(["b"]);
});

test("only the set-up writes beside the code", async () => {
  cpSync("templates/shared/fonts", join(folder, "templates/shared/fonts"), { recursive: true });
  expect((await check(["a"], packaged())).made).toEqual(["a"]);
  expect(existsSync(verdictsFolder())).toBe(false);
  await check(["a"], beingSetUp());
  const filled = readdirSync(verdictsFolder());
  expect(filled).not.toEqual([]);
  expect((await check([], packaged(), { ink: "low" })).made).toEqual(["a", "b", "c"]);
  expect(readdirSync(verdictsFolder())).toEqual(filled);
});

test("a game of the package that is saved while the set-up checks it gets the verdict on what was read", async () => {
  cpSync("templates/shared/fonts", join(folder, "templates/shared/fonts"), { recursive: true });
  const host = hostWithSecond(CREW("b"), (text) => text.replace("Cook", "Cock"));
  await check(["a", "b"], beingSetUp({ host, bundle: { ...bundle, host } }));
  expect(host.asked()).toBe(1);
  expect((await check(["a", "b"], packaged())).made).toEqual([]);
});

test("damaged verdicts of the package are made again, and a folder that cannot be written is no failure", async () => {
  cpSync("templates/shared/fonts", join(folder, "templates/shared/fonts"), { recursive: true });
  writeFileSync(verdictsFolder(), "a file where the folder would be");
  expect((await check(["a"], beingSetUp())).checked.counts.error).toBe(0);
  renameSync(verdictsFolder(), join(folder, "file"));
  await check(["a"], beingSetUp());
  for (const name of readdirSync(verdictsFolder()))
    writeFileSync(join(verdictsFolder(), name), "broadside cache 1\n{}");
  expect((await check(["a"], packaged())).made).toEqual(["a"]);
  expect((await check(["a"], beingSetUp())).made).toEqual(["a"]);
  expect((await check(["a"], packaged())).made).toEqual([]);
});
