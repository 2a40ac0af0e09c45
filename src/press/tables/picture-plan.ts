/**
 * Which pictures a table needs, before any is drawn: sheets of cards by the slot journal, and single ones. A single
 * picture is a sheet of one slot.
 */
import type { Size } from "../../units/box.ts";
import { cellSize, type Grid, singleSize } from "./grid.ts";
import type { SlotSheet } from "./slots.ts";
import type { TableCard, TableFace, TablePile } from "./table-game.ts";

export interface PlannedPicture extends Grid {
  /** Stays the same when what it shows changes: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** px of one slot. */
  readonly cell: Size;
  /** By slot; empty slots are transparent. */
  readonly faces: readonly (TableFace | typeof BLANK | undefined)[];
}

/** The back of a card that has none: plain grey, because tables require one. */
export const BLANK = "blank";

/** A sheet of a pile: which cards are on it, and its pictures by their ids. */
export interface PileSheet extends Grid {
  readonly key: number;
  /** By slot; undefined where the card is not exported. */
  readonly cards: readonly (TableCard | undefined)[];
  readonly front: string;
  /** One picture for all backs, or a sheet with the same slots. */
  readonly back: { readonly picture: string; readonly isSheet: boolean };
}

export interface PlannedPile {
  readonly pile: TablePile;
  readonly sheets: readonly PileSheet[];
}

/** Collects pictures: what is asked for twice is planned once. */
export class PicturePlan {
  readonly #pictures = new Map<string, PlannedPicture>();
  /** Ids of single pictures by what they show. */
  readonly #singles = new Map<string, string>();
  readonly #most: number;

  /** @param most px of the longer side of a single picture */
  constructor(most: number) {
    this.#most = most;
  }

  get pictures(): readonly PlannedPicture[] {
    return [...this.#pictures.values()];
  }

  /** The id of the picture of this face; `name` names it if it is new. */
  single(face: TableFace | typeof BLANK, name: string): string {
    const shown = JSON.stringify(face);
    const known = this.#singles.get(shown);
    if (known !== undefined) return known;
    const size =
      face === BLANK ? BLANK_SIZE : singleSize(face.part ? upright(face.part) : face.size, this.#most);
    const id = this.#add(face === BLANK ? BLANK : name, { columns: 1, rows: 1, cell: size, faces: [face] });
    this.#singles.set(shown, id);
    return id;
  }

  /** The sheets of a pile; those without exported cards are left out. */
  pile(pile: TablePile, slots: readonly SlotSheet[]): PlannedPile {
    const cards = new Map(pile.cards.map((card) => [card.id, card]));
    const used = slots.filter((sheet) => sheet.cards.some((id) => cards.has(id)));
    return { pile, sheets: used.map((sheet) => this.#sheet(pile, sheet, cards)) };
  }

  /** Several faces in a grid of their own, such as those of a die. */
  grid(name: string, grid: Grid, cell: Size, faces: PlannedPicture["faces"]): string {
    return this.#add(name, { ...grid, cell, faces });
  }

  #sheet(pile: TablePile, slots: SlotSheet, byId: ReadonlyMap<string, TableCard>): PileSheet {
    const { key, columns, rows } = slots;
    const cards = slots.cards.map((id) => byId.get(id));
    const cell = cellSize(pile.size, { columns, rows });
    const name = `${pile.id}-${key}`;
    const grid = { columns, rows, cell };
    const front = this.#add(`${name}-fronts`, { ...grid, faces: cards.map((card) => card?.front) });
    const backs = cards.map((card) => card && backOf(pile, card));
    const [first, ...others] = new Map(
      backs.flatMap((back) => (back === undefined ? [] : [[JSON.stringify(back), back] as const])),
    ).values();
    const isSheet = others.length > 0;
    const picture = isSheet
      ? this.#add(`${name}-backs`, { ...grid, faces: backs })
      : this.single(first ?? BLANK, `${pile.id}-back`);
    return { key, columns, rows, cards, front, back: { picture, isSheet } };
  }

  #add(name: string, picture: Omit<PlannedPicture, "id">): string {
    const base = name.toLowerCase();
    let id = base;
    for (let number = 2; this.#pictures.has(id); number += 1) id = `${base}-${number}`;
    this.#pictures.set(id, { id, ...picture });
    return id;
  }
}

/** A card without a back gets a plain one; a token looks the same from below. */
export const backOf = ({ kind }: TablePile, { front, back }: TableCard): TableFace | typeof BLANK =>
  back ?? (kind === "tokens" ? front : BLANK);

const BLANK_SIZE: Size = { width: 64, height: 64 };

/** The size of a part once it is upright. */
export const upright = ({ width, height, turn }: Size & { readonly turn: number }): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };
