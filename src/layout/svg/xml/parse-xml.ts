/**
 * XML text -> tree with places, names by namespace. Strict: the first fault ends it. Sizes are limited, so that a hostile
 * drawing is cheap to refuse; from a DOCTYPE only entities that are short texts are read.
 */
import { type Place, startOf } from "../../../diagnostics/diagnostic.ts";
import { createFaults, type Faults } from "../faults.ts";
import { putPrinted } from "../printed-attributes.ts";
import type { SvgElement } from "../svg-element.ts";
import type { EntityFault } from "./doctype.ts";
import { NameScope } from "./name-scope.ts";
import { createPositions, type PositionAt, readOrigin } from "./origin.ts";
import { readPlainXml } from "./plain-xml.ts";
import { explainEntity, explainPrefix, explainXmlFault, strayAmpersand } from "./xml-fault.ts";
import { readXml } from "./xml-reader.ts";
import { Refused, type XmlTaker } from "./xml-taker.ts";

export const XML_LIMITS = { elements: 50_000, depth: 200, text: 20_000 } as const;

/** Reads the text; undefined if it is not XML, with the reason among the faults. */
export function parseXml(file: string, text: string, faults: Faults): SvgElement | undefined {
  const positions = createPositions(text);
  return treeOf(text, faults, (found) => new TreeBuilder(file, text, found, positions));
}

/** The tree of a text. @param begin begins a tree whose faults belong to a list */
function treeOf(
  text: string,
  faults: Faults,
  begin: (faults: Faults) => TreeBuilder,
): SvgElement | undefined {
  const found = createFaults();
  const plain = begin(found);
  if (isReadPlainly(text, plain)) {
    faults.addAll(found.list);
    return plain.root;
  }
  const tree = begin(faults);
  readXml(text, tree);
  return tree.root;
}

/**
 * Reads a part of a drawing: one element below `parent`, or the root. Undefined if it is not well-formed or too large,
 * has a fault in its names, or has an element without a recorded place, because offsets in a part are not places in the
 * drawing.
 */
export function parsePart(file: string, text: string, parent?: SvgElement): SvgElement | undefined {
  // The white space before it is text of its parent.
  if (text.search(/<[^!?]/) > XML_LIMITS.text) return undefined;
  let isPlaced = true;
  const nowhere: PositionAt = (offset) => {
    isPlaced = false;
    return { line: 1, column: 1, offset };
  };
  const faults = createFaults();
  const root = treeOf(text, faults, (found) => new TreeBuilder(file, text, found, nowhere, parent));
  return isPlaced && faults.list.length === 0 ? root : undefined;
}

