/** How pieces move, as game.yaml states it, checked against the terrains and the cells of the game's map cards. */
import type { SourceRef } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import type { Deck } from "../game.ts";
import type { ResolveInput } from "../input.ts";
import { checkRange } from "../range.ts";
import { DEFAULT_MOVEMENT, type Movement, movementOf } from "./movement.ts";
import type { Terrain } from "./terrain.ts";
import { reportUnknownTerrain } from "./unknown-terrain.ts";

export function resolveMovement(
  { game }: Pick<ResolveInput, "game">,
  terrains: readonly Terrain[],
  report: Report,
): Movement {
  const { track } = game.file;
  const at: SourceRef = { file: game.path, path: ["track"] };
  if (track) {
    checkRange(track.cards, below(at, "cards"), "cards", report);
    const { short = 0, medium = 1 } = track.lengths ?? {};
    if (short >= medium)
      report({
        rule: "schema/reversed-range",
        at: below(at, "lengths"),
        message: `short tracks have up to ${short} points, medium ones up to ${medium}; expected more`,
        fix: `write { short: ${Math.min(short, medium)}, medium: ${Math.max(short, medium, short + 1)} }`,
      });
  }
  const { cards, ...movement } = movementOf(track);
  return {
    ...movement,
    // Reversed, which is reported: tracks are not measured by it.
    cards: cards.min > cards.max ? { min: cards.max, max: cards.min } : cards,
    faceDown: faceDownOf(track?.["face-down"], terrains, at, report),
  };
}

/** A game without the usual terrain gets the first that pieces can enter. */
function faceDownOf(
  written: string | undefined,
  terrains: readonly Terrain[],
  track: SourceRef,
  report: Report,
): string {
  const wanted = written ?? DEFAULT_MOVEMENT.faceDown;
  const found = terrains.find(({ id }) => id === wanted);
  const usual = terrains.find(({ cost }) => cost !== "blocked") ?? terrains[0];
  if (found && found.cost !== "blocked") return wanted;
  if (written !== undefined && found)
    report({
      rule: "game/never-moves",
      at: below(track, "face-down"),
      message: `no piece can enter a face-down card: its terrain "${written}" is blocked`,
      fix: "name a terrain that pieces can enter, or give this one a cost",
    });
  else if (written !== undefined)
    reportUnknownTerrain("game/unknown-terrain", written, terrains, below(track, "face-down"), report);
  return usual?.id ?? wanted;
}

/** Steps over corners in a game whose map cards have only hexagons. */
export function checkCorners(
  { game }: Pick<ResolveInput, "game">,
  decks: readonly Deck[],
  report: Report,
): void {
  const corners = game.file.track?.corners ?? "never";
  const maps = decks.flatMap(({ cards }) => cards.flatMap(({ map }) => map ?? []));
  const maySquare = maps.some(({ cells, isWhole }) => cells.shape === "square" || !isWhole);
  if (corners === "never" || maps.length === 0 || maySquare) return;
  report({
    rule: "game/no-corners",
    at: { file: game.path, path: ["track", "corners"] },
    message: `steps over corners are ${corners === "always" ? "allowed" : "special"}, but hexagons have none`,
    why: "hexagons that share a corner also share an edge",
    fix: "write `corners: never`, or remove it",
  });
}
