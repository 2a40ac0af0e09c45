/** The language of the filter box: what a text means, which cards it shows, what it offers while it is typed. */
import { describe, expect, test } from "vitest";
import {
  COMMON_FIELDS,
  type FilteredCard,
  factsOf,
} from "../../../src/studio/client/decks/filter/card-facts.ts";
import { completions, vocabularyOf } from "../../../src/studio/client/decks/filter/complete-filter.ts";
import { filterOf } from "../../../src/studio/client/decks/filter/filter.ts";
import { parseFilter } from "../../../src/studio/client/decks/filter/parse-filter.ts";

interface TestCard extends FilteredCard {
  readonly findings: readonly string[];
}

const card = (id: string, title: string, values: object, more: Partial<TestCard> = {}): TestCard => ({
  id,
  title,
  deck: "battle",
  copies: 1,
  values,
  findings: [],
  ...more,
});

const CARDS: readonly TestCard[] = [
  card("sword-1", "Sabre", {
    suit: "sword",
    cost: 1,
    special: { feature: "fog", value: 10 },
    art: "art/sabre.png",
  }),
  card("sword-2", "Épée", { suit: "sword", cost: 3, text: "Win the trick." }, { findings: ["warning"] }),
  card("axe-1", "Axe", { suit: "axe", cost: 2, tags: ["heavy", "two hands"], art: "" }, { copies: 3 }),
  card(
    "luck-1",
    "Storm",
    { suit: "none", text: "All axes are lost.", cost: "X" },
    { deck: "luck", findings: ["error", "hint"] },
  ),
];

const FACTS = CARDS.map((one) => ({ id: one.id, findings: one.findings, facts: factsOf(one) }));
const VOCABULARY = vocabularyOf(FACTS.map(({ facts }) => facts));
const FIELDS = new Set<string>([...COMMON_FIELDS, ...VOCABULARY.keys()]);

function shown(text: string): readonly string[] {
  const { shows } = filterOf(text, FIELDS);
  return FACTS.filter(({ facts, findings }) => shows(facts, findings)).map(({ id }) => id);
}

const faults = (text: string) => filterOf(text, FIELDS).faults.map(({ message }) => message);

describe("a filter shows", () => {
  test.each<[string, string[]]>([
    ["", ["sword-1", "sword-2", "axe-1", "luck-1"]],
    ["axe", ["axe-1", "luck-1"]],
    ["epee", ["sword-2"]],
    ["ÉPÉE", ["sword-2"]],
    ['"the trick"', ["sword-2"]],
    ["the lost", []],
    ["suit:sword", ["sword-1", "sword-2"]],
    ["Suit:SWORD", ["sword-1", "sword-2"]],
    ["suit:axe|none", ["axe-1", "luck-1"]],
    ["suit:swo", ["sword-1", "sword-2"]],
    ["suit=swo", []],
    ["suit=sword", ["sword-1", "sword-2"]],
    ["tags:heavy", ["axe-1"]],
    ['tags="two hands"', ["axe-1"]],
    ["cost:>1", ["sword-2", "axe-1"]],
    ["cost>=2", ["sword-2", "axe-1"]],
    ["cost:<2", ["sword-1"]],
    ["cost:1..2", ["sword-1", "axe-1"]],
    ["cost:1", ["sword-1"]],
    ["value:1", []],
    ["special.value:10", ["sword-1"]],
    ["value:10", ["sword-1"]],
    ["cost:x", ["luck-1"]],
    ["copies:>1", ["axe-1"]],
    ["has:art", ["sword-1"]],
    ["-has:art", ["sword-2", "axe-1", "luck-1"]],
    ["has:error", ["luck-1"]],
    ["has:problem", ["sword-2", "luck-1"]],
    ["-deck:battle", ["luck-1"]],
    ["suit:sword cost:>0 -trick", ["sword-1"]],
    ["-axe", ["sword-1", "sword-2"]],
  ])("%s: %j", (text, ids) => {
    expect(shown(text)).toEqual(ids);
    expect(faults(text)).toEqual([]);
  });

  test.each(["suit:", 'suit:"', "has:", "has:ar", "-", '"', "cost:>", "has:prob"])(
    "all cards while %s is being typed, without a fault",
    (text) => {
      expect(faults(text)).toEqual([]);
      expect(shown(text)).toHaveLength(4);
    },
  );
});

describe("a fault", () => {
  test("of a field's name says the nearest and what to write instead, and leaves the condition out", () => {
    const { faults } = filterOf("siut:sword cost:>2", FIELDS);
    expect(faults).toEqual([
      {
        message: 'no card has a field "siut"; did you mean "suit"?',
        start: 0,
        end: 10,
        instead: "suit:sword",
      },
    ]);
    expect(shown("siut:sword cost:>2")).toEqual(["sword-2"]);
  });

  test("of a name that is near nothing has no suggestion", () => {
    expect(faults("weather:fine")).toEqual(['no card has a field "weather"']);
  });

  test("of a comparison with a word says what comes there", () => {
    expect(faults("cost:>many")).toEqual(['after ">" comes a number, such as cost:>2']);
  });
});

test("a text is parsed with the offsets of its terms", () => {
  expect(parseFilter('a -b:"c d"')).toEqual([
    { kind: "word", text: "a", start: 0, end: 1, isNot: false },
    {
      kind: "field",
      field: "b",
      test: { kind: "contains", values: ["c d"] },
      start: 2,
      end: 10,
      isNot: true,
    },
  ]);
});

describe("completion offers", () => {
  const offered = (text: string) => completions(text, text.length, VOCABULARY).map(({ label }) => label);

  test("names of fields, shortest first", () =>
    expect(offered("axe s")).toEqual(["suit:", "special:", "special.value:", "special.feature:"]));
  test("values by how many cards have them", () =>
    expect(offered("suit:")).toEqual(["sword", "axe", "none"]));
  test("values after a bar", () => expect(offered("suit:sword|a")).toEqual(["axe"]));
  test("fields and kinds of problems to have", () => expect(offered("has:a")).toEqual(["art"]));
  test("nothing for nothing", () => expect(offered("")).toEqual([]));

  test("what replaces the text before the caret, in quotes where it has spaces", () => {
    const [offer] = completions("-tags:tw", 8, VOCABULARY);
    expect(offer).toEqual({ label: "two hands", detail: "1 card", text: '"two hands" ', from: 6 });
  });
});
