/**
 * Input and output of the template stage. A template is the text of a `*.svg.hbs` file; a compiled one lists what it reads,
 * so that rules can compare that with the cards' fields.
 */
import type { Place, Result } from "../diagnostics/diagnostic.ts";
import type { FigurePlan } from "../figure/plan.ts";
import type { Card, Deck, Game } from "../game/game.ts";
import type { TrackBriefing } from "../track/briefing/briefing.ts";
import type { BoardBriefing } from "../track/route/board-briefing.ts";
import type { DrawingPieces } from "./pieces.ts";
import type { TemplateWords } from "./words/template-words.ts";

export interface TemplateSource {
  /** Name as decks and partial calls write it: the file name without ".svg.hbs". */
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** The translations of its words; absent = it prints them as they are written. */
  readonly words?: TemplateWords;
  /** Comes with the package, has no fault, and calls only such partials. */
  readonly isSound?: boolean;
  /** Comes with the package: the author of a game cannot change it. */
  readonly isShipped?: boolean;
}

/** The templates and partials visible to one game: its own, then the shared ones. */
export interface TemplateFiles {
  readonly templates: ReadonlyMap<string, TemplateSource>;
  readonly partials: ReadonlyMap<string, TemplateSource>;
}

/** A field of the card that a template reads, by its path ("special.cost"; "*" = an entry of a list), and where. */
export interface FieldRead {
  readonly path: readonly string[];
  readonly place: Place;
  /** Read only as a condition (`{{#if x}}`, `{{#each x}}`), or inside one that tests it: it may be absent. */
  readonly guarded: boolean;
  /** Tested by `(present x)`: a template for many games, some of whose cards never have the field. */
  readonly presence: boolean;
  /** `{{#if x}}` and `{{#with x}}` only test whether it is present; its use inside is another read. */
  readonly asks: boolean;
}

/** What a template prints as text, inside `<b:text>` and `<text>`, including its partials. */
export interface TemplateTexts {
  /** Literal text of the templates, as written: XML with its entities, marks of texts. */
  readonly written: readonly Place[];
  /** Paths into the card's fields; "*" = an entry of a list. */
  readonly fields: readonly (readonly string[])[];
  /** Paths known only while rendering, such as into the row of a table. */
  readonly others: readonly (readonly string[])[];
}

export interface CompiledTemplate {
  readonly source: TemplateSource;
  /** Partials that it calls, directly and indirectly, each once. */
  readonly partials: readonly TemplateSource[];
  /** Includes the reads of its partials. */
  readonly reads: readonly FieldRead[];
  /** First names after "@" that it uses: "map", "die". */
  readonly dataReads: ReadonlySet<string>;
  /** Names of the helpers that it calls. */
  readonly helpers: ReadonlySet<string>;
  readonly texts: TemplateTexts;
  /**
   * Renders one face to SVG text. Elements carry `b:at="file:line:column:offset"` so that layout knows their source; texts,
   * icons and pictures also `b:from="special.title"`, the card's field that they show, if known.
   */
  render(context: FaceContext): RenderedFace;
}

/** A face as SVG text, which is put together when it is asked for, with the work of rendering it. */
export interface RenderedFace extends Result<string> {
  /** The same in pieces, if the template is plain. */
  readonly pieces: DrawingPieces | undefined;
  readonly spent: Spent;
}

/** Work of rendering: steps, entries and characters processed or created, and characters of the drawing. */
export interface Spent {
  readonly steps: number;
  readonly work: number;
  readonly output: number;
}

/** By name, without those that could not be compiled. */
export type CompiledTemplates = Pick<ReadonlyMap<string, CompiledTemplate>, "get" | "has">;

export interface FaceContext {
  readonly game: Game;
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  /** For a booklet, whose text belongs to no card. */
  readonly isBookletText?: true;
  /** For a drawing of a scenario. */
  readonly track?: TrackBriefing | undefined;
  /** For a card that shows a board. */
  readonly board?: BoardBriefing | undefined;
  /** For a figure. */
  readonly figure?: FigurePlan | undefined;
}
