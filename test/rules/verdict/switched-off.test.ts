/** Rules that a game turns off do not run, unless something depends on what they find. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { Rule, RuleContext } from "../../../src/rules/define-rule.ts";
import { withoutSwitchedOff } from "../../../src/rules/verdict/switched-off.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();
const DECK = "content/sample/decks/crew.yaml";
const GAME = "content/sample/game.yaml";

/** A card with a doubled word, which also has a star too many. */
const CARDS = "  - { id: baker, rank: 7, title: The the **best baker } ";

interface Found {
  /** Before allowances and severities. */
  readonly found: readonly string[];
  /** What is reported. */
  readonly reported: readonly string[];
}

async function check(severity: string, comment = "", cards = CARDS): Promise<Found> {
  const host = createMemoryHost({
    ...SAMPLE_GAME,
    [DECK]: `${SAMPLE_GAME[DECK]}${cards}${comment}\n`,
    [GAME]: `${SAMPLE_GAME[GAME]}severity:\n${severity}`,
  });
  const { found, diagnostics } = await checkGame({ host, bundle }, "sample", SILENT);
  return { found: rulesOf(found), reported: rulesOf(diagnostics) };
}

const rulesOf = (findings: readonly Diagnostic[]): readonly string[] => findings.map(({ rule }) => rule);

const off = (rule: string, path = ""): string => `  - { rule: ${rule}, ${path}is: off }\n`;
const DOUBLED = "words/doubled-word";

describe("a rule that is off", () => {
  test("for the whole game does not run, while others do", async () => {
    const { found, reported } = await check(off(DOUBLED));
    expect(found).not.toContain(DOUBLED);
    expect(found).toContain("text/unclosed-mark");
    expect(reported).toEqual(found);
  });

  test("for some files runs", async () => {
    const { found, reported } = await check(off(DOUBLED, "path: templates/card.svg.hbs, "));
    expect(found).toContain(DOUBLED);
    expect(reported).toContain(DOUBLED);
    const here = await check(off(DOUBLED, "path: decks/crew.yaml, "));
    expect(here.found).toContain(DOUBLED);
    expect(here.reported).not.toContain(DOUBLED);
  });

  test("runs if a later entry sets another severity for some files", async () => {
    const hint = `  - { rule: ${DOUBLED}, path: decks/crew.yaml, is: hint }\n`;
    expect((await check(off(DOUBLED) + hint)).reported).toContain(DOUBLED);
    // The last entry that matches applies, here to all files.
    expect((await check(hint + off(DOUBLED))).found).not.toContain(DOUBLED);
  });

  test("runs if an allowance names it, which counts as used only where it finds something", async () => {
    const allow = `# broadside-allow ${DOUBLED}: his name`;
    const used = await check(off(DOUBLED), allow);
    expect(used.found).toContain(DOUBLED);
    expect(used.reported).not.toContain("allowance/unused");
    const unused = await check(off(DOUBLED), allow, "  - { id: baker, rank: 7, title: The baker } ");
    expect(unused.reported).toContain("allowance/unused");
  });

  test("runs if it finds errors, which can make other findings pointless", async () => {
    const { found, reported } = await check(
      off("text/overflow"),
      "",
      `${CARDS.replace("baker }", `${"w".repeat(400)} }`)}`,
    );
    expect(found).toContain("text/overflow");
    expect(reported).not.toContain("text/overflow");
  });

  test("runs if an allowance names it by its former id", () => {
    const rule = { id: "kit/nearly-empty-sheet", severity: "hint" } as Rule;
    const entry = { rule: "deck/nearly-empty-sheet", is: "off" };
    const running = (text: string): readonly Rule[] =>
      withoutSwitchedOff([rule], {
        game: { severity: [entry] },
        sources: new Map([["a.yaml", { text }]]),
        templateFiles: { templates: new Map(), partials: new Map() },
        booklets: [],
      } as unknown as RuleContext);
    expect(running("")).toEqual([]);
    expect(running("# broadside-allow deck/nearly-empty-sheet: so be it")).toEqual([rule]);
  });
});
