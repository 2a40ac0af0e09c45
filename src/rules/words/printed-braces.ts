/**
 * Checks for words in braces, which are printed literally: texts of cards are not templates, and icons go between colons.
 * Limits: braces around anything but a name ("{1, 2}", an empty pair) count as part of the text; braces in a template
 * outside its texts are ignored.
 */

import { nearestInOrder } from "../../diagnostics/nearest.ts";
import { derived } from "../../remember/derived.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { BRACES } from "../printed-texts/numbered/signs.ts";
import { textsWith } from "../printed-texts/numbered/texts-of-context.ts";
import type { WrittenText } from "../printed-texts/read-text.ts";

export const printedBraces = defineRule({
  id: "words/printed-braces",
  severity: "warning",
  summary: "A word in braces is printed with its braces.",
  why: "texts of cards are not templates: words in braces are not replaced",
  fix: "Write an icon or a term between colons, as in :coin:. Values of the card belong in the template. If the braces are intended, allow the finding.",
  good: `
=== decks/crew.yaml
cards:
  - each: { rank: [1, 2] }
    id: cook-{rank}
    title: "Take :anchor: {rank} and choose from {1, 2}"
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Take {anchor}" }
#                                     ^^^^^^^^ "{anchor}" is printed with its braces
  - { id: pilot, rank: 2, title: "The {{rank}}th" }
#                                     ^^^^^^^^ "{{rank}}" is printed with its braces
`,
    `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {title}</b:text>
  <!--                                                                            ^^^^^^^ "{title}" is printed with its braces -->
`,
  ],

  *check(context) {
    for (const written of textsWith(context, BRACES)) yield* findingsOf(context, written);
  },
});

/** A name or a path of names, in one, two or three pairs of braces. */
const IN_BRACES = /\{{1,3}\s*([\p{L}_@][\p{L}\p{N}_.@-]*)\s*\}{1,3}/gu;

function* findingsOf(context: RuleContext, written: WrittenText): Iterable<Finding> {
  for (const { 0: found, 1: name = "", index } of written.text.matchAll(IN_BRACES)) {
    const at = written.place(index, index + found.length);
    const file = context.sources.get(at.file);
    if (file && placeholdersOf(file).has(name)) continue;
    yield {
      at,
      message: `"${found}" is printed with its braces`,
      fix: fixOf(context, written, name),
    };
  }
}

function fixOf(context: RuleContext, { from }: WrittenText, name: string): string {
  if (from === "template" && !name.startsWith("@") && isField(context, name)) return `write {{${name}}}`;
  const [own = [], others = []] = context.iconNames();
  const { terms } = context.game.glossary;
  const icon = context.hasIcon(name) || Object.hasOwn(terms, name) ? name : undefined;
  const near = icon ?? nearestInOrder(name, [[...Object.keys(terms), ...own], others]);
  const template = `to print a value of the card, write {{${name}}} in the template`;
  return near === undefined || isField(context, name)
    ? template
    : `write :${near}: for the icon or term; ${template}`;
}

const NONE: ReadonlySet<string> = new Set();

/** In cards of `each:` braces have a meaning; unknown names there are reported with the schema. */
const placeholdersOf = derived((file: SourceDocument): ReadonlySet<string> => {
  if (!file.root) return NONE;
  const list = nodeAt(file.root, ["cards"]);
  const entries = list?.kind === "list" ? list.items : [];
  const each = entries.flatMap((entry) => (entry.kind === "map" ? (nodeAt(entry, ["each"]) ?? []) : []));
  const names = each.flatMap((map) => (map.kind === "map" ? map.entries.map(({ key }) => key) : []));
  return new Set(names);
});

const isField = ({ game }: RuleContext, name: string): boolean =>
  game.decks.some(({ fields }) => Object.hasOwn(fields, name.split(".")[0] as string));
