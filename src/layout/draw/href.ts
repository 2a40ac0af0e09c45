/**
 * What a picture's address may be: a path inside the game's folder, or pixels written into the drawing. Names that some
 * system reads in another way are refused on all, so that a game is the same everywhere.
 */
import { shortened } from "../../diagnostics/words.ts";
export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** Names that Windows keeps for devices, with or without an ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** What is wrong with a path, by the first test that it fails. */
const FAULTS: readonly (readonly [
  what: string,
  isSo: (href: string, steps: readonly string[]) => boolean,
])[] = [
  ["is an absolute path", (href) => /^(?:\/(?!\/)|~|[a-z]:)/i.test(href)],
  ["lies outside of the game", (href) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)],
  ["leads out of the game's folder", (_href, steps) => steps.includes("..")],
  ["is no picture", (href) => href.startsWith("#")],
  ["names a hidden file or folder", (_href, steps) => steps.some((step) => step.startsWith("."))],
  ["has a character that no file's name may have", (href) => /[\p{Cc}:]/u.test(href)],
  ["has a code such as %20; expected the name as it is", (href) => /%[0-9a-f]{2}/i.test(href)],
  ["has a name that Windows keeps for a device", (_href, steps) => steps.some((step) => DEVICE.test(step))],
  ["has a name that ends in a dot or a blank", (_href, steps) => steps.some((step) => /[. ]$/.test(step))],
];

/** Why an address is refused; undefined when it may be asked for. */
export function explainHref(href: string): Refusal | undefined {
  const shown = shortened(href, 60);
  const fix = 'give the path of a picture in the game\'s folder, such as "art/fox.png"';
  if (href === "") return { rule: "svg/href", message: "the picture has no href", fix };
  if (isEmbedded(href)) {
    if (/^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]*={0,2}$/i.test(href)) return undefined;
    return {
      rule: "svg/embedded-image",
      message: `the picture is written into the drawing as ${href.slice(0, 30)}…, expected PNG, JPEG, WebP or GIF in base64`,
      fix: 'put the picture into the game\'s art folder and point to it, such as href="art/fox.png"',
    };
  }
  const steps = href.split("/");
  const what = FAULTS.find(([, isSo]) => isSo(href, steps))?.[0];
  return what === undefined ? undefined : { rule: "svg/href", message: `"${shown}" ${what}`, fix };
}

const isEmbedded = (href: string): boolean => /^data:/i.test(href);

/**
 * An address as it is asked for and told: `short` names an embedded picture without its bytes. Backslashes count as
 * slashes, for that is what people on Windows mean.
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

/** Whoever wrote backslashes is told how the path was read. */
export function explainBackslash(text: string): Omit<Refusal, "rule"> | undefined {
  if (!text.includes("\\")) return undefined;
  const { href } = readHref(text);
  return { message: `"${text.trim()}" has backslashes, read as "${href}"`, fix: `write "${href}"` };
}
