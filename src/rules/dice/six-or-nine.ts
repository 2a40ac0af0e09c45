/** Checks that 6 and 9, and other numbers that read as each other upside down, can be told apart on a die. */
import { upsideDown } from "../../scene/legibility/turnable-numbers.ts";
import type { Origin } from "../../scene/scene.ts";
import { defineRule, type LaidFace } from "../define-rule.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";

const DIE = `
=== dice/coin.yaml
faces: [[one], [one], [six], [one], [one], [nine]]
=== glossary.yaml
symbols:
  one: { title: "1", meaning: one, points: 1 }
  six: { title: "6", meaning: six, points: 6 }
  nine: { title: "9", meaning: nine, points: 9 }
=== decks/nets.yaml
title: Dice to fold
`;

const NET = `
=== templates/net.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">
{{#each @shape.panels}}
<g transform="translate({{x}} {{y}}) rotate({{turn}})">
{{#each symbols}}{{#each @symbols}}{{#if (eq @key ..)}}
`;

const END = `
{{/if}}{{/each}}{{/each}}
</g>
{{/each}}
</svg>
`;

const NUMBER = `     <b:text x="-5" y="-5" width="10" height="10" size="20pt" font="Alegreya" align="center">{{title}}</b:text>`;

export const sixOrNine = defineRule({
  id: "dice/six-or-nine",
  severity: "warning",
  summary: "Two numbers of a die read as each other upside down, and nothing tells them apart.",
  why: "a die can land any way round, so players cannot tell a bare 6 from a bare 9",
  fix: "Draw a bar or a dot below both numbers, or write `6.` and `9.` as their symbols. The template plain-piece draws a bar on dice with nine or more faces.",
  good: `${DIE}${NET}${NUMBER}
{{#if (or (eq title "6") (eq title "9"))}}<path d="M-2 3.5H2" stroke="#000000" stroke-width="0.5"/>{{/if}}${END}`,
  bad: `${DIE}${NET}${NUMBER}
<!-- ^^^^^^^ "6" and "9" of the die "coin" read as each other upside down (card one) -->${END}`,

  *check(context) {
    for (const [die, numbers] of numbersOfDice(suspectsIn(context).turnable))
      for (const [text, { face, origin }] of numbers) {
        const other = upsideDown(text);
        if (other === undefined || other < text || !numbers.has(other)) continue;
        yield {
          ...drawnPlace(context, face, origin),
          message: `"${text}" and "${other}" of the die "${die}" read as each other upside down`,
          fix: `draw a bar below both, or print "${text}." and "${other}."`,
        };
      }
  },
});

interface Shown {
  readonly face: LaidFace;
  readonly origin: Origin;
}

/** For each die, the turnable numbers that a deck shows, whether on one net or on a sticker for each face. */
function numbersOfDice(faces: readonly LaidFace[]): Iterable<readonly [die: string, Map<string, Shown>]> {
  const dice = new Map<string, readonly [die: string, Map<string, Shown>]>();
  for (const face of faces) {
    const { die, deck } = face.card;
    if (die === undefined) continue;
    const key = JSON.stringify([deck, die, face.side]);
    const [, numbers] = dice.get(key) ?? [die, new Map<string, Shown>()];
    dice.set(key, [die, numbers]);
    for (const { text, origin } of face.turnable) if (!numbers.has(text)) numbers.set(text, { face, origin });
  }
  return dice.values();
}
