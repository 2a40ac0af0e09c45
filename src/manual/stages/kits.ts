/** Manual entries about kits made of other kits, and about pieces by number of players. */
import type { StageFault } from "../stage-fault.ts";

export const KIT_FAULTS: readonly StageFault[] = [
  {
    id: "kit/unknown-kit",
    severity: "error",
    summary: "A kit names a kit that the game does not have.",
    why: "it cannot be printed",
    fix: "Write the id of another kit of the game, or remove it.",
    bad: `=== kits/basic.yaml
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
  },
  {
    id: "kit/circle",
    severity: "error",
    summary: "A kit is part of itself.",
    why: "it would contain itself endlessly",
    fix: "Remove it from one of the kits.",
    bad: `=== kits/whole.yaml
kit: whole
title: Whole set
kits: [whole]
#      ^^^^^ the kit "whole" is part of itself
contents: [{ deck: crew }]
`,
  },
  {
    id: "kit/empty",
    severity: "error",
    summary: "A kit is empty.",
    why: "there is nothing to print",
    fix: "Write `contents:` with decks, or `kits:` with other kits.",
    bad: `=== kits/whole.yaml
kit: whole
#    ^^^^^ nothing is in the kit "whole"
title: Whole set
`,
  },
  {
    id: "kit/no-number",
    severity: "error",
    summary: "The field with a card's minimum number of players is not a number.",
    why: "it is not known which cards fewer players need",
    fix: "Name a field with the minimum number of players, or remove `from:`.",
    bad: `=== kits/whole.yaml
kit: whole
title: Whole set
contents: [{ deck: crew, from: title }]
#                              ^^^^^ the field "title" of the card "cook" is not a number of players
`,
  },
  {
    id: "kit/too-much",
    severity: "error",
    summary: "Kits are nested too deep, or are too large together.",
    why: "nested kits grow quickly, and soon cannot be printed",
    fix: "List the decks themselves in `contents:`, or remove parts.",
    unshown: "an example would take 17 kits",
  },
  {
    id: "kit/unknown-field",
    severity: "error",
    summary: "A kit names a field of its cards for the number of players that the cards do not have.",
    why: "it is not known which cards fewer players need",
    fix: "Name a field of the deck, or remove `from:`.",
    bad: `=== kits/basic.yaml
kit: basic
title: Basic set
contents:
  - { deck: crew, from: ranks }
#                       ^^^^^ cards of the deck "crew" have no field "ranks"
`,
  },
];
