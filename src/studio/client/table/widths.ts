/** Widths of columns, by what is in them. */
import type { DeckData } from "../../../index.ts";
import { type Column, textOf, valueAt } from "./columns.ts";

/** In px. */
const [LEAST, MOST] = [84, 320];

/** About the width of a character, and the room around a text; px. */
const [CHARACTER, AROUND] = [8, 26];

/** A small picture with its gap, in px. */
const THUMB = 32;

/** How many cards are looked at: those below are alike. */
const MOST_ROWS = 100;

export function widthsOf(columns: readonly Column[], { cards }: DeckData): readonly number[] {
  return columns.map(({ key, path, kind }) => {
    const texts = cards.slice(0, MOST_ROWS).map(({ values }) => textOf(valueAt(values, path)));
    const longest = Math.max(0, ...texts.map((text) => text.length));
    // Sign of sorting and menu are beside the name.
    const head = key.length * CHARACTER + AROUND + 40;
    const thumb = kind === "picture" || kind === "icon" ? THUMB : 0;
    return Math.round(Math.min(MOST, Math.max(LEAST, head, longest * CHARACTER + AROUND + thumb)));
  });
}
