/**
 * Fields that no XML editor can read, in a template that one has saved: quotes that end their attribute too early, fields
 * between attributes, fields before the <svg>. The template works, but the editor would refuse it the next time.
 * Limits: only fields are checked, not elements that begin in one branch and end in another.
 */
import type { Diagnostic, Place } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../faults.ts";
import { placesIn } from "../places.ts";
import type { TemplateSource } from "../template.ts";
import { signsIn } from "../xml/as-read.ts";
import { asWritten } from "../xml/readings.ts";
import { TagScanner } from "../xml/start-tags.ts";

/** What Inkscape declares in every file it saves. */
const SAVED_BY_EDITOR = /\sxmlns:(?:inkscape|sodipodi)\s*=/;

/** Hints for a template, not for a partial, which editors do not open. */
export function notXml(source: TemplateSource): readonly Diagnostic[] {
  const { text } = source;
  if (!SAVED_BY_EDITOR.test(text)) return [];
  const places = placesIn(source, asWritten(text));
  const scanner = new TagScanner();
  const hints: Diagnostic[] = [];
  let [done, hasBegun] = [0, false];
  for (const { mark, start, end } of signsIn(text, "svg").signs) {
    if (mark === "<![CDATA[") continue;
    hasBegun = scanner.read(text.slice(done, start)).length > 0 || hasBegun;
    done = end;
    if (mark === "<!--") continue;
    const field = text.slice(start, end);
    const place = places.at(start, end);
    if (!hasBegun) hints.push(beforeRoot(place, field, /^\s*<\?xml\s/.test(text.slice(end))));
    else if (scanner.quote === undefined && scanner.isOpen) hints.push(betweenAttributes(place));
    else if (scanner.quote !== undefined && field.includes(scanner.quote))
      hints.push(sameQuotes(place, field, scanner.quote));
  }
  return hints;
}

/** @param beforeXml the XML declaration follows, which must come first */
function beforeRoot(place: Place, field: string, beforeXml: boolean): Diagnostic {
  const comment = /^\{\{~?!(?:--)?([\s\S]*?)(?:--)?~?\}\}$/.exec(field)?.[1];
  const isPlain = comment !== undefined && !comment.includes("--") && !beforeXml;
  return faultAt(place, "not-xml", {
    message: "a field or comment in braces before <svg>, where XML allows no text",
    why: WHY,
    fix: `write a comment as <!-- ... -->${beforeXml ? " after <?xml ...?>" : ""}, and fields inside <svg>`,
    edits: isPlain ? [{ ...place, text: `<!--${comment}-->` }] : undefined,
  });
}

const betweenAttributes = (place: Place): Diagnostic =>
  faultAt(place, "not-xml", {
    message: "a field between attributes, where XML allows no text",
    why: WHY,
    fix: 'write it inside an attribute, such as fill="{{#if x}}red{{else}}none{{/if}}", or around whole elements',
  });

function sameQuotes(place: Place, field: string, quote: string): Diagnostic {
  const [other, entity] = quote === '"' ? ["'", "&quot;"] : ['"', "&apos;"];
  return faultAt(place, "not-xml", {
    message: `in XML, the ${quote} in this field ends the attribute`,
    why: WHY,
    fix: `write ${field.includes(other) ? entity : other} instead of the ${quote} in the field`,
    edits: field.includes(other) ? undefined : [{ ...place, text: field.replaceAll(quote, other) }],
  });
}

const WHY = "Inkscape saved this template, and will not open it again";
