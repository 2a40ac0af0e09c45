/** One face of a game, with the resources to draw it; nothing else of the game is drawn. */

import type { Result } from "../../diagnostics/diagnostic.ts";
import type { Face } from "../../pipeline/draw/faces.ts";
import { facesOf } from "../../pipeline/draw/faces.ts";
import { openWorkshop, type Workshop } from "../../pipeline/draw/workshop.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import { namedFace } from "../named-face.ts";
import type { FaceOfThings } from "./thing.ts";

export interface OpenedFace {
  readonly face: Face;
  readonly workshop: Workshop;
}

/**
 * Undefined if the game, or the template of the face, cannot be used: its findings say why.
 * @throws BroadsideError `unknown-game`, or `unknown-name` for a deck, card or side that does not exist
 */
export async function openFace(
  { project, progress }: Call,
  ref: FaceOfThings,
): Promise<OpenedFace | undefined> {
  const seen = inLook(project);
  const [id] = chooseGames(seen, [ref.game]);
  const { sources, game } = readGame(seen, id as string).value;
  if (!game) return undefined;
  await progress.pause();
  const workshop = await openWorkshop(seen, game, sources, withoutFindings);
  const deck = game.decks.find((one) => one.id === ref.deck);
  const name = deck?.cards.find((card) => card.id === ref.card)?.[ref.side ?? "front"];
  // A template with a fault draws no face, which is not the caller's mistake.
  if (name !== undefined && !workshop.templates.has(name)) return undefined;
  const face = namedFace(facesOf(game, workshop.templates, workshop.means.memory), ref);
  return { face, workshop };
}

/** Findings are the business of `check`. */
const withoutFindings = <T>({ value }: Result<T>): T => value;
