/** The contents of a paragraph, a heading or a cell: marks, icons by name, links checked and printed as their words. */
import type { FootnoteReference, Image, Link, PhrasingContent } from "mdast";
import { isInAddress, meantName, oddNamesIn } from "../diagnostics/colon-names.ts";
import type { Place } from "../diagnostics/diagnostic.ts";
import type { SearchLikely } from "../diagnostics/name-search.ts";
import { withoutPercentCodes } from "../diagnostics/percent-codes.ts";
import { moreIcons } from "../diagnostics/text/fix-ends.ts";
import { listed, shortened } from "../diagnostics/words.ts";
import type { Part, TextPart, Words } from "./blocks.ts";
import type { HeadingNames } from "./heading-names.ts";
import { ESCAPED_COLON } from "./markdown.ts";
import { cardAt, checkNamed, type NameCheck, type Report } from "./names.ts";
import { reportRawMarks } from "./report-raw-marks.ts";

export interface Reading extends NameCheck {
  /** What an unknown icon or term was probably meant to be. */
  readonly searchLikely: SearchLikely;
  readonly headings: HeadingNames;
  /** The parsed Markdown, in which each text has its offsets. */
  readonly source: string;
  /** The raised number of a footnote. */
  noteMark(reference: FootnoteReference): string;
  placeOf(node: { readonly position?: unknown }): Place;
  /** The place of some words within a place; the whole place if they come from the game's data. */
  within(place: Place, words: string): Place;
}

type Style = Pick<TextPart, "bold" | "italic" | "struck" | "link">;
const PLAIN: Style = { bold: false, italic: false };

export function wordsOf(nodes: readonly PhrasingContent[], reading: Reading): Words {
  reportRawMarks(nodes, reading);
  return joined(nodes.flatMap((node) => partsOf(node, PLAIN, reading)));
}

function partsOf(node: PhrasingContent, style: Style, reading: Reading): readonly Part[] {
  const inside = (children: readonly PhrasingContent[], more: Partial<Style>): readonly Part[] =>
    children.flatMap((child) => partsOf(child, { ...style, ...more }, reading));
  switch (node.type) {
    case "text":
      return textParts(node.value, style, reading.placeOf(node), reading);
    case "strong":
      return inside(node.children, { bold: true });
    case "emphasis":
      return inside(node.children, { italic: true });
    case "delete":
      return inside(node.children, { struck: true });
    case "footnoteReference":
      return [{ kind: "text", text: reading.noteMark(node), ...style }];
    case "inlineCode":
      return [{ kind: "text", text: node.value, ...style, italic: true }];
    case "break":
      return [{ kind: "break" }];
    case "link":
      return [
        ...inside(node.children, linkTo(node.url, reading.placeOf(node), reading)),
        ...addressOf(node, style),
      ];
    case "image":
      refusePicture(node, reading);
      return [];
    case "html":
      checkHtml(node.value, reading.placeOf(node), reading.report);
      return [];
    default:
      refuse(node, reading);
      return [];
  }
}

/** Comments are an author's notes; other HTML is refused. */
export function checkHtml(html: string, place: Place, report: Report): void {
  if (/^(?:\s*<!--[\s\S]*?-->)+\s*$/.test(html)) return;
  report("booklet/html", place, {
    message: `${shortened(html.trim().split("\n")[0] ?? "")} is HTML, which booklets do not support`,
    why: "it is set for paper, not for a browser",
    fix: "write it in Markdown; for a literal < write \\<",
  });
}

export function refuse(node: { readonly type: string }, { placeOf, report }: Reading): void {
  const names: Readonly<Record<string, string>> = {
    code: "a code block",
    linkReference: "a link to an address further down",
    imageReference: "a picture with an address further down",
    definition: "an address for links",
  };
  report("booklet/unsupported", placeOf(node as never), {
    message: `${names[node.type] ?? `"${node.type}"`} cannot be set`,
    fix: "write it as plain text; lines that begin with four spaces are code",
  });
}

function refusePicture(node: Image, { placeOf, report }: Reading): void {
  report("booklet/picture-in-text", placeOf(node), {
    message: "a picture is placed within a line of text",
    fix: "give it a separate paragraph; several pictures may be side by side there",
  });
}

const WEB = /^https?:\/\//;

