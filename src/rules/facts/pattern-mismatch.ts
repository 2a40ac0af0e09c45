/** Checks texts against a pattern, or against a form filled in with other fields of the same card. */
import { shortened } from "../../diagnostics/words.ts";
import { type Pattern, readPattern, tooLongToMatch } from "../../source/pattern.ts";
import { filled } from "../../source/placeholder.ts";
import { NAME_IN_FORM } from "../checks/data-check-fields.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type FieldValue, valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

/** How many characters of a text a message quotes. */
const SHOWN = 60;

type PatternRule = Check<"pattern">["rule"];

export const patternMismatch = defineRule({
  id: "facts/pattern-mismatch",
  severity: "error",
  summary: "A text does not have the form that rules.yaml asks for.",
  why: "a card that is named or written differently from its kind is probably a mistake",
  fix: "Write the text like the others, or correct the pattern in rules.yaml.",
  good: `
=== rules.yaml
rules:
  - { id: names, deck: crew, check: pattern, field: title, matches: "^[A-Z][a-z]+$", why: names are one word }
  - { id: ids, deck: crew, check: pattern, field: id, form: "{title}", why: a card is found by its name }
`,
  bad: `
=== rules.yaml
rules:
  - { id: names, deck: crew, check: pattern, field: title, matches: "^[A-Z][a-z]+$", why: names are one word }
  - { id: ids, deck: crew, check: pattern, field: id, form: "{title}-{rank:02}", why: a card is found by its name }
=== decks/crew.yaml
cards:
  - { id: cook-01, rank: 1, title: cook }
#                                  ^^^^ title is "cook", which does not match ^[A-Z][a-z]+$
  - { id: pilot-2, rank: 2, title: Pilot }
#         ^^^^^^^ id is "pilot-2", expected "pilot-02" by {title}-{rank:02}
`,

  *check(context) {
    for (const check of checksOf(context, "pattern")) {
      const { matches } = check.rule;
      const expression = matches === undefined ? undefined : patternOf(matches);
      for (const entry of check.selection.entries)
        for (const at of valuesAt(entry.fields, check.rule.field))
          for (const finding of faultsOf(context, check, expression, entry, at))
            yield inNameOf(context, check.rule, finding);
    }
  },
});

function* faultsOf(
  context: RuleContext,
  { rule }: Check<"pattern">,
  expression: Pattern | undefined,
  entry: Entry,
  { value, path }: FieldValue,
): Iterable<Finding> {
  const text = wordOf(value);
  const at = placeIn(context, entry, path);
  const unlike = expression && patternFault(rule, expression, text);
  if (unlike) yield { at, ...unlike };
  const misnamed = formFault(rule, entry, text);
  if (misnamed) yield { at, ...misnamed };
}

/** Invalid patterns were refused with the file. */
function patternOf(matches: string): Pattern | undefined {
  const read = readPattern(matches);
  return "ok" in read ? read.ok : undefined;
}

type FaultWords = Pick<Finding, "message" | "fix">;

function patternFault(
  { field, matches }: PatternRule,
  expression: Pattern,
  text: string,
): FaultWords | undefined {
  const tooLong = tooLongToMatch(field, text);
  if (tooLong !== undefined) return { message: tooLong, fix: "shorten the text" };
  if (expression.test(text)) return undefined;
  const message = `${field} is "${shortened(text, SHOWN)}", which does not match ${matches}`;
  return { message, fix: "write it like the others, or correct the pattern" };
}

function formFault({ field, form }: PatternRule, entry: Entry, text: string): FaultWords | undefined {
  const wanted = form === undefined ? undefined : wantedBy(form, entry);
  if (wanted === undefined || wanted.toLowerCase() === text.toLowerCase()) return undefined;
  const meant = field === "id" ? wanted.toLowerCase() : wanted;
  const message = `${field} is "${shortened(text, SHOWN)}", expected "${meant}" by ${form}`;
  return { message, fix: `write ${meant}, or correct the other fields` };
}

/** Undefined if the entry lacks one of the fields: then nothing can be compared. */
function wantedBy(form: string, { fields }: Entry): string | undefined {
  let isWhole = true;
  const text = filled(form, NAME_IN_FORM, ({ name }) => {
    const values = valuesAt(fields, name);
    isWhole &&= values.length > 0;
    return values.map(({ value }) => wordOf(value)).join(" ");
  });
  return isWhole ? text : undefined;
}
