/**
 * An instrumented template as steps that write the pieces of its drawing. It is cut once, where the children of its root and
 * of the groups there begin and end. Blocks and partials between elements become lists of steps; those inside a tag or an
 * element write a text, which fills a hole of the piece.
 * Limits: a template in which a block or partial opens a tag or an element that it does not close, or which has more than
 * elements between elements, is not plain; its drawing is one text.
 */
import { type Branch, partialNameOf } from "../expressions.ts";
import { groupOf, type Piece, type PiecePlaces } from "../pieces.ts";
import { follow } from "./follow-tags.ts";
import { endTag, newPiece, type OpenPiece, type PieceAt, PieceMakers } from "./piece-makers.ts";
import {
  blockStep,
  indentOf,
  inOrder,
  namesInside,
  type PartialPrograms,
  partialEntry,
  type Step,
} from "./steps.ts";
import { NotPlain, TagState } from "./tag-state.ts";
import type { BlockNames } from "./values.ts";

/** The steps of a plain template; undefined for one that is not plain. */
export function pieceSteps(
  program: hbs.AST.Program,
  partials: PartialPrograms,
  places: PiecePlaces,
): Step | undefined {
  const cutter = new Cutter(partials, places);
  try {
    return cutter.drawing(program);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** The tag of a group under any prefix; whether the prefix is bound to SVG shows when it is parsed. */
const GROUP = /^<(?:[^\s<>/:]+:)?g\s/;

/** What may precede the root: nothing that declares entities, and no other version of XML. */
const PROLOG = /^\s*(?:<\?xml\s+version\s*=\s*(?:"1\.0"|'1\.0')[^<>]*\?>\s*)?(?:<!DOCTYPE\s[^[\]<>]*>\s*)?$/;

class Cutter {
  readonly #partials: PartialPrograms;
  readonly #makers: PieceMakers;
  readonly #tags = new TagState();
  /** Steps of the list that is being read. */
  #steps: Step[] = [];
  #piece: OpenPiece | undefined;
  /** The start tag of the group that is being read, and the steps around it. */
  #group: { readonly open: PieceAt; readonly around: Step[] } | undefined;
  #isBegun = false;
  #isOver = false;

  constructor(partials: PartialPrograms, places: PiecePlaces) {
    this.#partials = partials;
    this.#makers = new PieceMakers(partials, places);
  }

  drawing(program: hbs.AST.Program): Step {
    const head = newPiece();
    this.#piece = head;
    this.#body(program, []);
    const tail = this.#piece;
    // The root's end tag, and nothing more.
    if (!this.#isOver || !tail || !/^<\/[^<>]*>\s*$/.test(tail.texts.join(""))) throw new NotPlain();
    const tailAt = this.#pieceAt(tail);
    this.#steps.push((at) => {
      at.run.tail = tailAt(at);
    });
    return inOrder(this.#steps);
  }

  #body(program: Branch, names: BlockNames): void {
    for (const node of program?.body ?? []) {
      if (node.type === "ContentStatement") this.#content((node as hbs.AST.ContentStatement).value);
      else if (this.#piece) this.#hole(node, names);
      else if (node.type === "BlockStatement") this.#block(node as hbs.AST.BlockStatement, names);
      else if (node.type === "PartialStatement") this.#partial(node as hbs.AST.PartialStatement, names);
      else throw new NotPlain();
    }
  }

  #content(written: string): void {
    const text = this.#isBegun ? written : this.#prolog(written);
    for (let from = 0; from < text.length; )
      from = this.#piece ? this.#inside(this.#piece, text, from) : this.#between(text, from);
  }

  /** The beginning of a drawing up to its root belongs to the head; gives what follows it. */
  #prolog(written: string): string {
    const head = this.#piece as OpenPiece;
    add(head, written);
    const [text = ""] = head.texts;
    const root = text.search(/<[^!?]/);
    if (root === -1) return "";
    head.texts[0] = text.slice(0, root);
    if (!PROLOG.test(head.texts[0])) throw new NotPlain();
    this.#isBegun = true;
    return text.slice(root);
  }

  /** White space between pieces; gives the offset of the next piece. @throws NotPlain for other text */
  #between(text: string, from: number): number {
    const next = text.indexOf("<", from);
    const end = next === -1 ? text.length : next;
    const space = text.slice(from, end);
    if (/\S/.test(space)) throw new NotPlain();
    if (space !== "") this.#steps.push(spaceStep(space));
    if (next !== -1) this.#piece = newPiece();
    return end;
  }

  /** Reads on to the next end of a tag; gives the offset behind it. */
  #inside(piece: OpenPiece, text: string, from: number): number {
    if (this.#isOver) {
      add(piece, text.slice(from));
      return text.length;
    }
    const before = this.#tags.depth;
    const end = this.#tags.read(text, from);
    add(piece, text.slice(from, end?.after));
    if (!end) return text.length;
    if (end.kind === "start") this.#started(piece);
    else this.#ended(piece, before);
    return end.after;
  }

  #started(piece: OpenPiece): void {
    const { depth } = this.#tags;
    const isGroup = depth === 2 && GROUP.test(piece.texts[0] as string);
    if (depth > 1 && !isGroup) {
      endTag(piece);
      return;
    }
    const pieceAt = this.#pieceAt(piece);
    this.#piece = undefined;
    if (isGroup) {
      this.#group = { open: pieceAt, around: this.#steps };
      this.#steps = [];
    } else
      this.#steps.push((at) => {
        at.run.head = pieceAt(at);
      });
  }

  #ended(piece: OpenPiece, before: number): void {
    const { depth } = this.#tags;
    if (depth === 0) {
      if (before === 0) throw new NotPlain();
      this.#isOver = true;
      return;
    }
    if (depth > (this.#group ? 2 : 1)) return;
    this.#piece = undefined;
    const pieceAt = this.#pieceAt(piece);
    if (!this.#group || depth === 2) this.#steps.push(leafStep(pieceAt));
    else {
      const { open, around } = this.#group;
      around.push(groupStep(open, inOrder(this.#steps), pieceAt));
      this.#steps = around;
      this.#group = undefined;
    }
  }

  #pieceAt(piece: OpenPiece): PieceAt {
    const pieceAt = this.#makers.pieceAt(piece);
    return (at) => {
      const made = pieceAt(at);
      const { run } = at;
      run.done += made.length;
      run.id += made.id;
      return made;
    };
  }

  /** A block between pieces: its branches end where they began. */
  #block(node: hbs.AST.BlockStatement, names: BlockNames): void {
    const main = this.#list(node.program, namesInside(node, names));
    this.#steps.push(blockStep(node, names, main, this.#list(node.inverse, names)));
  }

  #partial(node: hbs.AST.PartialStatement, names: BlockNames): void {
    const enter = partialEntry(node, names);
    const indent = indentOf(node);
    if (indent !== "") this.#steps.push(spaceStep(indent));
    const body = this.#list(this.#partials.get(partialNameOf(node) as string), []);
    this.#steps.push((at) => body(enter(at)));
  }

  /** The steps of a program that begins and ends between pieces. */
  #list(program: Branch, names: BlockNames): Step {
    const { depth } = this.#tags;
    const [around, group] = [this.#steps, this.#group];
    this.#steps = [];
    this.#body(program, names);
    if (this.#piece || this.#group !== group || this.#tags.depth !== depth) throw new NotPlain();
    const steps = this.#steps;
    this.#steps = around;
    return inOrder(steps);
  }

  /** What is written inside a piece. */
  #hole(node: hbs.AST.Statement, names: BlockNames): void {
    const piece = this.#piece as OpenPiece;
    if (!this.#isBegun || this.#isOver) throw new NotPlain();
    follow([node], this.#tags, this.#partials);
    piece.holes.push({ node, names });
    piece.texts.push("");
  }
}

function add({ texts }: OpenPiece, text: string): void {
  texts[texts.length - 1] += text;
}

const spaceStep =
  (space: string): Step =>
  ({ run }) => {
    run.list.push(space);
    run.done += space.length;
  };

const leafStep =
  (leaf: PieceAt): Step =>
  (at) => {
    at.run.list.push(leaf(at));
  };

function groupStep(openAt: PieceAt, inside: Step, closeAt: PieceAt): Step {
  return (at) => {
    const { run } = at;
    const { list: around, id: before } = run;
    run.id = "";
    const open = openAt(at);
    const leaves: (Piece | string)[] = [];
    run.list = leaves;
    inside(at);
    run.list = around;
    around.push(groupOf(open, leaves, closeAt(at), run.id));
    run.id = before + run.id;
  };
}