/** The target of a link in the PDF; it is looked up. */
function linkTo(url: string, place: Place, reading: Reading): Pick<Style, "link"> {
  if (url.startsWith("scenario:")) {
    const id = checkNamed("scenario", url, place, reading);
    if (id !== undefined) return { link: `scenario:${id}` };
  } else if (url.startsWith("card:")) {
    const found = cardAt(url, place, reading);
    if (found) return { link: `card:${found.deck}/${found.card}` };
  } else if (url.startsWith("#")) {
    const name = url.slice(1);
    // Some editors percent-encode letters beyond ASCII.
    const heading = withoutPercentCodes(name) ?? name;
    reading.headings.ask(heading, place);
    return { link: `#${heading}` };
  } else if (WEB.test(url) && URL.canParse(url)) return { link: new URL(url).href };
  else
    reading.report("booklet/bad-link", place, {
      message: `the link leads to "${shortened(url, 60)}"`,
      why: "readers cannot follow it, on paper or on a screen",
      fix: "link to card:<deck>/<card>, scenario:<id>, #<heading> or https://<address>",
    });
  return {};
}

/** On paper a web address must be visible: it is printed after words that do not contain it. */
function addressOf({ url, children }: Link, style: Style): readonly Part[] {
  const address = url.replace(WEB, "").replace(/\/$/, "");
  const isSaid = children.some((child) => child.type === "text" && child.value.includes(address));
  return WEB.test(url) && !isSaid ? [{ kind: "text", text: ` (${address})`, ...style }] : [];
}

const NAME = /:([a-z0-9-]+):/g;

function textParts(value: string, style: Style, place: Place, reading: Reading): readonly Part[] {
  const text = value.replace(/[ \t]*\n[ \t]*/g, " ");
  const parts: Part[] = [];
  const add = (piece: string): void => {
    if (piece !== "") parts.push({ kind: "text", text: piece.replaceAll(ESCAPED_COLON, ":"), ...style });
  };
  let from = 0;
  for (const match of text.matchAll(NAME)) {
    const part = named(match[1] as string, isInAddress(text, match.index), style, place, reading);
    if (!part) continue;
    add(text.slice(from, match.index));
    parts.push(part);
    from = match.index + match[0].length;
  }
  add(text.slice(from));
  for (const name of oddNamesIn(text)) reportOdd(name, place, reading);
  return parts;
}

/** An icon or a term's words; undefined if there is neither, and reported if it is meant as a name. */
function named(
  name: string,
  inAddress: boolean,
  style: Style,
  place: Place,
  { names, report, within, searchLikely }: Reading,
): Part | undefined {
  if (names.hasIcon(name)) return { kind: "icon", name, ...(style.struck && { struck: true }) };
  const term = names.term(name);
  if (term !== undefined) return { kind: "text", text: term, ...style };
  // a time ("12:30:45"), or a part of an address
  if (!/[a-z]/.test(name) || inAddress) return undefined;
  const likely = searchLikely(name, () => {
    const [own = [], others = []] = names.iconNames();
    return [[...names.termNames(), ...own], others];
  });
  const marked = likely.names.map((one) => `:${one}:`);
  report("booklet/unknown-icon", within(place, `:${name}:`), {
    message: `":${name}:" is neither an icon nor a term`,
    fix:
      marked.length > 0
        ? `write ${listed(marked, "or")}${moreIcons(likely.word)}`
        : "correct the name, or write \\: before it if the colons are intentional",
  });
  return undefined;
}

/** A word that is similar to a known name, but not written like one. */
function reportOdd(name: string, place: Place, { names, report, within, suggest }: Reading): void {
  const [own = [], others = []] = names.iconNames();
  const near = meantName(
    name,
    () => [...names.termNames(), ...own],
    () => others,
    suggest,
  );
  if (near === undefined) return;
  const message = `":${name}:" is neither an icon nor a term`;
  report("booklet/unknown-icon", within(place, `:${name}:`), { message, fix: `write :${near}:` }, "warning");
}

/** Merges neighbours of one style. */
function joined(parts: readonly Part[]): Words {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isAlike =
      part.kind === "text" &&
      before?.kind === "text" &&
      before.bold === part.bold &&
      before.italic === part.italic &&
      before.struck === part.struck &&
      before.link === part.link;
    if (isAlike) all[all.length - 1] = { ...before, text: before.text + part.text };
    else all.push(part);
  }
  return all;
}
