/** Names of headings for links: their words in lower case joined by hyphens, as on the web; repeated ones get a number. */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { NameCheck } from "./names.ts";

export interface HeadingNames {
  /** The name of the next heading. */
  add(title: string): string;
  /** A link to a heading that may come later. */
  ask(name: string, place: Place): void;
  /** Reports links to headings that never came. */
  check(how: Pick<NameCheck, "report" | "suggest">): void;
}

export function headingNames(): HeadingNames {
  const names = new Set<string>();
  /** Numbers below these are taken. */
  const numbers = new Map<string, number>();
  const asked: { readonly name: string; readonly place: Place }[] = [];
  return {
    add: (title) => {
      const name = freeName(wordsOf(title), names, numbers);
      names.add(name);
      return name;
    },
    ask: (name, place) => asked.push({ name, place }),
    check: (how) => {
      for (const { name, place } of asked) if (!names.has(name)) reportUnknown(name, place, names, how);
    },
  };
}

const wordsOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");

function freeName(name: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  if (!taken.has(name)) return name;
  let number = numbers.get(name) ?? 1;
  while (taken.has(`${name}-${number}`)) number++;
  numbers.set(name, number + 1);
  return `${name}-${number}`;
}

function reportUnknown(
  name: string,
  place: Place,
  names: ReadonlySet<string>,
  { report, suggest }: Pick<NameCheck, "report" | "suggest">,
): void {
  const near = suggest("heading", name, () => names);
  report("booklet/unknown-heading", place, {
    message: `the booklet has no heading "#${name}"`,
    fix: near
      ? `write #${near}`
      : "write the words of the heading after the #, in lower case, with hyphens for spaces",
  });
}
