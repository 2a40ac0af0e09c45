/**
 * Where faces are laid out in the same fonts: what is drawn for one is used for others, in later calls of an open project
 * too. So nothing here may hold the resources of a call: pieces look up names in those of the call that lays out a face, and
 * what is kept of a piece is compared with its answers.
 */
import type { FontBook } from "../font/font-book.ts";
import { derived, notesAbout } from "../remember/derived.ts";
import { type Recording, recordLookUps } from "./look-ups.ts";
import type { LayoutResources } from "./resources.ts";
import { wordsOf } from "./text/words/typeface.ts";

/** Calls after which words that none of them used may be forgotten: in a project that stays open, each key leaves some behind. */
const MOST_CALLS = 50;

/** Where faces are laid out in fonts of one book, at one resolution. */
export class Desk {
  /** Records what a face looks up in the resources that it is laid out with. */
  readonly recording: Recording;
  /** A number for the resources that a face is laid out with: the answers of one call stay the same. */
  call = 0;
  #now: LayoutResources | undefined;
  #callThen = 0;

  constructor({ fonts, rasterDpi }: LayoutResources) {
    this.recording = recordLookUps({
      fonts,
      rasterDpi,
      icon: (name) => this.now.icon(name),
      term: (name) => this.now.term(name),
      art: (href) => this.now.art(href),
    });
  }

  /** The resources of the face that is being laid out; nothing that is asked here is recorded. */
  get now(): LayoutResources {
    if (!this.#now) throw new Error("nothing is being laid out");
    return this.#now;
  }

  /** Lays out a face with these resources, without a pause. */
  at<T>(resources: LayoutResources, layOut: (desk: Desk) => T): T {
    const [before, call] = [this.#now, this.call];
    this.#now = resources;
    this.call = numberOf(resources);
    if (this.call - this.#callThen >= MOST_CALLS) {
      this.#callThen = this.call;
      wordsOf(resources.fonts).forgetUnused();
    }
    try {
      return layOut(this);
    } finally {
      this.#now = before;
      this.call = call;
    }
  }
}

let numbers = 0;

const numberOf = derived((_: LayoutResources): number => {
  numbers += 1;
  return numbers;
});

/** By resolution. */
const desksOf = notesAbout<FontBook, Map<number, Desk>>(() => new Map());

/** The desk for the fonts and the resolution of these resources: the same one as long as the font book is. */
export function deskOf(resources: LayoutResources): Desk {
  const { fonts, rasterDpi } = resources;
  const desks = desksOf(fonts);
  const desk = desks.get(rasterDpi) ?? new Desk(resources);
  desks.set(rasterDpi, desk);
  return desk;
}
