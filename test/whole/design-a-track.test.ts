/**
 * docs/design-a-track.md, followed step by step: every command runs, every file is written or changed; the output that
 * the page shows is printed line for line, and the pictures in docs/design-a-track/ are those that the commands draw.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { broadsideInside } from "../support/command/command-inside.ts";
import { changeFile, type Step, stepsOf } from "../support/command/guide.ts";
import { temporaryFolder } from "../support/temporary.ts";

const GUIDE = "docs/design-a-track.md";
const PICTURES = "docs/design-a-track";

/** From here on the guide describes another project. */
const OWN_CARDS = "\n## Map cards of your own\n";

const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** The output of all commands of a block, in order. */
async function run(folder: string, text: string): Promise<string> {
  let output = "";
  for (const line of text.trim().split("\n")) {
    const [program, ...words] = wordsOf(line);
    expect(program).toBe("broadside");
    const { stdout, stderr, status } = await broadsideInside(words, folder);
    output += stdout + stderr;
    expect(status, `${line}\n${stdout}${stderr}`).toBe(/^error\[/m.test(stdout + stderr) ? 1 : 0);
  }
  return output;
}

function write(folder: string, { file, text }: Step): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** All blocks of a page in order; blocks of output belong to the commands before them. */
async function follow(page: string, folder: string): Promise<number> {
  const steps = stepsOf(page);
  let output = "";
  for (const step of steps)
    if (step.language === "sh") output = await run(folder, step.text);
    else if (step.language === "text") compare(output, step.text);
    else if (step.language === "diff") changeFile(folder, step);
    else if (step.language === "yaml" || step.language === "xml") write(folder, step);
    else throw new Error(`there is no step for a block of ${step.language}`);
  return steps.length;
}

/** Lines that are adjacent in a drawing are adjacent in the output, too. */
function compare(output: string, text: string): void {
  const isDrawing = /[│┃]/.test(text);
  for (const part of isDrawing ? [text] : text.trimEnd().split("\n")) expect(output).toContain(part);
}

test("the guide leads from nothing to a printed track, and its pictures are what the commands draw", async () => {
  const folder = temporaryFolder();
  for (const part of ["content/pirate-quest", "templates/pirate-quest"])
    cpSync(part, join(folder, part), { recursive: true });
  const [page = ""] = readFileSync(GUIDE, "utf8").split(OWN_CARDS);
  expect(await follow(page, folder)).toBeGreaterThan(15);
  const pictures = readdirSync(PICTURES);
  expect(pictures.length).toBeGreaterThan(2);
  for (const picture of pictures)
    expect(
      readFileSync(join(folder, picture), "utf8") === readFileSync(join(PICTURES, picture), "utf8"),
      `${picture} is out of date: run the guide's command and copy it to ${PICTURES}`,
    ).toBe(true);
});

test("its map cards make a track in a new project, with nothing left to fix", async () => {
  const folder = temporaryFolder();
  await run(folder, "broadside init me");
  const project = join(folder, "me");
  const [, page = ""] = readFileSync(GUIDE, "utf8").split(OWN_CARDS);
  expect(await follow(page, project)).toBe(5);
  const { stdout, stderr, status } = await broadsideInside(["check", "me", "--fail-on", "hint"], project);
  expect({ stdout, stderr, status }).toMatchObject({ status: 0 });
});

test("the guide's links lead to files, and the README to the guide", () => {
  const page = readFileSync(GUIDE, "utf8");
  const targets = [...page.matchAll(/\]\(([^):#]+)\)/g)].map(([, target]) => join("docs", target as string));
  expect(targets.length).toBeGreaterThan(6);
  for (const target of targets) expect(existsSync(target), target).toBe(true);
  expect(readFileSync("README.md", "utf8")).toContain(`](${GUIDE})`);
});
