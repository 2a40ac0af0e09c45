/**
 * XML text -> tree with places. Strict: the first fault ends it. No DOCTYPE, no entities but the five of XML and
 * numbers, and limits on size, so that a hostile drawing costs nothing.
 */
import { SaxesParser } from "saxes";
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Faults } from "./faults.ts";
import { createPositions, readOrigin } from "./origin.ts";
import type { SvgElement } from "./svg-element.ts";
import { explainXmlFault } from "./xml-fault.ts";

export const XML_LIMITS = { elements: 50_000, depth: 200, text: 20_000 } as const;

type Growing = SvgElement & { readonly children: (SvgElement | string)[] };

/** Reads the text; undefined when it is no XML, with the reason among the faults. */
export function parseXml(file: string, text: string, faults: Faults): SvgElement | undefined {
  const parser = new SaxesParser({ xmlns: false });
  const positionAt = createPositions(text);
  const open: Growing[] = [];
  let root: Growing | undefined;
  let templatePlace: Place | undefined;
  let count = 0;
  let start = 0;
  let refused = false;

  const refuse = (rule: string, message: string, place: Place, fix?: string): void => {
    if (!refused) faults.add(place, "error", rule, message, fix === undefined ? {} : { fix });
    refused = true;
  };
  const here = (): Place => {
    if (templatePlace) return templatePlace;
    const at = positionAt(parser.position);
    return { file, start: at, end: at };
  };
  const overLimit = (what: string, limit: number): void =>
    refuse("svg/limit", `the drawing has more than ${limit} ${what}`, here(), "simplify the drawing");

  parser.on("error", (error) => {
    if (refused) return;
    const { message, fix } = explainXmlFault(error.message, text, parser.position);
    refuse("svg/parse", message, here(), fix);
  });
  parser.on("doctype", () =>
    refuse(
      "svg/doctype",
      "the drawing has a DOCTYPE, which is not read",
      here(),
      "delete the <!DOCTYPE …> line",
    ),
  );
  parser.on("opentagstart", ({ name }) => {
    start = text.lastIndexOf(`<${name}`, parser.position - 1);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (refused) return;
    count += 1;
    const parent = open.at(-1);
    const plain = name.startsWith("svg:") ? name.slice(4) : name;
    const isInstrumented = attributes["b:at"] !== undefined;
    const { origin, place } = readOrigin(file, positionAt(start), name, attributes);
    const element: Growing = { name: plain, attributes, children: [], parent, origin, place };
    templatePlace = isInstrumented ? place : undefined;
    parent?.children.push(element);
    root ??= element;
    open.push(element);
    if (count > XML_LIMITS.elements) overLimit("elements", XML_LIMITS.elements);
    if (open.length > XML_LIMITS.depth) overLimit("levels of nesting", XML_LIMITS.depth);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (characters: string): void => {
    const element = open.at(-1);
    if (refused || !element) return;
    element.children.push(characters);
    if (characters.length > XML_LIMITS.text && element.name !== "style") {
      overLimit("characters in one text", XML_LIMITS.text);
    }
  };
  parser.on("text", addText);
  parser.on("cdata", addText);

  parser.write(text).close();
  return refused ? undefined : root;
}
