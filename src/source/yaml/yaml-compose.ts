/**
 * YAML text to the parser's documents: always 1.2 core, no tags, no merging by the library. The steps of `parseDocument`
 * are performed separately, so that nesting can be measured before the recursive part sees it.
 */
import type { Document, ParsedNode, Parser } from "yaml";
import type { TextRange } from "../tree.ts";
import { yamlLibrary } from "./yaml-library.ts";
import { YAML_LIMITS } from "./yaml-limits.ts";

type Token = ReturnType<Parser["next"]> extends Generator<infer T> ? T : never;

export interface Composed {
  readonly documents: readonly Document.Parsed<ParsedNode>[];
  /** Lines that start with `%`. */
  readonly directives: readonly (TextRange & { readonly text: string })[];
  readonly comments: readonly TextRange[];
  /** Where a limit is first exceeded; reading stops there. */
  readonly limit?: Limit;
}

export interface Limit {
  readonly at: number;
  readonly of: "depth" | "nodes" | "keys";
}

const OPTIONS = {
  version: "1.2",
  schema: "core",
  strict: true,
  // The library's own check is quadratic and reports only one place.
  uniqueKeys: false,
  merge: false,
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: "silent",
} as const;

/** @throws whatever the library throws for its own bugs; the caller turns it into a fault of the file. */
export function composeYaml(text: string): Composed {
  const { tokens, comments, limit } = readTokens(text);
  const directives = tokens.flatMap((token) =>
    token.type === "directive"
      ? [{ start: token.offset, end: token.offset + token.source.length, text: token.source }]
      : [],
  );
  const end = limit?.at ?? text.length;
  const { Composer } = yamlLibrary();
  // The documents made from very many values or keys would fill the memory.
  const isSmall = limit === undefined || limit.of === "depth";
  const documents = isSmall ? withoutStacks(() => [...new Composer(OPTIONS).compose(tokens, true, end)]) : [];
  return { documents, directives, comments, ...(limit ? { limit } : {}) };
}

/** The library creates an error for each fault, possibly thousands per file; the stacks are never used. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The lexer's token before the characters of a scalar, in which a `#` is an ordinary character. */
const SCALAR_MARK = "\u001F";

/** This many keys and values contain more than half as many values, even if colons have no key. */
const MOST_PARTS = 2 * YAML_LIMITS.nodes + 2;

interface Tokens {
  readonly tokens: readonly Token[];
  readonly comments: readonly TextRange[];
  readonly limit?: Limit;
}

function readTokens(text: string): Tokens {
  const { Lexer, Parser } = yamlLibrary();
  const parser = new Parser();
  const tokens: Token[] = [];
  const comments: TextRange[] = [];
  let limit: Limit | undefined;
  const count: Count = { parts: 0, colons: 0 };
  let before = "";
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    addTo(count, lexeme, before);
    const at = parser.offset - lexeme.length;
    if (lexeme.startsWith("#") && before !== SCALAR_MARK) comments.push({ start: at, end: parser.offset });
    limit = limitPassed(parser, count, at);
    if (limit) break;
    before = lexeme;
  }
  tokens.push(...parser.end());
  return { tokens, comments, ...(limit ? { limit } : {}) };
}

/** What was read so far: scalars and brackets, and the colons after those that are keys. */
interface Count {
  parts: number;
  colons: number;
}

function addTo(count: Count, lexeme: string, before: string): void {
  if (before === SCALAR_MARK || /^["'[{]/.test(lexeme)) count.parts += 1;
  else if (lexeme === ":") count.colons += 1;
}

function limitPassed(parser: Parser, { parts, colons }: Count, at: number): Limit | undefined {
  if (depthOf(parser) > YAML_LIMITS.depth) return { at, of: "depth" };
  if (parts - colons > YAML_LIMITS.nodes || parts > MOST_PARTS) return { at, of: "nodes" };
  const map = parser.stack.at(-1);
  return map && keysIn(map) > YAML_LIMITS.keys ? { at: map.offset, of: "keys" } : undefined;
}

/** For an open map; the text after its last key may not be a key. */
function keysIn(token: Token): number {
  const isMap =
    token.type === "block-map" || (token.type === "flow-collection" && token.start.source === "{");
  return isMap ? token.items.length - 1 : 0;
}

/** Open lists and maps: the parser's stack without the document, scalars and errors. */
function depthOf({ stack }: Parser): number {
  if (stack.length <= YAML_LIMITS.depth) return stack.length;
  return stack.filter(({ type }) => /^(block-map|block-seq|flow-collection)$/.test(type)).length;
}
