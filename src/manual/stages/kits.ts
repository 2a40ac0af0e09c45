/** Words for what is wrong with kits that are made of others, and with who needs what of them. */
import type { StageFault } from "../stage-fault.ts";

export const KIT_FAULTS: readonly StageFault[] = [
  {
    id: "kit/unknown-kit",
    severity: "error",
    summary: "A kit names a kit that the game does not have.",
    why: "nothing of it can be printed",
    mend: "Write the id of another kit of the game, or leave it out.",
    bad: [
      `=== kits/basic.yaml
kit: basic
title: Basic set
contents: [{ deck: crew }]
=== kits/whole.yaml
kit: whole
title: Whole set
kits: [basics]
#      ^^^^^^ the game has no kit "basics"
contents: [{ deck: crew }]
`,
    ],
  },
  {
    id: "kit/circle",
    severity: "error",
    summary: "A kit is part of itself.",
    why: "it would never end",
    mend: "Leave it out of one of the kits.",
    bad: [
      `=== kits/whole.yaml
kit: whole
title: Whole set
kits: [whole]
#      ^^^^^ the kit "whole" is part of itself
contents: [{ deck: crew }]
`,
    ],
  },
  {
    id: "kit/empty",
    severity: "error",
    summary: "Nothing belongs to a kit.",
    why: "there is nothing to print",
    mend: "Write `contents:` with decks, or `kits:` with other kits.",
    bad: [
      `=== kits/whole.yaml
kit: whole
#    ^^^^^ nothing belongs to the kit "whole"
title: Whole set
`,
    ],
  },
  {
    id: "kit/no-number",
    severity: "error",
    summary: "The field that tells from how many players on a card takes part is no number.",
    why: "nobody would know which cards fewer players need",
    mend: "Name a field that is the least number of players, or leave `from:` out.",
    bad: [
      `=== kits/whole.yaml
kit: whole
title: Whole set
contents: [{ deck: crew, from: title }]
#                              ^^^^^ the field "title" of the card "cook" is no number of players
`,
    ],
  },
  {
    id: "kit/too-much",
    severity: "error",
    summary: "Kits lie too deep inside each other, or come to too much.",
    why: "a kit of kits grows with every one of them, and soon nobody could print it",
    mend: "Name the decks themselves in `contents:`, or leave parts out.",
    bad: [],
    unshown: "an example would take 17 kits",
  },
  {
    id: "kit/unknown-field",
    severity: "error",
    summary: "A kit asks a field of its cards for the number of players, and they have no such field.",
    why: "nobody would know which cards fewer players need",
    mend: "Name a field of the deck, or leave `from:` out.",
    bad: [
      `=== kits/basic.yaml
kit: basic
title: Basic set
contents:
  - { deck: crew, from: ranks }
#                       ^^^^^ cards of the deck "crew" have no field "ranks"
`,
    ],
  },
];
