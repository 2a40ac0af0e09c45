/** An open project between calls: two at a time, a call that is aborted or whose caller throws, and after the end. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Project, Work } from "../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";

const PDF = "output/sample/all-decks-a4.pdf";
const GAME = "content/sample/game.yaml";

let folder: string;
let project: Project;

beforeEach(() => {
  folder = sampleFolder();
  project = openSample(folder);
});

const printed = (): readonly string[] =>
  readdirSync(join(folder, "output/sample"), { recursive: true }) as string[];

test("a print that is aborted while it writes a file leaves the old file and no other", async () => {
  await project.print(await project.plan());
  const before = { names: printed(), pdf: readFileSync(join(folder, PDF)) };
  writeProject(folder, {
    [GAME]: readFileSync(join(folder, GAME), "utf8").replace(/^title:.*$/m, "title: Another"),
  });
  const plan = await project.plan();
  // Aborted as soon as there is a file that is not whole yet.
  const isWriting = (): boolean => printed().length > before.names.length;
  const signal = {
    get aborted() {
      return isWriting();
    },
  } as AbortSignal;
  expect(await codeOf(project.print(plan, { signal }))).toBe("aborted");
  expect(printed()).toEqual(before.names);
  expect(readFileSync(join(folder, PDF)).equals(before.pdf)).toBe(true);
  expect(await codeOf(project.print(plan))).toBe("no error");
  expect(readFileSync(join(folder, PDF)).equals(before.pdf)).toBe(false);
});

test("a progress callback that throws ends its call with what it throws, and nothing else", async () => {
  const progress = {
    step: () => {
      throw new Error("mine");
    },
  };
  expect(await codeOf(project.check([], { progress }))).toEqual(new Error("mine"));
  const plan = await project.plan();
  expect(await codeOf(project.print(plan, { progress }))).toEqual(new Error("mine"));
  expect(existsSync(join(folder, PDF))).toBe(false);
  expect(await codeOf(project.print(plan))).toBe("no error");
});

test("a listener to events that throws lets the folder go", async () => {
  const plan = await project.plan();
  const onEvent = (): void => {
    throw new Error("mine");
  };
  expect(await codeOf(project.print(plan, { onEvent }))).toEqual(new Error("mine"));
  expect(await codeOf(project.print(plan))).toBe("no error");
});

test("calls of different kinds at the same time answer as one after the other", async () => {
  const alone = await project.check();
  const plan = await project.plan();
  const [first, second, print, suggested, during] = await Promise.all([
    project.check(),
    project.check(["sample"]),
    project.print(plan),
    codeOf(project.scenarios.suggest({ game: "sample" })),
    project.check(),
  ]);
  expect([first, second, during]).toEqual([alone, alone, alone]);
  expect(print.files.map(({ kind }) => kind)).toContain("pdf");
  // The sample game has no map cards.
  expect(suggested).toBe("no-game");
});

/** Every call that takes `Work`. */
const CALLS: Readonly<Record<string, (work: Work) => Promise<unknown>>> = {
  games: (work) => project.games(work),
  check: (work) => project.check([], work),
  fix: (work) => project.fix([], work),
  apply: (work) => project.apply({ files: [] }, work),
  plan: (work) => project.plan({}, work),
  pages: (work) => project.pages({}, { pages: [] }, work),
  print: (work) => project.print({}, work),
  printed: (work) => project.printed({ game: "sample", file: "CREDITS.txt" }, work),
  zipped: (work) => project.zipped({ game: "sample", files: [] }, work),
  diff: (work) => project.diff({ game: "sample", since: "x" }, work),
  share: (work) => project.share({}, work),
  export: (work) => project.export({ target: "png" }, work),
  cards: (work) => project.cards({ game: "sample" }, work),
  faces: (work) => project.faces({ game: "sample", faces: [{ deck: "crew", card: "cook" }] }, work),
  render: (work) => project.render({ game: "sample", deck: "crew", card: "cook" }, work),
  edits: (work) => project.edits({} as never, work),
  template: (work) => project.template({} as never, work),
  things: (work) => project.things({} as never, work),
  stage: (work) => project.stage({ stage: "source", file: GAME }, work),
  writeSchemas: (work) => project.writeSchemas({}, work),
  textOf: (work) => project.textOf(GAME, work),
  read: (work) => project.read(GAME, work),
  assist: (work) => project.assist({ file: GAME, offset: 0 }, work),
  writtenFields: (work) => project.writtenFields({ file: GAME, offset: 0 }, work),
  translate: (work) => project.translate({ game: "sample", lang: "de" }, work),
  sheets: (work) => project.sheets({ game: "sample" }, work),
  languages: (work) => project.languages({ game: "sample" }, work),
  words: (work) => project.words({ game: "sample" }, work),
  dice: (work) => project.dice({ game: "sample" }, work),
  "scenarios.list": (work) => project.scenarios.list([], work),
  "scenarios.check": (work) => project.scenarios.check([], work),
  "scenarios.track": (work) => project.scenarios.track("x", work),
  "scenarios.draw": (work) => project.scenarios.draw("x", {}, work),
  "scenarios.create": (work) => project.scenarios.create({ id: "x" }, work),
  "scenarios.suggest": (work) => project.scenarios.suggest({}, work),
  "scenarios.fix": (work) => project.scenarios.fix("x", work),
  "scenarios.convert": (work) => project.scenarios.convert("x", { to: "map" }, work),
  "scenarios.ofGame": (work) => project.scenarios.ofGame({ game: "sample" }, work),
  "scenarios.remove": (work) => project.scenarios.remove({ game: "sample", file: "x" }, work),
  "icons.find": (work) => project.icons.find([], work),
  "icons.sheet": (work) => project.icons.sheet({}, work),
  "icons.drawings": (work) => project.icons.drawings({ game: "sample", names: [] }, work),
  "pictures.list": (work) => project.pictures.list("sample", work),
  "pictures.preview": (work) => project.pictures.preview("content/sample/art/x.png", 100, work),
  "pictures.pair": (work) => project.pictures.pair({ game: "sample" }, work),
  "pictures.add": (work) => project.pictures.add({ game: "sample", files: [] }, work),
  "pictures.change": (work) => project.pictures.change({ game: "sample", name: "art/x.png" }, work),
  "pictures.copy": (work) =>
    project.pictures.copy({ game: "sample", name: "art/x.png", to: "art/y.png" }, work),
  "pictures.remove": (work) => project.pictures.remove({ game: "sample", name: "art/x.png" }, work),
  "pictures.restore": (work) =>
    project.pictures.restore({ game: "sample", name: "art/x.png", bytes: new Uint8Array() }, work),
};

