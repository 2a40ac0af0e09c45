/** Footnotes: numbered in order of reference, each text set once. */
import type { FootnoteDefinition, FootnoteReference, Nodes, Root } from "mdast";
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Report } from "./names.ts";

export interface Footnotes {
  /** The raised number of a reference. */
  markOf(reference: FootnoteReference): string;
  /** The notes referred to since the last call, in order; reading one may add more. */
  next(): { readonly mark: string; readonly definition: FootnoteDefinition } | undefined;
  /** Reports texts that nothing refers to, and second texts with the same name. */
  check(placeOf: (node: Nodes) => Place, report: Report): void;
}

export function footnotesIn(root: Root): Footnotes {
  const all = definitionsIn(root);
  const byName = new Map([...all].reverse().map((one) => [one.identifier, one]));
  const numbers = new Map<string, number>();
  const waiting: string[] = [];
  const markOf = ({ identifier }: Pick<FootnoteReference, "identifier">): string => {
    const number = numbers.get(identifier);
    if (number !== undefined) return raised(number);
    numbers.set(identifier, numbers.size + 1);
    waiting.push(identifier);
    return raised(numbers.size);
  };
  return {
    markOf,
    next: () => {
      const identifier = waiting.shift();
      // The parser reads a reference without a text as words.
      const definition = identifier === undefined ? undefined : byName.get(identifier);
      return definition && { mark: markOf(definition), definition };
    },
    check: (placeOf, report) => {
      for (const one of all) {
        const isFirst = byName.get(one.identifier) === one;
        if (isFirst && numbers.has(one.identifier)) continue;
        const mark = `[^${one.label ?? one.identifier}]`;
        const words = isFirst
          ? {
              message: `nothing refers to the footnote ${mark}, so it is not printed`,
              fix: `write ${mark} where it belongs, or remove it`,
            }
          : { message: `${mark} already has a text; this one is not printed`, fix: "give it another name" };
        report("booklet/unused-footnote", placeOf(one), words, "warning");
      }
    },
  };
}

/** In text order, including those inside quotes and lists. */
function definitionsIn(node: Nodes): readonly FootnoteDefinition[] {
  const inner = "children" in node ? node.children.flatMap(definitionsIn) : [];
  return node.type === "footnoteDefinition" ? [node, ...inner] : inner;
}

const DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const raised = (number: number): string => [...String(number)].map((digit) => DIGITS[Number(digit)]).join("");
