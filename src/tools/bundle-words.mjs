/**
 * Keeps words that only the manual needs out of the code that each command loads: the summary, the remedy and the examples
 * of rules, and the pages about the faults of stages. The bundle has them in files of their own, read on first use.
 */
import { parseSync, Visitor } from "rolldown/utils";

/** The properties of `ManualWords`. */
const MANUAL_ONLY = ["summary", "fix", "good", "bad"];
const DEFINES = /^define(?:Scenario|Verdict)?Rule$/;

/**
 * @param code of a module of ours, in TypeScript
 * @param words of rules by id, to which those of this module are added
 * @returns the code without these properties, except for those that are computed
 */
export function withoutWords(code, file, words) {
  if (!/\bdefine\w*Rule\(/.test(code)) return code;
  const cuts = [];
  new Visitor({
    CallExpression({ callee, arguments: [rule] }) {
      if (!DEFINES.test(callee.name) || rule?.type !== "ObjectExpression") return;
      const values = new Map(rule.properties.map((one) => [one.key?.name, one]));
      const id = textOf(values.get("id")?.value);
      words[id] = {};
      for (const name of MANUAL_ONLY) {
        const property = values.get(name);
        const text = textOf(property?.value);
        if (text === undefined) continue;
        words[id][name] = text;
        cuts.push(property);
      }
    },
  }).visit(parseSync(file, code).program);
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ""), code);
}

/** The code of a file whose export is this value. V8 parses JSON faster than code, and without keeping its strings for good. */
export function fileOf(value) {
  const text = JSON.stringify(JSON.stringify(value));
  return `"use strict";\nmodule.exports = JSON.parse(${inAscii(text)});\n`;
}

/** A text, or a list of texts; undefined for anything that is computed. */
function textOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0].value.cooked;
  if (node?.type !== "ArrayExpression") return undefined;
  const texts = node.elements.map(textOf);
  return texts.includes(undefined) ? undefined : texts;
}

const inAscii = (text) =>
  text.replace(/[^\0-\x7F]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
