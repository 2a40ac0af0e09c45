/** Manual entries about reading YAML: text that is not YAML, or not the intended YAML. */
import type { StageFault } from "../stage-fault.ts";

export const YAML_FAULTS: readonly StageFault[] = [
  {
    id: "yaml/comment-cuts-text",
    severity: "hint",
    summary:
      "Text after a space, a # and a space is a comment, but here it looks like the end of the value: a lone number, or the end of a bracket.",
    why: "text after a space and a # is not printed",
    fix: "Put the whole text in quotes. If a comment is intended, write two spaces before the #.",
    bad: `=== game.yaml
title: Deck # 5
#           ^^^ "# 5" is read as a comment and ignored
`,
    good: `=== game.yaml
title: "Deck # 5"
version: 1.0.0 # the first in print
`,
  },
  {
    id: "yaml/comment-in-text",
    severity: "warning",
    summary: "A # without a space after it begins a comment, but probably belongs to the text.",
    why: "text after a space and a # is not printed",
    fix: "Put the whole text in quotes. If a comment is intended, write a space after the #.",
    bad: `=== game.yaml
title: Deck #5
#           ^^ "#5" is read as a comment and ignored
`,
    good: `=== game.yaml
title: "Deck #5" # the fifth that we made
`,
  },
  {
    id: "yaml/duplicate-key",
    severity: "error",
    summary: "A map has the same field twice.",
    why: "only one of the two values can be used, and it is not clear which is meant",
    fix: "Remove one of the two, or give the second its correct name.",
    bad: `=== game.yaml
broadside: 1
id: sample
title: Sample
version: 1.0.0
title: Example
#^^^^ "title" is written twice, first on line 3
`,
  },
  {
    id: "yaml/empty",
    severity: "error",
    summary: "A content file is empty, or has only comments.",
    why: "a file with this name is part of the game and needs content",
    fix: "Add content to the file, or remove it.",
    bad: `=== glossary.yaml
# whole file: the file is empty, expected fields like \`title: ...\`
# to be written
`,
  },
  {
    id: "yaml/key",
    severity: "error",
    summary: "Something other than a name is used as a field name.",
    why: "a value is looked up by its field name",
    fix: "Write the name of the field before the colon. Put a text with braces or brackets in quotes.",
    bad: `=== glossary.yaml
terms:
  crew: { title: Crew, meaning: everybody on board }
  ? [captain, mate]
#   ^^^^^^^^^^^^^^^ a list as a key, expected a field name
  : { title: Officers, meaning: who gives orders }
`,
  },
  {
    id: "yaml/several-documents",
    severity: "error",
    summary: "A line of three dashes begins a second document in one file.",
    why: "only one document per file is read, so the rest would be lost",
    fix: "Remove the line, or put the rest into a separate file.",
    bad: `=== glossary.yaml
terms:
  crew: { title: Crew, meaning: everybody on board }
---
#^^ a second document begins here, expected one document per file
icons:
  pip: plain-circle
`,
  },
  {
    id: "yaml/syntax",
    severity: "error",
    summary: "The file is not valid YAML from here on.",
    why: "the file cannot be used until it is valid",
    fix: "Look at the marked place and the line above it: a missing colon or quote, an unclosed bracket, or a line that begins in the wrong column.",
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
#^^ this line is indented differently from its neighbours
`,
    ],
  },
  {
    id: "yaml/tab",
    severity: "error",
    summary: "A line is indented with a tab.",
    why: "indentation shows what belongs together, and a tab has no fixed width",
    fix: "Replace the tab with spaces. Most editors can do this for the whole file.",
    bad: `=== glossary.yaml
terms:
  crew:
  \t  title: Crew
# ^^^ a tab in the indentation
    meaning: everybody on board
`,
  },
  {
    id: "yaml/tag",
    severity: "error",
    summary: "A word that begins with ! is read as a YAML tag.",
    why: "tags make a program reinterpret a value, which content is not allowed to do",
    fix: "Remove the tag. If the ! belongs to the text, put the text in quotes.",
    bad: `=== game.yaml
title: !Attack
#      ^^^^^^^ "!Attack" is a YAML tag, and tags have no meaning here
`,
  },
  {
    id: "yaml/unquoted-text",
    severity: "error",
    summary: "A text needs quotes, because some of its characters have a meaning in YAML.",
    why: "without quotes the text would be cut off or misread",
    fix: "Put the text in double quotes. Put a text with double quotes in single ones.",
    bad: [
      `=== game.yaml
title: Chapter 3: The Mill
#      ^^^^^^^^^^^^^^^^^^^ a colon and a space inside a text, where YAML reads a second field
`,
      `=== game.yaml
title: @home
#      ^^^^^ a text cannot begin with @ unless it is quoted
`,
    ],
    good: `=== game.yaml
title: "Chapter 3: The Mill"
`,
  },
  {
    id: "yaml/version",
    severity: "error",
    summary: "A line that begins with % requests a different YAML version.",
    why: "files are read as YAML 1.2, where no and yes are words and 010 is ten",
    fix: "Remove the line.",
    bad: `=== glossary.yaml
%YAML 1.1
#^^^^^^^^ "%YAML 1.1" requests a YAML version other than 1.2
---
terms:
  crew: { title: Crew, meaning: everybody on board }
`,
  },
];
