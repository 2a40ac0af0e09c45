/**
 * The meaning of element and attribute names in a template, by the prefixes that its text binds: "x:text" is a "b:text" if x
 * is bound to Broadside's namespace, "ns0:text" a "text" if ns0 is bound to SVG's.
 * Limits: a prefix applies to the whole file, and to the partials it calls; layout reads namespaces exactly.
 */

/** The usual name for a written one. */
export type Meaning = (written: string) => string;

const BOUND = /\sxmlns:([^\s=:"']+)\s*=\s*["'](http:\/\/www\.w3\.org\/2000\/svg|urn:broadside)["']/g;

/** The meanings of names in a template and its callers, from their texts. */
export function meaningsIn(...texts: readonly string[]): Meaning {
  const usual = new Map([["svg", ""]]);
  for (const text of texts)
    for (const [, prefix = "", address] of text.matchAll(BOUND))
      usual.set(prefix, address === "urn:broadside" ? "b:" : "");
  return (written) => {
    const colon = written.indexOf(":");
    const prefix = colon === -1 ? undefined : usual.get(written.slice(0, colon));
    return prefix === undefined ? written : prefix + written.slice(colon + 1);
  };
}
