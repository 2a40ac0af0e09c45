/** What a picture's address may be: a path inside the game's folder, or pixels written into the drawing. */

export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** Why an address is refused; undefined when it may be asked for. */
export function explainHref(href: string): Refusal | undefined {
  const shown = href.length > 60 ? `${href.slice(0, 57)}…` : href;
  const fix = 'give the path of a picture in the game\'s folder, such as "art/fox.png"';
  const refuse = (what: string): Refusal => ({ rule: "svg/href", message: `"${shown}" ${what}`, fix });
  if (href === "") return { rule: "svg/href", message: "the picture has no href", fix };
  if (isEmbedded(href)) {
    if (/^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]*={0,2}$/i.test(href)) return undefined;
    return {
      rule: "svg/embedded-image",
      message: `the picture is written into the drawing as ${href.slice(0, 30)}…, expected PNG, JPEG, WebP or GIF in base64`,
      fix: 'put the picture into the game\'s art folder and point to it, such as href="art/fox.png"',
    };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith("//")) return refuse("lies outside of the game");
  if (href.startsWith("/") || href.startsWith("~")) return refuse("is an absolute path");
  if (href.includes("\\")) return refuse("has a backslash, expected /");
  if (href.split("/").some((step) => step === "..")) return refuse("leads out of the game's folder");
  if (href.startsWith("#")) return refuse("is no picture");
  return undefined;
}

const isEmbedded = (href: string): boolean => /^data:/i.test(href);

/** An address as it is asked for and told: `short` names an embedded picture without its bytes. */
export function readHref(text: string): { readonly href: string; readonly short: string } {
  const trimmed = text.trim();
  if (!isEmbedded(trimmed)) return { href: trimmed, short: trimmed };
  const href = trimmed.replace(/\s+/g, "");
  return { href, short: `${href.slice(0, href.indexOf(",") + 1)}…` };
}
