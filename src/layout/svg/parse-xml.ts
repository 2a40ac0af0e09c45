/**
 * XML text -> tree with places. Strict: the first fault ends it. No DOCTYPE that declares something, no entities but the
 * five of XML and numbers, and limits on size, so that a hostile drawing costs nothing.
 */
import { SaxesParser } from "saxes";
import { type Place, startOf } from "../../diagnostics/diagnostic.ts";
import { createFaults, type Faults } from "./faults.ts";
import { createPositions, type PositionAt, readOrigin } from "./origin.ts";
import { putPrinted } from "./printed-attributes.ts";
import type { SvgElement } from "./svg-element.ts";
import { explainXmlFault } from "./xml-fault.ts";

export const XML_LIMITS = { elements: 50_000, depth: 200, text: 20_000 } as const;

/** Reads the text; undefined when it is no XML, with the reason among the faults. */
export function parseXml(file: string, text: string, faults: Faults): SvgElement | undefined {
  const tree = new TreeBuilder(file, text, faults, createPositions(text));
  read(text, tree);
  return tree.root;
}

/**
 * Reads a part of a drawing: one element that stands below `parent`, or the root. Undefined when it is not well-formed or
 * too large, or does not say of every element where it stands, for offsets in a part are no places.
 */
export function parsePart(file: string, text: string, parent?: SvgElement): SvgElement | undefined {
  // The white space before it is text of its parent.
  if (text.search(/<[^!?]/) > XML_LIMITS.text) return undefined;
  let isPlaced = true;
  const nowhere: PositionAt = (offset) => {
    isPlaced = false;
    return { line: 1, column: 1, offset };
  };
  const tree = new TreeBuilder(file, text, createFaults(), nowhere, parent);
  read(text, tree);
  return isPlaced ? tree.root : undefined;
}

type Reader = (text: string, tree: TreeBuilder) => void;

/** A parser that nobody uses right now: making one takes as long as reading an element. */
let idle: Reader | undefined;

function read(text: string, tree: TreeBuilder): void {
  const reader = idle ?? createReader();
  idle = undefined;
  try {
    reader(text, tree);
  } catch (error) {
    if (error instanceof Refused) return;
    throw error;
  }
  // One that threw is not used again.
  idle = reader;
}

/** Ends the reading: the parser would go on to the end of the text. */
class Refused extends Error {}

function createReader(): Reader {
  const parser = new SaxesParser({ xmlns: false });
  let text = "";
  let tree: TreeBuilder;
  let begun = "";
  let at = 0;
  parser.on("error", ({ message }) => tree.refuseXml(message, parser.position));
  parser.on("doctype", (doctype) => {
    if (!declares(doctype)) return;
    const offset = PROLOG.exec(text)?.[0].length ?? 0;
    tree.refuse("svg/doctype", DOCTYPE, "delete the <!DOCTYPE …> with all in its brackets", offset);
  });
  parser.on("opentagstart", ({ name }) => {
    begun = name;
    at = parser.position;
  });
  parser.on("attribute", ({ name, value }) => {
    if (name === "b:at") tree.begin(begun, value);
  });
  const start = (): number => text.lastIndexOf(`<${begun}`, at - 1);
  parser.on("opentag", ({ name, attributes }) => tree.open(name, attributes, start));
  parser.on("closetag", () => tree.close());
  parser.on("text", (characters) => tree.addText(characters));
  parser.on("cdata", (characters) => tree.addText(characters));
  return (read, into) => {
    text = read;
    tree = into;
    parser.write(text).close();
  };
}

const DOCTYPE = "the drawing has a DOCTYPE with declarations of its own, which are not read";

/** What may stand before a DOCTYPE. */
const PROLOG = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;

