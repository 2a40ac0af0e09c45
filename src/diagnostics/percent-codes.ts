/** Codes such as "%20", which editors and drawing programs write into addresses. */

/** The decoded text; undefined if the codes are not UTF-8, or a "%" begins none. */
export function withoutPercentCodes(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