const codesOf = (work: Work): Promise<readonly unknown[]> =>
  Promise.all(Object.entries(CALLS).map(async ([name, call]) => [name, await codeOf(call(work))]));

const everyCall = (code: string): readonly unknown[] => Object.keys(CALLS).map((name) => [name, code]);

test("the list above has every call of a project", () => {
  const calls = Object.entries(project).flatMap(([name, call]) =>
    typeof call === "object" ? Object.keys(call).map((one) => `${name}.${one}`) : [name],
  );
  const others = ["root", "isBundled", "changes", "close"];
  expect(Object.keys(CALLS).sort()).toEqual(calls.filter((name) => !others.includes(name)).sort());
});

test("every call is refused once its signal is aborted, and knows its options", async () => {
  expect(await codesOf({ signal: AbortSignal.abort() })).toEqual(everyCall("aborted"));
  expect(await codesOf({ sginal: 1 } as never)).toEqual(everyCall("bad-order"));
});

test("after close every call is refused", async () => {
  await project.close();
  expect(await codesOf({})).toEqual(everyCall("closed"));
  expect(() => project.changes()).toThrow(expect.objectContaining({ code: "closed" }));
});

test("close ends an iteration over changes that began before it", async () => {
  const changes = project.changes();
  await project.close();
  for await (const changed of changes) expect.fail(`${changed.files} after close`);
});

test("`await using` closes the project", async () => {
  await project[Symbol.asyncDispose]();
  expect(await codeOf(project.games())).toBe("closed");
});

test("close waits for the calls that run", async () => {
  let isDone = false;
  const check = project.check().then(() => {
    isDone = true;
  });
  await project.close();
  expect(isDone).toBe(true);
  await check;
});
