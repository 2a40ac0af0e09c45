/**
 * Finds files that are probably the missing template: the name is right, but not the extension, the case or the
 * folder, for example when a drawing program saves `card.svg`, or an editor `card.svg.hbs.txt`.
 */
import type { Host } from "../../host/host.ts";

/** Extensions that such a file may have, possibly several. */
const ENDINGS = /(?:\.(?:svg|hbs|handlebars|mustache|xml|txt|html?))+$/i;

/** Finds the file that is probably the template of a given name; folders are searched on the first call. */
export function strayTemplates(host: Host, game: string): (name: string) => string | undefined {
  let files: ReadonlyMap<string, string> | undefined;
  return (name) => {
    // A map keeps the last of equal names.
    files ??= new Map([...placesOf(host, game)].reverse().map((file) => [folded(stemOf(file)), file]));
    return files.get(folded(name));
  };
}

/** Files in the places where people put templates, likeliest first. Pictures and icons of the game are not templates. */
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
