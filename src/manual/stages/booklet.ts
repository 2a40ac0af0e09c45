/** Manual entries about the texts of booklets: their contents, their references, how they can be set. */
import type { StageFault } from "../stage-fault.ts";

/** A booklet of the sample game with this text. */
const booklet = (text: string): string => `=== booklets/rules.md
${text}`;

export const BOOKLET_FAULTS: readonly StageFault[] = [
  {
    id: "booklet/bad-address",
    severity: "error",
    summary: "The address of a card cannot be read.",
    why: "it is not clear which card is meant",
    fix: "Write the deck and the card, such as `card:battle/sword-9`, with `#back` for its back.",
    bad: [
      booklet(`The [cook](card:cook) cooks.
    <!--^^^^^^^^^^^^^ "card:cook" is not the address of a card -->
`),
    ],
  },
  {
    id: "booklet/bad-link",
    severity: "error",
    summary: "A link leads neither to a part of the game nor to the web.",
    why: "readers cannot follow it, on paper or on a screen",
    fix: "Link to a card, a scenario, a heading of the booklet or an address that begins with https://.",
    bad: [
      booklet(`See [the site here](www.example.com).
    <!--^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the link leads to "www.example.com" -->
`),
    ],
  },
  {
    id: "booklet/bad-picture",
    severity: "error",
    summary: "A picture is not a card, figure or scenario of the game.",
    why: "booklets show only parts of their game, and download nothing",
    fix: "Write an address such as `card:battle/sword-9`, `figure:steps` or `scenario:first-voyage`.",
    bad: [
      booklet(`The cook:

![The cook](https://example.com/cook.png)
<!--^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the picture is at "https://example.com/cook.png" -->
`),
    ],
  },
  {
    id: "booklet/crowded-credits",
    severity: "error",
    summary: "`{{credits}}` is mixed with other text.",
    why: "credits are separate paragraphs, and are left out here",
    fix: "Put it on a line of its own, outside lists, tables and boxes.",
    bad: [
      booklet(`Thanks to: {{credits}}
    <!--   ^^^^^^^^^^^ {{credits}} stands among other words -->
`),
    ],
  },
  {
    id: "booklet/deep-list",
    severity: "error",
    summary: "Lists are nested three deep.",
    why: "on a small page, readers cannot see the nesting",
    fix: "Nest lists only once, or start a paragraph.",
    bad: [
      booklet(`- one
  - two
    - three
    <!--^^^ lists are nested three deep -->
`),
    ],
  },
  {
    id: "booklet/empty",
    severity: "error",
    summary: "A booklet has no text.",
    why: "a booklet needs more than a title page",
    fix: "Write its text, or remove the booklet.",
    bad: [
      booklet(`# Sample
<!-- whole file: the booklet has no text -->
`),
    ],
  },
  {
    id: "booklet/front-matter",
    severity: "hint",
    summary: "A booklet's text begins with front matter, which is not printed.",
    why: "the title and the look of a booklet are in its YAML file",
    fix: "Remove it, or keep it for other programs that read it.",
    bad: [
      booklet(`---
#^^ the front matter is ignored
layout: page
---

Deal five cards.
`),
    ],
  },
  {
    id: "booklet/heading-jump",
    severity: "error",
    summary: "A heading is more than one level below the one before.",
    why: "a section outside a chapter has no place in the table of contents",
    fix: "Write the number of `#` given in the fix.",
    bad: [
      booklet(`# Sample

Text.

### Too deep
<!--^^^^^^^^ the heading "Too deep" is at level 3, expected 2 at most -->
`),
    ],
  },
  {
    id: "booklet/html",
    severity: "error",
    summary: "A booklet contains HTML.",
    why: "it is set for paper, not for a browser",
    fix: "Write it in Markdown; comments are allowed.",
    bad: [
      booklet(`Press <b>now</b>.
<!--  ^^^ <b> is HTML, which booklets do not support -->
<!--        ^^^^ </b> is HTML, which booklets do not support -->
`),
    ],
  },
  {
    id: "booklet/long-heading",
    severity: "error",
    summary: "A heading of a booklet is as long as a paragraph.",
    why: "it is repeated in the table of contents and in the footer, where there is no room for it",
    fix: "Shorten it, and put the rest into the text below it.",
    bad: [
      booklet(`## ${"very ".repeat(30)}long
<!--${"^".repeat(153)} the heading "${"very ".repeat(7)}ve…" has 154 characters, expected 150 at most -->

Text.
`),
    ],
  },
  {
    id: "booklet/missing-glyph",
    severity: "warning",
    summary: "No font has a character used in a booklet.",
    why: "it would be missing in print",
    fix: "Use another character, or add a font that has it.",
    bad: [
      booklet(`Roll 𓀀 now.
<!--^^^^^^^^ no font has "𓀀" -->
`),
    ],
  },
  {
    id: "booklet/missing-style",
    severity: "warning",
    summary: "Words of a booklet are marked bold or italic, but their font family has no such style.",
    why: "the words look like all the others",
    fix: "Remove the stars, use a family that has the style, or add the missing font file.",
    bad: `=== booklets/rules.yaml
fonts: { text: Pirata One, headings: Pirata One }
=== booklets/rules.md
The **best** cook.
<!--^^^^^^^^^^^^^^ the family "Pirata One" has no bold -->
`,
  },
  {
    id: "booklet/no-back",
    severity: "error",
    summary: "A booklet shows the back of a card that has none.",
    why: "there is nothing to show",
    fix: "Show its front, or give the card a back.",
    bad: [
      booklet(`![The cook](card:crew/cook#back)
<!--^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the card "cook" has no back -->
`),
    ],
  },
  {
    id: "booklet/picture-in-text",
    severity: "error",
    summary: "A picture is placed within a line of text.",
    why: "a card is higher than a line",
    fix: "Give it a separate paragraph; several pictures may be side by side there.",
    bad: [
      booklet(`The ![cook](card:crew/cook) cooks.
    <!--^^^^^^^^^^^^^^^^^^^ a picture is placed within a line of text -->
`),
    ],
  },
  {
    id: "booklet/raw-mark",
    severity: "warning",
    summary: "A mark of another Markdown dialect is printed literally.",
    why: "readers see marks that mean nothing to them",
    fix: "Follow the fix, or write a backslash before the marks if they are intentional.",
    bad: [
      booklet(`The ==last== card wins.
    <!--^^^^ "==last==" is a highlight, which booklets do not support -->

##Turn
<!--^^ "##Turn" would be a heading if a space followed its marks -->
`),
    ],
    good: [
      booklet(`The **last** card wins.

## Turn

Five \\== signs in a row end the game.
`),
    ],
  },
  {
    id: "booklet/second-title",
    severity: "error",
    summary: "A booklet has two titles.",
    why: "the title page has room for one",
    fix: "Write `##` for a chapter.",
    bad: [
      booklet(`# Sample

Text.

# Another
<!--^^^^^ "Another" is a second title -->
`),
    ],
  },
  {
    id: "booklet/small-text",
    severity: "warning",
    summary: "The smallest text of a picture in a booklet is printed smaller than 6 pt.",
    why: "it is unreadable on the page",
    fix: "Show the picture larger: put fewer side by side, use a larger `scale:` for a figure, or show only part of it.",
    bad: [
      `=== figures/cook.yaml
figure: cook
scale: 0.4
cards: [crew/cook]
${booklet(`![The cook](figure:cook)
<!--^^^^^^^^^^^^^^^^^^^^ the smallest text of the picture, "1 Cook", is printed at 5.6 pt, expected at least 6 pt -->
`)}`,
    ],
  },
  {
    id: "booklet/table-too-wide",
    severity: "warning",
    summary: "A table is wider than its column.",
    why: "its words are broken at the wrong places",
    fix: "Shorten its longest words, or remove a column.",
    bad: [
      booklet(`| Deoxyribonucleic | Deoxyribonucleic | Deoxyribonucleic | Deoxyribonucleic | Deoxyribonucleic | Deoxyribonucleic |
<!--^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the table needs 160mm, but its column has 106mm -->
| --- | --- | --- | --- | --- | --- |
| Counterrevolution | Counterrevolution | Counterrevolution | Counterrevolution | Counterrevolution | Counterrevolution |
`),
    ],
  },
  {
    id: "booklet/too-much",
    severity: "error",
    summary: "A booklet's text is too long to read.",
    why: "reading it would take too long",
    fix: "Split it into chapters and paragraphs, or into several booklets.",
    unshown: "an example would take hundreds of pages",
  },
  {
    id: "booklet/unknown-card",
    severity: "error",
    summary: "A booklet shows or names a card that the game does not have.",
    why: "readers would not find it",
    fix: "Correct the name, or add the card.",
    bad: [
      booklet(`The [cook](card:crew/cok) cooks.
    <!--^^^^^^^^^^^^^^^^^ the deck "crew" has no card "cok" -->
`),
    ],
  },
  {
    id: "booklet/unknown-figure",
    severity: "error",
    summary: "A booklet shows a figure that the game does not have.",
    why: "it would be missing from the page",
    fix: "Correct the name, or add the figure to `figures/`.",
    bad: [
      booklet(`![A fight](figure:fight)
<!--^^^^^^^^^^^^^^^^^^^^ the game has no figure "fight" -->
`),
    ],
  },
  {
    id: "booklet/unknown-heading",
    severity: "error",
    summary: "A link leads to a heading that the booklet does not have.",
    why: "the link does not work, and readers would not find the heading",
    fix: "Write the words of the heading after the `#`, in lower case, with hyphens for spaces.",
    bad: [
      booklet(`## Set-up

See [your turn](#your-tern).
    <!--^^^^^^^^^^^^^^^^^^^ the booklet has no heading "#your-tern" -->

## Your turn

Draw a card.
`),
    ],
  },
  {
    id: "booklet/unknown-icon",
    severity: ["error", "warning"],
    summary: "A name between colons is neither an icon nor a term.",
    why: "the name itself would be printed",
    fix: "Correct the name, or write a backslash before the first colon if the colons are intentional.",
    bad: [
      booklet(`Count each :pib: once.
      <!-- ^^^^^ ":pib:" is neither an icon nor a term -->
`),
    ],
  },
  {
    id: "booklet/unknown-scenario",
    severity: "error",
    summary: "A booklet shows or names a scenario that the game does not have.",
    why: "readers would not find it",
    fix: "Correct the name, or add the scenario.",
    bad: [
      booklet(`Begin with [The Bay](scenario:bay).
           <!--^^^^^^^^^^^^^^^^^^^ the game has no scenario "bay" -->
`),
    ],
  },
  {
    id: "booklet/unsupported",
    severity: "error",
    summary: "A booklet uses a Markdown feature that cannot be set.",
    why: "it would be missing in print",
    fix: "Write it as plain text; lines that begin with four spaces are code.",
    bad: [
      booklet(`Text.

    code
<!--^^^^ a code block cannot be set -->
`),
    ],
  },
  {
    id: "booklet/unused-footnote",
    severity: "warning",
    summary: "The text of a footnote is not printed.",
    why: "a footnote is printed only if something refers to it, and each name has one text",
    fix: "Write its name in square brackets where it belongs, give it another name, or remove it.",
    bad: [
      booklet(`Deal five cards.

[^few]: Four with two players.
<!--^^^^^^^^^^^^^^^^^^^^^^^^^^ nothing refers to the footnote [^few], so it is not printed -->
`),
    ],
  },
  {
    id: "booklet/word-too-wide",
    severity: "warning",
    summary: "A word is wider than its line and was broken.",
    why: "readers stumble where a word ends in the middle",
    fix: "Add a soft hyphen, or give it more room.",
    bad: [
      booklet(`Antidisestablishestablishestablishestablishestablishestablishestablishestablishestablishestablishestablishestablishestablishestablishment.
<!--^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Antidisestablishestablishestablishest…" is wider than its line of 106mm and was broken -->
`),
    ],
  },
];
