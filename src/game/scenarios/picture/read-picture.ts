/**
 * A track that is written as a picture (`map:`) as entries of a track: where each tile lies, and the order of travel. The
 * first tile lies at [0, 0]. Every fault is reported at its token.
 */
import type { Turn } from "../../../schema/files.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceRef, Sources } from "../../../source/tree.ts";
import { type CellShape, type Cells, DEFAULT_CELLS, FARTHEST } from "../../../units/cells.ts";
import { minus } from "../../cells/cells.ts";
import { latticeKind } from "../../cells/lattice-kind.ts";
import { tileOf } from "../../cells/tile.ts";
import { below, type Report } from "../../fault.ts";
import type { MapCard } from "../../map-cards.ts";
import type { LaidEntries, LaidEntry } from "../laid-entry.ts";
import { coveredWords, fillsSlotOf } from "./covered.ts";
import { orderOf } from "./order.ts";
import { orderFault } from "./order-fault.ts";
import { linesOf, placeOfSlot, type Slot, type Steps, slotAt, stepsOf } from "./slots.ts";
import { type InLine, readTokens, type Sample, type Slope, type Token } from "./tokens.ts";

/** Tiles: more are not laid. Their numbers have at most three digits. */
const MOST_TILES = 999;

/** @param at the place of `map:` */
export function readPicture(
  text: string,
  cards: ReadonlyMap<string, { readonly map: MapCard }>,
  at: SourceRef,
  sources: Sources,
  report: Report,
): LaidEntries {
  let isRead = true;
  const refTo = ({ line, from, to }: InLine): SourceRef => below(at, line, from, to);
  const fault = (
    rule: string,
    place: InLine,
    words: Pick<Parameters<Report>[0], "message" | "fix" | "why" | "label" | "replacement">,
  ): void => {
    isRead = false;
    report({ rule, at: refTo(place), ...words });
  };
  if (isFolded(at, sources)) {
    report({
      rule: "scenario/unreadable-map",
      at,
      message: "the lines of the picture are joined to one",
      fix: "write `map: |`, and the picture below it, indented",
    });
    return { entries: [], isRead: false };
  }
  const { slope, tokens: found, rows, faults } = readTokens(text, sampleOf(text, cards));
  for (const { at: place, ...words } of faults) fault("scenario/unreadable-map", place, words);
  const tokens = found.slice(0, MOST_TILES);
  // A rule reports a track that is too long.
  if (found.length > MOST_TILES) isRead = false;
  const first = tokens.find(({ card }) => cards.has(card));
  const shape: CellShape = (first && cards.get(first.card)?.map.cells.shape) ?? "square";
  const lines = linesOf(rows, shape);
  if (first && lines.fault) {
    const { row, shouldBe } = lines.fault;
    const isAfterBlank = shape !== "square" && text.split("\n")[row.line - 1]?.trim() === "";
    fault("scenario/unreadable-map", row.first, isAfterBlank ? AFTER_BLANK : indentWords(shape, shouldBe));
  }
  const cells = first && cards.get(first.card)?.map.cells;
  if (slope && cells && (cells.shape === "square" || cells.radius === 0))
    fault("scenario/unreadable-map", slope.at, {
      message:
        "this line says how patches of hexagons interlock, but each tile here is a square or one hexagon",
      fix: "remove it",
    });
  const slots = tokens.map(({ line, index }) => slotAt(line, index, lines.isIndented(line), shape));
  const steps = first ? commonSteps(first, tokens, cards, slope?.slope, fault) : NO_STEPS;
  const ordered = orderOf(
    tokens.map(({ number }, tile) => ({ slot: slots[tile] as Slot, number })),
    shape,
  );
  // Without a known card its cells, and so which tiles are neighbours, are not known.
  if (ordered.kind !== "one" && isRead && first) {
    const { token, ...words } = orderFault(ordered, tokens);
    fault("scenario/unclear-order", token, words);
  }
  const order = ordered.kind === "one" ? ordered.order : tokens.map((_, tile) => tile);
  const [origin] = order;
  const entries = order.map((tile): LaidEntry => {
    const token = tokens[tile] as Token;
    const { card, turn, isDown } = token;
    const place = placeOfSlot(minus(slots[tile] as Slot, slots[origin ?? 0] as Slot), steps);
    if (Math.max(...place.map(Math.abs)) > FARTHEST && isRead)
      fault("scenario/unreadable-map", token, {
        message: `"${card}" lies more than ${FARTHEST} cells from the first tile`,
        fix: "lay it nearer",
      });
    const entry = { card, at: place, turn: turn as Turn, acceleration: isDown };
    return { entry, source: refTo(token), name: refTo(token.name) };
  });
  return { entries, isRead };
}

