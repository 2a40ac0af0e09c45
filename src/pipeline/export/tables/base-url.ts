/** Addresses of pictures: on the web below a base, or in the folder of the export. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { option, wording } from "../../../diagnostics/wording.ts";

/**
 * The base with a slash at its end.
 * @throws BroadsideError `bad-order` for anything but a plain address on the web
 */
export function readBaseUrl(text: string): string {
  const bad = (why: string) =>
    badOrder(wording`${option("baseUrl")} "${text}": ${why}, such as https://example.org/my-game/`);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw bad("expected the address of a folder on the web");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw bad("expected an address that begins with https:// or http://");
  if (url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "")
    throw bad('an address without "?", "#" or a password is expected');
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/** The same for a folder on this machine; only this machine finds it. */
export function localBase(folder: string): string {
  const path = folder.replaceAll("\\", "/").replace(/^\/+/, "");
  // a "#" or a "%" in the name of a folder would be read as part of the address
  const [first = "", ...others] = path.split("/").map(encodeURIComponent);
  return `file:///${[first.replace(/^([a-z])%3A$/i, "$1:"), ...others].join("/")}/`;
}
