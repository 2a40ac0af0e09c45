/** The game in the page: JSON, compressed (raw DEFLATE, RFC 1951) and written in base64. */
import type { SharedGame } from "../../pipeline/print/share/shared-game.ts";

/** @throws Error in a browser that cannot unpack it */
export async function readGame(packed: string): Promise<SharedGame> {
  const bytes = Uint8Array.from(atob(packed.trim()), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(unpacked).text()) as SharedGame;
}
