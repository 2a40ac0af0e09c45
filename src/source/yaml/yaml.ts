/**
 * YAML files to trees with positions. Regular files, which nearly all are, are read by our own quick reader, all others by
 * the library; both give the same tree.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import type { SourceDocument, SourceFile } from "../tree.ts";
import { readRegular } from "./regular/yaml-regular.ts";
import { parseAnyYaml } from "./yaml-any.ts";
import { tooLong, YAML_LIMITS } from "./yaml-limits.ts";

/**
 * Reads a YAML file. `root` is undefined if its text is not YAML, is empty or exceeds the limits; a readable file with
 * refused content (a duplicate key, a tag) has both a tree and faults. Rules: `yaml/...`.
 * @param before an earlier reading of a file at this path; it saves time where little has changed
 */
export function parseYaml(file: SourceFile, before?: SourceDocument): Result<SourceDocument> {
  if (file.text.length > YAML_LIMITS.characters) {
    const fault = faultAt(file, { start: 0, end: 0 }, tooLong(file.text.length));
    return { value: { ...file, root: undefined, comments: [] }, diagnostics: [fault] };
  }
  const regular = readRegular(file, before);
  return regular ? { value: { ...file, ...regular }, diagnostics: [] } : parseAnyYaml(file);
}
