/** An example as a project: the bytes of its files are their text as UTF-8, or what the note after the path says. */
import type { ExampleFile } from "./example-text.ts";
import type { ProjectFiles } from "./sample-game.ts";

const FORMS: readonly (readonly [
  RegExp,
  (file: ExampleFile, match: RegExpExecArray, game: ProjectFiles) => Uint8Array,
])[] = [
  [/^saved as UTF-16$/, ({ text }) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  [/^saved as Latin-1$/, ({ text }) => Buffer.from(text, "latin1")],
  [/^bytes in hex$/, ({ text }) => Buffer.from(text.replaceAll(/\s+/g, ""), "hex")],
  [/^a copy of (\S+)$/, (_, [, path = ""], game) => bytesOf(path, game)],
  [
    /^the first (\d+) bytes of (\S+)$/,
    (_, [, count, path = ""], game) => bytesOf(path, game).subarray(0, Number(count)),
  ],
];

const NOT_THERE = "not there";

/** The game with these files added or replaced. @throws Error for an unknown note */
export function layOver(game: ProjectFiles, files: readonly ExampleFile[]): ProjectFiles {
  const gone = files.filter(({ note }) => note === NOT_THERE).map(({ path }) => path);
  const there = files.filter(({ note }) => note !== NOT_THERE);
  const laid = { ...game, ...Object.fromEntries(there.map((file) => [file.path, contentOf(file, game)])) };
  return Object.fromEntries(Object.entries(laid).filter(([path]) => !gone.includes(path)));
}

function contentOf(file: ExampleFile, game: ProjectFiles): string | Uint8Array {
  if (file.note === undefined) return file.text;
  for (const [form, make] of FORMS) {
    const match = form.exec(file.note);
    if (match) return make(file, match, game);
  }
  throw new Error(`no example is made by "${file.note}"`);
}

function bytesOf(path: string, game: ProjectFiles): Uint8Array {
  const content = game[`content/sample/${path}`];
  if (!(content instanceof Uint8Array)) throw new Error(`the sample game has no bytes ${path}`);
  return content;
}
