/** The token that lets this page in. It comes once in the address and then stays with the tab, through reloads. */

const KEY = "broadside-token";

/** Takes the token out of the address, so that it is neither shown nor kept in the history. */
export function enter(): void {
  const [, found] = /^#([\w-]{43})$/.exec(location.hash) ?? [];
  if (found === undefined) return;
  sessionStorage.setItem(KEY, found);
  history.replaceState(null, "", "#/");
}

export const token = (): string => sessionStorage.getItem(KEY) ?? "";
