/**
 * The names of elements and attributes at one place of a drawing, by XML namespace: "ns0:rect" is a "rect" if ns0 is
 * bound to SVG, whatever the prefix. Hand-written drawings often bind nothing, so an unbound "svg:", "b:" or "xlink:"
 * keeps its usual meaning, and an unknown default namespace counts as SVG.
 */
export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const OWN_NAMESPACE = "urn:broadside";
const XLINK = "http://www.w3.org/1999/xlink";
const XHTML = "http://www.w3.org/1999/xhtml";

/** The namespaces of the usual prefixes, bound or not. */
const USUAL: ReadonlyMap<string, string> = new Map([
  ["svg", SVG_NAMESPACE],
  ["b", OWN_NAMESPACE],
  ["xlink", XLINK],
]);

/** Prefixes that need no declaration here; XML itself binds the last two. */
const IMPLIED = new Set([...USUAL.keys(), "xml", "xmlns"]);

/** Namespaces of drawing programs, by the prefixes that they write. */
const OF_PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["inkscape", "http://www.inkscape.org/namespaces/inkscape"],
  ["sodipodi", "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"],
  ["rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
  ["cc", "http://creativecommons.org/ns#"],
  ["dc", "http://purl.org/dc/elements/1.1/"],
  ["sketch", "http://www.bohemiancoding.com/sketch/ns"],
  ["figma", "http://www.figma.com/figma/ns"],
  ["serif", "http://www.serif.com/"],
]);

/** Namespaces whose elements draw nothing, even without a prefix. */
const SILENT = [...OF_PROGRAMS.values(), "http://ns.adobe.com/", "adobe:ns:", "http://web.resource.org/cc/"];

/** The fault of a prefix; `address` is the namespace that it should be bound to, if known. */
export interface PrefixFault {
  readonly prefix: string;
  readonly bound: string | undefined;
  readonly address: string | undefined;
}

/** A scope contains only what its own start tag binds and asks its parent for the rest. */
export class NameScope {
  readonly #outer: NameScope | undefined;
  readonly #bound: ReadonlyMap<string, string>;
  /** Names without a prefix are those of SVG. */
  readonly #isPlain: boolean;
  #elements: Map<string, string> | undefined;

  private constructor(bound: ReadonlyMap<string, string>, outer?: NameScope) {
    this.#outer = outer;
    this.#bound = bound;
    const address = this.#boundTo("") ?? "";
    this.#isPlain = address !== XHTML && !SILENT.some((start) => address.startsWith(start));
  }

  /** Nothing is bound yet. */
  static readonly outside = new NameScope(new Map());

  /** The scope inside a start tag with these attributes; only the `named` ones can bind a prefix. */
  within(attributes: Readonly<Record<string, string>>, named: readonly string[]): NameScope {
    const bound = new Map<string, string>();
    for (const name of named) {
      const prefix = name === "xmlns" ? "" : name.startsWith("xmlns:") ? name.slice(6) : undefined;
      const address = attributes[name] as string;
      if (prefix !== undefined && this.#boundTo(prefix) !== address) bound.set(prefix, address);
    }
    return bound.size > 0 ? new NameScope(bound, this) : this;
  }

  /** "rect" for an element of SVG, "b:text" for Broadside's, "html:p" for one of HTML; others keep a prefix. */
  elementName(written: string): string {
    if (this.#isPlain && !written.includes(":")) return written;
    this.#elements ??= new Map();
    let name = this.#elements.get(written);
    if (name === undefined) {
      name = this.#named(written);
      this.#elements.set(written, name);
    }
    return name;
  }

  /** "xlink:href" and "b:text" under any prefix; event handlers lose theirs, so that none is overlooked. */
  attributeName(written: string): string {
    const [prefix, local] = parted(written);
    const address = prefix === "" ? undefined : this.#addressOf(prefix);
    if (address === XLINK) return `xlink:${local}`;
    if (address === OWN_NAMESPACE) return `b:${local}`;
    return (address === SVG_NAMESPACE || address === XHTML) && local.startsWith("on") ? local : written;
  }

  /** The address of an element's namespace; undefined for a name in no namespace. */
  namespaceOf(written: string): string | undefined {
    return this.#addressOf(parted(written)[0]);
  }

  /** Why the prefix of a name does not mean what its author probably believes; undefined if all is well. */
  faultOf(written: string): PrefixFault | undefined {
    const [prefix] = parted(written);
    if (prefix === "") return undefined;
    const bound = this.#boundTo(prefix);
    const address = USUAL.get(prefix);
    if (bound === undefined)
      return IMPLIED.has(prefix) ? undefined : { prefix, bound, address: OF_PROGRAMS.get(prefix) };
    return address === undefined || address === bound ? undefined : { prefix, bound, address };
  }

  #named(written: string): string {
    const [prefix, local] = parted(written);
    const address = this.#addressOf(prefix);
    if (address === SVG_NAMESPACE) return local;
    if (address === OWN_NAMESPACE) return `b:${local}`;
    if (address === XHTML) return `html:${local}`;
    return prefix === "" && !this.#isPlain ? `foreign:${local}` : written;
  }

  #boundTo(prefix: string): string | undefined {
    for (let scope: NameScope | undefined = this; scope; scope = scope.#outer) {
      const address = scope.#bound.get(prefix);
      if (address !== undefined) return address;
    }
    return undefined;
  }

  /** The usual prefixes keep their meaning with a wrong address too, which is reported. */
  #addressOf(prefix: string): string | undefined {
    return USUAL.get(prefix) ?? this.#boundTo(prefix);
  }
}

function parted(written: string): readonly [prefix: string, local: string] {
  const colon = written.indexOf(":");
  return colon === -1 ? ["", written] : [written.slice(0, colon), written.slice(colon + 1)];
}
