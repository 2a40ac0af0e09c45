/** The library: errors with a code for wrong calls, and edits written all at once. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { lockFolder } from "../../src/host/disk/folder-lock.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import {
  BroadsideError,
  createMemoryHost,
  type Host,
  HostError,
  openProject,
  type ReportedEvent,
  StaleEdits,
} from "../../src/index.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const [path, content] of Object.entries(SAMPLE_GAME))
    if (typeof content === "string") writeProject(folder, { [path]: content });
});

const open = (host: Host = createNodeHost(folder)) =>
  projectOf({
    ...{ host, bundle: openBundle() },
    output: { host: createNodeHost(join(folder, "output")), shown: "output" },
  });

const codeOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "no error",
    (error) => (error instanceof BroadsideError ? error.code : error),
  );

test("what a caller gets wrong is an error with a code", async () => {
  expect(await codeOf(openProject(join(folder, "output")))).toBe("no-project");
  const project = open();
  expect(await codeOf(project.check(["simple"]))).toBe("unknown-game");
  expect(await codeOf(project.plan({ kits: ["x"] }))).toBe("unknown-kit");
  expect(await codeOf(project.plan({ papers: ["b9"] }))).toBe("bad-order");
  const ended = AbortSignal.abort();
  expect(await codeOf(project.check([], { signal: ended }))).toBe("aborted");
  await project.close();
  expect(await codeOf(project.check())).toBe("closed");
});

test("two prints to one folder at once wait for each other, and say so", async () => {
  const project = open();
  const alone = await project.print();
  const release = await lockFolder(join(folder, "output/sample"), { onWait: () => {} });
  const waiting: ReportedEvent[] = [];
  const onEvent = (event: ReportedEvent): void => {
    if (event.kind === "waiting" && waiting.push(event) === 2) release();
  };
  const both = await Promise.all([
    project.print({ gap: "1mm" }, { onEvent }),
    project.print({ marks: false }, { onEvent }),
  ]);
  for (const { status, files } of both) {
    expect(status).toBe(0);
    expect(files.map(({ path }) => path)).toEqual(alone.files.map(({ path }) => path));
  }
  const own = { pid: process.pid, folder: join(folder, "output/sample") };
  expect(waiting).toMatchObject([own, own]);
});

test("a print that waits for another can be aborted", async () => {
  const project = open();
  const end = new AbortController();
  const release = await lockFolder(join(folder, "output/sample"), { onWait: () => {} });
  const onEvent = ({ kind }: ReportedEvent): void => {
    if (kind === "waiting") end.abort();
  };
  expect(await codeOf(project.print({}, { signal: end.signal, onEvent }))).toBe("aborted");
  release();
  expect(await codeOf(project.print())).toBe("no error");
});

test("the games that come with Broadside get nothing written into them", async () => {
  const bundle = openBundle();
  const output = { host: createNodeHost(join(folder, "output")), shown: "output" };
  const project = projectOf({ host: bundle.host, bundle, output });
  expect(await codeOf(project.writeSchemas())).toBe("no-project");
  expect(await codeOf(project.fix())).toBe("no-project");
  expect(await codeOf(project.apply({ files: [] }))).toBe("no-project");
  expect(await codeOf(project.scenarios.create({ id: "x" }))).toBe("no-project");
  const inside = join(bundle.host.root, "content");
  expect(await codeOf(project.print({ out: inside }))).toBe("bad-output");
  expect(await codeOf(project.icons.sheet({ words: ["oak"], to: join(inside, "a.html") }))).toBe(
    "bad-output",
  );
  const to = join(folder, "schemas");
  expect((await project.writeSchemas({ games: ["pirate-tricks"], to })).folder).toBe(to);
});

test("edits are written all at once, and refused with the difference once a file has changed", async () => {
  const die = "content/sample/dice/red.yaml";
  const text = "die: red\ntitel: Red\ncolour: '#ff0000'\nfaces: [[pip], [pip], [pip], [pip], [pip], []]\n";
  const host = createMemoryHost({ ...SAMPLE_GAME, [die]: text });
  const project = projectOf({ host, bundle: openBundle() });
  const fixes = await project.fix();
  host.writeFile(die, new TextEncoder().encode(`# mine\n${text}`));
  const refused = await project.apply(fixes).catch((error) => error);
  expect(refused).toBeInstanceOf(StaleEdits);
  expect(refused.files[0].difference).toContain("+# mine");
  const { code, message, findings, files: stale } = refused;
  expect(message).toContain("the file has changed");
  expect(JSON.parse(JSON.stringify(refused))).toEqual({ code, message, findings, files: stale });
  host.writeFile(die, new TextEncoder().encode(text));
  await project.apply(fixes);
  expect(await project.textOf(die)).toBe(text.replace("titel", "title"));
});

test("a face is rendered as SVG or PNG, and one that does not exist is refused", async () => {
  const project = open();
  const face = { game: "sample", deck: "crew", card: "cook" };
  const { drawing } = await project.render(face);
  expect(new TextDecoder().decode(drawing?.bytes)).toMatch(/^<svg /);
  expect([drawing?.width, drawing?.height]).toEqual([63.5, 88.9]);
  const png = await project.render({ ...face, form: "png", dpi: 20 });
  for (const { bytes } of [drawing, png.drawing].flatMap((one) => one ?? []))
    expect(Object.getPrototypeOf(bytes)).toBe(Uint8Array.prototype);
  expect(await codeOf(project.render({ ...face, card: "cok" }))).toBe("unknown-name");
});

test("a face of a game that cannot be used has no drawing, and the findings say why", async () => {
  const host = createMemoryHost({ ...SAMPLE_GAME, "content/sample/game.yaml": "id: sample\n" });
  const project = projectOf({ host, bundle: openBundle() });
  const { drawing, findings } = await project.render({ game: "sample", deck: "crew", card: "cook" });
  expect(drawing).toBeUndefined();
  expect(findings.map(({ file }) => file)).toContain("content/sample/game.yaml");
});

test("edits add new files, never over another, and together with changes all or none", async () => {
  const project = open();
  const [deck, note] = ["content/sample/decks/crew.yaml", "content/sample/note.yaml"];
  const text = readFileSync(join(folder, deck), "utf8");
  const at = (offset: number) => ({ line: 1, column: 1, offset });
  const added = {
    path: note,
    edits: [{ file: note, start: at(0), end: at(0), text: "note: new\n" }],
  };
  const changed = {
    path: deck,
    hash: createHash("sha256").update(text).digest("hex"),
    edits: [{ file: deck, start: at(0), end: at(0), text: "# mine\n" }],
  };
  // Edits may have travelled as JSON.
  const edits = JSON.parse(JSON.stringify({ files: [changed, added] }));
  writeProject(folder, { [note]: "note: old\n" });
  await expect(project.apply(edits)).rejects.toMatchObject({ name: "HostError", code: "EEXIST" });
  expect(readFileSync(join(folder, deck), "utf8")).toBe(text);
  rmSync(join(folder, note));
  expect(await project.apply(edits)).toEqual({ files: [deck, note] });
  expect(readFileSync(join(folder, deck), "utf8")).toBe(`# mine\n${text}`);
  expect(readFileSync(join(folder, note), "utf8")).toBe("note: new\n");
  expect(await codeOf(project.apply({ files: [{ ...added, path: "output/x.yaml" }] }))).toBe("bad-order");
  expect(await codeOf(project.apply({} as never))).toBe("bad-order");
});

test("what the disk refuses is a HostError", async () => {
  writeProject(folder, { "package.json": "{}" });
  const error: unknown = await open()
    .print({ out: join(folder, "package.json") })
    .catch((reason) => reason);
  expect(error).toBeInstanceOf(HostError);
  expect(error).toMatchObject({ code: "ENOTDIR" });
});

test("the first program of docs/api.md has at most 15 lines", () => {
  const [, code = ""] = /```js\n(.*?)```/s.exec(readFileSync("docs/api.md", "utf8")) ?? [];
  expect(code).toContain("project.print(");
  expect(code.split("\n").length - 1).toBeLessThanOrEqual(15);
});
