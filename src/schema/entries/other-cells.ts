/**
 * Map cards whose cells are not those of their deck, such as hexagons in a deck of squares or 3 x 3 squares where `cells:`
 * says 2 x 3: one finding for each card, or one for the deck if no card has its cells and all have the same others.
 */

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import { entryOf } from "../../source/edit/node-edits.ts";
import { faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceEntry, SourceList, SourceMap } from "../../source/tree.ts";
import { type Cells, cellsField, lineLengths, MOST_LINES, MOST_RADIUS } from "../../units/cells.ts";
import { headOf } from "../faults/explain-map.ts";

type CellsField = ReturnType<typeof cellsField>;
const FIELDS: readonly CellsField[] = ["squares", "hexes"];

const ABOUT_LINES = ["schema/wrong-count", "schema/wrong-type"];
const ABOUT_CELLS = [...ABOUT_LINES, "schema/unknown-field", "schema/missing-field"];

/** A card with what it has as cells. */
interface Written {
  readonly node: SourceMap;
  readonly field: CellsField;
  readonly entry: SourceEntry;
  /** How many cells each line has; undefined if some line is not a list. */
  readonly lengths: readonly number[] | undefined;
}

/**
 * @param found about the cards in the deck's own file
 * @returns the same, with one finding in place of those that follow from other cells
 */
export function withOtherCells(
  deck: SourceDocument,
  list: SourceList,
  cells: Cells,
  found: readonly Diagnostic[],
): { readonly diagnostics: readonly Diagnostic[]; readonly isWholeDeck: boolean } {
  const isAboutCells = ({ rule }: Diagnostic): boolean => ABOUT_CELLS.includes(rule);
  if (!found.some(isAboutCells)) return { diagnostics: found, isWholeDeck: false };
  const cards = list.items.flatMap((item, index) => writtenIn(list.table?.nodeOf(index) ?? item));
  const field = cellsField(cells.shape);
  const wanted = String(lineLengths(cells));
  const others = cards.filter((card) => card.field !== field || String(card.lengths) !== wanted);
  if (others.length === 0) return { diagnostics: found, isWholeDeck: false };
  const common = others.length === cards.length && others.length > 1 ? commonCells(others) : undefined;
  const left = found.filter((one) => !isAboutCells(one) || !others.some((card) => follows(one, card, field)));
  if (common) {
    const others = left.filter((one) => !cards.some(({ node }) => isInBars(one, node)));
    return { diagnostics: [...others, ofDeck(deck, cells, common)], isWholeDeck: true };
  }
  const own = others.flatMap((card) =>
    card.field === field
      ? found.filter((one) => ABOUT_LINES.includes(one.rule) && isIn(one, card.entry)).slice(0, 1)
      : [ofCard(deck, cells, card)],
  );
  return { diagnostics: [...left, ...own], isWholeDeck: false };
}

function writtenIn(node: SourceList["items"][number]): readonly Written[] {
  if (node.kind !== "map") return [];
  for (const field of FIELDS) {
    const entry = node.entries.find(({ key }) => key === field);
    if (!entry) continue;
    const lines = entry.value.kind === "list" ? entry.value.items : [];
    const lengths = lines.map((line) => (line.kind === "list" ? line.items.length : undefined));
    const isWhole = lengths.length > 0 && lengths.every((length) => length !== undefined);
    return [{ node, field, entry, lengths: isWhole ? (lengths as readonly number[]) : undefined }];
  }
  return [];
}

/** The cells that all of them have, if a deck could state them. */
function commonCells(cards: readonly Written[]): Cells | undefined {
  const [first] = cards;
  const { lengths = [], field } = first ?? {};
  if (cards.some((card) => card.field !== field || String(card.lengths) !== String(lengths)))
    return undefined;
  if (field === "squares") {
    const cells: Cells = { shape: "square", columns: lengths[0] ?? 0, rows: lengths.length };
    const isAllowed = cells.columns > 0 && cells.columns <= MOST_LINES && cells.rows <= MOST_LINES;
    return isAllowed && String(lineLengths(cells)) === String(lengths) ? cells : undefined;
  }
  const cells: Cells = { shape: "pointy-hex", radius: (lengths.length - 1) / 2 };
  const isAllowed = Number.isInteger(cells.radius) && cells.radius >= 0 && cells.radius <= MOST_RADIUS;
  return isAllowed && String(lineLengths(cells)) === String(lengths) ? cells : undefined;
}

