/** The Pirate Quest Starter Pack as users print it: the real command on the shipped content, read by other programs. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { broadside, type CommandRun } from "../support/command/command.ts";
import { packTexts } from "../support/game/pack-texts.ts";
import { farthest, placedCards, turnedOver } from "../support/paper/placed-cards.ts";
import { textOfPages, withPdf } from "../support/paper/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const PAPERS = ["a4", "letter"] as const;
/** mm: 2.5 x 3.5 in. */
const CARD = { width: 63.5, height: 88.9 };
/** pt, from ISO 216 and ANSI Y14.1. */
const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

const [first, second] = [temporaryFolder(), temporaryFolder()];
const pdfOf = (out: string, paper: string): string => join(out, "pirate-quest", `starter-pack-${paper}.pdf`);
const isOfCards = (line: string): boolean => /\bstarter-pack-(a4|letter)\.pdf: /.test(line);
let run: CommandRun;

const known = new Map<string, Promise<readonly string[]>>();

/** What pdf.js reads on each page of the first build: cached, because it takes seconds. */
function pageTexts(paper: string): Promise<readonly string[]> {
  const texts = known.get(paper) ?? textOfPages(readFileSync(pdfOf(first, paper)));
  known.set(paper, texts);
  return texts;
}

beforeAll(() => {
  // If the pack was printed before, as by `npm start`, a build would report only what is new.
  run = broadside(["build", "pirate-quest", "--paper", "both", "--all-findings", "--out", first]);
});

