/** Small tracks in the terminal, compared with drawings made by hand, and the facts below them. */
import { describe, expect, test } from "vitest";
import { DEFAULT_TERRAINS } from "../../../src/game/scenarios/terrain.ts";
import { scenarioText } from "../../../src/report/track/scenario-text.ts";
import { type TrackTextOptions, trackText } from "../../../src/report/track/track-text.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { briefingOf } from "../../../src/track/briefing/briefing.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { type LaidCard, lay } from "../../track/lay.ts";
import { northwards } from "../../track/look.ts";
import { scenarioOf } from "./scenario-of.ts";

const USUAL: TrackTextOptions = { columns: 80, plain: false, colour: false };

const found = (plan: TrackPlan) => ({ scenario: scenarioOf(plan), track: analyseTrack(plan) });

const draw = (plan: TrackPlan, options: Partial<TrackTextOptions> = {}): string =>
  trackText(found(plan), { ...USUAL, ...options }) ?? "";

/** The name and the text of each fact, several lines joined. */
function factsOf(plan: TrackPlan, options: Partial<TrackTextOptions> = {}): Readonly<Record<string, string>> {
  const track = found(plan);
  const briefing = briefingOf(track, {
    dice: [],
    decks: [],
    glossary: { scenarioRules: {}, terms: {}, icons: {}, symbols: {}, avoid: {}, terrains: DEFAULT_TERRAINS },
  });
  const text = scenarioText("x/x", track, briefing, { ...USUAL, ...options, columns: 500 });
  const lines = text.trimEnd().split("\n\n").at(-1)?.split("\n") ?? [];
  return Object.fromEntries(lines.map((line) => line.split(/ {2,}/, 2) as [string, string]));
}

describe("drawings", () => {
  test("bars on each side and between squares, of every colour", () => {
    const bars = "a3|north b2|east a1|south a2|west a1|b1 b2|b3";
    const card: LaidCard = { at: [0, 0], squares: "wg rb kw", bars };
    expect(draw(lay([card], { start: "1.a1", finish: "1.b3" }))).toBe(`\
┍━━━━━━╾──────┐
│ 1.a3   1.b3 │
│ W      G F  │
╽  m1  ╺━━━━━━┪
┃ 1.a2   1.b2 ┃
┃ R      B    ┃
╿      ╻      ╿
│ 1.a1 ┃ 1.b1 │
│ K S  ┃ W    │
┕━━━━━━┹──────┘

S start   F finish   W white   G green   B blue   R red   K black
─ edge of a card   ━ bar
`);
  });

  test("a card turned by a quarter, and a corner join that forces a diagonal from a white square", () => {
    const turned: LaidCard = { at: [0, 0], turn: 90, squares: "wg rb kw", bars: "a3|north" };
    expect(draw(lay([turned, { at: [3, 2] }], { finish: "2.b3" }))).toBe(`\
                     ┌─────────────┐
                     │ 2.a3   2.b3 │
                     │ G      G F  │
                     │     m2      │
                     │ 2.a2   2.b2 │
                     │ G      G    │
                     │             │
                     │ 2.a1   2.b1 │
                     │ G ◆    G    │
┌────────────────────╱─────────────┘
│ 1.a1   1.a2   1.a3 ┃
│ K      R      W ◆○ ┃
│       m1 90°       ╿
│ 1.b1   1.b2   1.b3 │
│ W S    B      G    │
└────────────────────┘

S start   F finish   ◆ one piece here blocks everyone behind
○ white square that blocks every way   W white   G green   B blue   R red
K black   ─ edge of a card   ━ bar   ╱ ╲ forced special step
`);
  });

  test("plain: a way without diagonals, traps, a card that is face down", () => {
    const cards = northwards({}, { acceleration: true });
    const plan = lay(cards, { start: "1.a1", finish: "2.a2" });
    expect(draw(plan, { plain: true, route: "straight" })).toBe(`\
+-------------+
| 2.a3   2.b3 |
|%% !%% %% !%%|
|     m2      |
| 2.a2   2.b2 |
|%% F%% %%%%%%|
|  ^          |
| 2.a1   2.b1 |
|%%%%%% %%%%%%|
+--^----------+
| 1.a3   1.b3 |
| G      G    |
|  ^    m1    |
| 1.a2   1.b2 |
| G      G    |
|  ^          |
| 1.a1   1.b1 |
| G S    G    |
+-------------+

S start   F finish   ! trap: no way out   G green   % acceleration point
- edge of a card   ^ > way
`);
  });

  test("small squares in a narrow terminal: names as printed, positions on the cards", () => {
    const cards: readonly LaidCard[] = [
      { at: [0, 0], turn: 90 },
      { at: [3, 0], turn: 270, bars: "a2|b2" },
    ];
    expect(draw(lay(cards, { start: "1.b1", finish: "2.a1" }), { columns: 30 })).toBe(`\
┌───────────┬───────────┐
│a1  a2  a3 │b3  b2  b1 │
│G   G   G  │G   G   G  │
│ 1 m1 90°  │ 2 ╺━━━╸   │
│b1  b2  b3 │a3  a2  a1 │
│GS  G   G  │G   G   GF │
└───────────┴───────────┘

S start   F finish   G green
─ edge of a card   ━ bar
`);
  });

  test("where cards overlap the earlier one is visible, with a mark", () => {
    const text = draw(lay([{ at: [0, 0] }, { at: [1, 2] }]));
    expect(text).toContain("│ 1.a3   1.b3 │ 2.b1 │");
    expect(text).toContain("× two cards overlap");
    expect(text.match(/×/g)).toHaveLength(2);
    expect(text).not.toContain("2.a1");
  });
});

