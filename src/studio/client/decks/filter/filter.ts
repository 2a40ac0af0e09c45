/** A filter that is ready to use: which cards it shows, and what in it cannot be meant. */
import { nearest } from "../../../../diagnostics/nearest.ts";
import { type CardFacts, type FactValue, plain } from "./card-facts.ts";
import { parseFilter, type Term, type Test } from "./parse-filter.ts";

export interface Filter {
  /** True if there is nothing to filter by. */
  readonly isEmpty: boolean;
  shows(facts: CardFacts, findings: readonly string[]): boolean;
  /** What is wrong, for people; such conditions are left out. */
  readonly faults: readonly FilterFault[];
}

export interface FilterFault {
  readonly message: string;
  /** Where in the text. */
  readonly start: number;
  readonly end: number;
  /** What would be right, to be put in the place of `start` to `end`. */
  readonly instead?: string;
}

/** What `has:` takes besides fields. */
export const KINDS_OF_PROBLEMS = ["problem", "error", "warning", "hint"] as const;

/** @param fields the names of fields that any card of the game has or may have */
export function filterOf(text: string, fields: ReadonlySet<string>): Filter {
  const names = new Map([...fields].map((name) => [name.toLowerCase(), name]));
  const faults: FilterFault[] = [];
  const terms = parseFilter(text).filter((term) => {
    const fault = faultOf(term, names, text);
    if (fault) faults.push(fault);
    return !fault && term.kind !== "begun" && !isBeingTyped(term, names, text);
  });
  const checks = terms.map((term) => checkOf(term, names));
  return {
    isEmpty: checks.length === 0,
    shows: (facts, findings) => checks.every((check) => check(facts, findings)),
    faults,
  };
}

function faultOf(term: Term, names: ReadonlyMap<string, string>, text: string): FilterFault | undefined {
  if (term.kind === "word") return undefined;
  if (term.kind === "begun" && term.field.toLowerCase() === "has") return undefined;
  const asked = term.field.toLowerCase();
  const { start, end } = term;
  if (!names.has(asked) && !(term.kind === "has" && isKindOfProblems(asked))) {
    if (isBeingTyped(term, names, text)) return undefined;
    const near = nearest(asked, [...names.values(), ...(term.kind === "has" ? KINDS_OF_PROBLEMS : [])]);
    const message = `no card has a field "${term.field}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
    if (near === undefined) return { message, start, end };
    return { message, start, end, instead: text.slice(start, end).replace(term.field, near) };
  }
  if (term.kind === "field" && term.test.kind === "compares" && Number.isNaN(term.test.limit))
    return {
      message: `after "${term.test.sign}" comes a number, such as ${term.field}:${term.test.sign}2`,
      start,
      end,
    };
  return undefined;
}

/** The end of the text is the beginning of a name: no condition yet. */
function isBeingTyped(term: Term, names: ReadonlyMap<string, string>, text: string): boolean {
  if (term.kind !== "has" || term.end !== text.length) return false;
  const asked = term.field.toLowerCase();
  if (names.has(asked) || isKindOfProblems(asked)) return false;
  return [...names.keys(), ...KINDS_OF_PROBLEMS].some((name) => name.startsWith(asked));
}

const isKindOfProblems = (word: string): boolean => KINDS_OF_PROBLEMS.some((kind) => kind === word);

type Check = (facts: CardFacts, findings: readonly string[]) => boolean;

function checkOf(term: Term, names: ReadonlyMap<string, string>): Check {
  const check = plainCheckOf(term, names);
  return term.isNot ? (facts, findings) => !check(facts, findings) : check;
}

function plainCheckOf(term: Term, names: ReadonlyMap<string, string>): Check {
  if (term.kind === "word") {
    const word = plain(term.text);
    return ({ words }) => words.includes(word);
  }
  const asked = term.field.toLowerCase();
  const field = names.get(asked) ?? term.field;
  if (term.kind === "has") {
    if (!names.has(asked) && asked === "problem") return (_, findings) => findings.length > 0;
    if (!names.has(asked) && isKindOfProblems(asked)) return (_, findings) => findings.includes(asked);
    return ({ fields }) => fields.has(field);
  }
  if (term.kind === "begun") return () => true;
  const { test } = term;
  const meets = meeting(test);
  return ({ fields }) => (fields.get(field) ?? []).some(meets);
}

function meeting(test: Test): (value: FactValue) => boolean {
  switch (test.kind) {
    case "compares":
      return (value) => compares(Number(value), test.sign, test.limit) && value !== "";
    case "between":
      return (value) => Number(value) >= test.least && Number(value) <= test.most;
    case "is": {
      const wanted = test.values.map(plain);
      return (value) => wanted.includes(plain(String(value)));
    }
    case "contains": {
      const wanted = test.values.map(plain);
      // "value:1" is not meant to find 10 to 19
      return (value) =>
        typeof value === "string"
          ? wanted.some((one) => plain(value).includes(one))
          : wanted.includes(String(value));
    }
  }
}

function compares(value: number, sign: ">" | ">=" | "<" | "<=", limit: number): boolean {
  if (sign === ">") return value > limit;
  if (sign === ">=") return value >= limit;
  return sign === "<" ? value < limit : value <= limit;
}
