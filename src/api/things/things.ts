/** Everything on a face that a person can point at, with its place in the template and in the card. */
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { openFace } from "./open-face.ts";
import { shownThing } from "./shown-thing.ts";
import type { FaceOfThings, Thing } from "./thing.ts";
import { thingsOfFace } from "./things-of-face.ts";

export const FACE_OPTIONS: Options<FaceOfThings> = {
  game: "text",
  deck: "text",
  card: "text",
  side: ["front", "back"],
};

/**
 * In drawing order; none for a face that cannot be drawn.
 * @throws BroadsideError `unknown-game`, or `unknown-name` for a deck, card or side that does not exist
 */
export async function things(call: Call, face: FaceOfThings): Promise<readonly Thing[]> {
  refuseOptions(face, FACE_OPTIONS, ["game", "deck", "card"]);
  const opened = await openFace(call, face);
  if (!opened?.face) return [];
  const found = await thingsOfFace(opened.face, opened.workshop);
  return found.things.map(shownThing);
}
