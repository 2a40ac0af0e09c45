/** Comparisons of a name after "@" with a value it never has: `(eq @ink "lwo")`. */
import { DATA_WORDS } from "../data/data-names.ts";
import { type Call, isPath } from "../expressions.ts";

export interface WrongWord {
  /** The word as written in the template. */
  readonly at: hbs.AST.StringLiteral;
  /** "@ink". */
  readonly name: string;
  readonly words: readonly string[];
}

/** @param helper the name of the helper that is called */
export function wrongWordIn({ params }: Call, helper: string): WrongWord | undefined {
  if (helper !== "eq" && helper !== "ne") return undefined;
  const at = params.find((value) => value.type === "StringLiteral") as hbs.AST.StringLiteral | undefined;
  const path = params.find(isPath);
  const name = path?.data && path.parts.length === 1 ? (path.parts[0] as string) : "";
  const words = Object.hasOwn(DATA_WORDS, name) ? DATA_WORDS[name] : undefined;
  return at && words && !words.includes(at.value) ? { at, name: `@${name}`, words } : undefined;
}
