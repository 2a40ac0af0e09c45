/**
 * Checks for marks that print literally: HTML and other Markdown in texts, and the marks of text boxes in SVG's own
 * `<text>`, which supports none.
 */
import { asName, isInAddress, oddNamesIn } from "../../diagnostics/colon-names.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import { htmlMarksIn, insteadOfHtml } from "../../diagnostics/html-marks.ts";
import {
  hasPlainInstead,
  insteadOfMarkdown,
  markdownMarksIn,
  signsOfMarkdown,
} from "../../diagnostics/markdown-marks.ts";
import { listed, shortened } from "../../diagnostics/words.ts";
import type { Origin } from "../../scene/scene.ts";
import { defineRule, type Finding, type LaidFace, type RuleContext } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";
import { starsForTags } from "../printed-texts/stars-for-tags.ts";
import { signPlace, wordPlace } from "../printed-texts/word-places.ts";

export const rawMark = defineRule({
  id: "text/raw-mark",
  severity: "warning",
  eachFace: true,
  summary: "A mark in a text is printed literally.",
  why: "players see the characters of the mark instead of its effect",
  fix: "Texts of cards support **bold**, *italic*, :icon:, lists and `\\n` for a line break, in YAML and in CSV, but no HTML and no other Markdown. Only `<b:text>` reads these marks; SVG's own `<text>` prints them literally. To print a character that begins a mark, put a backslash before it: `\\<b>`.",
  good: [
    `
=== decks/crew.yaml
cards: crew.csv
=== decks/crew.csv
id,rank,title
cook,1,**Ship's**\\ncook
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "**Cook** & <mate>, 2 < 3, \\\\<b>" }
  - { id: mate, rank: 1, title: "Name: ____ Age: __, ~5 of #1, a_b_c [x](2)" }
  - { id: pilot, rank: 2, title: "\\\\__x__" }
  - { id: boy, rank: 2, title: "# Tricks" }
  - { id: guard, rank: 2, title: "Don\`t pay [wood](1/2) if x==1 and y==2 ^_^ ^_^" }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "<p>The <b class='x'>cook</b></p>" }
#                                ^^^ "<p>" is HTML, which is printed literally
#                                       ^^^^^^^^^^^^^ "<b class='x'>" is HTML, which is printed literally
  - { id: pilot, rank: 2, title: "Pilot</b>" }
#                                      ^^^^ "</b>" is HTML, which is printed literally
  - { id: mate, rank: 2, title: "<b>Mate" }
#                                ^^^ "<b>" is HTML, which is printed literally
  - { id: both, rank: 2, title: "Cook &amp; pilot" }
#                                     ^^^^^ "&amp;" is HTML, which is printed literally
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "__Cook__ of ~~ships~~" }
#                                ^^^^^^^^ "__Cook__" is Markdown that cards do not support, so it is printed literally
#                                            ^^^^^^^^^ "~~ships~~" is Markdown that cards do not support, so it is printed literally
  - { id: pilot, rank: 2, title: "See [rules](https://example.com/rules)" }
#                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "[rules](https://example.com/rules)" is Markdown that cards do not support, so it is printed literally
`,
    `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} __{{title}}__</b:text>
                                                                             <!-- ^^ "__...__" is Markdown that cards do not support, so it is printed literally (cards cook, pilot, captain) -->
`,
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
       <text x="5" y="10" font-size="5" font-family="Alegreya">{{rank}} :achor: {{title}}</text>
  <!-- ^^^^^ ":achor:" is printed literally, because <text> reads no marks (cards cook, pilot, captain) -->
       <text x="5" y="30" font-size="5" font-family="Alegreya">{{rank}} :anchor: {{title}}</text>
  <!-- ^^^^^ ":anchor:" is printed literally, because <text> reads no marks (cards cook, pilot, captain) -->
</svg>
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: 'Ship''s\\ncook' }
  - { id: pilot, rank: 2, title: Pilot }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
       <text x="5" y="10" font-size="5" font-family="Alegreya">**{{rank}}** {{title}}</text>
  <!-- ^^^^^ "**" and "\\n" are printed literally, because <text> reads no marks (cards cook, pilot) -->
</svg>
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context))
      for (const mark of withoutClosing(fact.foreign ?? []))
        yield printedLiterally(context, face, fact.origin, mark, fixOfBox);
    const plain = plainTextsIn(context);
    for (const { face, origin, text } of plain)
      for (const mark of withoutClosing([...new Set([...htmlMarksIn(text), ...markdownMarksIn(text)])]))
        yield printedLiterally(context, face, origin, mark, fixOfPlain);
    yield* marksInPlain(context, plain);
  },
});

