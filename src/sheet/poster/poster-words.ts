/** The words around a page of a poster: its name, and at every joined edge what goes there. */
import type { Item } from "../../scene/scene.ts";
import { type Matrix, multiply, rotate, translate } from "../../units/matrix.ts";
import type { SetLine } from "../margin-words.ts";
import { type MarginBlock, textBlock } from "../marks/blocks.ts";
import { group } from "../marks/mark-items.ts";
import { CROSS_AT } from "./poster-bands.ts";
import type { PosterPage } from "./poster-page.ts";
import { OVERLAP, type Tile } from "./poster-plan.ts";

const NAME_PT = 10;
const WORDS_PT = 7;

/** From an edge to the words below it: above the footer. */
const BELOW = 0.6;
/** Beside words. */
const APART = 1.5;

interface EdgeWords {
  readonly neighbour: Tile | undefined;
  readonly text: (name: string) => string;
  /** How long they may be. */
  readonly room: number;
  /** The position of a block, as its top left corner. */
  readonly place: (block: MarginBlock) => Matrix;
}

/** Name and edge words. Words longer than their edge are replaced by the neighbour's name alone, or omitted. */
export function posterWords(page: PosterPage, setLine: SetLine): readonly Item[] {
  const { window, tile, neighbours } = page;
  const name = textBlock([tile.name], NAME_PT, setLine);
  const x = window.x + (neighbours.left ? OVERLAP : 0) + APART;
  const edges = edgesOf(page, name.width).flatMap((edge) => edgeWords(edge, setLine) ?? []);
  return [group(translate(x, window.y - CROSS_AT - name.height / 2), name.items), ...edges];
}

function edgesOf({ window, neighbours }: PosterPage, nameWidth: number): readonly EdgeWords[] {
  const { left, right, above, below } = neighbours;
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  const beside = left || right ? OVERLAP : 0;
  const wide = window.width - 2 * (beside + 2 * APART + nameWidth);
  const high = window.height - 2 * ((above || below ? OVERLAP : 0) + APART);
  const lying =
    (top: (block: MarginBlock) => number) =>
    (block: MarginBlock): Matrix =>
      translate(middle.x - block.width / 2, top(block));
  const upwards =
    (x: number) =>
    (block: MarginBlock): Matrix =>
      multiply(translate(x - block.height / 2, middle.y + block.width / 2), rotate(-90));
  const top = lying(({ height }) => window.y - CROSS_AT - height / 2);
  const bottom = lying(() => window.y + window.height + BELOW);
  return [
    { neighbour: above, text: onTop, room: wide, place: top },
    { neighbour: below, text: under, room: wide, place: bottom },
    { neighbour: left, text: onTop, room: high, place: upwards(window.x - CROSS_AT) },
    { neighbour: right, text: under, room: high, place: upwards(window.x + window.width + CROSS_AT) },
  ];
}

function edgeWords({ neighbour, text, room, place }: EdgeWords, setLine: SetLine): Item | undefined {
  if (!neighbour) return undefined;
  const blocks = [text(neighbour.name), neighbour.name].map((words) => textBlock([words], WORDS_PT, setLine));
  const block = blocks.find(({ width }) => width <= room);
  return block && group(place(block), block.items);
}

const onTop = (name: string): string => `${name} goes on top, its edge on the dashed line`;
const under = (name: string): string => `Cut here; ${name} goes under this edge`;
