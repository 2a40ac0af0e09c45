/**
 * What a table shows and where work in it is: the cell with the focus, the range that is selected, the cell that is edited,
 * and texts that are on their way into the file. Cells are named by card and column, so that they stay when rows move.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { DeckData, GameWords } from "../../../index.ts";
import { type Column, columnsOf, kindByTexts, textOf, valueAt } from "./columns.ts";
import { renamedCards } from "./renamed.ts";
import { type Row, rowsOf, type Sorting } from "./rows.ts";

export interface CellName {
  readonly card: string;
  /** The key of the column. */
  readonly column: string;
}

export interface Editing extends CellName {
  readonly text: string;
  /** What is typed replaces the text. */
  readonly isReplacing: boolean;
}

/** A text that was typed and is not in the file yet, or that was refused. */
export interface Typed {
  readonly text: string;
  readonly fault?: string;
}

/** Of a cell in view, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A paste with more columns than there are from the selection on. */
export interface WidePaste {
  readonly cells: readonly (readonly string[])[];
  /** Columns that there are for it. */
  readonly fitting: number;
  /** Columns that there are not. */
  readonly more: number;
}

/** Rows and columns by their places in view; both ends included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const nameOf = ({ card, column }: CellName): string => `${card}\0${column}`;

export class TableState {
  readonly words = signal("");
  readonly sorting = signal<Sorting | undefined>(undefined);
  readonly active = signal<CellName | undefined>(undefined);
  /** The other end of the selection. */
  readonly anchor = signal<CellName | undefined>(undefined);
  readonly editing = signal<Editing | undefined>(undefined);
  readonly typed = signal<ReadonlyMap<string, Typed>>(new Map());
  /** The column that gets another name. */
  readonly renamed = signal<string | undefined>(undefined);
  /** Waits for names. */
  readonly wide = signal<WidePaste | undefined>(undefined);
  readonly columns: ReadonlySignal<readonly Column[]>;
  readonly rows: ReadonlySignal<readonly Row[]>;
  readonly range: ReadonlySignal<Range>;
  /** Where the active cell is in view. */
  readonly activePlace: ReadonlySignal<Place>;
  /** Places in view by ids of cards and keys of columns: every cell in sight asks for some with each key. */
  readonly #rowPlaces: ReadonlySignal<ReadonlyMap<string, number>>;
  readonly #columnPlaces: ReadonlySignal<ReadonlyMap<string, number>>;

  readonly deck: Signal<DeckData>;
  /** Until the table knows a card by the id that was typed for it. */
  renaming: Promise<void> | undefined;

  constructor(deck: Signal<DeckData>) {
    this.deck = deck;
    this.columns = computed(() => this.#withEmptied(columnsOf(this.deck.value)).map(this.#named));
    this.rows = computed(() =>
      rowsOf(this.deck.value, this.columns.value, this.words.value, this.sorting.value),
    );
    this.#rowPlaces = computed(() => new Map(this.rows.value.map(({ card }, place) => [card.id, place])));
    this.#columnPlaces = computed(() => new Map(this.columns.value.map(({ key }, place) => [key, place])));
    this.activePlace = computed(() => this.placeOf(this.active.value));
    this.range = computed(() => {
      const [a, b] = [this.activePlace.value, this.placeOf(this.anchor.value ?? this.active.value)];
      return {
        top: Math.min(a.row, b.row),
        bottom: Math.max(a.row, b.row),
        left: Math.min(a.column, b.column),
        right: Math.max(a.column, b.column),
      };
    });
  }

  /** Shows the deck as it is now; what people are at stays with cards that have another id now. */
  show(deck: DeckData): void {
    const before = this.deck.peek();
    if (deck === before) return;
    const ids = ({ cards }: DeckData): readonly string[] => cards.map(({ id }) => id);
    const renamed = deck.id === before.id ? renamedCards(ids(before), ids(deck)) : new Map();
    batch(() => {
      for (const [old, id] of renamed) this.#rename(old, id);
      this.deck.value = deck;
    });
  }

  #rename(old: string, id: string): void {
    this.#renamedCards.delete(id);
    this.#renamedCards.set(old, id);
    this.#rowKeys.set(id, this.rowKey(old));
    const follow = <C extends CellName>(cell: Signal<C | undefined>): void => {
      if (cell.peek()?.card === old) cell.value = { ...(cell.peek() as C), card: id };
    };
    follow(this.active);
    follow(this.anchor);
    follow(this.editing);
    this.typed.value = new Map(
      [...this.typed.peek()].map(([name, typed]) => {
        const [card, column = ""] = name.split("\0");
        return [card === old ? nameOf({ card: id, column }) : name, typed];
      }),
    );
  }

  /** The same for a card before and after its id has changed, so that an open editor stays. */
  rowKey(card: string): string {
    return this.#rowKeys.get(card) ?? card;
  }

  /** The cell by the id that its card has now. */
  now({ card, column }: CellName): CellName {
    let id = card;
    for (let next = this.#renamedCards.get(id); next !== undefined; next = this.#renamedCards.get(id))
      id = next;
    return { card: id, column };
  }

  /** New ids by old ones; the latest name of a card is no key. */
  readonly #renamedCards = new Map<string, string>();

  readonly #rowKeys = new Map<string, string>();

  /** Where a cell is in view; the first one if it is not shown. */
  placeOf(cell: CellName | undefined): Place {
    const row = this.#rowPlaces.value.get(cell?.card ?? "") ?? 0;
    const column = this.#columnPlaces.value.get(cell?.column ?? "") ?? 0;
    return { row, column };
  }

  /** A column of a field that every card may have stays when its last cell is emptied: something may be typed there next. */
  #withEmptied(columns: readonly Column[]): readonly Column[] {
    const keys = new Set(columns.map(({ key }) => key));
    const { schema } = this.deck.value;
    const isKnown = ({ path: [top = ""] }: Column): boolean => Object.hasOwn(schema.properties ?? {}, top);
    const emptied = this.#shown.filter((one) => !one.isDeclared && !keys.has(one.key) && isKnown(one));
    this.#shown = [...columns, ...emptied];
    return this.#shown;
  }

  #shown: readonly Column[] = [];

  /** What cells may name: pictures of the game, and the fields by which the deck's templates show some. */
  readonly names = signal<GameWords>({ marks: [], pictures: [], pictureFields: [] });

  readonly #named = (column: Column): Column => {
    if (column.kind !== "text" || column.schema.format !== undefined) return column;
    const { cards, defaults } = this.deck.value;
    const texts = [defaults, ...cards.map(({ values }) => values)]
      .map((values) => textOf(valueAt(values, column.path)))
      .filter((text) => text !== "");
    const isShown = this.names.value.pictureFields.some(({ field }) => field === column.key);
    const kind = kindByTexts(column, texts, isShown);
    return kind === column.kind ? column : { ...column, kind };
  };

  /** Set before the active cell: that takes the focus, wherever it is. */
  takesFocus = false;

  /** The column of whose head the focus is, or was last; undefined = that of the active cell. */
  readonly head = signal<number | undefined>(undefined);

  /** Goes to a cell from wherever the focus is. */
  focusOn(row: number, column: number): void {
    this.takesFocus = true;
    this.goTo(row, column);
  }

  /**
   * Selects whole rows or parts of them and shows as many as there is room for, from the first. What hides or scatters them
   * in the view is put aside.
   * @param columns keys; default all
   */
  selectCards(cards: readonly string[], columns: readonly string[] = []): void {
    const placesOf = (): readonly number[] =>
      this.rows.peek().flatMap(({ card }, place) => (cards.includes(card.id) ? [place] : []));
    if (placesOf().length < cards.length) this.words.value = "";
    const [first = 0] = placesOf();
    if ((placesOf().at(-1) ?? first) - first >= cards.length) this.sorting.value = undefined;
    const rows = placesOf();
    const all = this.columns.peek();
    const wanted = all.flatMap(({ key }, place) => (columns.includes(key) ? [place] : []));
    const [left, right] = [wanted[0] ?? 0, wanted.at(-1) ?? all.length - 1];
    if (rows.length === 0) return;
    this.takesFocus = true;
    this.goTo(rows.at(-1) ?? 0, right);
    this.takesFocus = true;
    this.goTo(rows[0] ?? 0, left, true);
  }

  /** Goes to a cell; `isRange` keeps the other end of the selection. */
  goTo(row: number, column: number, isRange = false): void {
    const rows = this.rows.peek();
    const columns = this.columns.peek();
    const card = rows[Math.max(0, Math.min(row, rows.length - 1))]?.card.id;
    const key = columns[Math.max(0, Math.min(column, columns.length - 1))]?.key;
    if (card === undefined || key === undefined) return;
    const cell = { card, column: key };
    this.head.value = undefined;
    this.active.value = cell;
    if (!isRange) this.anchor.value = cell;
  }

  /** What a cell says: what was typed last, else its value in the file. */
  textAt(row: Row, column: Column): string {
    const typed = this.typed.value.get(nameOf({ card: row.card.id, column: column.key }));
    return typed ? typed.text : textOf(valueAt(row.card.values, column.path));
  }

  /** The cards of the selected rows, in the order of the view. */
  selectedCards(): readonly string[] {
    const { top, bottom } = this.range.peek();
    return this.rows
      .peek()
      .slice(top, bottom + 1)
      .map(({ card }) => card.id);
  }

  selectedColumns(): readonly Column[] {
    const { left, right } = this.range.peek();
    return this.columns.peek().slice(left, right + 1);
  }

  typedIn(cell: CellName): Typed | undefined {
    return this.typed.peek().get(nameOf(this.now(cell)));
  }

  setTyped(cell: CellName, typed: Typed | undefined): void {
    const next = new Map(this.typed.peek());
    const name = nameOf(this.now(cell));
    if (typed) next.set(name, typed);
    else next.delete(name);
    this.typed.value = next;
  }
}
