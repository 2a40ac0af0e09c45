/**
 * A track as a drawing needs it: the box around its squares moved to (0, 0), x to the right and y DOWN, all in squares.
 * Plain data for templates, posters and pictures. Cards are placed as on the table, with their margins between their
 * squares. A drawing that shows the outer margins uses the box `paper`.
 */
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import { SQUARE_SIDE } from "../../game/decks/map-print.ts";
import { type Box, unionOf } from "../../units/box.ts";
import type { ScenarioTrack } from "../scenario-tracks.ts";
import type { PlannedCard, Step, TableShift, TrackAnalysis } from "../track.ts";
import { shortcutSteps } from "../ways/shortcut-steps.ts";
import { angleOf } from "./angle.ts";
import { pointsOf } from "./card-form.ts";
import { hexJoins } from "./hex-joins.ts";
import { paperOf, pictureCards, spanOf } from "./picture-cards.ts";
import { pictureJoins } from "./picture-joins.ts";
import { pictureSquares, pictureTerrains } from "./picture-squares.ts";
import type {
  LabelForm,
  PictureBar,
  PictureLine,
  PicturePoint,
  PictureShortcut,
  PictureStep,
  Placing,
  TrackPicture,
} from "./track-picture.ts";

/** The picture of an analysed track; undefined if it could not be analysed. */
export function pictureOf({ scenario, track }: ScenarioTrack): TrackPicture | undefined {
  if (track === undefined) return undefined;
  const { lattice, free, straight, forcedSpecial = [] } = track;
  const box = boxOnTable(scenario.track, track.shifts);
  const place = placing(box, track.shifts);
  const squares = pictureSquares(scenario, track, place);
  const cards = pictureCards(scenario.track, squares, place);
  const bars = lattice.bars.map(
    ({ card, from, to }): PictureBar => ({
      position: card + 1,
      ...lineOf(place(card, from), place(card, to)),
    }),
  );
  const centres = lattice.squares.map(({ card, column, row }) =>
    place(card, latticeKind(lattice.shape).centreOf([column, row])),
  );
  const centreOf = (square: number): PicturePoint => centres[square] as PicturePoint;
  const indexOf = (name: string): number => lattice.squares.findIndex((square) => square.name === name);
  const stepOf = ({ from, to }: Pick<Step, "from" | "to">): PictureStep => ({
    from: lattice.squares[from]?.name ?? "",
    to: lattice.squares[to]?.name ?? "",
    ...lineOf(centreOf(from), centreOf(to)),
  });
  return {
    cell: lattice.shape === "square" ? "" : pointsOf(latticeKind(lattice.shape).outlineOf([0, 0])),
    label: labelForm(lattice.shape === "square" ? IN_SQUARES : IN_HEXAGONS, scenario.track),
    terrains: pictureTerrains(scenario, squares),
    columns: box.right - box.left,
    rows: box.top - box.bottom,
    side: scenario.track[0]?.map.print.side ?? SQUARE_SIDE,
    paper: unionOf(cards.map(paperOf)) ?? NO_PAPER,
    cards,
    squares,
    bars,
    joins:
      lattice.shape === "square" ? pictureJoins(track.joins, cards, bars) : hexJoins(track, cards, centreOf),
    shortcuts: pictureShortcuts(track, centreOf),
    route: (free?.route ?? []).map(centreOf),
    straightRoute: (straight?.route ?? []).map(centreOf),
    forcedDiagonals: forcedSpecial.map(stepOf),
    currents: (scenario.rules?.current ?? []).flatMap(({ from, to }) => {
      const [one, other] = [indexOf(from), indexOf(to)];
      if (one === -1 || other === -1) return [];
      const step = stepOf({ from: one, to: other });
      return [{ ...step, angle: angleOf(step.x2 - step.x1, step.y2 - step.y1) }];
    }),
  };
}

/** A hexagon is wider than a square with the same side; its terrain and its marks are below and above the label. */
const IN_SQUARES: LabelForm = { room: 0.48, from: 6.13, named: 3.1, plain: 2.4 };
const IN_HEXAGONS: LabelForm = { room: 0.62, from: 8, named: 3.7, plain: 2 };

/** Of a card of one cell the number, as small as it may be: more would hide the cell. Cards of many cells have room beyond one. */
function labelForm(form: LabelForm, cards: readonly PlannedCard[]): LabelForm {
  if (cards.some(({ map }) => map.squares.length === 1)) return { ...form, from: NEVER, plain: 1.8 };
  const sides = cards.flatMap(({ map: { cells } }) =>
    cells.shape === "square" ? [cells.columns, cells.rows] : [],
  );
  return { ...form, room: Math.max(form.room, SHARE_OF_CARD * Math.min(...sides, USUAL_SIDE)) };
}

/** More mm than the side of any cell has. */
const NEVER = 1000;
const SHARE_OF_CARD = 0.16;
const USUAL_SIDE = 12;

const NO_PAPER: Box = { x: 0, y: 0, width: 0, height: 0 };

interface TableBox {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Around all squares as on the table, rows upwards. */
function boxOnTable(track: readonly PlannedCard[], shifts: readonly TableShift[]): TableBox {
  const spans = track.map((planned, card) => {
    const { x, y } = shifts[card] ?? NO_SHIFT;
    const { left, bottom, top, width } = spanOf(planned);
    return { left: left + x, right: left + x + width, bottom: bottom + y, top: top + y };
  });
  if (spans.length === 0) return { left: 0, right: 0, bottom: 0, top: 0 };
  return {
    left: Math.min(...spans.map(({ left }) => left)),
    right: Math.max(...spans.map(({ right }) => right)),
    bottom: Math.min(...spans.map(({ bottom }) => bottom)),
    top: Math.max(...spans.map(({ top }) => top)),
  };
}

const NO_SHIFT: TableShift = { x: 0, y: 0 };

function placing({ left, top }: TableBox, shifts: readonly TableShift[]): Placing {
  return (card, [column, row]) => {
    const { x, y } = shifts[card] ?? NO_SHIFT;
    return { x: column + x - left, y: top - row - y };
  };
}

const lineOf = (from: PicturePoint, to: PicturePoint): PictureLine => ({
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
});

/**
 * Where pieces can step between cards that are not consecutive, as far as bars and headings leave it open. The sign is drawn on the middle of the first step, straight ones first.
 */
function pictureShortcuts(
  track: TrackAnalysis,
  centreOf: (square: number) => PicturePoint,
): readonly PictureShortcut[] {
  const nameOf = (square: number): string => track.lattice.squares[square]?.name ?? "";
  return track.shortcuts.flatMap((shortcut): PictureShortcut[] => {
    const steps = shortcutSteps(track, shortcut);
    const [first] = steps;
    if (first === undefined) return [];
    const [one, other] = [centreOf(first.from), centreOf(first.to)];
    return [
      {
        from: shortcut.from + 1,
        to: shortcut.to + 1,
        kind: shortcut.kind,
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
        angle: angleOf(other.x - one.x, other.y - one.y),
        steps: steps.map(({ from, to, corner }) => ({
          from: nameOf(from),
          to: nameOf(to),
          diagonal: corner,
        })),
      },
    ];
  });
}
