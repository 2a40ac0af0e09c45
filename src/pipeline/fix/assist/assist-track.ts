/**
 * Help at a cursor in a file with a track: a card's turn and heading by the cells that it has, cells by name for start and
 * finish, and map cards and turns in a track that is written as a picture.
 */
import { latticeKind } from "../../../game/cells/lattice-kind.ts";
import type { Game, Scenario } from "../../../game/game.ts";
import { isBlocked } from "../../../game/scenarios/terrain.ts";
import { assistAt } from "../../../schema/assist/assist.ts";
import type { Assisted, AssistWords, Completion } from "../../../schema/assist/assisted.ts";
import { type CardsByShape, narrowedTo } from "../../../schema/by-lattice.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourcePath } from "../../../source/tree.ts";
import { yamlCursorAt } from "../../../source/yaml/cursor/yaml-cursor.ts";
import { cardsByShape } from "../map-cells.ts";

interface OfFile {
  readonly schema: JsonSchema;
  readonly words: AssistWords;
  readonly game: Game;
}

export function assistTrack(
  document: SourceDocument,
  offset: number,
  { schema, words, game }: OfFile,
): Assisted {
  const { text, path: file } = document;
  const cards = cardsByShape(game);
  const scenario = game.scenarios.find(({ source }) => source.file === file);
  const cursor = yamlCursorAt(text, offset);
  const isPicture = cursor?.slot === "value" && cursor.path.length === 1 && cursor.path[0] === "map";
  if (isPicture) return assistPicture(text, offset, cards);
  const named = cursor && cardAround(document, cursor.path, cursor.beside);
  const shapes = shapesOf([named, ...namedCards(document)], cards);
  return assistAt(text, offset, narrowedTo(schema, shapes), {
    ...words,
    namesAt: (path) => endsAt(path, scenario) ?? words.namesAt(path),
  });
}

/** The card of the entry that the cursor is in, if it names one. */
function cardAround(
  { root }: SourceDocument,
  path: SourcePath,
  beside: ReadonlyMap<string, string>,
): string | undefined {
  const written = beside.get("card");
  if (written) return written;
  for (let length = path.length; root && length > 0; length--) {
    const card = nodeAt(root, [...path.slice(0, length), "card"]);
    if (card?.kind === "scalar") return card.text;
  }
  return undefined;
}

/** The cards that the track names, as far as the file can be read. */
function namedCards({ root }: SourceDocument): readonly string[] {
  const track = root && nodeAt(root, ["track"]);
  const items = track?.kind === "list" ? track.items : [];
  return items.flatMap((item) => {
    const card = item.kind === "map" ? entryOf(item, "card")?.value : undefined;
    return card?.kind === "scalar" ? [card.text] : [];
  });
}

/** The shape of the first of these cards that the game has; all if it has none of them. */
function shapesOf(named: readonly (string | undefined)[], cards: CardsByShape): CardsByShape {
  for (const name of named)
    for (const [shape, ids] of cards)
      if (name !== undefined && ids.includes(name)) return new Map([[shape, ids]]);
  return cards;
}

/** Cells of the first card for the start, of the last for the finish, but those that no piece can enter. */
function endsAt([field, ...more]: SourcePath, scenario: Scenario | undefined): readonly string[] | undefined {
  if (more.length > 0 || !scenario || (field !== "start" && field !== "finish")) return undefined;
  const { track, terrains, movement } = scenario;
  const card = track.at(field === "start" ? 0 : -1);
  if (!card) return undefined;
  return card.map.squares
    .filter(({ terrain }) => !isBlocked(terrains, card.acceleration ? movement.faceDown : terrain))
    .map(({ name }) => `${card.position}.${name}`)
    .toSorted();
}

/** In a picture: the cards of the game, or behind the `@` the turns of the card before it. */
function assistPicture(text: string, offset: number, cards: CardsByShape): Assisted {
  const [word = ""] = /\S*$/.exec(text.slice(0, offset)) ?? [];
  const [rest = ""] = /^[A-Za-z0-9-]*/.exec(text.slice(offset)) ?? [];
  const [, before = "", card = "", turn] = /^(.*:)?([^@!]*)(@.*)?$/.exec(word) ?? [];
  const start = offset - word.length + before.length;
  const offer = (label: string, kind: Completion["kind"]): Completion => ({ label, insert: label, kind });
  if (turn === undefined) {
    const names = [...cards.values()].flat();
    return {
      path: ["map"],
      from: start,
      to: offset + rest.length,
      completions: names.map((name) => offer(name, "name")),
    };
  }
  const shape = [...cards.keys()].find((one) => cards.get(one)?.includes(card));
  const turns = shape ? latticeKind(shape).turns.filter((degrees) => degrees !== 0) : [];
  return {
    path: ["map"],
    from: start + card.length + 1,
    to: offset + rest.length,
    completions: turns.map((degrees) => offer(String(degrees), "value")),
  };
}
