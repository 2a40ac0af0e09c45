/**
 * YAML text to the parser's documents: 1.2 core whatever the file says, no tags, no merging by the library. The steps of
 * `parseDocument` are taken one by one, so that nesting can be measured before the recursive part meets it.
 */
import type { Document, ParsedNode, Parser } from "yaml";
import type { TextRange } from "./tree.ts";
import { yamlLibrary } from "./yaml-library.ts";
import { YAML_LIMITS } from "./yaml-limits.ts";

type Token = ReturnType<Parser["next"]> extends Generator<infer T> ? T : never;

export interface Composed {
  readonly documents: readonly Document.Parsed<ParsedNode>[];
  /** Lines that start with `%`. */
  readonly directives: readonly (TextRange & { readonly text: string })[];
  readonly comments: readonly TextRange[];
  /** Where lists and maps first go deeper than the limit; the reading stops there. */
  readonly tooDeep?: number;
}

const OPTIONS = {
  version: "1.2",
  schema: "core",
  strict: true,
  // The library's own check is quadratic and knows one place only.
  uniqueKeys: false,
  merge: false,
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: "silent",
} as const;

/** @throws what the library throws for its own bugs; the caller turns it into a fault of the file. */
export function composeYaml(text: string): Composed {
  const { tokens, comments, tooDeep } = readTokens(text);
  const directives = tokens.flatMap((token) =>
    token.type === "directive"
      ? [{ start: token.offset, end: token.offset + token.source.length, text: token.source }]
      : [],
  );
  const end = tooDeep ?? text.length;
  const { Composer } = yamlLibrary();
  const documents = [...new Composer(OPTIONS).compose(tokens, true, end)];
  return { documents, directives, comments, ...(tooDeep === undefined ? {} : { tooDeep }) };
}

/** What the lexer says before the characters of a scalar, in which a `#` is a character like any other. */
const SCALAR_MARK = "\u001F";

interface Tokens {
  readonly tokens: readonly Token[];
  readonly comments: readonly TextRange[];
  readonly tooDeep?: number;
}

function readTokens(text: string): Tokens {
  const { Lexer, Parser } = yamlLibrary();
  const parser = new Parser();
  const tokens: Token[] = [];
  const comments: TextRange[] = [];
  let tooDeep: number | undefined;
  let before = "";
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (lexeme.startsWith("#") && before !== SCALAR_MARK)
      comments.push({ start: parser.offset - lexeme.length, end: parser.offset });
    before = lexeme;
    if (depthOf(parser) <= YAML_LIMITS.depth) continue;
    tooDeep = parser.offset - lexeme.length;
    break;
  }
  tokens.push(...parser.end());
  return { tokens, comments, ...(tooDeep === undefined ? {} : { tooDeep }) };
}

/** Lists and maps that are open: the parser's stack without the document, scalars and errors. */
function depthOf({ stack }: Parser): number {
  if (stack.length <= YAML_LIMITS.depth) return stack.length;
  return stack.filter(({ type }) => /^(block-map|block-seq|flow-collection)$/.test(type)).length;
}