/** For messages: a card that the picture names, else any of the game. */
function sampleOf(text: string, cards: Parameters<typeof readPicture>[1]): Sample {
  const card = text.split(/[\s:@!]+/).find((word) => cards.has(word)) ?? [...cards.keys()][0] ?? "m05";
  const { shape } = cards.get(card)?.map.cells ?? DEFAULT_CELLS;
  return { card, turn: latticeKind(shape).turns[1] ?? 0 };
}

const NO_STEPS: Steps = [
  [1, 0],
  [0, 1],
];

/** A block of folded lines, or a text of several lines that is not a block: YAML joins its lines. */
function isFolded({ file, path }: SourceRef, sources: Sources): boolean {
  const document = sources.get(file);
  const node = document?.root && nodeAt(document.root, path);
  if (!document || !node) return false;
  const written = document.text.slice(node.start, node.end).trimEnd();
  return written.includes("\n") && !written.startsWith("|");
}

const AFTER_BLANK = {
  message: "the blank line above counts as a row of empty slots, so this line has the wrong indentation",
  fix: "remove the blank line",
};

function indentWords(
  shape: CellShape,
  shouldBe: boolean,
): { readonly message: string; readonly fix: string } {
  if (shape === "square")
    return {
      message: "this row is indented, but tiles of squares lie below each other",
      fix: "write `.` for each empty slot before it; a track with tiles between the slots needs `track:`",
    };
  return shouldBe
    ? {
        message: "this line should be indented: of hexagons every second one is",
        fix: "indent it by some spaces: its tiles lie half a slot to the right of those above",
      }
    : {
        message: "this line should not be indented: of hexagons only every second one is",
        fix: "write `.` for each empty slot before it",
      };
}

type Fault = (
  rule: string,
  place: InLine,
  words: { readonly message: string; readonly fix: string; readonly why?: string },
) => void;

/** Reports tiles that do not fill a slot of the first one. Other shapes of cells are reported for any track. */
function commonSteps(
  first: Token,
  tokens: readonly Token[],
  cards: ReadonlyMap<string, { readonly map: MapCard }>,
  slope: Slope | undefined,
  fault: Fault,
): Steps {
  const { cells } = (cards.get(first.card) as { readonly map: MapCard }).map;
  // A turn that its cells do not have is reported for any track.
  const turnIn = (all: Cells, turn: number): Turn | undefined =>
    latticeKind(all.shape).turns.find((one) => one === turn);
  const turn = turnIn(cells, first.turn) ?? 0;
  for (const token of tokens) {
    const other = cards.get(token.card)?.map.cells;
    const otherTurn = other && turnIn(other, token.turn);
    if (otherTurn === undefined || other?.shape !== cells.shape) continue;
    if (fillsSlotOf({ cells: other, turn: otherTurn }, { cells, turn })) continue;
    const covers = coveredWords({ cells: other, turn: otherTurn });
    fault("scenario/no-slot", token, {
      message: `"${token.card}" covers ${covers} as it lies, but "${first.card}" covers ${coveredWords({ cells, turn })}`,
      why: "all slots of a picture are equal",
      fix: "turn it, use another tile, or write this track as `track:`, with the place of each card",
    });
    break;
  }
  return stepsOf(cells, tileOf(cells).sizeIn(turn), slope);
}
