/** Checks that every text fits its box at its smallest permitted size. */
import { defineRule, type Finding, type LaidFace } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { type ScenarioWords, scenarioWords } from "../on-tracks/scenario-words.ts";
import { shownPlace } from "../places.ts";
import { mmWords, ptWords } from "../units-in-words.ts";

/** mm of overflow that go unnoticed. */
const TOLERANCE = 0.05;

export const overflow = defineRule({
  id: "text/overflow",
  severity: "error",
  eachFace: true,
  summary: "A text does not fit its box even at its smallest size.",
  why: "the text covers what is beside its box, or is cut off at the edge",
  fix: "Shorten the text, enlarge its box, or allow a smaller size with min-size.",
  bad: `
=== templates/card.svg.hbs
  <b:text x="5" y="20" width="40" height="9" size="12pt" min-size="10pt" leading="1" font="Alegreya">{{text}}</b:text>
=== decks/crew.yaml
card: { properties: { text: { type: string } } }
cards:
  - { id: cook, text: Feeds the crew on every day that is not a day of storm or of an empty larder }
#                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the text needs 1.6 mm more than its box of 40 x 9 mm
`,
  good: `
=== templates/card.svg.hbs
  <b:text x="5" y="20" width="40" height="9" size="12pt" min-size="10pt" leading="1" font="Alegreya">{{text}}</b:text>
=== decks/crew.yaml
card: { properties: { text: { type: string } } }
cards:
  - { id: cook, text: Feeds the crew on every day without a storm }
`,

  *check(context) {
    const crowded = new Set<LaidFace>();
    for (const { face, fact } of oddTextsIn(context)) {
      if (fact.overflow <= TOLERANCE) continue;
      const words = scenarioWords(context, face);
      if (words?.texts.includes(fact)) {
        if (!crowded.has(face)) yield crowdedSheet(words);
        crowded.add(face);
        continue;
      }
      const { width, height } = fact.box;
      const size =
        fact.sizePt < fact.askedSizePt
          ? `even at ${ptWords(fact.sizePt)} (asked for: ${ptWords(fact.askedSizePt)})`
          : `at ${ptWords(fact.sizePt)}; without min-size it may not shrink`;
      yield {
        ...shownPlace(context, face, fact.origin, fact.text),
        message: `the text needs ${mmWords(fact.overflow)} more than its box of ${size2d(width, height)}`,
        label: size,
        fix: "shorten the text, enlarge the box, or allow a smaller size with min-size",
      };
    }
  },
});

/** The text of a set-up sheet comes from the scenario's file, however many columns print it. */
const crowdedSheet = ({ at, letters, fitting }: ScenarioWords): Finding => ({
  at,
  message: `the rules and notes of the scenario do not fit its set-up sheet: they have ${letters} letters`,
  label: `about ${fitting} letters fit`,
  fix: "remove a rule or a note, or shorten notes here and rules in glossary.yaml",
});

const size2d = (width: number, height: number): string =>
  `${mmWords(width).replace(" mm", "")} x ${mmWords(height)}`;
