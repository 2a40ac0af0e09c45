/** The characters that a track is drawn with in a terminal: box drawing characters, or only ASCII. */
import type { SquareMark } from "../../track/briefing/track-picture.ts";

/** Weight of a line: none, the edge of a card, a bar. */
export type Weight = 0 | 1 | 2;
export type Arms = readonly [up: Weight, right: Weight, down: Weight, left: Weight];

/** A step as [columns to the right, rows upwards], each -1, 0 or 1. */
export type Direction = readonly [right: number, up: number];

/** Marks shown in a drawing; the route has arrows instead. */
export type ShownMark = Exclude<SquareMark, "route">;

export interface Signs {
  /** The character where lines meet; with two opposite arms, a line. */
  line(arms: Arms): string;
  arrow(direction: Direction): string;
  /** An arrow of the route on a forced diagonal. */
  forcedArrow(direction: Direction): string;
  forced(direction: Direction): string;
  readonly marks: Readonly<Record<ShownMark, string>>;
  /** Fills the squares of an acceleration point. */
  readonly dark: string;
  readonly degree: string;
  /** Ends a shortened text. */
  readonly more: string;
}

/** Indexed by the weights of the arms as digits of a base-3 number, up first. */
const LINES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/** Index from the top left, line by line; the middle one is not a step. */
const placeOf = ([right, up]: Direction): number => (1 - up) * 3 + right + 1;

const isRising = ([right, up]: Direction): boolean => right === up;

export const UNICODE: Signs = {
  line: ([up, right, down, left]) => LINES.charAt(27 * up + 9 * right + 3 * down + left),
  arrow: (direction) => "↖↑↗← →↙↓↘".charAt(placeOf(direction)),
  forcedArrow: (direction) => "⇖⇑⇗⇐ ⇒⇙⇓⇘".charAt(placeOf(direction)),
  forced: (direction) => (isRising(direction) ? "╱" : "╲"),
  marks: {
    start: "S",
    finish: "F",
    narrow: "◆",
    "white-cut": "○",
    trap: "!",
    unreached: "?",
    overlap: "×",
    toll: "T",
    chest: "C",
    harbour: "H",
    mist: "≈",
    current: "»",
  },
  dark: "▓",
  degree: "°",
  more: "…",
};

export const ASCII: Signs = {
  line: ([up, right, down, left]) => {
    if (Math.max(up, right, down, left) === 2) return "#";
    const [isUpright, isLevel] = [up + down > 0, right + left > 0];
    if (isUpright && isLevel) return "+";
    return isUpright ? "|" : isLevel ? "-" : " ";
  },
  arrow: (direction) => "\\^/< >/v\\".charAt(placeOf(direction)),
  forcedArrow: () => "X",
  forced: () => "X",
  marks: {
    start: "S",
    finish: "F",
    narrow: "*",
    "white-cut": "o",
    trap: "!",
    unreached: "?",
    overlap: "x",
    toll: "T",
    chest: "C",
    harbour: "H",
    mist: "m",
    current: ">",
  },
  dark: "%",
  degree: "",
  more: "~",
};
