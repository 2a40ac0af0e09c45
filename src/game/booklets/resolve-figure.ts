/** Resolves a figure: looks up its cards and squares, reads lengths. What cannot be found is reported and left out. */
import type { FigureFile, FigureTrackEntry } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import type { Game } from "../game.ts";
import type { CheckedFile } from "../input.ts";
import { type Limits, lengthWithin } from "../length-within.ts";
import type { TrackCard } from "../map-cards.ts";
import { reportOddCards } from "../scenarios/odd-cards.ts";
import { mapCardsOf } from "../scenarios/scenario.ts";
import type { Terrain } from "../scenarios/terrain.ts";
import { narrowestText } from "./booklet.ts";
import type { Figure } from "./figure.ts";
import { figureArrows } from "./figure-arrows.ts";
import { figureBars } from "./figure-bars.ts";
import { type CardFinder, cardFinder } from "./figure-card.ts";
import { figureCards } from "./figure-cards.ts";
import {
  type CheckSquare,
  checkSquareTerrains,
  GAP,
  plainSquares,
  squareCheck,
  trackSquares,
} from "./figure-squares.ts";

type Resolved = Pick<Game, "decks" | "booklets" | "unusable" | "movement"> & {
  readonly terrains: readonly Terrain[];
};

const SQUARE = "13mm";
/** In mm: from the smallest useful width to half of A1, as for pages. */
const SIDE: Limits = { from: 10, to: 594 };
const SQUARE_SIDE: Limits = { from: 5, to: 60 };
/** A text of 8 pt, the smallest on cards, is then 6 pt. */
const SCALE = 0.75;

export function resolveFigure(
  { file, path }: CheckedFile<FigureFile>,
  resolved: Resolved,
  report: Report,
): Figure {
  const source = { file: path, path: [] };
  reportEmpty(file, source, report);
  const finder = cardFinder(resolved, report);
  const scale = file.scale ?? SCALE;
  const track = trackOf(file.track ?? [], resolved, source, report);
  const isOdd = reportOddCards(track, report);
  const squares = track.length > 0 ? [] : plainSquares(file.squares ?? []);
  checkSquareTerrains(file.squares ?? [], resolved.terrains, below(source, "squares"), report);
  const lost = lostSquares(file, source);
  const check = squareCheck([...squares.map(({ name }) => name), ...trackSquares(track)], lost, report);
  return {
    id: file.figure,
    title: file.title ?? file.figure,
    ...lengthsOf(file, narrowestText(resolved.booklets), source, report),
    scale,
    cards: figureCards(file.cards ?? [], scale, source, finder, report),
    track,
    isWhole: !isOdd && track.every(({ map }) => map.isWhole),
    movement: resolved.movement,
    terrains: resolved.terrains,
    plain: file.plain ?? false,
    squares,
    bars: figureBars(file.bars ?? [], squares, lost, below(source, "bars"), report),
    ...onSquares(file, source, finder, check, report),
    template: file.template ?? "figure",
    data: file.data ?? {},
    source,
  };
}

function reportEmpty(file: FigureFile, source: SourceRef, report: Report): void {
  const { figure, cards, track, squares, template, height } = file;
  if (cards || track) return;
  const empty = (field: string, message: string, fix: string, lost: readonly string[]): void =>
    report({
      rule: "figure/empty",
      at: below(source, field),
      message,
      fix,
      unlessWritten: lost.map((name) => below(source, name)),
    });
  if (squares) {
    if (squares.flat().every((colour) => colour === GAP) && template === undefined)
      empty("squares", `the figure "${figure}" has no squares: all are none`, "give one of them a terrain", [
        "cards",
        "track",
      ]);
  } else if (template === undefined)
    empty(
      "figure",
      `the figure "${figure}" shows nothing`,
      "add cards:, track:, squares: or a template: of its own",
      ["cards", "track", "squares", "template"],
    );
  else if (height === undefined)
    empty("template", `the figure "${figure}" has no height`, "add height:, such as height: 40mm", [
      "cards",
      "track",
      "squares",
      "height",
    ]);
}

/** The places of fields for squares that the file does not have, or that could not be used. */
const lostSquares = (file: FigureFile, source: SourceRef): readonly SourceRef[] =>
  (["squares", "track"] as const).filter((field) => !file[field]).map((field) => below(source, field));

const OF_FIGURES = { rule: "figure/length-out-of-range", becomes: "can be printed" };

function lengthsOf(
  { width, height, square = SQUARE }: FigureFile,
  usualWidth: number,
  source: SourceRef,
  report: Report,
): Pick<Figure, "width" | "height" | "side"> {
  const read = (text: string, limits: Limits, field: string): number =>
    lengthWithin(text, limits, below(source, field), OF_FIGURES, report);
  return {
    width: width === undefined ? usualWidth : read(width, SIDE, "width"),
    height: height === undefined ? 0 : read(height, SIDE, "height"),
    side: read(square, SQUARE_SIDE, "square"),
  };
}

function trackOf(
  entries: readonly FigureTrackEntry[],
  resolved: Resolved,
  source: SourceRef,
  report: Report,
): readonly TrackCard[] {
  const { cards, reportUnknown } = mapCards(resolved, report);
  return entries.flatMap((entry, index): readonly TrackCard[] => {
    const card = cards.get(entry.card);
    if (!card) reportUnknown(entry.card, below(source, "track", index, "card"));
    if (!card) return [];
    const { at, turn = 0, acceleration = false } = entry;
    const place = { position: index + 1, card: card.id, deck: card.deck, map: card.map };
    return [{ ...place, at, turn, acceleration, source: below(source, "track", index) }];
  });
}

function mapCards(resolved: Resolved, report: Report) {
  const cards = mapCardsOf(resolved);
  const finder = cardFinder(resolved, report);
  return {
    cards,
    reportUnknown: (id: string, at: SourceRef) => finder.reportUnknown("map card", id, [...cards.keys()], at),
  };
}

function onSquares(
  { ships = [], arrows = [], callouts = [] }: FigureFile,
  source: SourceRef,
  finder: CardFinder,
  check: CheckSquare,
  report: Report,
): Pick<Figure, "ships" | "arrows" | "callouts"> {
  return {
    ships: ships.flatMap((entry, index) => {
      const place = below(source, "ships", index);
      const captain =
        entry.captain === undefined ? undefined : finder.find(entry.captain, below(place, "captain"));
      const fields = captain?.card.fields ?? {};
      const own = (name: "colour" | "ink" | "emblem", usual: string): string => {
        const value = entry[name] ?? fields[name];
        return typeof value === "string" ? value : usual;
      };
      if (!check(entry.at, below(place, "at"))) return [];
      return [
        {
          at: entry.at,
          colour: own("colour", "#2f3b46"),
          ink: own("ink", "#fffdf7"),
          emblem: own("emblem", ""),
        },
      ];
    }),
    arrows: figureArrows(arrows, below(source, "arrows"), check, report),
    callouts: callouts.flatMap(({ at, words }, index): Figure["callouts"] => {
      const place = below(source, "callouts", index);
      if (typeof at !== "string") return [{ at: { x: at[0], y: at[1] }, words, source: place }];
      return check(at, below(place, "at")) ? [{ at, words, source: place }] : [];
    }),
  };
}
