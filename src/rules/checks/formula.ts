/**
 * Formulas of `check: reckons`, such as "pieces * value": numbers and fields with + - * / and brackets, and `up(...)` and
 * `down(...)`, which round to a whole number. There is nothing else, and nothing is run as code.
 * Limits: field names may contain hyphens, so a minus needs spaces around it; there are no negative numbers.
 */

export type Formula =
  | { readonly number: number }
  | { readonly field: string }
  | { readonly round: "up" | "down"; readonly inner: Formula }
  | { readonly sign: Sign; readonly left: Formula; readonly right: Formula };
type Sign = "+" | "-" | "*" | "/";

/** The fault of a formula, for people. */
export interface FormulaFault {
  readonly fault: string;
}

const SIGNS: Readonly<Record<Sign, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
};
const ROUNDED = { up: Math.ceil, down: Math.floor };
/** Rounding errors in sums of decimal fractions are ignored. */
const SLACK = 1e-9;

const PIECES = /\d+(?:\.\d+)?|[A-Za-z_][\w]*(?:[.-]\w+)*|\S/g;
const read = new Map<string, Formula | FormulaFault>();

/** A formula of at most 200 characters as a tree; each text is read once. */
export function readFormula(text: string): Formula | FormulaFault {
  const formula = read.get(text) ?? parse(text.match(PIECES) ?? []);
  if (read.size < 1000) read.set(text, formula);
  return formula;
}

/** The value of a formula; undefined if a field has no number, or something is divided by 0. */
export function reckon(
  formula: Formula,
  numberOf: (field: string) => number | undefined,
): number | undefined {
  const number = reckoned(formula, numberOf);
  return Number.isFinite(number) ? number : undefined;
}

/** The fields that a formula reads, each once; none if it is faulty. */
export function namesOf(text: string): readonly string[] {
  const formula = readFormula(text);
  return "fault" in formula ? [] : [...new Set(fieldsIn(formula))];
}

function fieldsIn(formula: Formula): readonly string[] {
  if ("field" in formula) return [formula.field];
  if ("inner" in formula) return fieldsIn(formula.inner);
  return "sign" in formula ? [...fieldsIn(formula.left), ...fieldsIn(formula.right)] : [];
}

function reckoned(formula: Formula, numberOf: (field: string) => number | undefined): number {
  if ("number" in formula) return formula.number;
  if ("field" in formula) return numberOf(formula.field) ?? Number.NaN;
  if ("sign" in formula)
    return SIGNS[formula.sign](reckoned(formula.left, numberOf), reckoned(formula.right, numberOf));
  const inner = reckoned(formula.inner, numberOf);
  return ROUNDED[formula.round](formula.round === "up" ? inner - SLACK : inner + SLACK);
}

class Fault extends Error {}

function parse(pieces: readonly string[]): Formula | FormulaFault {
  const rest = [...pieces];
  try {
    const formula = readSum(rest);
    if (rest[0] !== undefined) throw new Fault(`"${rest[0]}" was not expected`);
    return formula;
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

const readSum = (rest: string[]): Formula => readChain(rest, ["+", "-"], readProduct);
const readProduct = (rest: string[]): Formula => readChain(rest, ["*", "/"], readPart);

/** Parts joined by operators of equal precedence, from the left. */
function readChain(rest: string[], signs: readonly string[], readNext: (rest: string[]) => Formula): Formula {
  let formula = readNext(rest);
  while (signs.includes(rest[0] ?? "")) {
    const sign = rest.shift() as Sign;
    formula = { sign, left: formula, right: readNext(rest) };
  }
  return formula;
}

function readPart(rest: string[]): Formula {
  const piece = rest.shift();
  if (piece === undefined) throw new Fault("it ends where a field or a number is expected");
  if (piece === "(") return readInner(rest);
  if ((piece === "up" || piece === "down") && rest[0] === "(") {
    rest.shift();
    return { round: piece, inner: readInner(rest) };
  }
  if (/^\d/.test(piece)) return { number: Number(piece) };
  if (/^[A-Za-z_]/.test(piece)) return { field: piece };
  throw new Fault(`"${piece}" is where a field or a number is expected`);
}

function readInner(rest: string[]): Formula {
  const formula = readSum(rest);
  if (rest.shift() !== ")") throw new Fault("a bracket is not closed");
  return formula;
}
