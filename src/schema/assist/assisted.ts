/** What help at a cursor consists of, and the names of a game that it may offer. */
import type { SourcePath } from "../../source/tree.ts";

/** Something that may be written at the cursor. */
export interface Completion {
  /** As shown in a list. */
  readonly label: string;
  /** What is written in place of `from` to `to`. */
  readonly insert: string;
  readonly kind: "field" | "value" | "name" | "picture" | "term" | "icon";
  /** In a few words: what a field takes, what a term prints. */
  readonly detail?: string;
  readonly description?: string;
}

/** What the word at the cursor is. */
export interface Hover {
  /** Offsets of the word; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  /** What a field takes: "whole number, 1 to 9". */
  readonly detail?: string;
  readonly text?: string;
  readonly icon?: IconOfGame;
  /** The path of a picture, from the project's root. */
  readonly picture?: string;
}

export interface IconOfGame {
  readonly game: string;
  readonly name: string;
}

/** What a name in a file draws on cards. */
export type DrawingOfName = { readonly icon: IconOfGame } | { readonly picture: string };

export interface Assisted {
  /** Steps to the value that the cursor is in, or to the map whose field is being written. */
  readonly path: SourcePath;
  /** What a completion replaces, as offsets; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Best first. */
  readonly completions: readonly Completion[];
  readonly hover?: Hover;
}

/** Names of the game that may be written in its files. */
export interface AssistWords {
  /** Names for the value at a path; empty where any text may be. */
  namesAt(path: SourcePath): readonly string[];
  /** Paths of the game's pictures, relative to its folder. */
  readonly pictures: readonly string[];
  /** What a text may put between colons. */
  readonly marks: readonly Mark[];
  /** What a value draws; undefined for other words. @param where what is meant, or the path of the value in its file */
  drawingOf(value: string, where: "icon" | "picture" | SourcePath): DrawingOfName | undefined;
  /** Names of icons of the set that have these characters in them, best first. */
  iconsWith(typed: string): readonly string[];
}

/** A name that a text may put between colons. */
export interface Mark {
  readonly name: string;
  readonly kind: "term" | "icon";
  /** What it prints, if that is a text. */
  readonly text?: string;
  readonly meaning?: string;
}
