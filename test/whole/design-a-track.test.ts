/**
 * docs/design-a-track.md, followed step by step: every command runs, every file is written or changed; the output that
 * the page shows is printed line for line, and the plans in docs/design-a-track/ are those that the commands draw. The
 * pictures of the studio there are made by test/studio/manual.test.ts.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { broadsideInside } from "../support/command/command-inside.ts";
import { changeFile, type Step, stepsOf, type Walk } from "../support/command/guide.ts";
import { temporaryFolder } from "../support/temporary.ts";

const GUIDE = "docs/design-a-track.md";
const PICTURES = "docs/design-a-track";

const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** The part of the guide from one heading, or its beginning, to another. */
function partOf(from: string, to: string): string {
  const page = readFileSync(GUIDE, "utf8");
  const [start, end] = [from === "" ? 0 : page.indexOf(`\n## ${from}\n`), page.indexOf(`\n## ${to}\n`)];
  expect(start, from).toBeGreaterThanOrEqual(0);
  expect(end, to).toBeGreaterThan(start);
  return page.slice(start, end);
}

/** Runs the commands of a block in order, and keeps the output of all. */
async function run(walk: Walk, text: string): Promise<void> {
  walk.output = "";
  for (const line of text.trim().split("\n")) {
    const [program, ...words] = wordsOf(line);
    if (program === "cd") {
      walk.folder = join(walk.folder, words[0] as string);
      continue;
    }
    expect(program).toBe("broadside");
    const { stdout, stderr, status } = await broadsideInside(words, walk.folder);
    walk.output += stdout + stderr;
    expect(status, `${line}\n${stdout}${stderr}`).toBe(/^error\[/m.test(stdout + stderr) ? 1 : 0);
  }
}

function write(folder: string, { file, text }: Step): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** All blocks in order; blocks of output belong to the commands before them. */
async function follow(steps: readonly Step[], walk: Walk): Promise<void> {
  for (const step of steps)
    if (step.language === "sh") await run(walk, step.text);
    else if (step.language === "text") compare(walk.output, step.text);
    else if (step.language === "diff") changeFile(walk.folder, step);
    else if (step.language === "yaml" || step.language === "xml") write(walk.folder, step);
    else throw new Error(`there is no step for a block of ${step.language}`);
}

/** Lines that are adjacent in a drawing are adjacent in the output, too. */
function compare(output: string, text: string): void {
  const isDrawing = /[│┃]/.test(text);
  for (const part of isDrawing ? [text] : text.trimEnd().split("\n")) expect(output).toContain(part);
}

/** The plans that this part of the guide shows are those that its commands have drawn into the folder. */
function comparePlans(part: string, folders: readonly string[]): void {
  const names = [...part.matchAll(/\]\(design-a-track\/([\w-]+\.svg)\)/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const drawn = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
    expect(
      readFileSync(drawn ?? name, "utf8") === readFileSync(join(PICTURES, name), "utf8"),
      `${name} is out of date: run the guide's command and copy it to ${PICTURES}`,
    ).toBe(true);
  }
}

test("the guide leads from nothing to a printed track, and its plans are what the commands draw", async () => {
  const folder = temporaryFolder();
  for (const part of ["content/pirate-quest", "templates/pirate-quest"])
    cpSync(part, join(folder, part), { recursive: true });
  const part = partOf("", "Tiles of your own");
  const steps = stepsOf(part);
  expect(steps.length).toBeGreaterThan(15);
  await follow(steps, { folder, output: "" });
  comparePlans(part, [folder]);
});

test("its tracks of square tiles and of hexagons are drawn in text, repaired and printed", async () => {
  const folder = temporaryFolder();
  const part = partOf("Tiles of your own", "A deck of your own");
  await follow(stepsOf(part), { folder, output: "" });
  comparePlans(part, [join(folder, "caves"), join(folder, "lawn")]);
  for (const game of ["caves", "lawn"]) await expectClean(join(folder, game), game);
});

/** The last changes of this part make hexagons of its squares. */
test.each(["squares", "hexagons"])("its deck of %s makes a track in a new project", async (cells) => {
  const folder = temporaryFolder();
  await run({ folder, output: "" }, "broadside init me");
  const project = join(folder, "me");
  const steps = stepsOf(partOf("A deck of your own", "What next"));
  const first = steps.findIndex(({ language }) => language === "sh");
  const isAfter = ({ language }: Step, index: number): boolean => index > first && language === "diff";
  const commands = steps.slice(first).filter(({ language }) => language === "sh" || language === "text");
  const changes = cells === "squares" ? [] : steps.filter(isAfter);
  expect(steps.filter(isAfter)).toHaveLength(2);
  await follow([...steps.slice(0, first), ...changes, ...commands], { folder: project, output: "" });
  const deck = readFileSync(join(project, "content/me/decks/rooms.yaml"), "utf8");
  expect(deck.includes("hexes:")).toBe(cells === "hexagons");
  await expectClean(project, "me");
});

async function expectClean(folder: string, game: string): Promise<void> {
  const { stdout, stderr, status } = await broadsideInside(["check", game, "--fail-on", "hint"], folder);
  expect({ stdout, stderr, status }).toMatchObject({ status: 0 });
}

test("the guide shows each of its pictures; its links lead to files, and the README to the guide", () => {
  const page = readFileSync(GUIDE, "utf8");
  const targets = [...page.matchAll(/\]\(([^):#]+)(?:#[\w-]+)?\)/g)].map(([, target]) =>
    join("docs", target as string),
  );
  expect(targets.length).toBeGreaterThan(6);
  for (const target of targets) expect(existsSync(target), target).toBe(true);
  const shown = targets.filter((target) => dirname(target) === PICTURES);
  expect(shown.sort()).toEqual(
    readdirSync(PICTURES)
      .map((name) => join(PICTURES, name))
      .sort(),
  );
  expect(readFileSync("README.md", "utf8")).toContain(`](${GUIDE})`);
});
