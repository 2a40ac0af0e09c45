/** Pictures that drawing programs embed in the drawing, as base64 in a `data:` address. */
import type { Diagnostic, Place } from "../../diagnostics/diagnostic.ts";
import { readHref } from "../../layout/draw/pictures/href.ts";

/** 10 MB per picture: more makes every card with it slow, and belongs in a file. */
const MOST_BYTES = 10_000_000;

const DATA = /^data:image\/(?:png|jpe?g|webp|gif);base64,([A-Za-z0-9+/]*={0,2})$/i;

/** An address as layout requests it: a `data:` address on one line, others as paths with slashes. */
export const hrefKey = (written: string): string =>
  /^\s*data:/i.test(written)
    ? written.replace(/&#(?:x0*[9ad]|0*(?:9|10|13));|\s+/gi, "")
    : readHref(written).href;

/** The bytes of an embedded picture, or the reason why there are none; `place` is the element that contains it. */
export function embeddedBytes(href: string, place: Place): Uint8Array | Diagnostic | undefined {
  const base64 = DATA.exec(href)?.[1];
  // layout reports any other kind of address, at the element
  if (base64 === undefined) return undefined;
  if (base64.length <= (MOST_BYTES * 4) / 3) return new Uint8Array(Buffer.from(base64, "base64"));
  return {
    ...place,
    rule: "svg/embedded-image",
    severity: "error",
    message: `an embedded picture has more than ${MOST_BYTES / 1e6} MB`,
    fix: "save it as a file in the game's folder and point to it",
  };
}
