/** Manual entries about a file before it is YAML, CSV or a drawing: its encoding and its characters. */
import type { StageFault } from "../stage-fault.ts";

export const TEXT_FAULTS: readonly StageFault[] = [
  {
    id: "text/control-character",
    severity: "error",
    summary: "A text contains a character that cannot be printed.",
    why: "such a character has no shape on paper, and is not allowed in drawings and PDFs",
    fix: "Remove the character. If every line ends with it, save the file with LF line endings.",
    bad: `=== game.yaml
title: "Sam\\u0007ple"
#      ^^^^^^^^^^^^^^ U+0007 is a control character and cannot be printed
`,
  },
  {
    id: "text/encoding",
    severity: ["error", "hint"],
    summary: "A file is not saved as UTF-8, or is compressed.",
    why: "letters outside plain English would come out wrong",
    fix: "Save the file as UTF-8. In most editors this is a choice of Save as; spreadsheets call it CSV UTF-8. A CSV file in Windows-1252 or UTF-16 is read anyway, with only a hint. Save a compressed drawing (.svgz) as plain SVG.",
    bad: [
      `=== game.yaml, saved as Latin-1
broadside: 1
id: sample
title: Café
#         ^ byte 0xE9 at byte offset 34 is not UTF-8; in Latin-1 it is "é"
version: 1.0.0
`,
      `=== game.yaml, saved as UTF-16
# whole file: the file is UTF-16 from byte offset 0 on, expected UTF-8
broadside: 1
id: sample
title: Sample
version: 1.0.0
`,
      `=== templates/card.svg.hbs, bytes in hex
1f8b0800000000000003b329
<!-- whole file: the file is compressed (gzip), expected plain SVG -->
`,
    ],
  },
  {
    id: "text/more-faults",
    severity: "error",
    summary: "The file has more unprintable characters than are reported at once.",
    why: "the file was probably damaged, or is not text at all",
    fix: "Fix the faults above and check again, or restore the file from a backup.",
    unshown: "it takes a file with more than twenty faults",
  },
];
