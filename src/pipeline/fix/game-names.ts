/** The names of a game's things where its files refer to them, which editors suggest. */
import { CARD_SIZES } from "../../game/decks/card-sizes.ts";
import type { Game } from "../../game/game.ts";
import { RULES } from "../../rules/index.ts";
import type { EditorGame } from "../../schema/editor/schemas.ts";
import { readTemplates } from "../draw/templates.ts";
import type { ProjectContext } from "../project.ts";

/**
 * Names to suggest for references to things of the game, by kind of file and field.
 * @param fields names of all fields of its cards
 */
export function namesOfGame(
  project: ProjectContext,
  game: Game,
  fields: readonly string[],
): EditorGame["suggestions"] {
  const templates = [...readTemplates(project, game.id).value.templates.keys()].sort();
  const decks = game.decks.map(({ id }) => id);
  const addresses = game.decks.flatMap(({ id, cards }) => cards.map((card) => `${id}/${card.id}`));
  const mapCards = game.decks.flatMap(({ cards }) => cards.flatMap(({ id, map }) => (map ? [id] : [])));
  const boards = game.boards.map(({ id }) => id);
  const kinds = [...new Set(game.boards.flatMap((board) => Object.keys(board.kinds)))];
  const spaces = [...new Set(game.boards.flatMap((board) => board.spaces.map(({ id }) => id)))];
  const ends = { from: spaces, to: spaces, between: spaces, start: spaces, goal: spaces };
  const terrains = game.glossary.terrains.map(({ id }) => id);
  return {
    game: { rule: RULES.map(({ id }) => id), "face-down": terrains },
    deck: { size: [...CARD_SIZES.keys()], front: templates, back: templates, terrains },
    board: { kind: kinds, links: spaces, ...ends },
    die: { faces: Object.keys(game.glossary.symbols) },
    glossary: { die: game.dice.map(({ id }) => id) },
    kit: {
      deck: decks,
      only: game.decks.flatMap(({ cards }) => cards.map(({ id }) => id)),
      scenario: game.scenarios.map(({ id }) => id),
      booklet: game.booklets.map(({ id }) => id),
      kits: game.kits.map(({ id }) => id),
      from: fields,
    },
    booklet: { page: templates },
    figure: { card: addresses, captain: addresses, template: templates },
    scenario: { card: mapCards },
    rules: { deck: decks, board: boards, field: fields, per: fields },
  };
}
