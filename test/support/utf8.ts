/** The bytes of a text in UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
