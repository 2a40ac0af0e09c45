/** The words of faults in translations. */
import { nearest } from "../../diagnostics/nearest.ts";
import { counted } from "../../diagnostics/words.ts";
import type { FaultWords } from "../fault.ts";
import type { SourceNode, SourcePath } from "../tree.ts";
import { identityOf, written } from "./matched-items.ts";

const MOST_NAMES = 8;

/** @param known fields of the original that a translation may set */
export function unknownField(
  key: string,
  path: SourcePath,
  known: readonly string[],
  original: string,
): FaultWords {
  const near = nearest(key, known);
  const where = path.length === 0 ? original : `${nameOf(path)} in ${original}`;
  return {
    rule: "locale/unknown-entry",
    message: `"${key}" is not in ${where}, so there is nothing to translate`,
    fix:
      near === undefined
        ? known.length === 0
          ? "remove it"
          : `remove it; texts there: ${known.slice(0, MOST_NAMES).join(", ")}`
        : `did you mean "${near}"?`,
  };
}

/** @param known what identifies the entries of the original */
export function unknownEntry(
  item: SourceNode,
  known: readonly string[],
  isRepeated: boolean,
  original: string,
): FaultWords {
  const identity = identityOf(item);
  if (!identity)
    return {
      rule: "locale/unknown-entry",
      message: "this entry does not say which entry of the original it translates",
      fix: "write its id, as the other entries do",
    };
  const { key, value } = identity;
  const name = written(value);
  if (isRepeated)
    return {
      rule: "locale/duplicate-entry",
      message: `${key} "${name}" is translated twice`,
      fix: "keep one of the two",
    };
  const near = nearest(name, known);
  return {
    rule: "locale/unknown-entry",
    message: `${original} has no entry with ${key} "${name}"`,
    fix: near === undefined ? "remove it, or correct it" : `did you mean "${near}"?`,
  };
}

export function notAText(path: SourcePath, original: SourceNode, over: SourceNode): FaultWords {
  const name = nameOf(path);
  const message =
    original.kind === "scalar" && over.kind === "scalar"
      ? `${name} is not a text that is translated`
      : `${name} is ${KINDS[original.kind]} in the original, but ${KINDS[over.kind]} here`;
  return {
    rule: "locale/not-a-text",
    message,
    fix:
      original.kind === over.kind
        ? "remove it; the original's value is used in every language"
        : "write it in the shape of the original",
  };
}

export function emptyText(path: SourcePath): FaultWords {
  return {
    rule: "locale/empty-text",
    message: `${nameOf(path)} has no text`,
    fix: "write the translation, or remove the line: then the original's text is printed",
  };
}

export function otherLength(path: SourcePath, original: number, here: number): FaultWords {
  return {
    rule: "locale/other-length",
    message: `${nameOf(path)} has ${counted(here, "entry", "entries")} here, but ${original} in the original; entries without an id are matched by position`,
    fix: "write as many entries as the original has, in its order",
  };
}

const KINDS = { scalar: "a single value", list: "a list", map: "a map" } as const;

/** "special.cost", "cards[3].title": from 1, as people count. */
function nameOf(path: SourcePath): string {
  const name = path.reduce<string>(
    (text, step) =>
      typeof step === "number" ? `${text}[${step + 1}]` : text === "" ? step : `${text}.${step}`,
    "",
  );
  return name === "" ? "the file" : `"${name}"`;
}
