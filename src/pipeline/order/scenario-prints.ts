/** The prints of scenarios: the set-up sheet, the whole track as a poster, and its map cards. */
import type { Card, Deck, Game, Kit, Scenario } from "../../game/game.ts";
import { kitFor, nameFor, type Print } from "../../game/kits/prints.ts";
import type { TrackCard } from "../../game/map-cards.ts";
import { setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { faceKey } from "../draw/lay-out-game.ts";
import { drawingFace } from "../draw/scenario-faces.ts";
import type { MadeGame } from "../made-game.ts";

type Line = Print["cards"][number];

/** Set-up sheet, poster and cards of one scenario. */
export function printsOfScenario(made: MadeGame, scenario: Scenario): readonly Print[] {
  const { id, title } = scenario;
  return [
    setupPrint(made.game, `${id}-setup`, title, [scenario]),
    posterPrint(made, scenario),
    { id: `${id}-cards`, title, cards: cardsOf(made.game, scenario) },
  ];
}

/** The set-up sheets of a kit as one print, and its posters; with `players`, only scenarios for that number. */
export function scenarioPrintsOfKit(made: MadeGame, whole: Kit, players?: number): readonly Print[] {
  const kit = kitFor(made.game, whole, players);
  const find = (id: string): readonly Scenario[] => made.game.scenarios.filter((one) => one.id === id);
  const scenarios = kit.scenarios.flatMap(({ scenario }) => find(scenario));
  const posters = kit.scenarios.flatMap(({ scenario, poster }) => (poster ? find(scenario) : []));
  return [
    ...(scenarios.length > 0
      ? [
          {
            ...setupPrint(made.game, `${nameFor(kit.id, players)}-scenarios`, kit.title, scenarios),
            of: kit.id,
          },
        ]
      : []),
    ...posters.map((scenario) => ({ ...posterPrint(made, scenario), of: kit.id })),
  ];
}

/** A drawing of a scenario that is missing from a print. */
export interface MissingDrawing {
  readonly scenario: string;
  readonly drawing: "poster" | "set-up sheet";
  /** No template draws it, or its track could not be analysed. */
  readonly why: "no template" | "unproved track";
}

/** The drawings of a print that could not be made. */
export function missingDrawings(
  { laid }: MadeGame,
  { as, scenarios = [], cards }: Print,
): readonly MissingDrawing[] {
  const faces = cards.filter(({ card }) => laid.keys.has(faceKey(card, "front")));
  const drawn = new Set(faces.map(({ card }) => card.id));
  return scenarios
    .filter(({ id }) => !drawn.has(id))
    .map((scenario) => ({
      scenario: scenario.id,
      drawing: as === "poster" ? ("poster" as const) : ("set-up sheet" as const),
      why: trackOf(scenario).track ? ("no template" as const) : ("unproved track" as const),
    }));
}

function setupPrint(game: Game, id: string, title: string, scenarios: readonly Scenario[]): Print {
  const deck = setupSheetsOf(game);
  const cards = scenarios.flatMap((scenario) => lineOf(deck, deck.cards[game.scenarios.indexOf(scenario)]));
  return { id, title, as: "pages", scenarios, cards };
}

/** Without a card if its track cannot be analysed, or no template draws it. */
export function posterPrint({ game, templates }: MadeGame, scenario: Scenario): Print {
  const face = drawingFace(game, scenario, "track-poster", templates);
  const cards = face === undefined ? [] : lineOf(face.deck, face.card);
  const { id, title } = scenario;
  return { id: `${id}-poster`, title, as: "poster", scenarios: [scenario], cards };
}

/** Each card as often as the track uses it, in the order of laying. */
function cardsOf({ decks }: Game, { track }: Scenario): readonly Line[] {
  const keyOf = ({ deck, card }: TrackCard): string => `${deck}/${card}`;
  const counts = new Map<string, number>();
  for (const card of track) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1);
  const firsts = track.filter(
    (card, index) => track.findIndex((one) => keyOf(one) === keyOf(card)) === index,
  );
  return firsts.flatMap((entry) => {
    const deck = decks.find(({ id }) => id === entry.deck);
    const card = deck?.cards.find(({ id }) => id === entry.card);
    return deck === undefined ? [] : lineOf(deck, card, counts.get(keyOf(entry)));
  });
}

const lineOf = (deck: Deck, card: Card | undefined, copies = 1): readonly Line[] =>
  card === undefined ? [] : [{ deck, card, copies }];
