/**
 * What the template stage takes and gives. A template is the text of a `*.svg.hbs` file; a compiled one knows what it
 * reads, so that rules can compare that with what the cards have.
 */

import type { Place, Result } from "../diagnostics/diagnostic.ts";
import type { FigurePlan } from "../figure/plan.ts";
import type { Card, Deck, Game } from "../game/game.ts";
import type { TrackBriefing } from "../track/briefing/briefing.ts";
import type { BoardBriefing } from "../track/route/board-briefing.ts";

export interface TemplateSource {
  /** Name as decks and partial calls write it: the file's name without ".svg.hbs". */
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** It comes with the package, without a fault, and calls only partials of which the same is true. */
  readonly isSound?: boolean;
  /** It comes with the package: nobody who writes a game can change it. */
  readonly isShipped?: boolean;
}

/** The templates and partials that one game can see: its own, then the shared ones. */
export interface TemplateFiles {
  readonly templates: ReadonlyMap<string, TemplateSource>;
  readonly partials: ReadonlyMap<string, TemplateSource>;
}

/** A field of the card that a template reads, by its path ("special.cost"; "*" = an entry of a list), and where. */
export interface FieldRead {
  readonly path: readonly string[];
  readonly place: Place;
  /** Read only as a condition (`{{#if x}}`, `{{#each x}}`), or inside one that asks for it: it may be absent. */
  readonly guarded: boolean;
  /** `(present x)` asks for it: a template for many games, which some of their cards never have. */
  readonly presence: boolean;
  /** `{{#if x}}` and `{{#with x}}` only ask whether there is one; what they do with it is another read. */
  readonly asks: boolean;
}

/** What a template prints as text, inside `<b:text>` and `<text>`, its partials counted. */
export interface TemplateTexts {
  /** Stretches of the templates' own words, as written: XML with its entities, marks of texts. */
  readonly written: readonly Place[];
  /** Paths into the card's fields; "*" = an entry of a list. */
  readonly fields: readonly (readonly string[])[];
  /** Paths into what only rendering knows, such as the row of a table. */
  readonly others: readonly (readonly string[])[];
}

export interface CompiledTemplate {
  readonly source: TemplateSource;
  /** Partials that it calls, and those that these call, each once. */
  readonly partials: readonly TemplateSource[];
  /** Partials are followed: their reads are in here too. */
  readonly reads: readonly FieldRead[];
  /** First names behind "@" that it asks for: "map", "die". */
  readonly dataReads: ReadonlySet<string>;
  /** Names of the helpers that it calls. */
  readonly helpers: ReadonlySet<string>;
  readonly texts: TemplateTexts;
  /**
   * Renders one face to SVG text. Elements carry `b:at="file:line:column:offset"` so that layout knows where each came from;
   * texts, icons and pictures also `b:from="special.title"`, the card's field that they show, where one is known.
   */
  render(context: FaceContext): RenderedFace;
}

/** A face as SVG text, with what rendering it took. */
export interface RenderedFace extends Result<string> {
  readonly spent: Spent;
}

/** What rendering takes: steps, entries and characters that were gone through or made, and characters of the drawing. */
export interface Spent {
  readonly steps: number;
  readonly work: number;
  readonly output: number;
}

/** By name; those that could not be compiled are missing. */
export type CompiledTemplates = Pick<ReadonlyMap<string, CompiledTemplate>, "get" | "has">;

export interface FaceContext {
  readonly game: Game;
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  /** It stands for a booklet, whose text belongs to no card. */
  readonly isBookletText?: true;
  /** Of a drawing of a scenario. */
  readonly track?: TrackBriefing | undefined;
  /** Of a card that shows a board. */
  readonly board?: BoardBriefing | undefined;
  /** Of a figure. */
  readonly figure?: FigurePlan | undefined;
}
