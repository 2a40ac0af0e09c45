/** The picture of a track laid by hand. */
import type { Game, Scenario } from "../../../src/game/game.ts";
import { DEFAULT_TERRAINS } from "../../../src/game/scenarios/terrain.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { briefingOf, type TrackBriefing } from "../../../src/track/briefing/briefing.ts";
import { pictureOf } from "../../../src/track/briefing/picture.ts";
import type { TrackPicture } from "../../../src/track/briefing/track-picture.ts";
import type { ScenarioTrack } from "../../../src/track/scenario-tracks.ts";
import { type LaidCard, lay } from "../lay.ts";

type Ends = Parameters<typeof lay>[1];

const NO_DICE: Pick<Game, "dice" | "glossary" | "decks"> = {
  dice: [],
  decks: [],
  glossary: { scenarioRules: {}, terms: {}, avoid: {}, icons: {}, symbols: {}, terrains: DEFAULT_TERRAINS },
};

export const pictured = (cards: readonly LaidCard[], ends?: Ends): TrackPicture =>
  there(pictureOf(analysed(cards, ends)));

export const briefed = (cards: readonly LaidCard[], ends?: Ends): TrackBriefing =>
  there(briefingOf(analysed(cards, ends), NO_DICE));

function analysed(cards: readonly LaidCard[], ends?: Ends): ScenarioTrack {
  const plan = lay(cards, ends);
  const source = { file: "scenario.yaml", path: [] };
  const track = plan.track.map((card, index) => ({ ...card, position: index + 1, deck: "map", source }));
  const words = { id: "x", title: "X", players: { min: 1, max: 2 }, length: "short", setup: [] } as const;
  const scenario: Scenario = { ...words, ...plan, track, isWhole: true, source };
  return { scenario, track: analyseTrack(plan) };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a track that was analysed has a picture");
  return value;
}
