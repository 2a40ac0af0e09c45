/**
 * The positions of the lines of a text that fills shapes one after the other. Lines are set below each other; where a
 * shape has no room for one, it is skipped. After the last shape the lines continue below it, as overflow.
 */
import { type Room, roomIn, type TextShape } from "../text-shape.ts";
import type { LineWidths } from "./fill-lines.ts";

/** The room of one line, in user units. */
export interface LineRoom extends Room {
  readonly top: number;
}

/**
 * Inkscape requires room between these fractions of a line's height (seen in Inkscape 1.2: beside a slope, lines begin
 * where it is at a tenth or at nine tenths of them).
 */
const LOOK_FROM = 0.1;
const LOOK_TO = 0.9;

/** The most lines that may be skipped in a row: a shape may be extremely narrow. */
const MOST_EMPTY = 200;

export class LineRooms {
  /** Rooms of the finished lines, in order. */
  readonly used: LineRoom[] = [];
  readonly #shapes: readonly TextShape[];
  readonly #height: number;
  readonly #tolerance: number;
  #shape = 0;
  #top: number;
  #room: LineRoom;
  #isOver = false;

  /** `start` is how far the first line is below the top of the first shape. */
  constructor(shapes: readonly TextShape[], height: number, tolerance: number, start = 0) {
    this.#shapes = shapes;
    this.#height = height;
    this.#tolerance = tolerance;
    this.#top = topOf(this.#current) + start;
    this.#room = this.#find();
  }

  /** How far the last finished line extends below the last shape. */
  get overflow(): number {
    const last = this.used.at(-1);
    if (!last || !this.#isOver) return 0;
    return Math.max(0, last.top + this.#height - bottomOf(this.#shapes.at(-1) as TextShape));
  }

  /** Where the next line begins. */
  get top(): number {
    return this.#top;
  }

  /** Leaves space above the next line. */
  skip(space: number): void {
    this.#top += space;
    this.#room = this.#find();
  }

  /** The line widths for `fillLines`, in em; those of a list are indented. */
  widths(size: number, indent: number): LineWidths {
    const rooms = this;
    return {
      get width() {
        return rooms.#room.width / size - indent;
      },
      get hasWider() {
        return rooms.#hasWider();
      },
      next: () => rooms.#next(),
    };
  }

  get #current(): TextShape {
    return this.#shapes[this.#shape] as TextShape;
  }

  #next(): void {
    this.used.push(this.#room);
    this.#top = this.#room.top + this.#height;
    this.#room = this.#find();
  }

  /** The first room from here on; after the last shape, one as wide as that shape. */
  #find(): LineRoom {
    for (let empty = 0; !this.#isOver && empty < MOST_EMPTY; empty++) {
      const room = this.#roomAt(this.#top);
      if (room) return room;
      this.#top += this.#height;
      if (this.#fits(this.#top)) continue;
      if (this.#shape + 1 < this.#shapes.length) {
        this.#shape += 1;
        this.#top = topOf(this.#current);
      } else this.#end();
    }
    this.#isOver = true;
    const { box, padding } = this.#current;
    const inset = Math.min(padding, box.width / 2);
    return { x: box.x + inset, width: box.width - 2 * inset, other: 0, top: this.#top };
  }

  /** The text continues below the last shape, without gaps between lines. */
  #end(): void {
    const last = this.used.at(-1);
    this.#isOver = true;
    this.#top = Math.max(topOf(this.#current), last ? last.top + this.#height : 0);
  }

  #fits(top: number): boolean {
    return top + this.#height <= bottomOf(this.#current) + this.#tolerance;
  }

  #roomAt(top: number): LineRoom | undefined {
    if (!this.#fits(top)) return undefined;
    const room = roomIn(this.#current, top + LOOK_FROM * this.#height, top + LOOK_TO * this.#height);
    return room && { ...room, top };
  }

  /** True if a later line has more room than this one: a word that is too wide waits for it. */
  #hasWider(): boolean {
    if (this.#isOver) return false;
    const ahead = new LineRooms(
      this.#shapes.slice(this.#shape),
      this.#height,
      this.#tolerance,
      this.#room.top - topOf(this.#current),
    );
    for (let lines = 0; lines < MOST_EMPTY && !ahead.#isOver; lines++) {
      if (ahead.#room.width > this.#room.width + this.#tolerance) return true;
      ahead.#next();
    }
    return false;
  }
}

const topOf = ({ box, padding }: TextShape): number => box.y + padding;
const bottomOf = ({ box, padding }: TextShape): number => box.y + box.height - padding;