const insteadOf = (mark: string): string => insteadOfHtml(mark) ?? insteadOfMarkdown(mark) ?? "";

/** At the card or table that has the mark; marks that the template puts around a field are one finding there. */
function printedLiterally(
  context: RuleContext,
  face: LaidFace,
  origin: Origin,
  mark: string,
  fixOf: (mark: string) => string,
): Finding {
  const signs = signsOfMarkdown(mark);
  const sign = signs && signPlace(context, face, origin, mark, signs[0]);
  const named = signs && sign ? signs.join("...") : mark;
  const what = signs
    ? "is Markdown that cards do not support, so it is printed literally"
    : "is HTML, which is printed literally";
  const place = sign
    ? { ...drawnPlace(context, face, origin), at: sign }
    : wordPlace(context, face, origin, mark);
  const edits = fixOf === fixOfBox ? starsForTags(context.sources, place.at, mark) : undefined;
  return { ...place, message: `"${shortened(named)}" ${what}`, fix: fixOf(named), edits };
}

const fixOfBox = (mark: string): string => `write ${insteadOf(mark)}`;

/** Marks of text boxes have no effect in `<text>`. */
function fixOfPlain(mark: string): string {
  return mark.startsWith("&") || hasPlainInstead(mark)
    ? fixOfBox(mark)
    : `remove it, or draw the text with <b:text> and write ${insteadOf(mark)}`;
}

/** A pair of tags is one fault: closing tags are reported only if nothing opens them. */
function withoutClosing(marks: readonly string[]): readonly string[] {
  const opened = new Set(marks.filter((mark) => !mark.startsWith("</")).map(tagName));
  return marks.filter((mark) => !mark.startsWith("</") || !opened.has(tagName(mark)));
}

const tagName = (mark: string): string => /^<\/?([a-z0-9]+)/i.exec(mark)?.[1]?.toLowerCase() ?? mark;

interface PlainText {
  readonly face: LaidFace;
  readonly origin: Origin;
  readonly text: string;
}

/** The texts that SVG's own `<text>` draws. */
function plainTextsIn(context: RuleContext): readonly PlainText[] {
  const found: PlainText[] = [];
  for (const face of suspectsIn(context).plain)
    for (const { isPlain, origin, text } of face.scene.texts) if (isPlain) found.push({ face, origin, text });
  return found;
}

/** The same message for all cards drawn at one place, so that they become one finding. */
function* marksInPlain(context: RuleContext, texts: readonly PlainText[]): Iterable<Finding> {
  const marked = texts
    .map((text) => ({ ...text, marks: marksIn(context, text.text) }))
    .filter(({ marks }) => marks.length > 0);
  const places = groupedBy(marked, ({ origin: { file, line, column } }) => `${file} ${line}:${column}`);
  for (const shown of places.values()) {
    const marks = [...new Set(shown.flatMap((one) => one.marks))];
    const names = listed(marks.slice(0, MOST_NAMED).map((mark) => `"${mark}"`));
    const message = `${names} ${marks.length === 1 ? "is" : "are"} printed literally, because <text> reads no marks`;
    const fix = "draw the text with <b:text>, which needs x, y, width, height and size";
    for (const { face, origin } of shown) yield { ...drawnPlace(context, face, origin), message, fix };
  }
}

/** Enough to find the place in the template. */
const MOST_NAMED = 3;

const BOLD = /\*\*(?=[^\s*])[^*\n]{0,80}(?<=[^\s*])\*\*/;
/** A name with no letter adjacent to its colons: it is meant as a name, known or not. */
const ALONE = /(?<![\\:\p{L}\p{N}]):[a-z][a-z0-9-]+:(?![:\p{L}\p{N}])/gu;
const LINE_BREAK = /(?<!\\)\\n/;

/** Names between colons, known or not, and the marks for bold and for a line break. */
function marksIn({ game, hasIcon }: RuleContext, text: string): readonly string[] {
  const isKnown = (name: string): boolean => hasIcon(name) || Object.hasOwn(game.glossary.terms, name);
  const known = [...text.matchAll(/:([a-z0-9-]+):/g)].filter(({ 1: name }) => name && isKnown(name));
  const unknown = [...text.matchAll(ALONE)].filter(({ index }) => !isInAddress(text, index));
  const names = new Set([...known, ...unknown].map(([mark]) => mark));
  const odd = oddNamesIn(text)
    .filter((name) => isKnown(asName(name)))
    .map((name) => `:${name}:`);
  const others = [...(BOLD.test(text) ? ["**"] : []), ...(LINE_BREAK.test(text) ? ["\\n"] : [])];
  return [...others, ...names, ...odd];
}
