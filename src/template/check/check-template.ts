/**
 * Checks one template file before compilation: unknown helpers, partials and "@" names, unsupported forms, wrong numbers of
 * values, reserved names, size. One walk gives line and column for all of them.
 */
import type { Diagnostic, Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { isReservedName } from "../../diagnostics/reserved-names.ts";
import { DATA_NAMES, type DataFields, type DataNames } from "../data/data-names.ts";
import {
  type Branch,
  type Call,
  calleeOf,
  isCall,
  isField,
  isPath,
  pairsOf,
  partialNameOf,
} from "../expressions.ts";
import { type FaultWords, faultAt, type TemplateFault } from "../faults.ts";
import { BLOCKS, HELPERS, isBlock } from "../helpers/index.ts";
import { LIMITS } from "../limits.ts";
import type { ParsedTemplate } from "../parse.ts";
import { wrongWordIn } from "./compared-words.ts";

/**
 * All faults of one file.
 * @param partials names of all callable partials
 * @param names allowed after "@"
 */
export function checkTemplate(
  parsed: ParsedTemplate,
  partials: readonly string[],
  names: DataNames = DATA_NAMES,
): readonly Diagnostic[] {
  const walk = new TemplateWalk(parsed, partials, names);
  walk.program(parsed.program);
  return walk.diagnostics;
}

const NO_RAW = "values are inserted into XML; only {{name}} makes them safe there";

class TemplateWalk {
  readonly diagnostics: Diagnostic[] = [];
  private readonly parsed: ParsedTemplate;
  private readonly partials: readonly string[];
  private readonly names: DataNames;
  private nodes = 0;

  constructor(parsed: ParsedTemplate, partials: readonly string[], names: DataNames) {
    this.parsed = parsed;
    this.partials = partials;
    this.names = names;
  }

  program(program: Branch): void {
    for (const statement of program?.body ?? []) if (this.counted(statement)) this.statement(statement);
  }

  private statement(node: hbs.AST.Statement): void {
    if (node.type === "MustacheStatement") this.mustache(node as hbs.AST.MustacheStatement);
    else if (node.type === "BlockStatement") this.block(node as hbs.AST.BlockStatement);
    else if (node.type === "PartialStatement") this.partial(node as hbs.AST.PartialStatement);
    else if (node.type !== "ContentStatement" && node.type !== "CommentStatement") this.unsupported(node);
  }

  private mustache(node: hbs.AST.MustacheStatement): void {
    if (!node.escaped) {
      const name = isPath(node.path) ? node.path.original : "name";
      this.fault(node, "raw-output", {
        message: "values are never printed raw",
        why: NO_RAW,
        fix: `write {{${name}}}`,
      });
    }
    if (!isField(node)) this.call(node);
    else if (isPath(node.path)) this.path(node.path);
    else
      this.fault(node, "syntax", {
        message: "a literal is used instead of a field",
        fix: "write it without {{ }}",
      });
  }

  private block(node: hbs.AST.BlockStatement): void {
    const name = calleeOf(node);
    if (isBlock(name)) {
      this.count(node, name, 1, 1);
      for (const pair of pairsOf(node))
        if (pair.key !== "includeZero" || (name !== "if" && name !== "unless"))
          this.namedValue(pair, `#${name}`);
    } else this.unknownBlock(node, name);
    this.values(node);
    this.program(node.program);
    this.program(node.inverse);
  }

  private partial(node: hbs.AST.PartialStatement): void {
    const name = partialNameOf(node);
    if (name === undefined) {
      const fix = `write the partial's name, inside {{#if}} if it depends on the card`;
      this.fault(node.name, "unsupported", { message: "the name of a partial cannot be computed", fix });
    } else if (!this.partials.includes(name)) {
      const near = nearest(name, this.partials);
      const fix = near ? `write "${near}"` : `add templates/<game>/partials/${name}.svg.hbs`;
      const edits = this.edits(node.name, name, onlyNearest(name, this.partials));
      this.fault(node.name, "unknown-partial", { message: `there is no partial "${name}"`, fix, edits });
    }
    this.values(node);
  }

  private call(node: Call): void {
    const name = isPath(node.path) ? node.path.original : "";
    const helper = Object.hasOwn(HELPERS, name) ? HELPERS[name] : undefined;
    if (helper) this.count(node, name, helper.least, helper.most, helper.usage);
    else if (isBlock(name)) {
      const fix = `write {{#${name} ...}} ... {{/${name}}}`;
      this.fault(node.path, "unknown-helper", { message: `"${name}" is a block, not a helper`, fix });
    } else this.unknownHelper(node.path, name, node.params.length + pairsOf(node).length > 0);
    for (const pair of pairsOf(node)) this.namedValue(pair, name);
    this.comparedWord(node, name);
    this.values(node);
  }

  private comparedWord(node: Call, helper: string): void {
    const wrong = wrongWordIn(node, helper);
    if (!wrong) return;
    const { at, name, words } = wrong;
    const near = nearest(at.value, words);
    this.fault(at, "unknown-data", {
      message: `${name} is never "${at.value}"`,
      fix: near ? `write "${near}"` : `${name} is one of: ${words.join(", ")}`,
    });
  }

  private values(node: { params: hbs.AST.Expression[]; hash?: hbs.AST.Hash }): void {
    for (const value of [...node.params, ...pairsOf(node).map((pair) => pair.value)]) {
      if (!this.counted(value)) continue;
      if (isPath(value)) this.path(value);
      else if (isCall(value)) this.call(value);
    }
  }

  private path(path: hbs.AST.PathExpression): void {
    const reserved = path.parts.find(isReservedName);
    if (reserved) {
      const why = "this name refers to the program instead of the card";
      this.fault(path, "reserved-name", {
        message: `"${reserved}" cannot be a field`,
        why,
        fix: "rename the field",
      });
    }
    if (path.data) this.data(path);
  }

  private data(path: hbs.AST.PathExpression): void {
    let fields: DataFields = this.names;
    let before = "@";
    for (const part of path.parts) {
      if (fields === "open") return;
      const names = namesAmong(fields);
      if (!names.includes(part)) {
        this.unknownData(path, before + part, part, names, before);
        return;
      }
      fields = fieldsBehind(fields, part);
      before = `${before}${part}.`;
    }
  }

  private unknownData(
    path: hbs.AST.PathExpression,
    written: string,
    word: string,
    names: readonly string[],
    before: string,
  ): void {
    const near = nearest(word, names);
    const known =
      names.length === 0
        ? `${before.slice(0, -1)} has no parts`
        : `known: ${names.map((name) => before + name).join(", ")}`;
    this.fault(path, "unknown-data", {
      message: `there is no "${written}"`,
      fix: near ? `write "${before}${near}"` : known,
      edits: this.edits(path, before + word, onlyNearest(word, names), before),
    });
  }

  private unknownHelper(node: hbs.AST.Node, name: string, hasValues: boolean): void {
    const near = nearest(name, Object.keys(HELPERS));
    const all = `helpers: ${Object.keys(HELPERS).join(", ")}`;
    const label = hasValues
      ? "a name followed by values calls a helper"
      : "a name in parentheses calls a helper";
    this.fault(node, "unknown-helper", {
      message: `there is no helper "${name}"`,
      label,
      fix: near ? `write "${near}"` : all,
      edits: this.edits(node, name, onlyNearest(name, Object.keys(HELPERS))),
    });
  }

  private unknownBlock(node: hbs.AST.BlockStatement, name: string): void {
    const near = nearest(name, BLOCKS);
    const fix = near ? `write {{#${near} ...}}` : `write {{#if ${name}}} or {{#each ${name}}}`;
    this.fault(node.path, "unknown-helper", { message: `there is no block "${name}"`, fix });
  }

  private namedValue(pair: hbs.AST.HashPair, name: string): void {
    const message = `"${name}" takes no value named "${pair.key}"`;
    this.fault(pair, "wrong-arguments", { message, fix: "write only the value, in its position" });
  }

  private count(node: Call, name: string, least: number, most: number, usage = `{{#${name} value}}`): void {
    const found = node.params.length;
    if (found >= least && found <= most) return;
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    const message = `"${name}" takes ${wanted} value${wanted === "1" ? "" : "s"}, found ${found}`;
    this.fault(node.path, "wrong-arguments", { message, fix: `write ${usage}` });
  }

  private unsupported(node: hbs.AST.Statement): void {
    const message =
      node.type === "PartialBlockStatement"
        ? "partials with a body are not supported"
        : "decorators and inline partials are not supported";
    const fix = "put the drawing into templates/<game>/partials/ and call it with {{> name}}";
    this.fault(node, "unsupported", { message, fix });
  }

  /** False, after reporting it once, if the template is too large to continue. */
  private counted(node: hbs.AST.Node): boolean {
    this.nodes++;
    if (this.nodes === LIMITS.nodes + 1)
      this.fault(node, "limit", {
        message: `the template has more than ${LIMITS.nodes} parts`,
        fix: "use {{#each}} for repeated parts, or <b:art> for pictures",
      });
    return this.nodes <= LIMITS.nodes;
  }

  /** Replaces a wrong word that is written literally. */
  private edits(
    node: { readonly loc: hbs.AST.SourceLocation },
    written: string,
    word: string | undefined,
    before = "",
  ): readonly TextEdit[] | undefined {
    const place = this.parsed.places.of(node.loc);
    const found = this.parsed.source.text.slice(place.start.offset, place.end.offset);
    return word === undefined || found !== written ? undefined : [{ ...place, text: before + word }];
  }

  private fault(
    node: { readonly loc: hbs.AST.SourceLocation },
    fault: TemplateFault,
    words: FaultWords,
  ): void {
    const place: Place = this.parsed.places.of(node.loc);
    this.diagnostics.push(faultAt(place, fault, words));
  }
}

const isList = (fields: DataFields): fields is readonly string[] => Array.isArray(fields);

function namesAmong(fields: DataFields): readonly string[] {
  if (isList(fields)) return fields;
  return typeof fields === "string" ? [] : Object.keys(fields);
}

const fieldsBehind = (fields: DataFields, name: string): DataFields =>
  isList(fields) || typeof fields === "string" ? "open" : (fields[name] ?? "open");
