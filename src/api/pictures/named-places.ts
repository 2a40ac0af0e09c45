/**
 * Where the texts of a game name a picture, word for word: cards, templates, booklets, credits, comments too.
 * Limits: a name that a template puts together from parts is not found here (see `change.ts`).
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { escapedPattern } from "../../diagnostics/text/escaped-pattern.ts";
import type { Host } from "../../host/host.ts";
import { positionAt } from "../../source/locate.ts";
import { utf8Text } from "../../source/text/utf8.ts";

/** A text of the game. */
export interface GameText {
  readonly path: string;
  /** Without a byte order mark. */
  readonly text: string;
}

/** Those in the game's folder and in its own folder of templates; templates that games share are not changed here. */
export function textsOfGame(host: Host, game: string): readonly GameText[] {
  const own = host.listFiles(`content/${game}`).filter((path) => /\.(?:ya?ml|csv|tsv|md|txt)$/i.test(path));
  const templates = host.listFiles(`templates/${game}`).filter((path) => /\.(?:hbs|svg|css)$/i.test(path));
  return [...own, ...templates].flatMap((path) => {
    const text = utf8Text(host.readBytes(path));
    return text === undefined ? [] : [{ path, text }];
  });
}

/** The characters of names: a longer name that contains this one is another. */
const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}_%/.-])";
const AFTER = "(?![\\p{L}\\p{M}\\p{N}_%/-]|\\.[\\p{L}\\p{N}])";

/**
 * @param name of the picture in the game's folder
 * @param to what is put there
 */
export function placesOf({ path, text }: GameText, name: string, to: string): readonly TextEdit[] {
  const isMarkup = /\.(?:hbs|svg|css|md)$/i.test(path);
  const [coded, codedTo] = [encodeURI(name), encodeURI(to)];
  const places = spelled({ path, text }, name, to);
  return isMarkup && coded !== name ? [...places, ...spelled({ path, text }, coded, codedTo)] : places;
}

/** Places where nothing but these characters name it, such as a file without its folder. */
export function spelled(file: GameText, name: string, to: string): readonly TextEdit[] {
  const { path, text } = file;
  if (!text.includes(name)) return [];
  const words = new RegExp(BEFORE + escapedPattern(name) + AFTER, "gu");
  return [...text.matchAll(words)].map(({ index }) => ({
    file: path,
    start: positionAt(file, index),
    end: positionAt(file, index + name.length),
    text: to,
  }));
}

/**
 * Places that still name a picture and would ask for one that does not exist: all but comments and the lines of `game.yaml`,
 * where people thank those who made it.
 */
export function placesLeft(host: Host, game: string, name: string): readonly TextEdit[] {
  return textsOfGame(host, game)
    .filter(({ path }) => path !== `content/${game}/game.yaml`)
    .flatMap((text) => placesOf(text, name, name).filter(({ start }) => !isInComment(text, start.offset)));
}

function isInComment({ path, text }: GameText, offset: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /\.ya?ml$/i.test(path) && /(?:^|\s)#/.test(line);
}
