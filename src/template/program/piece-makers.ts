/** Pieces as they are cut from a template: texts with holes, and the functions that fill them at a place. */
import type { Piece, PiecePlaces, PieceTable } from "../pieces.ts";
import type { Moment } from "./moment.ts";
import { type PartialPrograms, printOf, type Step, StepMaker } from "./steps.ts";
import { NotPlain } from "./tag-state.ts";
import type { BlockNames } from "./values.ts";
import { CHARACTERS, XML } from "./writing.ts";

/** What is written in a hole. */
export interface HoleNode {
  readonly node: hbs.AST.Statement;
  readonly names: BlockNames;
}

/** Texts with holes between them. */
interface Parts {
  readonly texts: string[];
  readonly holes: HoleNode[];
}

/** A piece whose end has not been reached. */
export interface OpenPiece extends Parts {
  /** For a text box whose tag has ended: its holes so far, and the characters since the last. */
  tag?: { readonly holes: number; readonly characters: number };
}

/** A piece without content: one empty text, to which the content is added. */
export const newPiece = (): OpenPiece => ({ texts: [""], holes: [] });

const TEXT_BOX = /^<b:text\s/;
const TEXT_BOX_END = "</b:text>";

/** A start tag inside a piece has ended. */
export function endTag(piece: OpenPiece): void {
  const { texts, holes } = piece;
  if (!piece.tag && TEXT_BOX.test(texts[0] as string))
    piece.tag = { holes: holes.length, characters: (texts.at(-1) as string).length };
}

/** The piece at a place. */
export type PieceAt = (at: Moment) => Piece;

/** A text that is written in a hole. */
type Hole = (at: Moment) => string;

const NO_VALUES: readonly string[] = [];

/** Makes the pieces of one template. */
export class PieceMakers {
  readonly #places: PiecePlaces;
  /** What is inside pieces, as text, and as the characters of text boxes. */
  readonly #texts: StepMaker;
  readonly #characters: StepMaker;

  constructor(partials: PartialPrograms, places: PiecePlaces) {
    this.#places = places;
    this.#texts = new StepMaker(partials, XML);
    this.#characters = new StepMaker(partials, CHARACTERS);
  }

  /** Makes a piece that is complete. */
  pieceAt(piece: OpenPiece): PieceAt {
    return this.#boxAt(piece) ?? this.#markupAt(piece);
  }

  #markupAt(parts: Parts): PieceAt {
    const { texts, values } = this.#filling(parts);
    const make = this.#places.maker(texts);
    return (at) => make(at.run.table as PieceTable, values(at));
  }

  /** A text box that contains only characters; undefined for any other piece. */
  #boxAt(piece: OpenPiece): PieceAt | undefined {
    const [tag, content] = partsOfBox(piece) ?? [];
    const words = content && this.#charactersAt(content);
    if (!tag || !words) return undefined;
    const { texts, values } = this.#filling(tag);
    const make = this.#places.boxMaker(texts);
    return (at) => make(at.run.table as PieceTable, values(at), words(at));
  }

  /** The texts around the values of a place, such that other values are another text. */
  #filling(parts: Parts): {
    readonly texts: readonly string[];
    readonly values: (at: Moment) => readonly string[];
  } {
    const [first = "", ...after] = parts.texts;
    const texts = [first];
    const holes: Hole[] = [];
    for (const [index, one] of parts.holes.entries()) {
      const hole = holeOf(one, this.#texts);
      const before = holes.at(-1);
      const between = texts.at(-1) as string;
      if (before && !DIVIDES.test(between)) {
        holes[holes.length - 1] = (at) => before(at) + between + hole(at);
        texts.pop();
      } else holes.push(hole);
      texts.push(after[index] as string);
    }
    return { texts, values: valuesOf(holes) };
  }

  /** Undefined if elements are among them. */
  #charactersAt({ texts, holes }: Parts): Hole | undefined {
    try {
      const [first = "", ...rest] = texts.map(CHARACTERS.literal);
      const [only, ...others] = holes.map((hole) => holeOf(hole, this.#characters));
      if (!only) return () => first;
      if (others.length === 0 && first === "" && rest[0] === "") return only;
      const all = [only, ...others];
      return (at) => all.reduce((text, hole, index) => text + hole(at) + rest[index], first);
    } catch (error) {
      if (error instanceof NotPlain) return undefined;
      throw error;
    }
  }
}

/** The tag of a text box and what is inside; undefined for any other piece. */
function partsOfBox({ texts, holes, tag }: OpenPiece): readonly [tag: Parts, content: Parts] | undefined {
  const last = texts.at(-1) as string;
  if (!tag || !last.endsWith(TEXT_BOX_END)) return undefined;
  const tagTexts = texts.slice(0, tag.holes + 1);
  const content = texts.slice(tag.holes);
  // Without the ">".
  tagTexts.push((tagTexts.pop() as string).slice(0, tag.characters - 1));
  content[0] = (content[0] as string).slice(tag.characters);
  content.push((content.pop() as string).slice(0, -TEXT_BOX_END.length));
  return [
    { texts: tagTexts, holes: holes.slice(0, tag.holes) },
    { texts: content, holes: holes.slice(tag.holes) },
  ];
}

/** A character that no value has where it is written: it shows where a value ends. */
const DIVIDES = /["'<>]/;

function valuesOf(holes: readonly Hole[]): (at: Moment) => readonly string[] {
  const [only] = holes;
  if (!only) return () => NO_VALUES;
  if (holes.length === 1) return (at) => [only(at)];
  return (at) => {
    const values: string[] = [];
    for (const hole of holes) values.push(hole(at));
    return values;
  };
}

function holeOf({ node, names }: HoleNode, steps: StepMaker): Hole {
  if (node.type === "MustacheStatement")
    return printOf(node as hbs.AST.MustacheStatement, names, steps.writing);
  return written(steps.program({ ...EMPTY, body: [node] }, names));
}

const EMPTY = { type: "Program", body: [], blockParams: [] } as unknown as hbs.AST.Program;

/** What a step writes. */
const written =
  (step: Step): Hole =>
  (at) => {
    const { run } = at;
    const before = run.text;
    run.text = "";
    step(at);
    const { text } = run;
    run.text = before;
    return text;
  };
