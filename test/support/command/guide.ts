/**
 * Guides of the manual, followed step by step: every command runs, every change of a file is made, and the output
 * that a guide shows is printed. A block of `sh` contains commands, `diff` a change of the file named last before it,
 * `xml` or `yaml` the whole of that file, `text` lines printed by the last command.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { writeProject } from "./command.ts";
import { broadsideInside } from "./command-inside.ts";

/** A block of a guide. */
export interface Step {
  readonly language: string;
  readonly text: string;
  /** The file named last before the block. */
  readonly file: string;
}

/** All blocks of a page that name a language. */
export function stepsOf(page: string): readonly Step[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = "", 2: text = "", index }) => {
      const files = [...page.slice(0, index).matchAll(/`([\w/-]+\.[\w.]+)`/g)];
      return { language, text, file: files.at(-1)?.[1] ?? "" };
    },
  );
}

/** A run of a guide: where it is, and the output of the last command. */
export interface Walk {
  folder: string;
  output: string;
}

const DO: Readonly<Record<string, (walk: Walk, step: Step) => void | Promise<void>>> = {
  async sh(walk, { text }) {
    for (const line of text.trim().split("\n")) {
      const [program, ...words] = line.split(" ");
      if (program === "cd") walk.folder = join(walk.folder, words[0] as string);
      else {
        expect(program).toBe("broadside");
        const { stdout, stderr, status } = await broadsideInside(words, walk.folder);
        walk.output = stdout + stderr;
        expect(status, walk.output).toBe(/^error\[/m.test(walk.output) ? 1 : 0);
      }
    }
  },
  text({ output }, { text }) {
    for (const line of text.trim().split("\n")) expect(output).toContain(line);
  },
  diff: ({ folder }, step) => changeFile(folder, step),
  xml: writeWhole,
  yaml: writeWhole,
};

/** Replaces the lines with `-` by those with `+`; they must occur exactly once in the file. */
export function changeFile(folder: string, { text, file }: Step): void {
  const lines = text.trimEnd().split("\n");
  const those = (sign: string): string =>
    lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join("\n");
  const before = readFileSync(join(folder, file), "utf8");
  expect(before.split(those("-")).length - 1, `${file} has once: ${those("-")}`).toBe(1);
  writeFileSync(
    join(folder, file),
    before.replace(those("-"), () => those("+")),
  );
}

function writeWhole({ folder }: Walk, { text, file }: Step): void {
  writeProject(folder, { [file]: text });
}

/** Follows a page from its beginning in a folder; returns the number of its steps and where it ends. */
export async function walkThrough(page: string, folder: string): Promise<Walk & { readonly steps: number }> {
  const steps = stepsOf(readFileSync(page, "utf8"));
  const walk: Walk = { folder, output: "" };
  for (const step of steps) {
    const perform = DO[step.language];
    if (!perform) throw new Error(`there is no step for a block of ${step.language}`);
    await perform(walk, step);
  }
  return { ...walk, steps: steps.length };
}

/** Expects the links of a page to lead to files. */
export function expectLinks(page: string): void {
  const text = readFileSync(page, "utf8");
  const targets = [...text.matchAll(/\]\(([^):#]+)\)/g)].map(([, target]) => join("docs", target as string));
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) expect(() => readFileSync(target), target).not.toThrow();
}
