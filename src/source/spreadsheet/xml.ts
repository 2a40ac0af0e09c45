/**
 * The XML in workbooks, read element by element without a tree. Strict and bounded: no DOCTYPE, no entities but those of
 * XML itself, limited depth. Names come without their prefix, because each program chooses its own.
 */
import type { SaxesParser, SaxesTagPlain } from "saxes";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { noWorkbook } from "./unreadable.ts";
import type { ZipFile } from "./zip.ts";

const library = lazyPackage<typeof import("saxes")>("saxes");

/** By name; names of attributes have no prefix in Excel workbooks, apart from relationships. */
export type Attributes = Readonly<Record<string, string>>;

/** "1" or "true", as programs write. */
export const isTrue = (written: string | undefined): boolean => written === "1" || written === "true";

export interface XmlTaker {
  /** An element begins. */
  open(name: string, attributes: Attributes): void;
  /** Its text, in one or more parts, between elements. */
  text?(text: string): void;
  close?(name: string): void;
  /** Names of attributes have prefixes, without which they are given. */
  readonly hasPrefixes?: true;
}

const DEEPEST = 100;

/**
 * Reads a file of a workbook; false if there is none.
 * @throws Unreadable
 */
export function readXml(zip: ZipFile, name: string, taker: XmlTaker): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let parser: SaxesParser | undefined;
  const decoded = (piece?: Uint8Array): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw noWorkbook(`the workbook is damaged: ${name} is not UTF-8`);
    }
  };
  const isThere = zip.read(name, (piece) => {
    parser ??= parserFor(name, taker);
    parser.write(decoded(piece));
  });
  if (!isThere) return false;
  parser ??= parserFor(name, taker);
  parser.write(decoded()).close();
  return true;
}

function parserFor(name: string, { open, text, close, hasPrefixes }: XmlTaker): SaxesParser {
  const parser: SaxesParser = new (library().SaxesParser)({ position: false });
  let depth = 0;
  parser.on("error", ({ message }) => {
    throw noWorkbook(`the workbook is damaged: ${name} is not valid XML (${message})`);
  });
  parser.on("doctype", () => {
    throw noWorkbook(
      `${name} in the workbook declares entities (DOCTYPE), which no spreadsheet program writes`,
      "do not use this file, or save it again with a spreadsheet program you trust",
    );
  });
  parser.on("opentag", (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > DEEPEST)
      throw noWorkbook(`the workbook is damaged: elements in ${name} are nested too deeply`);
    open(localName(tag.name), hasPrefixes ? localNames(tag.attributes) : tag.attributes);
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  parser.on("closetag", (tag: SaxesTagPlain) => {
    depth -= 1;
    close?.(localName(tag.name));
  });
  return parser;
}

const localName = (name: string): string => {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
};

/** Of two names that differ only by prefix, the first counts. */
function localNames(attributes: Record<string, string>): Attributes {
  const local: Record<string, string> = {};
  for (const name in attributes) local[localName(name)] ??= attributes[name] as string;
  return local;
}
