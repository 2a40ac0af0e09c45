/** Icons by their names, with artist and licence: as a table for a terminal, as JSON, and what there is to say beside. */
import { counted, listed, shortened, sizeWords } from "../diagnostics/words.ts";
import type { IconSearch, IconSheet } from "../index.ts";
import { jsonText } from "./text/json-text.ts";
import { tableText } from "./text/table.ts";

/** More rows than this are not read in a terminal. */
const MOST_ROWS = 40;

/** Words that a message repeats. */
const MOST_WORDS = 5;

/** @param most columns of the terminal */
export function iconTable({ icons, words }: IconSearch, most: number | undefined): string {
  const hasGames = icons.some(({ game }) => game !== undefined);
  const shown = icons.slice(0, MOST_ROWS);
  const columns = ["icon", "artist", "licence", ...(hasGames ? ["game"] : [])].map((title) => ({ title }));
  const rows = shown.map(({ name, artist, licence, file, game }) => [
    name,
    artist?.name ?? file ?? "no drawing",
    licence?.name ?? "-",
    ...(hasGames ? [game ?? "-"] : []),
  ]);
  const count = counted(icons.length, "icon");
  const all =
    icons.length > MOST_ROWS
      ? `${count}, of which the first ${MOST_ROWS} are shown; add a word to see fewer`
      : count;
  return `${tableText(columns, rows, most)}\n${all}\nas pictures: ${sheetCommand(words)}\n`;
}

export const iconJson = ({ icons }: IconSearch): string => jsonText({ count: icons.length, icons });

/** Names of games are missing. */
export const unreadWords = (game: string): string =>
  `the icons of "${game}" are not listed: broadside check ${game} says what is wrong with it`;

/** Of a search that found nothing. */
export function noIconWords({ words, near }: IconSearch): string {
  const quoted = words.slice(0, MOST_WORDS).map((word) => `"${shortened(word)}"`);
  const none = `no icon has ${listed(quoted)} in its name`;
  const { alone = [], likely = [] } = near ?? {};
  if (alone.length > 0)
    return `${none}; ${alone
      .slice(0, MOST_WORDS)
      .map(({ word, count }) => `"${word}" alone is in ${count}`)
      .join(", ")}`;
  const names = likely.map((name) => `"${name}"`);
  return names.length > 0 ? `${none}; did you mean ${listed(names, "or")}?` : none;
}

/** What was written, a line each. */
export function sheetWords(file: string, { icons, sheet, faults }: IconSheet): readonly string[] {
  return [
    `${file}: ${counted(icons.length, "icon")}, ${sizeWords(sheet?.length ?? 0)}`,
    ...(faults > 0
      ? ["some drawings of games are faulty and are shown as far as they can be; broadside check explains"]
      : []),
  ];
}

/** Words that a shell would change are left to the reader. */
function sheetCommand(words: readonly string[]): string {
  const isPlain = words.length > 0 && words.every((word) => /^[a-z0-9-]{1,30}$/.test(word));
  const name = isPlain ? words.join("-") : "icons";
  return `broadside icons ${isPlain ? `${words.join(" ")} ` : ""}--sheet ${name}.pdf`;
}