describe("broadside build pirate-quest --paper both", () => {
  // Nine cards leave 6.35 mm of Letter at the edge; the printer reaches 1.35 mm: half for bleed, half for marks.
  test("reports only the bleed of nine cards on Letter, and lists two PDFs of 9 fronts and 9 backs, and two of set-up sheets", () => {
    const found = run.stderr.match(/(?:warning|error|hint)\[.*/g);
    expect(found).toEqual([
      "warning[sheet/shortened-bleed]: the bleed of cards of 63.5mm x 88.9mm is cut to 0.68mm at the top and at the bottom on Letter, expected 3mm",
    ]);
    expect(run.status).toBe(0);
    const lines = run.stdout.trim().split("\n");
    const cards = lines.filter(isOfCards);
    expect(cards).toHaveLength(2);
    for (const line of cards) expect(line).toMatch(/\.pdf: 9 sheets, 9 fronts \+ 9 backs, 81 cards, \d+ kB$/);
    expect(lines.filter((line) => line.includes("starter-pack-scenarios"))).toHaveLength(2);
  });

  test("lists the rules for a screen once, with pages of their own size, and to fold on each paper", ({
    skip,
  }) => {
    const [pdfinfo, qpdf] = [toolOrSkip("pdfinfo", skip), toolOrSkip("qpdf", skip)];
    const rules = run.stdout.match(/[^/]*-rules-[^:]*(?=: )/g);
    expect(rules).toEqual([
      "starter-pack-rules-screen.pdf",
      "starter-pack-rules-booklet-a4.pdf",
      "starter-pack-rules-booklet-letter.pdf",
    ]);
    const sizeOf = (name: string): string => {
      const path = join(first, "pirate-quest", name);
      expect(qpdf(["--check", path]).status).toBe(0);
      return /Page size: +([\d.]+ x [\d.]+)/.exec(pdfinfo([path]).text)?.[1] ?? "";
    };
    // 139.7 x 210 mm; A4 and Letter, turned.
    expect(rules?.map(sizeOf)).toEqual(["396 x 595.276", "841.89 x 595.276", "792 x 612"]);
  });

  test.each([
    ["starter-pack-a4.pdf", "LONG"],
    ["starter-pack-letter.pdf", "LONG"],
    ["starter-pack-scenarios-a4.pdf", "LONG"],
    ["starter-pack-scenarios-letter.pdf", "LONG"],
    ["starter-pack-rules-booklet-a4.pdf", "SHORT"],
    ["starter-pack-rules-booklet-letter.pdf", "SHORT"],
  ])("says only on the first page of %s to flip on the %s edge, in 12 pt or more", async (name, edge) => {
    await withPdf(readFileSync(join(first, "pirate-quest", name)), async (pdf) => {
      const found: (readonly [page: number, words: string, size: number])[] = [];
      for (let page = 1; page <= pdf.numPages; page++)
        for (const item of (await (await pdf.getPage(page)).getTextContent()).items)
          if ("str" in item && item.str.startsWith("FLIP"))
            found.push([page, item.str, Math.hypot(item.transform[0], item.transform[1])]);
      expect(found).toEqual([[1, `FLIP ON THE ${edge} EDGE`, expect.any(Number)]]);
      expect(found[0]?.[2]).toBeGreaterThan(11.99);
    });
  });

  test.each(PAPERS)("gives %s pages of that size, with boxes, titles and no scaling", async (paper) => {
    await withPdf(readFileSync(pdfOf(first, paper)), async (pdf) => {
      expect(pdf.numPages).toBe(18);
      const [, , width, height] = (await pdf.getPage(1)).view;
      expect(width).toBeCloseTo(PAPER_SIZES[paper][0], 1);
      expect(height).toBeCloseTo(PAPER_SIZES[paper][1], 1);
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Title: "Pirate Quest: Starter Pack" });
      expect((info as { Keywords: string }).Keywords).toContain("game-icons.net, CC BY 3.0");
      expect(await pdf.getViewerPreferences()).toMatchObject({
        PrintScaling: "None",
        Duplex: "DuplexFlipLongEdge",
      });
      const outline = await pdf.getOutline();
      expect(outline.map(({ title }) => title)).toEqual([
        "Battle cards",
        "Map cards",
        "Dice cards",
        "Captain cards",
        "Reference cards",
      ]);
    });
  });

  describe.each(PAPERS)(
    "contains every title and text of the cards on %s, as often as it is printed",
    (paper) => {
      const missing = (words: string): readonly string[] =>
        packTexts().flatMap(({ text, times, exact }) => {
          const found = words.replace(/\s+/g, " ").split(text).length - 1;
          return (exact ? found === times : found >= times) ? [] : [`${text}: ${found} of ${times}`];
        });

      test("for pdftotext", ({ skip }) => {
        const { text } = toolOrSkip("pdftotext", skip)(["-raw", pdfOf(first, paper), "-"]);
        expect(missing(text)).toEqual([]);
      });

      test("for pdf.js", async () => {
        expect(missing((await pageTexts(paper)).join("\n"))).toEqual([]);
      });

      test("and the comparison notices a missing word", () => {
        expect(missing("").length).toBe(packTexts().length);
      });
    },
  );

  test("says on every sheet what it is and how to print it", async () => {
    const pages = await pageTexts("a4");
    for (const [index, page] of pages.entries()) {
      expect(page).toContain("Pirate Quest · Starter Pack · 1.0.0");
      expect(page).toContain(
        `sheet ${Math.floor(index / 2) + 1} of 9 · ${index % 2 === 0 ? "front" : "back"}`,
      );
      expect(page).toContain("50 mm");
    }
  });

  // the first sheet, one with two kinds of cards, and the last, whose backs have text
  test.each([
    ["a4", [1, 6, 9]],
    ["letter", [6]],
  ] as const)("has its backs on %s behind its fronts to 0.05 mm (C060)", async (paper, sheets) => {
    await withPdf(readFileSync(pdfOf(first, paper)), async (pdf) => {
      for (const sheet of sheets) {
        const [front, back] = [await pdf.getPage(2 * sheet - 1), await pdf.getPage(2 * sheet)];
        const fronts = await placedCards(front, CARD);
        const width = ((front.view[2] ?? 0) * 25.4) / 72;
        expect(fronts).toHaveLength(9);
        expect(farthest(turnedOver(await placedCards(back, CARD), width), fronts)).toBeLessThanOrEqual(0.05);
      }
    });
  });

  test("gives the same bytes from another folder, in another time zone and language, on one core", ({
    skip,
  }) => {
    toolOrSkip("taskset", skip);
    const elsewhere = { cwd: temporaryFolder(), env: { TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" } };
    expectSameBytes(elsewhere, ["taskset", "-c", "0", process.execPath]);
  });

  // BROADSIDE_NODES=/opt/node-22/bin/node:/opt/node-24/bin/node npm test -- test/whole/starter-pack
  const nodes = (process.env.BROADSIDE_NODES ?? "").split(delimiter).filter((path) => path !== "");
  test.each(nodes)("gives the same bytes with %s", (node) => {
    expectSameBytes({ cwd: process.cwd(), env: {} }, [node]);
  });

  function expectSameBytes(
    { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
    [program = "", ...words]: readonly string[],
  ): void {
    const project = ["--project", process.cwd(), "--out", second, "--no-cache", "--quiet"];
    const command = [resolve("dist/cli/main.js"), "build", "pirate-quest", "--paper", "both", ...project];
    const { status, stderr } = spawnSync(program, [...words, ...command], {
      cwd,
      env: { ...process.env, CI: "true", ...env },
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
    for (const paper of PAPERS)
      expect(readFileSync(pdfOf(second, paper)).equals(readFileSync(pdfOf(first, paper)))).toBe(true);
  }

  for (const paper of PAPERS) {
    test(`passes qpdf's check (${paper})`, ({ skip }) => {
      const { status, text } = toolOrSkip("qpdf", skip)(["--check", pdfOf(first, paper)]);
      expect(text).toContain("No syntax or stream encoding errors found");
      expect(status).toBe(0);
    });

    test(`has only embedded subset fonts (${paper})`, ({ skip }) => {
      const fonts = toolOrSkip(
        "pdffonts",
        skip,
      )([pdfOf(first, paper)])
        .text.trim()
        .split("\n")
        .slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes +\d+ +\d+$/);
    });
  }
});
