/** Manual entries about references of scenarios: their cards, and the kits that include them. */
import type { StageFault } from "../stage-fault.ts";

export const SCENARIO_FAULTS: readonly StageFault[] = [
  {
    id: "scenario/of-another-game",
    severity: "error",
    summary: "None of a scenario's cards is a map card of the game.",
    why: "the track cannot be laid with this game's cards",
    fix: "Move the file to the game it was made for, or name map cards of this game.",
    bad: `=== scenarios/fjord.yaml
scenario: fjord
#         ^^^^^ none of the cards of "fjord" is a map card of this game
title: The Fjord
players: { min: 2, max: 4 }
length: short
track:
  - { card: ice-1, at: [0, 0] }
  - { card: ice-2, at: [0, 3] }
  - { card: floe, at: [0, 6] }
`,
  },
  {
    id: "scenario/unknown-card",
    severity: "error",
    summary: "A track names a card that is not a map card of the game.",
    why: "the track cannot be laid or checked",
    fix: "Correct the id, or name another card of a deck of `kind: map`.",
    bad: `=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r22, at: [0, 3] }
#           ^^^ the game has no map card "r22"
  - { card: captain, at: [0, 6] }
#           ^^^^^^^ "captain" of the deck "crew" is not a map card: it has no squares
`,
  },
  {
    id: "kit/repeated-scenario",
    severity: "warning",
    summary: "A kit lists a scenario twice.",
    why: "its set-up sheet is printed once, so the second mention has no effect",
    fix: "Remove it.",
    bad: `=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6] }
=== kits/all.yaml
title: All cards
contents: [{ deck: reef }]
scenarios:
  - { scenario: bay, poster: true }
  - { scenario: bay }
#               ^^^ "bay" is listed twice; its set-up sheet is printed once
`,
  },
  {
    id: "kit/unknown-scenario",
    severity: "error",
    summary: "A kit includes a scenario that the game does not have.",
    why: "its set-up sheet would be missing from the print",
    fix: "Correct the id, add the scenario, or remove the entry.",
    bad: `=== kits/few.yaml
kit: few
title: A few cards
contents: [{ deck: crew }]
scenarios:
  - { scenario: bay }
#               ^^^ the game has no scenario "bay"
`,
  },
];
