/** Words for what the reader of YAML finds: text that is no YAML, or not the YAML that was meant. */
import type { StageFault } from "../stage-fault.ts";

export const YAML_FAULTS: readonly StageFault[] = [
  {
    id: "yaml/comment-cuts-text",
    severity: "hint",
    summary:
      "What follows a blank, a # and a blank is a comment, and here it looks like the end of the text: a number alone, or the end of what a bracket opens.",
    why: "what stands after a blank and a # is not printed",
    mend: "Put the whole text in quotes. If a comment is meant, write two blanks before the #.",
    bad: [
      `=== game.yaml
title: Deck # 5
#           ^^^ "# 5" is read as a comment and left out
`,
    ],
    good: [
      `=== game.yaml
title: "Deck # 5"
version: 1.0.0 # the first in print
`,
    ],
  },
  {
    id: "yaml/comment-in-text",
    severity: "warning",
    summary: "A # without a blank after it begins a comment, though it likely belongs to the text.",
    why: "what stands after a blank and a # is not printed",
    mend: "Put the whole text in quotes. If a comment is meant, write a blank after the #.",
    bad: [
      `=== game.yaml
title: Deck #5
#           ^^ "#5" is read as a comment and left out
`,
    ],
    good: [
      `=== game.yaml
title: "Deck #5" # the fifth that we made
`,
    ],
  },
  {
    id: "yaml/duplicate-key",
    severity: "error",
    summary: "A map has the same field twice.",
    why: "only one of the two values can count, and nobody can tell which is meant",
    mend: "Remove one of the two, or give the second its right name.",
    bad: [
      `=== game.yaml
broadside: 1
id: sample
title: Sample
version: 1.0.0
title: Example
#^^^^ "title" is written twice, first in line 3
`,
    ],
  },
  {
    id: "yaml/empty",
    severity: "error",
    summary: "A content file has nothing in it, or only comments.",
    why: "a file of this name is read as part of the game and must say something",
    mend: "Fill the file, or remove it.",
    bad: [
      `=== glossary.yaml
# whole file: the file is empty, expected fields like \`title: ...\`
# to be written
`,
    ],
  },
  {
    id: "yaml/key",
    severity: "error",
    summary: "Something else than a name stands where a field's name belongs.",
    why: "a value is found by the name of its field",
    mend: "Write the name of the field before the colon. A text with braces or brackets goes in quotes.",
    bad: [
      `=== glossary.yaml
terms:
  crew: { title: Crew, meaning: everybody on board }
  ? [captain, mate]
#   ^^^^^^^^^^^^^^^ a list as a key, expected the name of a field
  : { title: Officers, meaning: who gives orders }
`,
    ],
  },
  {
    id: "yaml/several-documents",
    severity: "error",
    summary: "A line of three dashes begins a second document in one file.",
    why: "only one document a file is read, so the rest would be lost",
    mend: "Remove the line, or put what follows it into a file of its own.",
    bad: [
      `=== glossary.yaml
terms:
  crew: { title: Crew, meaning: everybody on board }
---
#^^ a second document begins here, expected one document in a file
icons:
  pip: plain-circle
`,
    ],
  },
  {
    id: "yaml/syntax",
    severity: "error",
    summary: "The file is no YAML from here on.",
    why: "nothing of the file can be used until it can be read",
    mend: "Look at the marked place and the line above it: a missing colon or quote, a bracket that is not closed, or a line that begins in the wrong column.",
    bad: [
      `=== game.yaml
broadside: 1
id: sample
title Sample
#^^^^^^^^^^^ "title Sample" has no colon, expected a field like "key: value"
version: 1.0.0
`,
      `=== glossary.yaml
terms:
  crew: { title: "Crew, meaning: everybody on board }
#                ^ the quote " that opens here is never closed
`,
      `=== glossary.yaml
terms:
  crew: { title: Crew, meaning: everybody on board }
   captain: { title: Captain, meaning: the head of a crew }
#^^ this line is indented otherwise than its neighbours
`,
    ],
  },
  {
    id: "yaml/tab",
    severity: "error",
    summary: "A line is indented with a tab.",
    why: "blanks tell what belongs together, and a tab has no fixed width",
    mend: "Replace the tab by blanks. Most editors can do so for the whole file.",
    bad: [
      `=== glossary.yaml
terms:
  crew:
  \t  title: Crew
# ^^^ a tab in the indentation
    meaning: everybody on board
`,
    ],
  },
  {
    id: "yaml/tag",
    severity: "error",
    summary: "A word that begins with ! is read as a YAML tag.",
    why: "tags ask a program to make something else of a value, and no content may do that",
    mend: "Remove the tag. If the ! belongs to the text, put the text in quotes.",
    bad: [
      `=== game.yaml
title: !Attack
#      ^^^^^^^ "!Attack" is a YAML tag, and tags have no meaning here
`,
    ],
  },
  {
    id: "yaml/unquoted-text",
    severity: "error",
    summary: "A text needs quotes, because some of its signs mean something in YAML.",
    why: "without quotes the text would be cut, or taken for something else",
    mend: "Put the text in double quotes. A text that holds double quotes goes in single ones.",
    bad: [
      `=== game.yaml
title: Chapter 3: The Mill
#      ^^^^^^^^^^^^^^^^^^^ a colon and a blank inside a text, where YAML reads a second field
`,
      `=== game.yaml
title: @home
#      ^^^^^ a text cannot begin with @ unless it is in quotes
`,
    ],
    good: [
      `=== game.yaml
title: "Chapter 3: The Mill"
`,
    ],
  },
  {
    id: "yaml/version",
    severity: "error",
    summary: "A line that begins with % asks for another YAML.",
    why: "files are read as YAML 1.2, where no and yes are words and 010 is ten",
    mend: "Remove the line.",
    bad: [
      `=== glossary.yaml
%YAML 1.1
#^^^^^^^^ "%YAML 1.1" asks for another YAML than 1.2
---
terms:
  crew: { title: Crew, meaning: everybody on board }
`,
    ],
  },
];