describe("facts", () => {
  test("a simple path over two cards", () => {
    // Two wide and six long: from 1.a1 to 2.b3 takes 5 steps with a diagonal, 6 without; entering counts one.
    const facts = factsOf(lay(northwards({}, { acceleration: true }), { finish: "2.b3" }));
    expect(facts.way).toMatch(/^short: 6 points with every special step, 7 points with none; /);
    expect(facts["forced special steps"]).toBe("none: no piece needs to make a special step");
    expect(facts.narrowest).toMatch(/^2 squares wide, at \d places, first at 1.a2 and 1.b2$/);
    expect(facts.acceleration).toBe("card 2 (every way leads over it)");
    expect(facts["start, finish"]).toBe("1.a1 (by the rule), 2.b3 (named)");
    expect(facts.fights).toBe("no dice of these colours");
  });

  test("a corner join", () => {
    const facts = factsOf(lay([{ at: [0, 0] }, { at: [2, 3] }], { finish: "2.b3" }), { route: "straight" });
    expect(facts["forced special steps"]).toBe("1: 1.b3 to 2.a1 (corner join)");
    expect(facts.narrowest).toBe("1 square wide, at 1.b3 and 2.a1: one piece there blocks everyone behind");
    expect(facts.way).toContain("no way with none");
    expect(facts["way, no special steps"]).toBe("none");
  });

  test("a start that is also the finish", () => {
    const facts = factsOf(lay(northwards({}, {}), { start: "1.a1", finish: "1.a1" }));
    expect(facts.way).toMatch(/^short: 1 point /);
    expect(facts.narrowest).toBe("start and finish are the same square");
    expect(factsOf(lay(northwards({}, {}), { start: "1.a1", finish: "1.b1" })).narrowest).toBe(
      "start and finish are adjacent",
    );
  });

  test("a wall: unknown facts are not stated", () => {
    const facts = factsOf(lay(northwards({ bars: "a3|north b3|north" }, {})));
    expect(facts.way).toBe("none: the finish cannot be reached");
    expect(facts.unreached).toBe("6 squares: 2.a3, 2.b3, 2.a2, 2.b2, 2.a1, 2.b1");
    expect(Object.keys(facts)).not.toContain("difficulty");
  });

  test("a card bypassed by a shortcut", () => {
    // Card 2 is beside 1 and 3, which touch: a piece going straight on never meets it.
    const cards: readonly LaidCard[] = [{ at: [0, 0] }, { at: [2, 2], acceleration: true }, { at: [0, 3] }];
    const facts = factsOf(lay(cards, { finish: "3.a3" }));
    expect(facts.shortcuts).toBe("from card 1 to 3 (edge), past 2");
    expect(facts.acceleration).toBe("card 2 (pieces can bypass it)");
  });
});
