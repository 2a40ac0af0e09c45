/**
 * Valid addresses of pictures: a path from the game's folder or from the file that refers to it, or pixels embedded in
 * the drawing. Names that some systems read differently are refused on all, so that a game is the same everywhere.
 */
import { withoutPercentCodes } from "../../../diagnostics/percent-codes.ts";
import { shortened } from "../../../diagnostics/words.ts";
export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** True if a drawing may point to something; most do not. */
export const mayPoint = (svg: string): boolean => svg.includes("href") || svg.includes(":art");

/** Names that Windows reserves for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** The faults of a path; the first one that applies is reported. */
const FAULTS: readonly (readonly [
  what: string,
  isSo: (href: string, steps: readonly string[]) => boolean,
])[] = [
  ["is an absolute path", (href) => /^(?:\/(?!\/)|~|[a-z]:)/i.test(href)],
  ["is outside the game", (href) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)],
  ["is not a picture", (href) => href.startsWith("#")],
  ["names a hidden file or folder", (_href, steps) => steps.some((step) => /^\.(?!\.$)/.test(step))],
  ["has a character that is not allowed in file names", (href) => /[\p{Cc}:]/u.test(href)],
  ["has a code such as %20; expected the plain name", (href) => /%[0-9a-f]{2}/i.test(href)],
  [
    "has a name that Windows reserves for a device",
    (_href, steps) => steps.some((step) => DEVICE.test(step)),
  ],
  [
    "has a name that ends in a dot or a space",
    (_href, steps) => steps.some((step) => step !== ".." && /[. ]$/.test(step)),
  ],
];

const FIX = 'give the path of a picture in the game\'s folder, such as "art/fox.png"';

/** Why an address is refused; undefined if it is valid. */
export function explainHref(href: string): Refusal | undefined {
  const shown = shortened(href, 60);
  if (href === "") return { rule: "svg/href", message: "the picture has no href", fix: FIX };
  if (isEmbedded(href)) {
    if (/^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]*={0,2}$/i.test(href)) return undefined;
    return {
      rule: "svg/embedded-image",
      message: `the picture is embedded in the drawing as ${href.slice(0, 30)}…, expected PNG, JPEG, WebP or GIF in base64`,
      fix: 'put the picture into the game\'s art folder and point to it, such as href="art/fox.png"',
    };
  }
  const steps = href.split("/");
  const what = FAULTS.find(([, isSo]) => isSo(href, steps))?.[0];
  return what === undefined ? undefined : { rule: "svg/href", message: `"${shown}" ${what}`, fix: FIX };
}

/** The finding for a path that leaves the folders where pictures are searched. */
export function explainLeavingHref(href: string): Refusal {
  return { rule: "svg/href", message: `"${shortened(href, 60)}" leads outside the game's folder`, fix: FIX };
}

/** An absolute path or file address, which may still lead into the project. */
export const isAbsoluteHref = (href: string): boolean => /^(?:file:|\/(?!\/)|[a-z]:\/)/i.test(href);

/** The path with codes such as %20 decoded, as drawing programs write them; undefined if it has none or hides dots or slashes. */
export function decodedHref(href: string): string | undefined {
  if (!/%[0-9a-f]{2}/i.test(href) || /%(?:2e|2f|5c)/i.test(href) || isEmbedded(href)) return undefined;
  const decoded = withoutPercentCodes(href)?.replaceAll("\\", "/");
  return decoded === undefined || explainHref(decoded) ? undefined : decoded;
}

/**
 * The paths at which a picture is searched, best first: from the game's folder, or, after "/", from the project's.
 * A template's pictures are searched in the game's folder first, then in the template's own folder; those of a drawing in
 * its own folder first, which is the path `folder`. None for a path that leaves these folders.
 * @param file that contains the element
 */
export function namesOfHref(href: string, folder: string, file: string): readonly string[] {
  if (isEmbedded(href)) return [href];
  const fromGame = pathFrom("", href);
  const names = folder === "" ? [fromGame, besideTemplate(file, href)] : [pathFrom(folder, href), fromGame];
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Where drawing programs search: beside the file. Only in the folders of games and templates that the file may use. */
function besideTemplate(file: string, href: string): string | undefined {
  const [top, owner] = file.split("/");
  if (top !== "templates") return undefined;
  const path = pathFrom(`/${file.slice(0, file.lastIndexOf("/"))}/`, href);
  const seen = ["/content/", `/templates/${owner}/`, "/templates/shared/"];
  return seen.some((start) => path?.startsWith(start)) ? path : undefined;
}

/** A path from a folder, with ".." resolved; undefined if it leads above the folder's topmost parent. */
export function pathFrom(folder: string, href: string): string | undefined {
  const steps: string[] = [];
  for (const step of `${folder}${href}`.split("/")) {
    if (step !== "" && step !== ".." && step !== ".") steps.push(step);
    else if (step === ".." && steps.pop() === undefined) return undefined;
  }
  return (folder.startsWith("/") ? "/" : "") + steps.join("/");
}

/** The same place as a path from the folder of another file: "../../content/g/art/fox.png". */
export function relativeHref(file: string, target: string): string {
  const [from, to] = [file.split("/").slice(0, -1), target.split("/")];
  const same = from.findIndex((step, index) => step !== to[index]);
  const shared = same === -1 ? from.length : same;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

export const isEmbedded = (href: string): boolean => /^data:/i.test(href);

/**
 * An address for look-up and for messages: `short` leaves out the bytes of an embedded picture. Backslashes count as
 * slashes, because that is what people on Windows mean.
 */
export function readHref(text: string): { readonly href: string; readonly short: string } {
  const trimmed = text.trim();
  if (isEmbedded(trimmed)) {
    const href = trimmed.replace(/\s+/g, "");
    return { href, short: `${href.slice(0, href.indexOf(",") + 1)}…` };
  }
  const href = trimmed.replaceAll("\\", "/").replace(/(^|\/)(?:\.\/+)+/g, "$1");
  return { href, short: href };
}

/** Reports backslashes, and how the path was read. */
export function explainBackslash(text: string): Omit<Refusal, "rule"> | undefined {
  if (!text.includes("\\")) return undefined;
  const { href } = readHref(text);
  return { message: `"${text.trim()}" has backslashes, read as "${href}"`, fix: `write "${href}"` };
}
