/**
 * Every id of a finding that the sources of the stages can raise, collected from their text, where ids are plain words.
 * A few are assembled from parts; each way of doing so is listed here, and a new one makes the collection fail.
 */
import { readdirSync, readFileSync } from "node:fs";

const ID =
  /"((?:art|board|booklet|csv|deck|dice|figure|font|game|glossary|kit|locale|map|rules|scenario|schema|sheet|svg|table|template|text|track|workbook|yaml)\/[a-z0-9-]+)"/g;

/** How ids are assembled, and the endings that the sources provide. */
const FORMS: Readonly<Record<string, (code: string) => readonly string[]>> = {
  "board/unknown-${what}": (code) =>
    endsIn(code, /unknown\("(space|kind)"/g, (end) => `board/unknown-${end}`),
  "${group}/more-faults": (code) =>
    endsIn(code, /capFaults\([^;]*?"([a-z]+)"[,)]/g, (end) => `${end}/more-faults`),
  "sheet/${rule}": (code) => endsIn(code, /sheetFault\(\s*"([a-z-]+)"/g, (end) => `sheet/${end}`),
  "template/${fault}": (code) => {
    const [, union = ""] = /export type TemplateFault =([^;]*);/.exec(code) ?? [];
    return endsIn(union, /"([a-z-]+)"/g, (end) => `template/${end}`);
  },
};

/** Ids raised outside rules, sorted. @throws Error when an id is assembled in a way that is not listed here */
export function raisedIds(): readonly string[] {
  const code = stageCode();
  const made = endsIn(code, /rule: `([^`]+)`/g, (form) => form);
  const unknown = made.filter((form) => !Object.hasOwn(FORMS, form));
  if (unknown.length > 0)
    throw new Error(`ids are put together as ${unknown.join(", ")}; list it in this file`);
  const written = endsIn(code, ID, (id) => id);
  return [...new Set([...written, ...Object.values(FORMS).flatMap((idsIn) => idsIn(code))])].sort();
}

/**
 * The text of all stages without comments. A rule's own file and the manual raise none of a stage's findings; the studio
 * shows what others raise, and names media types.
 */
function stageCode(): string {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !/^(?:manual|rules|studio)\//.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1"))
    .join("\n");
}

function endsIn(code: string, pattern: RegExp, idOf: (end: string) => string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, end]) => idOf(end as string));
}
