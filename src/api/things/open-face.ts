/** One side of a card with the resources to draw it; nothing else of the game is drawn. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { Card, Deck } from "../../game/game.ts";
import { type Face, facesOfCards } from "../../pipeline/draw/faces.ts";
import { openWorkshop, type Workshop } from "../../pipeline/draw/workshop.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import type { TemplateSource } from "../../template/template.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import { namedFace } from "../named-face.ts";
import type { FaceOfThings } from "./thing.ts";

export interface OpenedFace {
  readonly deck: Deck;
  readonly card: Card;
  readonly source: TemplateSource;
  readonly workshop: Workshop;
  /** Undefined if the template, or a partial that it calls, has faults. */
  readonly face: Face | undefined;
  /** The faces of the deck that the same template draws, this one included. */
  facesOfSide(): readonly Face[];
}

/**
 * Undefined if the game cannot be read, or has no template of the name: its findings say why.
 * @throws BroadsideError `unknown-game`, or `unknown-name` for a deck, card or side that does not exist
 */
export async function openFace(
  { project, progress }: Call,
  ref: FaceOfThings,
): Promise<OpenedFace | undefined> {
  const seen = inLook(project);
  const { sources, game } = readGame(seen, gameNamed(seen, ref.game)).value;
  if (!game) return undefined;
  const { deck, card, template } = namedFace(game, ref);
  await progress.pause();
  const workshop = await openWorkshop(seen, game, sources, withoutFindings);
  const source = workshop.templateFiles.templates.get(template);
  if (!source) return undefined;
  const { side: wanted = "front" } = ref;
  const facesOf = (cards: readonly Card[]): readonly Face[] =>
    facesOfCards(game, deck, cards, workshop.templates, workshop.means.memory).filter(
      ({ side }) => side === wanted,
    );
  const facesOfSide = (): readonly Face[] => facesOf(deck.cards.filter((one) => one[wanted] === template));
  return { deck, card, source, workshop, face: facesOf([card])[0], facesOfSide };
}

/** Findings are the business of `check`. */
const withoutFindings = <T>({ value }: Result<T>): T => value;
