/** text-transform: letters printed as others than are written, one character at a time. */

/** The character as printed; `before` is what stands before it, which tells where a word begins. */
export function printedCase(character: string, before: string, transform: string): string {
  if (transform === "uppercase") return character.toUpperCase();
  if (transform === "lowercase") return character.toLowerCase();
  if (transform === "capitalize" && !IN_WORD.test(before)) return character.toUpperCase();
  return character;
}

/** A word goes on behind a letter, a figure or a mark, also over an apostrophe. */
const IN_WORD = /[\p{L}\p{N}\p{M}]['’]?$/u;
