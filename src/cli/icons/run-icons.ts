/** What `broadside icons` does. */
import { likelyNames, searchNames, wordsOf } from "../../diagnostics/name-search.ts";
import { counted, listed, shortened, sizeWords } from "../../diagnostics/words.ts";
import type { Bundle } from "../../host/bundle.ts";
import { LICENCE_ADDRESSES } from "../../icons/artist.ts";
import { type IconEntry, iconEntries, searchIcons } from "../../pipeline/draw/list/icon-entries.ts";
import { iconSheet } from "../../pipeline/draw/list/icon-sheet.ts";
import { licencesOf } from "../../pipeline/draw/list/icon-terms.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { iconJson, iconTable, type ListedIcon } from "../../report/icon-list.ts";
import { iconPage, type PicturedIcon } from "../../report/icon-page.ts";
import { namedFile } from "../project/named-file.ts";
import { terminalColumns, writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import type { IconsFlags } from "./icons.ts";

/** 1 when no icon has the words. @throws CannotRun for a file that cannot be a sheet */
export async function runIcons(
  project: Project,
  args: readonly string[],
  { json = false, sheet }: IconsFlags,
): Promise<number> {
  const file = sheet === undefined ? undefined : namedFile(project, "--sheet", sheet, [".pdf", ".html"]);
  const words = wordsOf(args.join(" "));
  const { entries, unread } = iconEntries(project);
  for (const game of unread)
    writeErr(`the icons of "${game}" are not listed: broadside check ${game} says what is wrong with it\n`);
  const found = searchIcons(words, entries);
  if (json) writeOut(iconJson(found.map(listedOf)), "report");
  if (found.length === 0) {
    writeErr(`${noIcon(words, entries)}\n`);
    return 1;
  }
  if (file) await writeSheet();
  else if (!json) writeOut(iconTable(found.map(listedOf), sheetCommand(words), terminalColumns()), "report");
  return 0;

  async function writeSheet(): Promise<void> {
    const title = words.length > 0 ? shortened(words.join(" ")) : "all icons";
    const { bytes, faults } = await sheetOf(title);
    file?.write(bytes);
    writeErr(`${sheet}: ${counted(found.length, "icon")}, ${sizeWords(bytes.length)}\n`);
    if (faults > 0)
      writeErr(
        "some drawings of games are faulty and are shown as far as they can be; broadside check explains\n",
      );
  }

  async function sheetOf(title: string): Promise<{ readonly bytes: Uint8Array; readonly faults: number }> {
    if (file?.ending === ".html")
      return { bytes: new TextEncoder().encode(pageOf(title, found, project.bundle)), faults: 0 };
    const progress = terminalProgress();
    const { pdf, diagnostics } = await iconSheet(project, title, found, progress);
    progress.clear();
    return { bytes: pdf, faults: diagnostics.length };
  }
}

const pageOf = (title: string, icons: readonly IconEntry[], bundle: Bundle): string =>
  iconPage(
    title,
    icons.map((icon) => picturedOf(icon, bundle)),
    licencesOf(icons),
  );

function picturedOf(icon: IconEntry, { icons }: Bundle): PicturedIcon {
  const { drawing } = icon;
  if (drawing === undefined) return listedOf(icon);
  const shown = "icon" in drawing ? { body: icons.bodyOf(drawing.icon) ?? "", size: icons.size } : drawing;
  return { ...listedOf(icon), drawing: shown };
}

function listedOf({ name, game, title, credit, drawing }: IconEntry): ListedIcon {
  return {
    name,
    ...(game === undefined ? {} : { game }),
    ...(title === undefined ? {} : { title }),
    ...(credit ? creditOf(credit) : {}),
    ...(drawing && "file" in drawing ? { file: drawing.file } : {}),
  };
}

function creditOf({
  artist: { name, address, licence },
  address: page,
}: NonNullable<IconEntry["credit"]>): Pick<ListedIcon, "artist" | "licence" | "address"> {
  return {
    artist: { name, ...(address === undefined ? {} : { address }) },
    licence: { name: licence, address: LICENCE_ADDRESSES[licence] },
    address: page,
  };
}

/** Words that a shell would change are left to the reader. */
function sheetCommand(words: readonly string[]): string {
  const isPlain = words.length > 0 && words.every((word) => /^[a-z0-9-]{1,30}$/.test(word));
  const name = isPlain ? words.join("-") : "icons";
  return `broadside icons ${isPlain ? `${words.join(" ")} ` : ""}--sheet ${name}.pdf`;
}

function noIcon(words: readonly string[], entries: readonly IconEntry[]): string {
  const names = entries.map(({ name }) => name);
  const alone = words.length < 2 ? [] : words.filter((word) => searchNames([word], names).length > 0);
  const quoted = words.slice(0, MOST_WORDS).map((word) => `"${shortened(word)}"`);
  const none = `no icon has ${listed(quoted)} in its name`;
  if (alone.length > 0)
    return `${none}; ${alone
      .slice(0, MOST_WORDS)
      .map((word) => `"${word}" alone is in ${searchNames([word], names).length}`)
      .join(", ")}`;
  const { names: likely } = likelyNames(words.join("-"), [names]);
  return likely.length > 0
    ? `${none}; did you mean ${listed(
        likely.map((name) => `"${name}"`),
        "or",
      )}?`
    : none;
}

/** Words that a message repeats. */
const MOST_WORDS = 5;
