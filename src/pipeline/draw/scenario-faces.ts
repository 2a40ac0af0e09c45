/**
 * The drawings of a game's scenarios as faces: set-up sheets are laid out and checked with the cards, plans and posters
 * on request. A scenario whose track cannot be analysed has none.
 */
import type { Deck, Game, Scenario } from "../../game/game.ts";
import { drawingOf, type ScenarioDrawing, setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import type { JsonObject } from "../../schema/files.ts";
import type { CompiledTemplates } from "../../template/template.ts";
import { briefingOf, type TrackBriefing } from "../../track/briefing/briefing.ts";
import { type ScenarioTrack, trackOf } from "../../track/scenario-tracks.ts";
import type { Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { type Face, faceOf } from "./faces.ts";

/** The set-up sheet of each scenario whose track can be laid: what others showed would only confuse. */
export function setupSheetFaces(game: Game, templates: CompiledTemplates): readonly Face[] {
  if (game.scenarios.length === 0) return [];
  const deck = setupSheetsOf(game);
  return game.scenarios.flatMap((scenario, index) => {
    const found = trackOf(scenario);
    const track = canBeLaid(found) ? briefingOf(found, game) : undefined;
    return track === undefined ? [] : (scenarioFace({ game, deck, index, scenario, track }, templates) ?? []);
  });
}

/** False if cards lie on each other, or the race would end where it starts: errors that are reported in themselves. */
function canBeLaid({ track }: ScenarioTrack): boolean {
  if (track === undefined || track.lattice.overlaps.length > 0) return false;
  return track.start === undefined || track.start.square !== track.finish?.square;
}

/**
 * The plan or the poster at the size of the printed map cards, including their margins.
 * @param fields further fields for the template: `route` requests a shortest way, "straight" one without diagonal steps
 */
export function drawingFace(
  game: Game,
  scenario: Scenario,
  drawing: Exclude<ScenarioDrawing, "setup-sheet">,
  templates: CompiledTemplates,
  fields: JsonObject = {},
): Face | undefined {
  const briefing = briefingOf(trackOf(scenario), game);
  if (briefing === undefined) return undefined;
  const track = fields.route === "straight" ? { ...briefing, route: briefing.straightRoute } : briefing;
  const deck = drawingOf(drawing, scenario, sizeOf(track), fields);
  return drawingFaceOf(game, scenario, track, deck, templates);
}

/** In mm, to a thousandth: quotients of lengths are not exact in binary. */
const sizeOf = ({ paper, side }: TrackBriefing): Size => ({
  width: round(paper.width * side, 3),
  height: round(paper.height * side, 3),
});

/** A drawing of one scenario, in a deck with a single card. */
export function drawingFaceOf(
  game: Game,
  scenario: Scenario,
  track: TrackBriefing,
  deck: Deck,
  templates: CompiledTemplates,
): Face | undefined {
  return scenarioFace({ game, deck, index: 0, scenario, track }, templates);
}

interface Subject {
  readonly game: Game;
  readonly deck: Deck;
  /** Index of the scenario's card in the deck. */
  readonly index: number;
  readonly scenario: Scenario;
  readonly track: TrackBriefing;
}

function scenarioFace(
  { game, deck, index, scenario, track }: Subject,
  templates: CompiledTemplates,
): Face | undefined {
  const card = deck.cards[index];
  if (card === undefined) throw new Error(`no card for the scenario "${scenario.id}"`);
  return faceOf({ game, deck, card, side: "front", track }, templates);
}
