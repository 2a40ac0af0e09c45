/** What a build reports again after another: a known warning stays known until it is checked again. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { newsOfBuilds } from "../../../src/pipeline/print/news-of-builds.ts";

const at = { line: 1, column: 1, offset: 0 };
const finding = (message: string, file = "content/reef/decks/crew.yaml"): Diagnostic => ({
  ...{ rule: "text/overflow", severity: "warning", message, file, start: at, end: at, why: "because" },
});
const broken: Diagnostic = { ...finding("there is no template"), severity: "error" };

type Build = readonly [games: readonly string[], found: readonly Diagnostic[], stops?: "stops"];

/** Builds one after the other; returns the messages that each of them reports. */
function reported(...builds: readonly Build[]): string[][] {
  const ofBuilds = newsOfBuilds();
  return builds.map(([games, found, stops]) => {
    const news = ofBuilds.begin(games);
    const messages = news.newsIn(found).map(({ message }) => message);
    if (!stops) news.finish();
    return messages;
  });
}

const REEF = ["reef"];
const long = finding("too long");

describe("a warning", () => {
  test("is reported once, again when there is one more of it, and again after it was fixed in between", () => {
    expect(reported([REEF, [long]], [REEF, [long]], [REEF, [long, long]])).toEqual([
      ["too long"],
      [],
      ["too long"],
    ]);
    expect(reported([REEF, [long]], [REEF, []], [REEF, [long]])).toEqual([["too long"], [], ["too long"]]);
  });

  test("stays known through a build with errors, which cannot draw the card", () => {
    const other = finding("too small");
    expect(reported([REEF, [long]], [REEF, [broken, other]], [REEF, [long, other]])).toEqual([
      ["too long"],
      ["there is no template", "too small"],
      [],
    ]);
  });

  test("stays known through a build that stops", () =>
    expect(reported([REEF, [long]], [REEF, [], "stops"], [REEF, [long]])).toEqual([["too long"], [], []]));

  test("stays known while its game is absent; a fixed one of a checked game does not", () => {
    const theirs = finding("too long", "templates/cove/card.svg.hbs");
    const all: Build = [
      ["cove", "reef"],
      [long, theirs],
    ];
    expect(reported(all, [REEF, []], all)).toEqual([["too long", "too long"], [], ["too long"]]);
  });
});
