/** Elements of the page. Texts of a game get in as text only, never as markup. */

type Properties<K extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[K], keyof HTMLElementTagNameMap[K] & string>
>;

/** An element with properties and children; children that are strings become text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<K> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A part of the page as it was written into the file. @throws Error if it is missing, which is a bug of ours */
export function part<K extends keyof HTMLElementTagNameMap>(id: string, tag: K): HTMLElementTagNameMap[K] {
  const found = document.getElementById(id);
  if (found?.localName !== tag) throw new Error(`the page has no <${tag} id="${id}">`);
  return found as HTMLElementTagNameMap[K];
}
