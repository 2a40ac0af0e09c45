/** Where the page is: `#/<view>/<part>/<part>`, so that back, forward, reload and links work. */
import { signal } from "@preact/signals";

/** The view's name, then its own parts. */
export const route = signal<readonly string[]>(partsOf(location.hash));

addEventListener("hashchange", () => {
  route.value = partsOf(location.hash);
});

/** The address of a view, for links. */
export const hrefOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: readonly string[]): void {
  location.hash = hrefOf(...parts);
}

/** The same for what has another address now: it takes the place of the old one, also in the browser's history. */
export function goInstead(...parts: readonly string[]): void {
  history.replaceState(history.state, "", hrefOf(...parts));
  route.value = parts;
}

/** None of anything else behind the `#`, such as the token that lets the page in. */
function partsOf(hash: string): readonly string[] {
  return (/^#\/(.*)$/.exec(hash)?.[1] ?? "")
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
}

/** An address may have been cut or typed: what is no code of a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
