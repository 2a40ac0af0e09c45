/**
 * If a card exceeds a limit because one of its texts is very long, that is reported at the text, because the template
 * is not at fault. Limits: many texts that are too long only together, and numbers that make a loop long, are reported
 * at the template.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { XML_LIMITS } from "../../layout/svg/xml/parse-xml.ts";
import { fieldRef, type Searched } from "../../rules/places.ts";
import type { Json, JsonObject } from "../../schema/files.ts";
import { placeOf } from "../../source/locate.ts";
import type { CompiledTemplates } from "../../template/template.ts";
import type { Face } from "./faces.ts";

/** Length from which a text counts as the cause: half the limit for one text of a drawing. */
const VERY_LONG = XML_LIMITS.text / 2;

type Path = readonly (string | number)[];

export interface LongText {
  readonly path: Path;
  readonly length: number;
}

type FaceOf = Pick<Face, "card" | "template">;

/** The finding moved to the text that causes it; undefined if no text of the card does. */
export type Blame = (face: FaceOf, finding: Diagnostic) => Diagnostic | undefined;

export function blameOn(searched: Searched, templates: CompiledTemplates): Blame {
  return ({ card, template }, finding) => {
    if (finding.rule !== "svg/limit" && finding.rule !== "template/limit") return undefined;
    const reads = templates.get(template)?.reads ?? [];
    const text = longestText(card.fields, new Set(reads.map(({ path: [name = ""] }) => name)));
    const ref = text && fieldRef(searched, card, text.path);
    if (!text || !ref) return undefined;
    const { file, start, end, message } = finding;
    return {
      ...finding,
      ...placeOf(searched.sources, ref),
      message: `${message}: the field ${text.path.join(".")} has ${text.length}`,
      fix: "shorten this text, or split it into several fields",
      related: [{ file, start, end, message: "drawn here" }],
    };
  };
}

/** The longest of the very long texts in the fields that the template reads. */
export function longestText(fields: JsonObject, read: ReadonlySet<string>): LongText | undefined {
  let longest: LongText | undefined;
  for (const [name, value] of Object.entries(fields))
    if (read.has(name) || read.has("*"))
      for (const text of textsIn(value, [name]))
        if (text.length > Math.max(VERY_LONG, longest?.length ?? 0)) longest = text;
  return longest;
}

function* textsIn(value: Json, path: Path): Iterable<LongText> {
  if (typeof value === "string") yield { path, length: value.length };
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* textsIn(one, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key]);
}
