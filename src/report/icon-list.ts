/** Icons by their names, with artist and licence: as a table for a terminal and as JSON. */
import { counted } from "../diagnostics/words.ts";
import { jsonText } from "./text/json-text.ts";
import { tableText } from "./text/table.ts";

/** What is shown of one icon. */
export interface ListedIcon {
  readonly name: string;
  /** Id of the game whose own it is. */
  readonly game?: string;
  readonly title?: string;
  /** Of a drawing of the set. */
  readonly artist?: { readonly name: string; readonly address?: string };
  readonly licence?: { readonly name: string; readonly address: string };
  /** The drawing's page. */
  readonly address?: string;
  /** The drawing, where it is a file of the game. */
  readonly file?: string;
}

/** More rows than this are not read in a terminal. */
const MOST_ROWS = 40;

/**
 * @param sheet the command that shows all of them as pictures
 * @param most columns of the terminal
 */
export function iconTable(icons: readonly ListedIcon[], sheet: string, most: number | undefined): string {
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
  const words =
    icons.length > MOST_ROWS
      ? `${count}, of which the first ${MOST_ROWS} are shown; add a word to see fewer`
      : count;
  return `${tableText(columns, rows, most)}\n${words}\nas pictures: ${sheet}\n`;
}

export function iconJson(icons: readonly ListedIcon[]): string {
  return jsonText({ count: icons.length, icons });
}
