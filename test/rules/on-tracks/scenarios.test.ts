/** Rules about scenarios on extreme tracks, and how `scenario check` applies allowances and severities. */
import { describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { type CheckedScenarios, checkScenarios } from "../../../src/pipeline/judge/check-scenarios.ts";
import { mapCardsFor, type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();
const BAY = "content/sample/scenarios/bay.yaml";
const GAME = "content/sample/game.yaml";

function checked(files: ProjectFiles): CheckedScenarios {
  const laid = { ...SAMPLE_GAME, ...files };
  return checkScenarios({ host: createMemoryHost({ ...laid, ...mapCardsFor(laid) }), bundle }, "sample");
}

const bay = (track: readonly string[], more = ""): string =>
  `scenario: bay
title: The Bay
players: { min: 2, max: 4 }
length: short
track:${track.length === 0 ? " []" : ""}
${track.map((entry) => `  - ${entry}\n`).join("")}${more}`;

/** "rule line" of every finding. */
function found(track: readonly string[], more?: string): readonly string[] {
  return checked({ [BAY]: bay(track, more) }).findings.map(({ rule, start }) => `${rule} ${start.line}`);
}

const THREE = ["{ card: r1, at: [0, 0] }", "{ card: r2, at: [0, 3] }", "{ card: r3, at: [0, 6] }"];
const CORNER = ["{ card: r1, at: [0, 0] }", "{ card: r2, at: [2, 3] }", "{ card: r3, at: [2, 6] }"];
/** r7 is barred towards r8 on one half of the edge, r8 towards r7 on the other. */
const BARRED = ["{ card: r7, at: [0, 0] }", "{ card: r8, at: [0, 3] }", "{ card: r3, at: [0, 6] }"];

const many = (count: number, entry: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => entry(index));

describe("a deck that is no longer one of maps", () => {
  const deckOf = (kind: string): string =>
    `deck: shoals\ntitle: Shoals\nsize: poker-us\nfront: back\n${kind}cards:\n${["s1", "s2", "s3"]
      .map((id) => `  - { id: ${id}, squares: [[green, blue], [blue, green], [red, green]] }\n`)
      .join("")}`;
  const SHOALS = THREE.map((entry) => entry.replace("card: r", "card: s"));

  test.each([
    ["kind: mp\n", "schema/not-allowed"],
    ["", "schema/unknown-field"],
    ["kind: cards\n", "schema/unknown-field"],
  ])("says so at its own line: %j", (kind, cause) => {
    const deck = "content/sample/decks/shoals.yaml";
    const { findings } = checked({ [deck]: deckOf(kind), [BAY]: bay(SHOALS) });
    expect(findings.filter(({ file }) => file === deck).map(({ rule }) => rule)).toContain(cause);
    expect(findings.filter(({ file }) => file === BAY).map(({ message }) => message)).toEqual([
      '"s1" of the deck "shoals" is not a map card: it has no squares, nor have s2 and s3',
    ]);
  });
});

describe("extreme tracks", () => {
  test("10,000 cards, one beside the other or at one place: too many, and nothing else about them", () => {
    const only = ["scenario/too-many-cards 16"];
    expect(found(many(10_000, (index) => `{ card: r1, at: [0, ${index}] }`))).toEqual(only);
    expect(found(many(10_000, () => "{ card: r1, at: [5, 5] }"))).toEqual(only);
  });

  test("40 cards, the most that are analysed, at one place: each of their faults", () => {
    expect(found(many(40, () => "{ card: r1, at: [5, 5] }"))).toEqual([
      "track/same-place 7",
      "scenario/too-many-cards 16",
      "scenario/overused-card 17",
    ]);
  });

  test("ten cards at one place: one finding, and no analysis of the track", () => {
    expect(found(many(10, () => "{ card: r1, at: [0, 0] }"))).toEqual(["track/same-place 7"]);
  });

  test("a long message names some of many cards", () => {
    const { findings } = checked({ [BAY]: bay(many(40, () => "{ card: r1, at: [0, 0] }")) });
    expect(findings).not.toEqual([]);
    for (const { message } of findings) expect(message.length).toBeLessThan(500);
  });

  test("no card, and one card", () => {
    expect(found([])).toEqual(["scenario/too-few-cards 5"]);
    expect(found(["{ card: r1, at: [0, 0] }"])).toEqual(["scenario/too-few-cards 5"]);
  });

  test("only acceleration points: nothing else about acceleration", () => {
    expect(found(THREE.map((entry) => entry.replace(" }", ", acceleration: true }")))).toEqual([
      "track/only-accelerations 5",
    ]);
  });

  test("cards very far apart", () => {
    const track = [
      "{ card: r1, at: [-10000, 10000] }",
      "{ card: r2, at: [10000, -10000] }",
      THREE[2] as string,
    ];
    expect(found(track)).toEqual(["track/not-joined 7", "track/not-joined 8"]);
  });

  test("a card that the game does not have: it is reported, and nothing is proved", () => {
    const track = [...BARRED.slice(0, 2), "{ card: r33, at: [0, 6] }"];
    expect(found(track)).toEqual(["scenario/unknown-card 8"]);
  });

  test("start and finish beyond the track: nothing is proved", () => {
    expect(found(CORNER, "start: 7.a1\nfinish: 99999.b3\n")).toEqual([
      "scenario/unknown-square 9",
      "scenario/unknown-square 10",
    ]);
  });
});

describe("no echoes", () => {
  test("an unreachable finish is all that is reported about the way", () => {
    expect(found(BARRED, "start: 1.a2\n")).toEqual(["track/unreachable-finish 6"]);
  });

  test("of overlapping cards only the overlap is reported", () => {
    expect(
      found(["{ card: r1, at: [0, 0] }", "{ card: r2, at: [1, 2] }", "{ card: r3, at: [9, 9] }"]),
    ).toEqual(["track/overlap 7"]);
  });

  test("of a gap only the gap is reported", () => {
    expect(found([...THREE.slice(0, 2), "{ card: r9, at: [0, 7] }"], "start: 1.a3\n")).toEqual([
      "track/not-joined 8",
    ]);
  });
});

describe("what fixes suggest", () => {
  const fixOf = (track: readonly string[], rule: string): string | undefined =>
    checked({ [BAY]: bay(track) }).findings.find((one) => one.rule === rule)?.fix;

  test("the single change that opens a blocked way", () => {
    // Turned by 180 degrees, the bar of either card is on an edge that no one crosses.
    expect(fixOf(BARRED, "track/unreachable-finish")).toMatch(/^turn card (1 \(r7\)|2 \(r8\)) by 180°$/);
  });

  test("a stated heading that forbids the way", () => {
    const track = [THREE[0] as string, "{ card: r2, at: [0, 3], heading: [south] }", THREE[2] as string];
    expect(fixOf(track, "track/unreachable-finish")).toBe("remove heading: of card 2 (r2)");
  });

  test("the order in which the cards join", () => {
    const track = ["{ card: r2, at: [0, 3] }", "{ card: r1, at: [0, 0] }", "{ card: r3, at: [0, 6] }"];
    expect(fixOf(track, "track/not-joined")).toBe("list the cards in the order r1, r2 and r3");
  });

  test("the nearest place that is free, beside the card before", () => {
    const overlapping = ["{ card: r1, at: [0, 0] }", "{ card: r2, at: [0, 2] }", "{ card: r3, at: [0, 5] }"];
    expect(fixOf(overlapping, "track/overlap")).toBe(
      "it would be free at [0, 3]; move the cards after it by the same amount",
    );
    const apart = ["{ card: r1, at: [0, 0] }", "{ card: r2, at: [0, 3] }", "{ card: r3, at: [1, 8] }"];
    expect(fixOf(apart, "track/not-joined")).toBe("it would touch at [1, 6]");
  });

  test("cards that are still in the box", () => {
    const track = ["{ card: r2, at: [0, 0] }", "{ card: r1, at: [0, 3] }", "{ card: r2, at: [0, 6] }"];
    expect(fixOf(track, "scenario/overused-card")).toBe("use a free card: r3, r4, r5, r6 or r7");
  });

  test("the right length class is written", () => {
    const { findings } = checked({ [BAY]: bay(THREE).replace("short", "long") });
    expect(findings.map(({ edits = [] }) => edits.map(({ text, start }) => [text, start.line]))).toEqual([
      [["short", 4]],
    ]);
  });
});

describe("the verdict of scenario check", () => {
  const narrow = (comment: string) =>
    bay([`${CORNER[0]} ${comment}`, ...CORNER.slice(1)], "forced-diagonals: 1\n");

  test("an allowance applies", () => {
    const { findings, allowed } = checked({
      [BAY]: narrow("# broadside-allow track/narrow: a duel for the pass"),
    });
    expect([findings, allowed.map(({ rule }) => rule)]).toEqual([[], ["track/narrow"]]);
  });

  test("an allowance for a rule that did not run is not reported as unused, one for a rule that did is", () => {
    const files = (rule: string) => ({
      [BAY]: bay([`${THREE[0]} # broadside-allow ${rule}: so be it`, ...THREE.slice(1)]),
    });
    expect(checked(files("words/doubled-word")).findings).toEqual([]);
    expect(checked(files("track/narrow")).findings.map(({ rule }) => rule)).toEqual(["allowance/unused"]);
  });

  test("a severity set by the game applies", () => {
    const game = `${SAMPLE_GAME[GAME]}severity:\n  - { rule: track/narrow, is: error }\n`;
    const { findings, files } = checked({ [BAY]: narrow(""), [GAME]: game });
    expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(["track/narrow error"]);
    expect(files.map(({ isSound }) => isSound)).toEqual([false]);
  });

  test("an unreadable map deck is reported, and no scenario is called sound", () => {
    const reef = "content/sample/decks/reef.yaml";
    const { findings, files } = checked({ [BAY]: bay(THREE), [reef]: "deck: reef\nkind: map\ntitle: [\n" });
    expect(findings.map(({ file }) => file)).toEqual([reef]);
    expect(files.map(({ id, isSound }) => [id, isSound])).toEqual([["bay", false]]);
  });

  test("faults of other files are not reported", () => {
    const files = {
      "content/sample/kits/all.yaml": "kit: [\n",
      "content/sample/decks/crew.yaml": "deck: crew\n",
    };
    expect(checked({ [BAY]: bay(THREE), ...files }).findings).toEqual([]);
  });

  test("a scenario file with a wrong extension is reported", () => {
    const { findings } = checked({ "content/sample/scenarios/bay.yml": bay(THREE) });
    expect(findings.map(({ rule, file }) => [rule, file])).toEqual([
      ["game/unread-file", "content/sample/scenarios/bay.yml"],
    ]);
  });
});
