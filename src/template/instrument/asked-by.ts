/** Which values are certainly present in the branches of a condition: `{{#if special}}` tests "special". */
import { calleeOf, isCall, isPath } from "../expressions.ts";

export interface Asked {
  /** Present if the condition is true. */
  readonly yes: readonly hbs.AST.PathExpression[];
  /** Present if it is false. */
  readonly no: readonly hbs.AST.PathExpression[];
}

export function askedBy(condition: hbs.AST.Expression): Asked {
  if (isPath(condition)) return { yes: [condition], no: [] };
  if (!isCall(condition)) return { yes: [], no: [] };
  const parts = condition.params.map((value) => askedBy(value));
  const [first = { yes: [], no: [] }] = parts;
  switch (calleeOf(condition)) {
    case "present":
      return { yes: first.yes, no: [] };
    case "not":
      return { yes: first.no, no: first.yes };
    // If one of its values is absent, there is no such picture.
    case "art-exists":
    case "and":
      return { yes: parts.flatMap(({ yes }) => yes), no: [] };
    case "or":
      return { yes: [], no: parts.flatMap(({ no }) => no) };
    default:
      return { yes: [], no: [] };
  }
}
