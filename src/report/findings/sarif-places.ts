/** Places and fixes in SARIF: relative URIs, regions that count from 1 with an exclusive end, replacements. */
import type { Place, Related, TextEdit } from "../../diagnostics/diagnostic.ts";
import { wellFormed } from "../../diagnostics/text/json-text.ts";
import { cellWords, diskPath, fileWords, isFile, sheetCell } from "./place-words.ts";

/** The name of the folder that all paths start from; the reader knows where it is. */
export const ROOT = "%SRCROOT%";

/** The place of a finding that is not in a file: services reject a result without a location. */
const NO_FILE = "content";

export function locationOf(place: Place, prefix: string): object {
  const cell = cellWords(place);
  if (cell !== undefined)
    return {
      physicalLocation: physicalOf(place, prefix),
      logicalLocations: [{ name: sheetCell(place)?.cell, fullyQualifiedName: cell, kind: "cell" }],
    };
  if (isFile(place.file)) return { physicalLocation: physicalOf(place, prefix) };
  return {
    physicalLocation: { artifactLocation: artifactOf(NO_FILE, prefix), region: { startLine: 1 } },
    logicalLocations: [{ name: place.file, fullyQualifiedName: fileWords(place.file) }],
  };
}

export function relatedOf(related: readonly Related[], prefix: string): readonly object[] {
  return related.map((other, id) => ({
    id,
    message: sarifText(other.message),
    ...locationOf(other, prefix),
  }));
}

/** All edits of a finding as one fix, with one change per file. */
export function fixOf(edits: readonly TextEdit[], words: string, prefix: string): object {
  const files = [...new Set(edits.map(({ file }) => file))];
  return {
    description: sarifText(words),
    artifactChanges: files.map((file) => ({
      artifactLocation: artifactOf(file, prefix),
      replacements: edits
        .filter((edit) => edit.file === file)
        .map((edit) => ({ deletedRegion: regionOf(edit), insertedContent: { text: edit.text } })),
    })),
  };
}

const physicalOf = (place: Place, prefix: string): object => ({
  artifactLocation: artifactOf(diskPath(place.file), prefix),
  region: regionOf(place),
});

const artifactOf = (file: string, prefix: string): object => ({
  uri: uriOf(`${prefix}${file}`),
  uriBaseId: ROOT,
});

/** Offsets are those of a text: a cell of a workbook has row and column only. */
const regionOf = ({ file, start, end }: Place): object => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
  ...(diskPath(file) === file && { charOffset: start.offset, charLength: end.offset - start.offset }),
});

/** A relative URI: each path segment is percent-encoded, so that none is taken for a scheme or a query. */
export function uriOf(path: string): string {
  return wellFormed(path).split("/").map(encodeURIComponent).join("/");
}

/** Messages in SARIF: sentences of plain text without links. */
interface SarifText {
  readonly text: string;
}

/** Each part as a sentence on its own line. */
export function sarifText(...parts: readonly (string | undefined)[]): SarifText {
  const sentences = parts.filter((words) => words !== undefined && words !== "");
  return { text: sentences.map((words) => sentence(words as string)).join("\n") };
}

/** Ends with a full stop. `[words](address)` in content would become a link; a space in it prevents that. */
function sentence(words: string): string {
  const plain = words.replaceAll("](", "] (");
  return /[.?!]$/.test(plain) ? plain : `${plain}.`;
}
