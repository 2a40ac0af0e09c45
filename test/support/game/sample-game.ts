/**
 * The sample game: the smallest project with everything that a rule may look at. Examples of rules and tests of the
 * pipeline add or replace files. Paths are those of a project; the game's id is "sample".
 */
import { dirname } from "node:path/posix";
import { deflateSync } from "node:zlib";
import { EXAMPLE_GAME, FURTHER_FILES } from "../../../src/manual/example-game.ts";
import { chunk, header, pngOf } from "../png-bytes.ts";
import { projectPath } from "./example-text.ts";

export type ProjectFiles = Readonly<Record<string, string | Uint8Array>>;

export const SAMPLE_GAME: ProjectFiles = {
  ...inProject(EXAMPLE_GAME),
  "content/sample/art/sharp.png": squarePng(400),
  "content/sample/art/coarse.png": squarePng(40),
};

/** Files added together with one that an example names, if it has no others in their folder. */
const FILES_FOR: Readonly<Record<string, readonly string[]>> = {
  "booklets/rules.md": ["booklets/rules.yaml"],
  "decks/nets.yaml": ["dice/coin.yaml"],
  "decks/boards.yaml": ["boards/river.yaml"],
};

const REEF_CARD = inProject(furtherFiles("templates/reef.svg.hbs"));

/**
 * The front of map cards for examples that have some, and map cards for those with a scenario and no map deck of
 * their own; other games do not need them.
 */
export function mapCardsFor(files: ProjectFiles): ProjectFiles {
  const paths = Object.keys(files);
  if (paths.some((path) => /^kind: map$/m.test(String(files[path])))) return REEF_CARD;
  if (!paths.some((path) => path.includes("/scenarios/"))) return {};
  return { ...inProject(furtherFiles("decks/reef.yaml")), ...REEF_CARD };
}

/** Files that go with an example's files (`FILES_FOR`), unless it has its own of that kind. */
export function filesFor(files: ProjectFiles): ProjectFiles {
  const paths = Object.keys(files);
  const needed = Object.entries(FILES_FOR)
    .filter(([path]) => paths.includes(projectPath(path)))
    .flatMap(([, further]) => further)
    .filter(
      (path) => !paths.some((own) => own.endsWith(".yaml") && dirname(own) === dirname(projectPath(path))),
    );
  return { ...inProject(furtherFiles(...needed)), ...mapCardsFor(files) };
}

function furtherFiles(...paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [path, FURTHER_FILES[path] as string]));
}

function inProject(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [projectPath(path), text]));
}

/**
 * The sample game has more than any one example or test uses: unused things in its own files, unlike those in the files
 * added to it, do not matter.
 */
export function isLeftUnused(
  { rule, file }: { readonly rule: string; readonly file: string },
  own: readonly string[],
): boolean {
  return /\/unused(?:-|$)/.test(rule) && !own.includes(file);
}

/** A grey square of this many pixels, as a PNG file. */
function squarePng(size: number): Uint8Array {
  const rows = Buffer.alloc(size * (size + 1), 0x80);
  for (let row = 0; row < size; row++) rows[row * (size + 1)] = 0;
  const plan = { width: size, height: size, depth: 8, colourType: 0 } as const;
  return pngOf([header(plan), chunk("IDAT", deflateSync(rows))]);
}
