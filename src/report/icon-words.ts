/** Icons by name, with artist and licence: as a table for a terminal and as JSON, and the messages of a search. */

import { jsonText } from "../diagnostics/text/json-text.ts";
import { counted, listed, shortened, sizeWords } from "../diagnostics/words.ts";
import type { IconSearch, IconSheet } from "../index.ts";
import { tableText } from "./text/table.ts";

/** Maximum number of rows shown in a terminal. */
const MOST_ROWS = 40;

/** Maximum number of words listed in a message. */
const MOST_WORDS = 5;

/** @param most columns of the terminal, if known */
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
      ? `${count}, of which the first ${MOST_ROWS} are shown; add a word to narrow the search`
      : count;
  return `${tableText(columns, rows, most)}\n${all}\nas pictures: ${sheetCommand(words)}\n`;
}

export const iconJson = ({ icons }: IconSearch): string => jsonText({ count: icons.length, icons });

/** The message for a game whose icons are missing from the list. */
export const unreadWords = (game: string): string =>
  `the icons of "${game}" are not listed: broadside check ${game} reports what is wrong with it`;

/** The message for a search that found nothing. */
export function noIconWords({ words, near }: IconSearch): string {
  const quoted = words.slice(0, MOST_WORDS).map((word) => `"${shortened(word)}"`);
  const none = `no icon has ${listed(quoted)} in its name`;
  const { corrected, alone = [], likely = [] } = near ?? {};
  if (corrected)
    return `${none}; did you mean "${corrected.words.join(" ")}"${corrected.count > 1 ? ` (${corrected.count} icons)` : ""}?`;
  if (alone.length > 0)
    return `${none}; ${alone
      .slice(0, MOST_WORDS)
      .map(({ word, count }) => `"${word}" alone is in ${count}`)
      .join(", ")}`;
  const names = likely.map((name) => `"${name}"`);
  return names.length > 0 ? `${none}; did you mean ${listed(names, "or")}?` : none;
}

/** What was written, one line each. */
export function sheetWords(file: string, { icons, sheet, faults }: IconSheet): readonly string[] {
  return [
    `${file}: ${counted(icons.length, "icon")}, ${sizeWords(sheet?.length ?? 0)}`,
    ...(faults > 0
      ? ["some drawings of games have faults and are shown as far as possible; broadside check explains them"]
      : []),
  ];
}

/** The command for a sheet; words that a shell would change are left out. */
function sheetCommand(words: readonly string[]): string {
  const isPlain = words.length > 0 && words.every((word) => /^[a-z0-9-]{1,30}$/.test(word));
  const name = isPlain ? words.join("-") : "icons";
  return `broadside icons ${isPlain ? `${words.join(" ")} ` : ""}--sheet ${name}.pdf`;
}
