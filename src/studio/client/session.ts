/**
 * The token that lets this page in. The address has a code that is exchanged for it once; the token then stays with the tab,
 * through reloads and restarts of the studio.
 */

const KEY = "broadside-token";

/** Takes the code out of the address, so that it is neither shown nor kept in the history, and exchanges it. */
export async function enter(): Promise<void> {
  const [, code] = /^#([\w-]{43})$/.exec(location.hash) ?? [];
  if (code === undefined) return;
  history.replaceState(null, "", "#/");
  const response = await fetch("/api/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ask: { code } }),
  });
  // a link that was used before is no reason to leave
  if (response.ok) sessionStorage.setItem(KEY, (await response.json()).token);
}

export const token = (): string => sessionStorage.getItem(KEY) ?? "";

/** Lets a style element in that a part of the page makes: the page's content security policy forbids others. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>("meta[name=studio-nonce]")?.content ?? "";
