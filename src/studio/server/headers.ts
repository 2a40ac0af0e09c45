/** Headers of every answer: what a browser may do with it. None of them lets another site read anything. */

/** Of a request whose body is bytes: what is asked, as JSON, percent-encoded. */
export const ASK_HEADER = "x-studio-ask";

const ALWAYS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  // a page that opened this one gets no hold of it
  "cross-origin-opener-policy": "same-origin",
};

/**
 * Of the page's own files. Scripts and styles come from the server alone, pictures of cards also from memory (`blob:`),
 * and nothing is sent anywhere else.
 * @param nonce lets the style elements in that the text editor makes
 */
export const pageHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  "cache-control": "no-cache",
  "content-security-policy": [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
});

/** Of everything else: data that is never shown as a page. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};
