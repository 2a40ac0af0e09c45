/**
 * Lays out the posters that a build prints: large drawings that checks do not need. A template that asks for `onCards`, as
 * Broadside's own does, is drawn over the game's own map cards, wherever all of these have drawings.
 */
import type { Result } from "../../../diagnostics/diagnostic.ts";
import type { Scenario } from "../../../game/game.ts";
import type { Print } from "../../../game/kits/prints.ts";
import { originOf } from "../../../layout/booklet/setting.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import type { Scene } from "../../../scene/scene.ts";
import { placeOf } from "../../../source/locate.ts";
import { pictureOf } from "../../../track/briefing/picture.ts";
import { trackOf } from "../../../track/scenario-tracks.ts";
import type { MadeGame } from "../../made-game.ts";
import type { Pace } from "../../progress.ts";
import { withFaces } from "../add-faces.ts";
import type { Face } from "../faces.ts";
import { faceKey, type LaidGame } from "../lay-out-game.ts";
import { drawingFace } from "../scenario-faces.ts";
import { type PosterFace, posterFaces, posterScene } from "./poster-scene.ts";

/** A poster to be drawn, and the cards below its drawing, if it is drawn over any. */
interface Drawn {
  readonly scenario: Scenario;
  readonly face: Face;
  readonly cards: readonly PosterFace[];
}

/** The game with the scenes of these prints' posters added, and the findings in their drawings. */
export async function withPosters(
  made: MadeGame,
  prints: readonly Print[],
  progress: Pace,
): Promise<Result<MadeGame>> {
  const posters = prints.filter((print) => print.as === "poster").flatMap((print) => drawnFor(made, print));
  const { value, diagnostics } = await withFaces(
    made,
    posters.map(({ face }) => face),
    "posters",
    progress,
  );
  const onCards = posters.filter(({ cards }) => cards.length > 0);
  return { value: { ...value, laid: laidOnCards(value, onCards) }, diagnostics };
}

/** The field by which a template asks for the cards below it. */
const FIELD = "onCards";

function drawnFor({ game, templates, laid }: MadeGame, { scenarios = [] }: Print): readonly Drawn[] {
  const asks = templates.get("track-poster")?.reads.some(({ path }) => path[0] === FIELD) ?? false;
  return scenarios.flatMap((scenario) => {
    const picture = asks ? pictureOf(trackOf(scenario)) : undefined;
    const cards = (picture && posterFaces(scenario, picture, game, laid.keys)) ?? [];
    const fields = cards.length > 0 ? { [FIELD]: true } : {};
    const face = drawingFace(game, scenario, "track-poster", templates, fields);
    return face === undefined ? [] : [{ scenario, face, cards }];
  });
}

/** Each poster gets a scene of its own: two may differ in their cards alone. */
function laidOnCards({ laid, sources }: MadeGame, posters: readonly Drawn[]): LaidGame {
  const scenes = new Map<string, { readonly get: () => Scene; readonly name: () => string }>();
  const keys = new Map(laid.keys);
  const surveys = new Map(laid.surveys);
  for (const { scenario, face, cards } of posters) {
    const drawing = laid.keys.get(faceKey(face.card, "front"));
    if (drawing === undefined) continue;
    const key = `${drawing} on the cards of ${scenario.id}`;
    const origin = originOf(placeOf(sources, scenario.source));
    scenes.set(key, {
      get: () => posterScene(laid.scenes.get(drawing), cards, laid.scenes, origin),
      name: () =>
        digestOfTexts([
          laid.scenes.nameOf(drawing),
          JSON.stringify(cards.map((card) => [laid.scenes.nameOf(card.key), card])),
        ]),
    });
    keys.set(faceKey(face.card, "front"), key);
    const survey = laid.surveys.get(drawing);
    if (survey) surveys.set(key, survey);
  }
  const own = laid.scenes;
  return {
    ...laid,
    keys,
    surveys,
    scenes: {
      get: (key) => scenes.get(key)?.get() ?? own.get(key),
      nameOf: (key) => scenes.get(key)?.name() ?? own.nameOf(key),
    },
  };
}