/** False if the text is not plain. */
function isReadPlainly(text: string, tree: TreeBuilder): boolean {
  try {
    return readPlainXml(text, tree);
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

/**
 * What may precede a DOCTYPE, piece by piece: a single pattern for all of it, or for all white space, would need memory
 * for each repetition.
 */
const PROLOG = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
const VISIBLE = /\S/g;

function endOfProlog(text: string): number {
  let end = visibleFrom(text, 0);
  for (PROLOG.lastIndex = end; PROLOG.test(text); PROLOG.lastIndex = end)
    end = visibleFrom(text, PROLOG.lastIndex);
  return end;
}

/** Where the white space at `start` ends. */
function visibleFrom(text: string, start: number): number {
  VISIBLE.lastIndex = start;
  return VISIBLE.exec(text)?.index ?? text.length;
}

const depthOf = (element: SvgElement | undefined): number => (element ? 1 + depthOf(element.parent) : 0);

interface Growing extends SvgElement {
  readonly children: (SvgElement | string)[];
  /** Its text is never read, and may be megabytes of a drawing program's own data. */
  readonly isMute: boolean;
}

/** True for metadata and for elements of namespaces other than SVG's and Broadside's. */
const isMute = (name: string): boolean => (name.includes(":") ? !name.startsWith("b:") : name === "metadata");

/** Puts elements together until the first fault. */
class TreeBuilder implements XmlTaker {
  readonly #file: string;
  readonly #text: string;
  readonly #faults: Faults;
  readonly #positionAt: PositionAt;
  /** The context of a part of a drawing. */
  readonly #above: SvgElement | undefined;
  readonly #aboveDepth: number;
  readonly #faultyPrefixes = new Set<string>();
  readonly #open: Growing[] = [];
  #root: SvgElement | undefined;
  /** The element that ended last: the unclosed one if the parser complains about a closing tag. */
  #closed: Growing | undefined;
  #count = 0;
  #refused = false;
  /** Of the element begun last, if the template stage recorded its place; read when it is needed. */
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

  /** The template's place of a start tag, which may turn out to be broken later on. */
  begin(name: string, at: string): void {
    const nowhere = () => startOf(this.#file).start;
    this.#templatePlace = () => readOrigin(this.#file, nowhere, name, { "b:at": at }).place;
  }

  open(
    name: string,
    attributes: Record<string, string>,
    named: readonly string[],
    start: () => number,
  ): void {
    const isInstrumented = attributes["b:at"] !== undefined;
    const position = () => this.#positionAt(start());
    const { origin, place } = readOrigin(this.#file, position, name, attributes);
    const holder = this.#open.at(-1);
    const parent = holder ?? this.#above;
    const outside = parent?.scope ?? NameScope.outside;
    const scope = named.length > 0 ? outside.within(attributes, named) : outside;
    if (name.includes(":")) this.#checkPrefix(name, `<${name}>`, scope, place);
    for (const one of named) this.#nameAttribute(one, attributes, scope, place);
    putPrinted(attributes);
    const known = scope.elementName(name);
    const growing: Growing = {
      name: known,
      written: name,
      isMute: isMute(known),
      scope,
      attributes,
      children: [],
      parent,
      origin,
      place,
    };
    holder?.children.push(growing);
    this.#root ??= growing;
    this.#open.push(growing);
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
    if (!element || element.isMute) return;
    element.children.push(characters);
    if (characters.length <= XML_LIMITS.text || element.name === "style") return;
    this.#overLimit("characters in one text", XML_LIMITS.text, element.place.start.offset);
  }

  /** @throws Refused */
  refuseXml(complaint: string, offset: number): never {
    const unclosed = this.#unclosedAt(complaint, offset);
    if (unclosed) {
      const { element, closing } = unclosed;
      const message = `<${element.written}> is not closed before </${closing}>`;
      const fix = `add </${element.written}>, or end the tag with "/>"`;
      return this.refuse("svg/parse", message, fix, offset, element.place);
    }
    const left = complaint.includes("unclosed tag") ? this.#open.at(-1) : undefined;
    if (left && strayAmpersand(this.#text, offset) === undefined) {
      const fix = `the file is incomplete: save it again in your drawing program, or add </${left.written}>`;
      return this.refuse("svg/parse", `<${left.written}> is never closed`, fix, offset, left.place);
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
  refuseEntity(fault: EntityFault, offset: number): never {
    if (fault.kind === "limit") {
      const fix = "write the texts where they are used, or simplify the drawing";
      return this.refuse("svg/limit", fault.message, fix, offset);
    }
    if (fault.kind === "unknown") {
      const { message, fix } = explainEntity(fault.message, "");
      return this.refuse("svg/parse", message, fix, offset);
    }
    const start = endOfProlog(this.#text);
    const fix = "delete that declaration; only entities that are short texts are read";
    return this.refuse("svg/doctype", `the DOCTYPE of the drawing ${fault.message}`, fix, start);
  }

  /** @throws Refused */
  refuse(rule: string, message: string, fix: string, offset: number, place = this.#placeAt(offset)): never {
    this.#refused = true;
    this.#faults.add(place, "error", rule, message, { fix });
    throw new Refused();
  }

  /** Names an attribute by its namespace. */
  #nameAttribute(written: string, attributes: Record<string, string>, scope: NameScope, place: Place): void {
    if (written === "xmlns" || written.startsWith("xmlns:")) return;
    this.#checkPrefix(written, `the attribute ${written}`, scope, place);
    const known = scope.attributeName(written);
    if (known === written) return;
    attributes[known] ??= attributes[written] as string;
    delete attributes[written];
  }

  /** Reports each wrong prefix once. */
  #checkPrefix(written: string, what: string, scope: NameScope, place: Place): void {
    const fault = scope.faultOf(written);
    if (!fault || this.#faultyPrefixes.has(fault.prefix)) return;
    this.#faultyPrefixes.add(fault.prefix);
    const { message, why, fix } = explainPrefix(fault, what);
    this.#faults.add(place, "warning", "svg/namespace", message, { why, fix });
  }

  /** The element that the closing tag before the offset leaves open; undefined if that tag matches no element. */
  #unclosedAt(complaint: string, offset: number): { element: Growing; closing: string } | undefined {
    if (!complaint.includes("unexpected close tag")) return undefined;
    const closing = /<\/([^\s<>]+)\s*>$/.exec(this.#text.slice(Math.max(0, offset - 200), offset))?.[1];
    if (!this.#closed || closing === undefined) return undefined;
    const isOpen = this.#open.some(({ written }) => written === closing);
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
