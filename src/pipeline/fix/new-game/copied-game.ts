/**
 * A game that comes with Broadside as the start of a new one: its files under another id. The new id and title stand wherever
 * the game names itself; texts about the game, such as its rules, keep the old title.
 * Limits: a file is taken as a text if it is one of ours, by its ending; all others are copied byte for byte.
 */
import type { NewContent } from "../../../host/disk/new-files.ts";
import type { Host } from "../../../host/host.ts";
import type { NewFiles } from "./spreadsheet-game.ts";

const TEXTS = /\.(ya?ml|hbs|svg|md|csv|tsv|json)$/;

/** Ids of the games of a project. */
export const gamesToCopy = (host: Host): readonly string[] =>
  host.listFiles("content").flatMap((path) => /^content\/([^/]+)\/game\.yaml$/.exec(path)?.[1] ?? []);

/** Content of each file by its path in the new project. @param host the project of the game `like` */
export function copiedGame(
  host: Host,
  like: string,
  { id, title }: { readonly id: string; readonly title: string },
): NewFiles {
  const named = new RegExp(`(?<![\\w-])${like}(?![\\w-])`, "g");
  const paths = ["content", "templates"].flatMap((folder) => host.listFiles(`${folder}/${like}`));
  return new Map(
    paths.map((path): readonly [string, NewContent] => {
      const target = path.replace(`/${like}/`, () => `/${id}/`);
      if (!TEXTS.test(path)) return [target, () => host.readBytes(path)];
      const text = new TextDecoder().decode(host.readBytes(path)).replaceAll(named, () => id);
      return [target, path === `content/${like}/game.yaml` ? withTitle(text, title) : text];
    }),
  );
}

const withTitle = (text: string, title: string): string =>
  text.replace(/^title:.*$/m, () => `title: ${JSON.stringify(title)}`);
