/** The words around a page of a poster: its name, and at every joined edge what goes there. */
import type { Item } from "../../scene/scene.ts";
import { type Matrix, multiply, rotate, translate } from "../../units/matrix.ts";
import type { PaperWord } from "../../words/paper-words.ts";
import type { MarginWords } from "../margin-words.ts";
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
  readonly text: PaperWord;
  /** How long they may be. */
  readonly room: number;
  /** The position of a block, as its top left corner. */
  readonly place: (block: MarginBlock) => Matrix;
}

/** Name and edge words. Words longer than their edge are replaced by the neighbour's name alone, or omitted. */
export function posterWords(page: PosterPage, words: MarginWords): readonly Item[] {
  const { window, tile, neighbours } = page;
  const name = textBlock([tile.name], NAME_PT, words.setLine);
  const x = window.x + (neighbours.left ? OVERLAP : 0) + APART;
  const edges = edgesOf(page, name.width).flatMap((edge) => edgeWords(edge, words) ?? []);
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
    { neighbour: above, text: ON_TOP, room: wide, place: top },
    { neighbour: below, text: UNDER, room: wide, place: bottom },
    { neighbour: left, text: ON_TOP, room: high, place: upwards(window.x - CROSS_AT) },
    { neighbour: right, text: UNDER, room: high, place: upwards(window.x + window.width + CROSS_AT) },
  ];
}

function edgeWords(
  { neighbour, text, room, place }: EdgeWords,
  { setLine, say }: MarginWords,
): Item | undefined {
  if (!neighbour) return undefined;
  const { name } = neighbour;
  const blocks = [say(text, { page: name }), name].map((words) => textBlock([words], WORDS_PT, setLine));
  const block = blocks.find(({ width }) => width <= room);
  return block && group(place(block), block.items);
}

const ON_TOP = "{page} goes on top, its edge on the dashed line";
const UNDER = "Cut here; {page} goes under this edge";
