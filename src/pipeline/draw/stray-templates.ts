/**
 * Files that were likely meant as a template that is missing: the name is right, but not the ending, the capitals or the
 * folder, as when a drawing program saves `card.svg`, or an editor `card.svg.hbs.txt`.
 */
import type { Host } from "../../host/host.ts";

/** Endings that such a file may have, one after the other. */
const ENDINGS = /(?:\.(?:svg|hbs|handlebars|mustache|xml|txt|html?))+$/i;

/** Finds the file that is likely meant by a name of a template; folders are looked through at the first question. */
export function strayTemplates(host: Host, game: string): (name: string) => string | undefined {
  let files: ReadonlyMap<string, string> | undefined;
  return (name) => {
    // Of equal names the last one of a map counts.
    files ??= new Map([...placesOf(host, game)].reverse().map((file) => [folded(stemOf(file)), file]));
    return files.get(folded(name));
  };
}

/** Where people put templates, the likeliest first. Pictures and icons of the game are no templates. */
function placesOf(host: Host, game: string): readonly string[] {
  const templates = host.listFiles("templates");
  const content = host.listFiles(`content/${game}`);
  const places = [
    ...templates.filter((file) => file.startsWith(`templates/${game}/`)),
    ...templates.filter((file) => file.startsWith("templates/shared/")),
    ...templates.filter((file) => file.split("/").length === 2),
    ...content.filter((file) => /\.hbs\b/i.test(file) || !/^content\/[^/]+\/(?:art|icons)\//.test(file)),
  ];
  return places.filter((file) => /\.(?:svg|hbs)\b/i.test(file));
}

const stemOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1).replace(ENDINGS, "");

const folded = (name: string): string => name.normalize("NFC").toLowerCase();
