/**
 * Any YAML file to a tree with positions, using the library. Anchors, aliases and `<<` work within limits; tags, several
 * documents and keys that are not text are refused. All faults of the file are collected, at most 20 are reported.
 */
import { passCannotLoad } from "../../diagnostics/cannot-load.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { capFaults, faultAt } from "../fault.ts";
import type { SourceDocument, SourceFile, TextRange } from "../tree.ts";
import { type Composed, composeYaml, type Limit } from "./yaml-compose.ts";
import { tooManyKeys, tooManyValues, YAML_LIMITS } from "./yaml-limits.ts";
import { syntaxFaults } from "./yaml-syntax.ts";
import { walkYaml } from "./yaml-walk.ts";

/** See `parseYaml`. */
export function parseAnyYaml(file: SourceFile): Result<SourceDocument> {
  const { root, faults, comments } = read(file);
  return { value: { ...file, root, comments }, diagnostics: capFaults(faults, "yaml") };
}

type Reading = Pick<SourceDocument, "root" | "comments"> & { readonly faults: readonly Diagnostic[] };

function read(file: SourceFile): Reading {
  const composed = composeSafely(file);
  return "root" in composed ? composed : { ...readComposed(file, composed), comments: composed.comments };
}

function readComposed(
  file: SourceFile,
  { documents, directives, limit }: Composed,
): Omit<Reading, "comments"> {
  const [document, second] = documents;
  const faults = [...directiveFaults(file, directives), ...syntaxFaults(file, documents)];
  if (limit) {
    // Colons in unquoted text also nest: then that is the fault to report.
    const before = faults.filter(({ start }) => start.offset < limit.at);
    return failed(before.length > 0 ? before : [limitFault(file, limit)]);
  }
  if (second) faults.push(severalDocuments(file, second.range[0]));
  if (faults.length > 0) return failed(faults);
  if (!document?.contents || isBlank(file.text)) return failed([emptyFault(file)]);
  return walkYaml(file, document.contents);
}

function composeSafely(file: SourceFile): Composed | Reading {
  try {
    return composeYaml(file.text);
  } catch (error) {
    passCannotLoad(error);
    const message = `the file cannot be read as YAML: ${error instanceof Error ? error.message : String(error)}`;
    return failed([faultAt(file, { start: 0, end: 0 }, { rule: "yaml/syntax", message })]);
  }
}

function failed(faults: readonly Diagnostic[]): Reading {
  return { root: undefined, comments: [], faults };
}

function isBlank(text: string): boolean {
  return text.split("\n").every((line) => /^\s*(#.*|---\s*|\.\.\.\s*)?$/.test(line));
}

function limitFault(file: SourceFile, { at, of }: Limit): Diagnostic {
  const range = { start: at, end: at + 1 };
  if (of === "nodes") return faultAt(file, range, tooManyValues());
  if (of === "keys") return faultAt(file, range, tooManyKeys());
  const message = `lists and maps are nested more than ${YAML_LIMITS.depth} deep`;
  return faultAt(file, range, { rule: "yaml/limit", message, fix: "nest less" });
}

function severalDocuments(file: SourceFile, at: number): Diagnostic {
  // The second document's range begins after its marker.
  const marker = Math.max(file.text.lastIndexOf("---", at), file.text.lastIndexOf("...", at), 0);
  return faultAt(
    file,
    { start: marker, end: marker + 3 },
    {
      rule: "yaml/several-documents",
      message: "a second document begins here, expected one document per file",
      fix: "remove the line, or put the rest into a separate file",
    },
  );
}

function emptyFault(file: SourceFile): Diagnostic {
  return faultAt(
    file,
    { start: 0, end: 0 },
    {
      rule: "yaml/empty",
      message: "the file is empty, expected fields like `title: ...`",
      fix: "fill it, or remove the file",
    },
  );
}

/** Directives change the meaning of a file; only the one that states the default is accepted. */
function directiveFaults(
  file: SourceFile,
  directives: readonly (TextRange & { readonly text: string })[],
): readonly Diagnostic[] {
  return directives
    .filter(({ text }) => !/^%YAML\s+1\.2\s*$/.test(text))
    .map(({ text, ...range }) =>
      faultAt(file, range, {
        rule: "yaml/version",
        message: `"${text.trim()}" requests a YAML version other than 1.2`,
        why: "files are read as YAML 1.2, where no and yes are words and 010 is ten",
        fix: "remove the line",
      }),
    );
}
