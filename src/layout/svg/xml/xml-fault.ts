/** The wording of faults in XML; the parser's own words name the symptom, often far from the cause. */
import { lazyPackage } from "../../../diagnostics/lazy-package.ts";
import type { PrefixFault } from "./name-scope.ts";

const library = lazyPackage<typeof import("character-entities")>("character-entities");

/** The wording for a parser's complaint at an offset; with its line only if the text is `asWritten`: a rendered text has other lines. */
export function explainXmlFault(
  complaint: string,
  text: string,
  offset: number,
  asWritten: boolean,
): { message: string; fix: string } {
  const lineAt = (at: number): string => (asWritten ? ` on line ${lineOf(text, at)} of the drawing` : "");
  const stray = strayAmpersand(text, offset);
  if (stray !== undefined) {
    const snippet = text
      .slice(stray, stray + 12)
      .replace(/\s+/g, " ")
      .trim();
    return {
      message: `a bare "&"${lineAt(stray)} at "${snippet}"`,
      fix: 'write "&amp;" for the character &',
    };
  }
  const unknown = complaint.includes("undefined entity") && /&([^\s&;]+);$/.exec(text.slice(0, offset))?.[1];
  if (unknown) return explainEntity(unknown, lineAt(offset));
  const cut = CUT.find(([words]) => complaint.includes(words))?.[1];
  if (cut) return { message: cut, fix: "the file is incomplete: save it again in your drawing program" };
  const words = complaint.replace(/^(.*:)?\d+:\d+: /, "").replace(/\.$/, "");
  return {
    message: `not well-formed XML${lineAt(offset)}: ${words}`,
    fix: "check quotes, < and > and closing tags near it",
  };
}

/** The offset of a bare & before an offset: the parser complains about what comes after it. */
export const strayAmpersand = (text: string, offset: number): number | undefined =>
  /&(?!#?[\w.:-]+;)/.exec(text.slice(0, offset + 1))?.index;

/** Of a file that is incomplete or empty: the parser's words, and ours. */
const CUT: readonly (readonly [complaint: string, message: string])[] = [
  ["must contain a root element", "the drawing is empty, expected <svg>"],
  ["unexpected end", "the drawing ends inside a tag, a comment or CDATA"],
];

/** The wording for an entity that no DOCTYPE declares; HTML has more of them than XML. @param where " on line 3" */
export function explainEntity(name: string, where: string): { message: string; fix: string } {
  const { characterEntities: ofHtml } = library();
  const characters = Object.hasOwn(ofHtml, name) ? ofHtml[name] : undefined;
  if (characters === undefined)
    return { message: `the entity &${name}; is not declared${where}`, fix: fixOfEntity(name) };
  const numbers = [...characters].map((one) => `&#${one.codePointAt(0)};`).join("");
  const isVisible = /[^\p{Z}\p{C}\p{M}]/u.test(characters);
  return {
    message: `the entity &${name}; is an HTML entity, which XML does not have${where}`,
    fix: isVisible ? `write the character itself, ${characters}, or ${numbers}` : `write ${numbers}`,
  };
}

/** Illustrator's entities for namespaces begin with "ns_". */
function fixOfEntity(name: string): string {
  return name.startsWith("ns_")
    ? 'restore the <!DOCTYPE …> that declared it in Illustrator\'s file, or save the drawing again without "Preserve Illustrator Editing Capabilities"'
    : `write the text itself, or declare the entity before <svg>: <!DOCTYPE svg [<!ENTITY ${name} "…">]>`;
}

/** The wording for a prefix that is not bound, or bound to the wrong address. @param what that has it */
export function explainPrefix({ prefix, bound, address }: PrefixFault, what: string) {
  if (bound !== undefined)
    return {
      message: `the prefix "${prefix}" is bound to "${bound}", expected "${address}"`,
      why: "Broadside reads it as if it were bound to the right address; other programs do not",
      fix: `write xmlns:${prefix}="${address}"`,
    };
  return {
    message: `the prefix "${prefix}" of ${what} is not declared`,
    why: "nothing with this prefix is drawn, and other programs refuse to open such a drawing",
    fix: `declare it in the <svg> tag, xmlns:${prefix}="${address ?? "…"}", or delete everything that uses it`,
  };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
