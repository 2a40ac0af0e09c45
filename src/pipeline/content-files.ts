/** The files below a game's folder, each read and parsed at most once, when somebody asks for it. */
import { addAll } from "../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import { parseCsv } from "../source/csv.ts";
import { decodeText } from "../source/decode.ts";
import type { SourceDocument, SourceFile, Sources } from "../source/tree.ts";
import { parseYaml } from "../source/yaml.ts";
import { digestOf, type Memory, NO_MEMORY } from "./memory.ts";
import { readOrTell } from "./unreadable-files.ts";

export interface ContentFiles {
  /** "content/<game>". */
  readonly folder: string;
  /** Paths of all files below the folder. */
  readonly files: readonly string[];
  /** Everything that was opened so far. */
  readonly sources: Sources;
  /** A YAML or CSV file; undefined when there is none, without a tree when nothing in it can be read. */
  open(path: string): SourceDocument | undefined;
  /** Faults of the files that were opened so far. */
  diagnostics(): readonly Diagnostic[];
}

export function openContent(host: Host, folder: string, memory: Memory = NO_MEMORY): ContentFiles {
  const files = host.listFiles(folder);
  const known = new Set(files);
  const sources = new Map<string, SourceDocument>();
  const diagnostics: Diagnostic[] = [];
  const read = (path: string): SourceDocument => {
    const bytes = readOrTell(host, path);
    if (!(bytes instanceof Uint8Array)) {
      diagnostics.push(bytes);
      return parsedText({ path, text: "" }).value;
    }
    const { value, diagnostics: faults } = memory.recall(
      "documents",
      digestOf([path, bytes]),
      () => documentOf(path, bytes),
      ({ value: { text } }) => text.length,
    );
    addAll(diagnostics, faults);
    return value;
  };
  const open = (path: string): SourceDocument | undefined => {
    if (!known.has(path)) return undefined;
    const document = sources.get(path) ?? read(path);
    sources.set(path, document);
    return document;
  };
  return { folder, files, sources, open, diagnostics: () => diagnostics };
}

/** A file of another encoding is told as that alone. */
function documentOf(path: string, bytes: Uint8Array): Result<SourceDocument> {
  const text = decodeText(path, bytes);
  const parsed = parsedText(text.value);
  return {
    value: parsed.value,
    diagnostics: text.diagnostics.length === 0 ? parsed.diagnostics : text.diagnostics,
  };
}

const parsedText = (file: SourceFile): Result<SourceDocument> =>
  file.path.toLowerCase().endsWith(".csv") ? parseCsv(file) : parseYaml(file);