/** Does a finding follow from the cells of this card? */
function follows(one: Diagnostic, { node, field, entry }: Written, ofDeck: CellsField): boolean {
  if (ABOUT_LINES.includes(one.rule)) return isIn(one, entry);
  if (field === ofDeck) return false;
  if (one.rule === "schema/unknown-field") return one.start.offset === entry.keyRange.start;
  return one.start.offset === headOf(node).start && one.message.endsWith(` has no ${ofDeck}`);
}

const isIn = ({ start }: Diagnostic, { value }: SourceEntry): boolean =>
  start.offset >= value.start && start.offset < value.end;

function isInBars(one: Diagnostic, { entries }: SourceMap): boolean {
  const bars = entries.find(({ key }) => key === "bars");
  return bars !== undefined && isIn(one, bars);
}

function ofCard(deck: SourceDocument, cells: Cells, { field, entry }: Written): Diagnostic {
  return faultAt(deck, entry.keyRange, {
    rule: "schema/other-cells",
    message: `the card has \`${field}:\`, but the cells of its deck are ${inWords(cells)}`,
    fix: `write \`${cellsField(cells.shape)}:\` with ${linesOf(cells)}, or state ${field === "hexes" ? "hexagons" : "squares"} in the deck's \`cells:\``,
  });
}

function ofDeck(deck: SourceDocument, cells: Cells, common: Cells): Diagnostic {
  const { root } = deck;
  const stated = root?.kind === "map" ? entryOf(root, "cells") : undefined;
  const kind = root && nodeAt(root, ["kind"]);
  const place = stated?.value ?? kind ?? { start: 0, end: 1 };
  const shapes = common.shape === "square" ? [common] : [common, { ...common, shape: "flat-hex" } as const];
  return faultAt(deck, place, {
    rule: "schema/other-cells",
    message: `the cells of the deck are ${inWords(cells)}${stated ? "" : ", as it states none"}, but all its cards have ${inWords(common)}`,
    fix: `write ${listed(
      shapes.map((one) => `\`cells: ${asYaml(one)}\``),
      "or",
    )}`,
  });
}

/** "3 x 3 squares", "7 hexagons". */
function inWords(cells: Cells): string {
  if (cells.shape === "square") return `${cells.columns} x ${cells.rows} squares`;
  const count = lineLengths(cells).reduce((sum, length) => sum + length, 0);
  return count === 1 ? "one hexagon" : `${count} hexagons`;
}

function linesOf(cells: Cells): string {
  const lengths = lineLengths(cells);
  if (cells.shape === "square")
    return `${cells.rows} ${cells.rows === 1 ? "row" : "rows"} of ${cells.columns}`;
  return `${cells.shape === "pointy-hex" ? "rows" : "columns"} of ${lengths.join(", ")}`;
}

const asYaml = (cells: Cells): string =>
  cells.shape === "square"
    ? `{ shape: square, columns: ${cells.columns}, rows: ${cells.rows} }`
    : `{ shape: ${cells.shape}, radius: ${cells.radius} }`;

/** Map cards from a CSV file, whose cells hold no lists of lists: one finding in place of those about the columns. */
export function mapInCsv(deck: SourceDocument): readonly Diagnostic[] {
  const cards = deck.root && nodeAt(deck.root, ["cards"]);
  if (!cards) return [];
  return [
    faultAt(deck, cards, {
      rule: "schema/map-in-csv",
      message: "map cards cannot come from a CSV file: a cell of it has no room for rows of terrains",
      fix: "list the cards here, such as `- { id: m01, squares: [[green, white], [blue, green], [white, red]] }`",
    }),
  ];
}
