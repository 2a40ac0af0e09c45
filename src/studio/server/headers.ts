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
 * Of the page's own files. Scripts and styles come from the server alone, pictures also from memory (`blob:`), and nothing is
 * sent anywhere else. No text becomes markup or a script of the page: one policy reads tables off the clipboard, into a
 * document of their own, the other starts a worker from a file of the page.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  "cache-control": "no-cache",
  "content-security-policy": [
    "default-src 'self'",
    "img-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types broadside-clipboard broadside-worker",
  ].join("; "),
};

/** Of everything else: data that is never shown as a page. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};
