/** Makes the data of a shared page from a checked game. Nothing is written. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import type { Deck } from "../../../game/game.ts";
import { screenPictures } from "../../../press/screen-pictures.ts";
import type { Scene } from "../../../scene/scene.ts";
import { MM_PER_UNIT } from "../../../units/length.ts";
import { creditsOf } from "../../draw/credits.ts";
import { drawRasters } from "../../draw/draw-rasters.ts";
import { drawnWith } from "../../draw/drawn-with.ts";
import { faceKey } from "../../draw/lay-out-game.ts";
import type { MadeGame } from "../../made-game.ts";
import { languageOf } from "../../order/look-names.ts";
import type { Pace } from "../../progress.ts";
import { cutOf } from "../card-pictures.ts";
import type { ChosenCards } from "./shared-cards.ts";
import { SharedDrawings } from "./shared-drawings.ts";
import type { SharedCard, SharedDrawing, SharedGame } from "./shared-game.ts";

export interface ShareTerms {
  /** Resolution of pictures. */
  readonly dpi: number;
  readonly isDraft: boolean;
}

/** The game as data, and what of it cannot be drawn. */
export async function shareGame(
  made: MadeGame,
  { decks, part }: ChosenCards,
  { dpi, isDraft }: ShareTerms,
  progress: Pace,
): Promise<{ readonly shared: SharedGame; readonly findings: readonly Diagnostic[] }> {
  const { game, laid, fonts, rasters } = made;
  const faces = facesOf(made, decks);
  const findings = await drawRasters(
    made,
    laid.rasterised.filter((key) => faces.has(key)),
  );
  const pictures = await screenPictures(scenesOf(made, faces.keys()), dpi / MM_PER_UNIT.in, rasters.pictures);
  const writer = new SharedDrawings(fonts.programs, pictures);
  const drawings: SharedDrawing[] = [];
  for (const [key, { deck, side }] of faces) {
    await progress.pause();
    const { corner } = deck.size;
    const cut = cutOf(deck, side);
    drawings.push(writer.write({ scene: laid.scenes.get(key), corner: deck.dieLine ? 0 : corner, ...cut }));
    progress.step("drawing card", drawings.length, faces.size);
  }
  const places = new Map([...faces.keys()].map((key, index) => [key, index]));
  const shared = {
    ...{ title: game.title, version: game.version, isDraft, ink: game.ink, ...languageOf(game) },
    ...(part !== undefined && { part }),
    decks: decks.map(({ deck: { id, title }, cards }) => ({
      ...{ id, title },
      cards: cards.flatMap((line) => sharedCard(line, made, places)),
    })),
    drawings,
    definitions: writer.definitions,
    credits: creditsOf(game, drawnWith(made)).text,
  };
  return { shared: { ...shared, decks: shared.decks.filter(({ cards }) => cards.length > 0) }, findings };
}

interface FaceToShare {
  readonly deck: Deck;
  readonly side: "front" | "back";
}

/** Equal drawings once, by their keys, in the order of the cards. */
function facesOf({ laid }: MadeGame, decks: ChosenCards["decks"]): ReadonlyMap<string, FaceToShare> {
  const faces = new Map<string, FaceToShare>();
  for (const { deck, cards } of decks)
    for (const { card } of cards)
      for (const side of ["front", "back"] as const) {
        const key = laid.keys.get(faceKey(card, side));
        if (key !== undefined && !faces.has(key)) faces.set(key, { deck, side });
      }
  return faces;
}

function* scenesOf({ laid }: MadeGame, keys: Iterable<string>): Iterable<Scene> {
  for (const key of keys) yield laid.scenes.get(key);
}

/** None for a card whose front could not be laid out, which the findings report. */
function sharedCard(
  { card, title, copies }: ChosenCards["decks"][number]["cards"][number],
  { laid }: MadeGame,
  places: ReadonlyMap<string, number>,
): readonly SharedCard[] {
  const placeOf = (side: "front" | "back"): number | undefined => {
    const key = laid.keys.get(faceKey(card, side));
    return key === undefined ? undefined : places.get(key);
  };
  const front = placeOf("front");
  const back = placeOf("back");
  if (front === undefined) return [];
  return [
    {
      id: card.id,
      ...(title !== undefined && { title }),
      copies,
      front,
      ...(back !== undefined && { back }),
    },
  ];
}
