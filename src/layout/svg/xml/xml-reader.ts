/** The XML parser behind the tree. It is reused, because making one takes as long as reading an element. */
import type { SaxesParser } from "saxes";
import { lazyPackage } from "../../../diagnostics/lazy-package.ts";
import { declaredIn, ENTITY_LIMITS, EntityFault, entityTexts, hasSubset } from "./doctype.ts";
import { isNamed, Refused, type XmlTaker } from "./xml-taker.ts";

const library = lazyPackage<typeof import("saxes")>("saxes");

type Reader = (text: string, taker: XmlTaker) => void;

/** An idle parser. */
let idle: Reader | undefined;

/** Reads the text up to its end or up to the first fault. */
export function readXml(text: string, taker: XmlTaker): void {
  const reader = idle ?? createReader();
  idle = undefined;
  try {
    reader(text, taker);
  } catch (error) {
    if (error instanceof Refused) return;
    throw error;
  }
  // One that threw is not used again.
  idle = reader;
}

function createReader(): Reader {
  const parser = new (library().SaxesParser)({ xmlns: false });
  let text = "";
  let taker: XmlTaker;
  let begun = "";
  let at = 0;
  let named: string[] = [];
  parser.on("error", ({ message }) => taker.refuseXml(message, parser.position));
  parser.on("doctype", (doctype) => {
    if (hasSubset(doctype)) declareEntities(parser, doctype, taker);
  });
  parser.on("opentagstart", ({ name }) => {
    begun = name;
    at = parser.position;
    if (named.length > 0) named = [];
  });
  parser.on("attribute", ({ name, value }) => {
    if (name === "b:at") taker.begin(begun, value);
    else if (isNamed(name)) named.push(name);
  });
  const start = (): number => text.lastIndexOf(`<${begun}`, at - 1);
  parser.on("opentag", ({ name, attributes }) => taker.open(name, attributes, named, start));
  parser.on("closetag", () => taker.close());
  parser.on("text", (characters) => taker.addText(characters));
  parser.on("cdata", (characters) => taker.addText(characters));
  return (read, into) => {
    text = read;
    taker = into;
    parser.write(text).close();
  };
}

/** Adds the entities of a DOCTYPE to those of XML; the parser drops them when it closes. */
function declareEntities(
  parser: Pick<SaxesParser, "ENTITIES" | "position">,
  doctype: string,
  taker: XmlTaker,
): void {
  const declared = guarded(() => declaredIn(doctype));
  const textOfEntity = entityTexts(declared);
  let left: number = ENTITY_LIMITS.drawing;
  const use = (name: string): string => {
    const value = textOfEntity(name);
    left -= value.length;
    if (left >= 0) return value;
    throw new EntityFault("limit", `its entities expand to more than ${ENTITY_LIMITS.drawing} characters`);
  };
  for (const name of declared.keys())
    if (!(name in parser.ENTITIES))
      Object.defineProperty(parser.ENTITIES, name, { get: () => guarded(() => use(name)) });

  function guarded<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof EntityFault)) throw error;
      return taker.refuseEntity(error, parser.position);
    }
  }
}
