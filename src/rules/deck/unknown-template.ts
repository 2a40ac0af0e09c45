/** Checks that every front and back names an existing template. */
import { startOf } from "../../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import type { Card, Deck } from "../../game/game.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceRef } from "../../source/tree.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { fixAt } from "../fix-at.ts";

export const unknownTemplate = defineRule({
  id: "deck/unknown-template",
  severity: "error",
  final: true,
  summary: "A front or back names a template that does not exist.",
  why: "without its template the face cannot be drawn",
  fix: "Correct the name, or add the file to the templates of the game.",
  bad: [
    `
=== decks/crew.yaml
front: crad
#      ^^^^ there is no template "crad"
back: back
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot, back: pilot-back }
#                                             ^^^^^^^^^^ there is no template "pilot-back"
`,
    `
=== templates/pilot.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"/>
=== decks/crew.yaml
front: pilot
#      ^^^^^ there is no template "pilot"
back: back
cards:
  - { id: cook, rank: 1, title: Cook }
`,
  ],

  *check(context) {
    const names = context.templateFiles.templates;
    for (const deck of context.game.decks)
      for (const card of deck.cards)
        for (const side of ["front", "back"] as const) {
          const name = card[side];
          if (name === undefined || names.has(name)) continue;
          const at = placeOfName(context, card, deck.source, side);
          const stray = twinOf(name, names.keys()) ? undefined : context.strayTemplate(name);
          const words =
            stray === undefined ? unknownWords(context, deck, side, name) : strayWords(context, name, stray);
          yield {
            at,
            message: `there is no template "${name}"`,
            ...words,
            edits: stray === undefined ? fixAt(context, at, name, onlyNearest(name, names.keys())) : [],
          };
        }
  },
});

type Advice = Pick<Finding, "label" | "fix" | "related">;

function unknownWords(
  { templateFiles, game }: RuleContext,
  deck: Deck,
  side: "front" | "back",
  name: string,
): Advice {
  const near = nearMeant(name, templateFiles.templates.keys());
  const add = `add templates/${game.id}/${name}.svg.hbs, or begin with "${plainFor(deck, side)}"`;
  return { fix: near ? `write "${near}"` : add };
}

/** A file has the name, but not the extension or the folder of a template. */
function strayWords({ game }: RuleContext, name: string, stray: string): Advice {
  const folder = stray.startsWith("templates/shared/") ? "shared" : game.id;
  const meant = `templates/${folder}/${name}.svg.hbs`;
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));
  return {
    fix: `${folderOf(stray) === folderOf(meant) ? "rename" : "move"} ${stray} to ${meant}`,
    related: [{ ...startOf(stray), message: "this file is probably meant" }],
  };
}

/** A template whose name differs only in capitals. */
function twinOf(name: string, names: Iterable<string>): boolean {
  return [...names].some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Suggests a built-in plain template only for names that begin with "pl": coin-back is probably not drawn yet. */
function nearMeant(name: string, names: Iterable<string>): string | undefined {
  const near = nearest(name, names);
  return near?.startsWith("plain-") && !name.startsWith("pl") ? undefined : near;
}

/** The built-in template for such a piece. */
function plainFor({ shape }: Deck, side: "front" | "back"): string {
  if (shape !== "card") return "plain-piece";
  return side === "front" ? "plain-card" : "plain-back";
}

/** At the card if it names a template of its own, otherwise at the deck's defaults or the deck. */
function placeOfName(
  { sources }: RuleContext,
  card: Card,
  deck: SourceRef,
  side: "front" | "back",
): SourceRef {
  const refs = [
    { file: card.source.file, path: [...card.source.path, side] },
    { file: deck.file, path: [...deck.path, "defaults", side] },
  ];
  const own = refs.find(({ file, path }) => {
    const root = sources.get(file)?.root;
    return root !== undefined && nodeAt(root, path) !== undefined;
  });
  return own ?? { file: deck.file, path: [...deck.path, side] };
}
