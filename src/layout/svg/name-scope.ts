/**
 * The names of elements and attributes at one place of a drawing, by XML namespace: "ns0:rect" is a "rect" where ns0 is
 * bound to SVG, whatever the prefix. Drawings written by hand often bind nothing, so an unbound "svg:", "b:" or "xlink:"
 * keeps its usual meaning, and a default namespace that nobody knows counts as SVG.
 */
export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
export const OWN_NAMESPACE = "urn:broadside";
const XLINK = "http://www.w3.org/1999/xlink";
const XHTML = "http://www.w3.org/1999/xhtml";

/** What the usual prefixes stand for, bound or not. */
const USUAL: Readonly<Record<string, string>> = { svg: SVG_NAMESPACE, b: OWN_NAMESPACE, xlink: XLINK };

/** Prefixes that need no declaration here; XML itself binds the last two. */
const IMPLIED = new Set([...Object.keys(USUAL), "xml", "xmlns"]);

/** Addresses of drawing programs for the prefixes that they write. */
const OF_PROGRAMS: Readonly<Record<string, string>> = {
  inkscape: "http://www.inkscape.org/namespaces/inkscape",
  sodipodi: "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  cc: "http://creativecommons.org/ns#",
  dc: "http://purl.org/dc/elements/1.1/",
  sketch: "http://www.bohemiancoding.com/sketch/ns",
  figma: "http://www.figma.com/figma/ns",
  serif: "http://www.serif.com/",
};

/** Namespaces whose elements draw nothing, also without a prefix. */
const SILENT = [
  ...Object.values(OF_PROGRAMS),
  "http://ns.adobe.com/",
  "adobe:ns:",
  "http://web.resource.org/cc/",
];

/** What is wrong with a prefix; `address` is what it should be bound to, if that is known. */
export interface PrefixFault {
  readonly prefix: string;
  readonly bound: string | undefined;
  readonly address: string | undefined;
}

export class NameScope {
  readonly #bound: ReadonlyMap<string, string>;
  /** Names without a prefix are those of SVG. */
  readonly #isPlain: boolean;
  readonly #elements = new Map<string, string>();

  private constructor(bound: ReadonlyMap<string, string>) {
    this.#bound = bound;
    const address = bound.get("") ?? "";
    this.#isPlain = address !== XHTML && !SILENT.some((start) => address.startsWith(start));
  }

  /** Nothing is bound yet. */
  static readonly outside = new NameScope(new Map());

  /** The scope inside a start tag with these attributes; only those that are `named` can bind a prefix. */
  within(attributes: Readonly<Record<string, string>>, named: readonly string[]): NameScope {
    let bound: Map<string, string> | undefined;
    for (const name of named) {
      const prefix = name === "xmlns" ? "" : name.startsWith("xmlns:") ? name.slice(6) : undefined;
      const address = attributes[name] as string;
      if (prefix === undefined || this.#bound.get(prefix) === address) continue;
      bound ??= new Map(this.#bound);
      bound.set(prefix, address);
    }
    return bound ? new NameScope(bound) : this;
  }

  /** "rect" for an element of SVG, "b:text" for an own one, "html:p" for one of HTML; others keep a prefix. */
  elementName(written: string): string {
    if (this.#isPlain && !written.includes(":")) return written;
    let name = this.#elements.get(written);
    if (name === undefined) {
      name = this.#named(written);
      this.#elements.set(written, name);
    }
    return name;
  }

  /** "xlink:href" and "b:text" under any prefix; handlers of events lose theirs, so that none is overlooked. */
  attributeName(written: string): string {
    const [prefix, local] = parted(written);
    const address = prefix === "" ? undefined : this.#addressOf(prefix);
    if (address === XLINK) return `xlink:${local}`;
    if (address === OWN_NAMESPACE) return `b:${local}`;
    return (address === SVG_NAMESPACE || address === XHTML) && local.startsWith("on") ? local : written;
  }

  /** Why the prefix of a name says something else than its writer believes; undefined when all is well. */
  faultOf(written: string): PrefixFault | undefined {
    const [prefix] = parted(written);
    if (prefix === "") return undefined;
    const bound = this.#bound.get(prefix);
    const address = USUAL[prefix];
    if (bound === undefined)
      return IMPLIED.has(prefix) ? undefined : { prefix, bound, address: OF_PROGRAMS[prefix] };
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

  /** The usual prefixes keep their meaning under a wrong address too, which is reported. */
  #addressOf(prefix: string): string | undefined {
    return USUAL[prefix] ?? this.#bound.get(prefix);
  }
}

function parted(written: string): readonly [prefix: string, local: string] {
  const colon = written.indexOf(":");
  return colon === -1 ? ["", written] : [written.slice(0, colon), written.slice(colon + 1)];
}
