/** Checks that a card whose text names another thing states in its fields what that thing requires. */
import { listed } from "../../diagnostics/words.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { entriesOf } from "../checks/entries/data-entries.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { entriesBy } from "../checks/entries/data-select.ts";
import { keyFieldOf } from "../checks/entries/data-subject.ts";
import { type Targets, targetsOf } from "../checks/entries/data-target.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { fits } from "../checks/entries/data-where.ts";
import { type Mention, nameFinder, type ReadText, textReader } from "../checks/mentions.ts";
import { wordPlaceIn } from "../checks/written-value.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const unlistedMention = defineRule({
  id: "facts/unlisted-mention",
  severity: "error",
  summary: "A text names a thing, but the card's own fields do not list what that thing belongs to.",
  why: "the card refers to something that its readers may not have",
  fix: "List it in the card's fields, or leave the name out of the text.",
  good: `
=== rules.yaml
rules:
  - { id: packs, deck: crew, check: mentions, field: title, of: { deck: crew, field: name }, shares: { pack: pack, needs: pack }, why: a pack may be missing }
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, name: { type: string }, pack: { type: string }, needs: { type: array, items: { type: string } } } }
cards:
  - { id: cook, rank: 1, name: Cook, pack: base, title: Cooks for the Cook }
  - { id: mate, rank: 2, name: Mate, pack: navy, title: Stops the Cook, needs: [base] }
  - { id: cooks, rank: 2, name: Cookshop, pack: navy, title: Not the Mates }
`,
  bad: `
=== rules.yaml
rules:
  - id: packs
    deck: crew
    check: mentions
    field: title
    via: { hint: { table: notes, field: text } }
    of: { deck: crew, field: name }
    shares: { pack: pack, needs: pack }
    why: a pack may be missing
=== tables/notes.yaml
table: notes
title: Notes
row: { properties: { text: { type: string } } }
rows: [{ id: food, text: Ask the Cook }]
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, name: { type: string }, pack: { type: string }, needs: { type: array, items: { type: string } }, hint: { type: string } } }
cards:
  - { id: cook, rank: 1, name: Cook, pack: base, title: Feeds the First Mate }
#                                                                 ^^^^^^^^^^ title names "First Mate" with pack "navy", but pack is "base"
  - { id: mate, rank: 2, name: First Mate, pack: navy, needs: [army], title: Mate, hint: food }
#                                                                                        ^^^^ hint names "Cook" with pack "base", but pack and needs are "navy" and "army"
`,

  *check(context) {
    for (const check of checksOf(context, "mentions")) {
      const find = finderOf(context, check);
      const textsOf = textReader(context.game, check.rule);
      const targets = targetsOf(context.game, check.rule.of);
      for (const entry of check.selection.entries)
        for (const read of textsOf(entry))
          for (const mention of find(read.text)) {
            const finding = faultOf(context, check, targets, entry, read, mention);
            if (finding) yield inNameOf(context, check.rule, finding);
          }
    }
  },
});

/**
 * Finds all names, so that "Wind Storm" is not taken for "Storm", and keeps those whose entries all match `where`: a name
 * that an entry outside of it shares may be used freely.
 */
function finderOf(
  { game }: RuleContext,
  { rule: { of } }: Check<"mentions">,
): (text: string) => readonly Mention[] {
  const { field = keyFieldOf(of) } = of;
  const all = entriesBy(entriesOf(game, of), field);
  const find = nameFinder(all.keys());
  const isMeant = (name: string): boolean => (all.get(name) ?? []).every((entry) => fits(entry, of.where));
  return (text) => find(text).filter(({ written }) => isMeant(written));
}

/** If several entries share a name, it is enough that the card lists one of them. */
function faultOf(
  context: RuleContext,
  { rule: { shares } }: Check<"mentions">,
  { by }: Targets,
  entry: Entry,
  { field, at, isOwn }: ReadText,
  mention: Mention,
): Finding | undefined {
  const named = by.get(mention.written) ?? [];
  if (named.length === 0 || named.some((other) => sharesOne(entry, other, shares))) return undefined;
  const [other] = named as [Entry];
  const [theirs = ""] = Object.values(shares);
  const wanted = wordsAt(other, theirs);
  return {
    at: isOwn ? wordPlaceIn(context, entry, at, mention) : placeIn(context, entry, at.path),
    message: `${field} names "${mention.written}" with ${theirs} ${listed(wanted.map(quoted))}, but ${ownWords(entry, Object.keys(shares))}`,
    fix: `add ${listed(wanted)} to the ${Object.keys(shares).at(-1)} of ${entry.id}, or leave the name out`,
    related: [{ ...placeIn(context, other), message: "what is named" }],
  };
}

/** `set is "main"`, `set and needs are "one" and "two"`. */
function ownWords(entry: Entry, fields: readonly string[]): string {
  const given = fields.filter((field) => wordsAt(entry, field).length > 0);
  const values = given.flatMap((field) => wordsAt(entry, field));
  if (values.length === 0) return "its fields do not mention it";
  return `${listed(given)} ${values.length === 1 ? "is" : "are"} ${listed(values.map(quoted))}`;
}

const quoted = (word: string): string => `"${word}"`;

const wordsAt = ({ fields }: Entry, field: string): readonly string[] =>
  valuesAt(fields, field).map(({ value }) => wordOf(value));

function sharesOne(entry: Entry, other: Entry, shares: Readonly<Record<string, string>>): boolean {
  return Object.entries(shares).some(([own, theirs]) => {
    const wanted = wordsAt(other, theirs);
    return wordsAt(entry, own).some((word) => wanted.includes(word));
  });
}
