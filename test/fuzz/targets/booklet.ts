/** Booklets: texts with everything that they may contain, corrupted, and laid out on pages. */
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";
import { checkWith } from "../project.ts";

const SEEDS = [
  `# Sample

*Before* the **first** chapter.

## Play

Each plays :pip: as [the cook](card:crew/cook) says.

![The cook](card:crew/cook) ![Again](card:crew/cook)

> **Example.** One plays.
> 1. two
> 2. three

### More

- one
  - within

| Card | Rank |
|:-----|-----:|
{{#each @decks.crew.cards}}
| {{title}} | {{rank}} |
{{/each}}

---

A line\\
break, \\:colons:, a\u00ADhyphen. <!-- a note -->
`,
  "## A\n\n{{#times 3}}{{@index}}. {{@game.title}}\n{{/times}}\n\nSetext\n---\n\nText `code` &amp; &#65;.\n",
].map((text) => Buffer.from(text));

const WORDS = [
  ..."# |## |#### |> |- |1. |  - |    |\t|---\n|===\n|```\n|~~~|`|``|*|**|_|__|***".split("|"),
  ..."[|](|](card:crew/cook)|](card:|#back)|![|<http://x.example>|[a]: b\n|[^1]|<b>|<!--|-->|&amp;|&#0;".split(
    "|",
  ),
  ..."{{|}}|{{#each @decks.crew.cards}}|{{/each}}|{{#times 1000}}|{{/times}}|{{> x}}|{{@tables.x}}".split(
    "|",
  ),
  ..."\\|\\:|:pip:|:nobody:|\n\n|\n|\r|\0|\uFFFE1\uFFFF|\uFFFE\uFFFE|\u202E|\u05D0|\uD83D\uDE00|\u0301".split(
    "|",
  ),
  "|",
  "|-|\n",
  "| a | b |\n|---|---|\n| c | d |\n",
].filter((word) => word !== "");

export const BOOKLET: Target = {
  name: "booklet",
  inputs: corrupted(SEEDS, bytesOf(WORDS, "utf8")),
  find: (input) =>
    checkWith({
      "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: rules.md\n",
      "content/sample/booklets/rules.md": input,
    }),
};
