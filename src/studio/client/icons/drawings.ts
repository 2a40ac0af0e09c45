/** Drawings of icons as addresses for `<img>`, asked for together and drawn anew when a glossary or a drawing changes. */
import { computed, effect } from "@preact/signals";
import { type AskedKey, shownAnswers, useAnswer, useAnswers } from "../answers/shown-answers.ts";
import { call, Unreachable } from "../calls/calls.ts";
import { drafts } from "../documents/documents.ts";
import { changedFiles } from "../project/revision.ts";

/** "none": the game has no such icon. Undefined until the answer is there. */
export type Drawing = string | undefined;

const drawings = shownAnswers<Drawing>({
  nothing: undefined,
  ask: (asked) => {
    const games = new Set(asked.map(({ key }) => read(key).game));
    return Promise.all([...games].map((game) => draw(game, asked)));
  },
  letGo: (drawing) => {
    if (drawing !== undefined && drawing !== "none") URL.revokeObjectURL(drawing);
  },
});

export const useDrawing = (game: string, name: string): Drawing => useAnswer(drawings, `${game}/${name}`);

/** In the order of the names. */
export const useDrawings = (game: string, names: readonly string[]): readonly Drawing[] =>
  useAnswers(
    drawings,
    names.map((name) => `${game}/${name}`),
  );

function read(key: string): { readonly game: string; readonly name: string } {
  const end = key.indexOf("/");
  return { game: key.slice(0, end), name: key.slice(end + 1) };
}

/** Of the keys of one game. */
async function draw(game: string, asked: readonly AskedKey<Drawing>[]): Promise<void> {
  const own = asked.map(({ key, take }) => ({ take, ...read(key) })).filter((one) => one.game === game);
  try {
    const ask = { game, names: own.map(({ name }) => name) };
    const found = await call("iconDrawings", ask, { drafts: drafts.peek() });
    const svgs = new Map(found.map(({ name, svg }) => [name, svg]));
    for (const { name, take } of own) take(addressOf(svgs.get(name)));
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    // game.yaml or the glossary cannot be read as it is: drawings stay as they were until it changes
  }
}

const addressOf = (svg: string | undefined): Drawing =>
  svg === undefined ? "none" : URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** A glossary gives names to drawings, and without game.yaml nothing of a game is known. */
const NAMING = /\/(glossary|game)\.yaml$/;

/** True for a file whose change may give icons other drawings. */
const isSource = (path: string): boolean => NAMING.test(path) || path.endsWith(".svg");

const namingTexts = computed(() =>
  drafts.value
    .filter(({ path }) => NAMING.test(path))
    .map(({ text }) => text)
    .join("\n"),
);

effect(() => {
  namingTexts.value;
  drawings.outdate(() => true);
});

effect(() => {
  const { value: files } = changedFiles;
  if (files === undefined || files.some(isSource)) drawings.outdate(() => true);
});
