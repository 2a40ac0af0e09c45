/** Checks that pieces can follow the currents of a scenario. */
import { listed } from "../../diagnostics/words.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { racedTrack } from "../on-tracks/sound-track.ts";
import { cellOf, squareInWords } from "../on-tracks/squares-in-words.ts";

export const blockedCurrent = defineScenarioRule({
  id: "scenario/blocked-current",
  severity: "error",
  summary: "A current leads where no piece can step: beyond the next square, across a bar, or backward.",
  why: "a current that breaks the rules of movement cannot be followed, and would invalidate the analysis of the track",
  fix: "Let the current lead ahead or sideways to a square that shares an open edge with the first.",
  good: `
=== glossary.yaml
scenario-rules:
  current: { title: The current, text: "What it does." }
=== scenarios/bay.yaml
rules:
  current: [{ from: 1.a1, to: 1.a2 }]
`,
  bad: [
    `
=== glossary.yaml
scenario-rules:
  current: { title: The current, text: "What it does." }
=== scenarios/bay.yaml
rules:
  current: [{ from: 1.a1, to: 1.b2 }]
#                             ^^^^ no current can lead from 1.a1 to 1.b2
`,
    `
=== glossary.yaml
scenario-rules:
  current: { title: The current, text: "What it does." }
=== scenarios/bay.yaml
rules:
  current: [{ from: 3.a2, to: 3.a1 }]
#                             ^^^^ no current can lead from 3.a2 to 3.a1
`,
  ],

  *checkScenario(context) {
    const track = racedTrack(context);
    if (!track) return;
    const { squares } = track.lattice;
    const { backward } = context.scenario.movement;
    for (const [index, { from, to }] of (context.scenario.rules?.current ?? []).entries()) {
      const [one, other] = [from, to].map((name) => squares.findIndex((square) => square.name === name));
      if (one === undefined || other === undefined || one === -1 || other === -1) continue;
      const open = (track.steps[one] ?? []).filter(({ special, corner }) => !special && !corner);
      if (open.some((step) => step.to === other)) continue;
      const near = open.map((step) => squareInWords(track, step.to));
      yield {
        at: scenarioPlace(context, "rules", "current", index, "to"),
        message: `no current can lead from ${from} to ${to}`,
        label: `a current follows one step over an open edge${backward === "always" ? "" : ", never backward"}`,
        fix:
          near.length > 0
            ? `write ${listed(near, "or")}`
            : `let the current start on another ${cellOf(context.scenario)}`,
      };
    }
  },
});
