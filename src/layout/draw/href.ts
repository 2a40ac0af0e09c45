/** What a picture's address may be: a path inside the game's folder and nothing else. */

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
  if (/^data:/i.test(href)) {
    return {
      rule: "svg/embedded-image",
      message: `the picture is written into the drawing (${shown.slice(0, 30)}…), which is not read`,
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
