/** The port of a studio: the same for the same folder, because unsaved texts are kept by browsers for each address. */
import { createHash } from "node:crypto";

/** Below the ports that systems give to programs that ask for any: 32768 on Linux, 49152 elsewhere (RFC 6335). */
const FIRST = 17_000;
const COUNT = 10_000;
/** How many are tried when one is taken. */
const TRIES = 20;

/** The ports to try for a folder, in order. @param root its real path */
export function portsFor(root: string): readonly number[] {
  const place = createHash("sha256").update(root).digest().readUInt32BE();
  return Array.from({ length: TRIES }, (_, more) => FIRST + ((place + more) % COUNT));
}
