/** Checks that what cards say is printed or ruled on: a field that nobody reads is often a misspelt one. */
import { nearest } from "../../diagnostics/nearest.ts";
import { templatesOf } from "../../game/card-templates.ts";
import type { Card, Deck, Game } from "../../game/game.ts";
import type { Subject } from "../../schema/data-rule.ts";
import type { Json, JsonObject } from "../../schema/files.ts";
import type { FieldRead } from "../../template/template.ts";
import { bookletReads } from "../booklet-reads.ts";
import { fieldsOf, subjectsOf } from "../data-fields.ts";
import { namesIn } from "../data-subject.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { fieldPlace } from "../places.ts";
import { unknownReads } from "../unknown-reads.ts";

export const unreadField = defineRule({
  id: "deck/unread-field",
  severity: "warning",
  summary: "Cards have a field that no template of the deck, no booklet and no rule reads.",
  why: "what stands there appears on no card",
  mend: "Read the field in a template, or take it out. A field that is for people only belongs into `note:`.",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, note: a note is for whoever reads this file }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string }, flavour: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, flavour: Soup again }
#                                     ^^^^^^^ field "flavour" is read by no template of the deck "crew"
`,
  ],

  *check(context) {
    const misread = unknownReads(context);
    for (const deck of context.game.decks) {
      const reads = readsOf(context, deck);
      if (!reads) continue;
      // The template that means this field says so itself, and which of the two names is the slip nobody can tell.
      const meant = misread.flatMap(({ decks, near }) => (near && decks.includes(deck) ? [near] : []));
      const found = new Set<string>();
      const all: ReadFields = { reading: "parts", path: [], inner: new Map() };
      for (const card of deck.cards)
        for (const path of unread(card.fields, reads, all)) {
          const name = path.join(".");
          if (found.has(name) || meant.some((near) => touches(near, path))) continue;
          found.add(name);
          yield {
            at: fieldPlace(context, card, path, "key"),
            message: `field "${name}" is read by no template of the deck "${deck.id}"`,
            fix: fixOf(name, deck.cards, reads),
          };
        }
    }
  },
});

type Read = Pick<FieldRead, "path" | "guarded">;

/** All that reads fields of the deck; undefined when a template could not be compiled: then nobody can tell. */
function readsOf({ game, templates, booklets }: RuleContext, deck: Deck): readonly Read[] | undefined {
  const compiled = [...templatesOf(deck.cards)].map((name) => templates.get(name));
  if (compiled.includes(undefined)) return undefined;
  const inBooklets = booklets
    .map(bookletReads)
    .filter((reads) => reads.speaksOf("decks", deck.id))
    .flatMap(({ read }) => read.map((path) => ({ path, guarded: false })));
  const inTemplates = compiled.flatMap((template) => template?.reads ?? []);
  return eachRead([...inTemplates, ...ruleReads(game, deck), ...inBooklets]);
}

/** Templates and rules read the same fields again and again. */
function eachRead(reads: readonly Read[]): readonly Read[] {
  const known = new Map(reads.map((read) => [`${read.guarded} ${read.path.join(".")}`, read]));
  return [...known.values()];
}

function ruleReads(game: Game, deck: Deck): readonly Read[] {
  return game.rules.flatMap((rule) => {
    const fields = fieldsOf(rule)
      .filter(({ subject }) => isAbout(game, subject, deck))
      .map(({ field, subject }) => (subject.items === undefined ? field : `${subject.items}.${field}`));
    const lists = subjectsOf(rule).flatMap(({ subject }) =>
      subject.items !== undefined && isAbout(game, subject, deck) ? [subject.items] : [],
    );
    return [...fields, ...lists].map((field) => ({ path: field.split("."), guarded: false }));
  });
}

function isAbout(game: Game, subject: Subject, deck: Deck): boolean {
  if (namesIn(subject, "deck").includes(deck.id)) return true;
  return namesIn(subject, "kit").some((name) =>
    game.kits.some((kit) => kit.id === name && kit.items.some((item) => item.deck === deck.id)),
  );
}

/** What reads come to for a path: nothing reads there, all of it may be read, or only parts of it. */
type Reading = "nothing" | "all" | "parts";

/** Worked out once for each field: the cards of a deck have the same ones. */
interface ReadFields {
  readonly reading: Reading;
  readonly path: readonly string[];
  readonly inner: Map<string, ReadFields>;
}

function readingOf(reads: readonly Read[], path: readonly string[]): Reading {
  const touching = reads.filter((read) => touches(read.path, path));
  if (touching.length === 0) return "nothing";
  // Whoever takes the whole value, other than to ask for it, may read all of it.
  const whole = touching.some((read) => !read.guarded && read.path.length <= path.length);
  const deeper = touching.some((read) => read.path.length > path.length);
  return whole || !deeper ? "all" : "parts";
}

function fieldIn({ path: outer, inner }: ReadFields, name: string, reads: readonly Read[]): ReadFields {
  const known = inner.get(name);
  if (known) return known;
  const path = [...outer, name];
  const field: ReadFields = { reading: readingOf(reads, path), path, inner: new Map() };
  inner.set(name, field);
  return field;
}

/** The outermost fields that nothing reads, as a whole or in part. */
function* unread(value: Json, reads: readonly Read[], around: ReadFields): Iterable<readonly string[]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const name of Object.keys(value)) {
    const field = fieldIn(around, name, reads);
    if (field.reading === "nothing") yield field.path;
    else if (field.reading === "parts") yield* unread((value as JsonObject)[name] as Json, reads, field);
  }
}

/** Does one path lead to, into or past the other? "*" stands for any name. */
function touches(read: readonly string[], field: readonly string[]): boolean {
  return read.slice(0, field.length).every((step, index) => step === "*" || step === field[index]);
}

/** A field that a template asks for and no card has is likely the one that was meant. */
function fixOf(name: string, cards: readonly Card[], reads: readonly Read[]): string {
  const asked = reads.flatMap(({ path }) => (path[0] === undefined ? [] : [path[0]]));
  const lacking = asked.filter((field) => !cards.some(({ fields }) => Object.hasOwn(fields, field)));
  const near = nearest(name, lacking) ?? nearest(name, asked);
  return near ? `write "${near}"` : "print it in a template, or take it out; remarks go into note";
}