/** True when a DOCTYPE has an internal subset. Without one it only names a DTD, which nobody loads. */
const declares = (doctype: string): boolean => doctype.replace(/"[^"]*"|'[^']*'/g, "").includes("[");

const depthOf = (element: SvgElement | undefined): number => (element ? 1 + depthOf(element.parent) : 0);

type Growing = SvgElement & { readonly children: (SvgElement | string)[] };

/** Puts elements together until the first fault. */
class TreeBuilder {
  readonly #file: string;
  readonly #text: string;
  readonly #faults: Faults;
  readonly #positionAt: PositionAt;
  /** What a part of a drawing stands in. */
  readonly #above: SvgElement | undefined;
  readonly #aboveDepth: number;
  readonly #open: Growing[] = [];
  #root: SvgElement | undefined;
  /** The element that ended last: the unclosed one where the parser complains of a closing tag. */
  #closed: Growing | undefined;
  #count = 0;
  #refused = false;
  /** Of the element begun last, if the template stage said where it stands; read when somebody asks. */
  #templatePlace: (() => Place) | undefined;

  constructor(file: string, text: string, faults: Faults, positionAt: PositionAt, above?: SvgElement) {
    this.#file = file;
    this.#text = text;
    this.#faults = faults;
    this.#positionAt = positionAt;
    this.#above = above;
    this.#aboveDepth = depthOf(above);
  }

  get root(): SvgElement | undefined {
    return this.#refused ? undefined : this.#root;
  }

  /** The template's place of a start tag, which may turn out to be broken behind it. */
  begin(name: string, at: string): void {
    const nowhere = () => startOf(this.#file).start;
    this.#templatePlace = () => readOrigin(this.#file, nowhere, name, { "b:at": at }).place;
  }

  /** `start` gives the offset of its start tag. */
  open(name: string, attributes: Record<string, string>, start: () => number): void {
    const isInstrumented = attributes["b:at"] !== undefined;
    const position = () => this.#positionAt(start());
    const { origin, place } = readOrigin(this.#file, position, name, attributes);
    putPrinted(attributes);
    const plain = name.startsWith("svg:") ? name.slice(4) : name;
    const holder = this.#open.at(-1);
    const parent = holder ?? this.#above;
    const element: Growing = { name: plain, attributes, children: [], parent, origin, place };
    holder?.children.push(element);
    this.#root ??= element;
    this.#open.push(element);
    this.#count += 1;
    this.#templatePlace = isInstrumented ? () => place : undefined;
    if (this.#count > XML_LIMITS.elements) this.#overLimit("elements", XML_LIMITS.elements, start());
    if (this.#aboveDepth + this.#open.length > XML_LIMITS.depth)
      this.#overLimit("levels of nesting", XML_LIMITS.depth, start());
  }

  close(): void {
    this.#closed = this.#open.pop();
  }

  addText(characters: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    element.children.push(characters);
    if (characters.length <= XML_LIMITS.text || element.name === "style") return;
    this.#overLimit("characters in one text", XML_LIMITS.text, element.place.start.offset);
  }

  /** @throws Refused */
  refuseXml(complaint: string, offset: number): never {
    const unclosed = this.#unclosedAt(complaint, offset);
    if (unclosed) {
      const { element, closing } = unclosed;
      const message = `<${element.name}> is not closed before </${closing}>`;
      const fix = `add </${element.name}>, or end the tag with "/>"`;
      return this.refuse("svg/parse", message, fix, offset, element.place);
    }
    const { message, fix } = explainXmlFault(
      complaint,
      this.#text,
      offset,
      this.#templatePlace === undefined,
    );
    return this.refuse("svg/parse", message, fix, offset);
  }

  /** @throws Refused */
  refuse(rule: string, message: string, fix: string, offset: number, place = this.#placeAt(offset)): never {
    this.#refused = true;
    this.#faults.add(place, "error", rule, message, { fix });
    throw new Refused();
  }

  /** The element that the closing tag before the offset leaves open; undefined when that tag belongs to no element. */
  #unclosedAt(complaint: string, offset: number): { element: Growing; closing: string } | undefined {
    if (!complaint.includes("unexpected close tag")) return undefined;
    const closing = /<\/([^\s<>]+)\s*>$/.exec(this.#text.slice(Math.max(0, offset - 200), offset))?.[1];
    if (!this.#closed || closing === undefined) return undefined;
    const isOpen = this.#open.some(({ name }) => name === closing);
    return isOpen ? { element: this.#closed, closing } : undefined;
  }

  #overLimit(what: string, limit: number, offset: number): never {
    const message = `the drawing has more than ${limit} ${what}`;
    return this.refuse("svg/limit", message, "simplify the drawing", offset);
  }

  #placeAt(offset: number): Place {
    if (this.#templatePlace) return this.#templatePlace();
    const at = this.#positionAt(offset);
    return { file: this.#file, start: at, end: at };
  }
}
