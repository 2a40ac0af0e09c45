/** A small game from plain data, with parts replaced by a test. */

import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import type { Game } from "../../src/game/game.ts";
import type { ResolveInput } from "../../src/game/input.ts";
import { resolveGame } from "../../src/game/resolve-game.ts";
import type { CheckedDeck } from "../../src/schema/entries/check-deck.ts";
import type {
  BoardFile,
  BookletFile,
  CardEntry,
  DeckFile,
  DieFile,
  FigureFile,
  GlossaryFile,
  KitFile,
  ScenarioFile,
  TableFile,
} from "../../src/schema/files.ts";
import { type Cells, DEFAULT_CELLS } from "../../src/units/cells.ts";

export interface SampleParts {
  readonly game?: Partial<ResolveInput["game"]["file"]>;
  readonly decks?: readonly Partial<DeckFile>[];
  readonly dice?: readonly Partial<DieFile>[];
  readonly boards?: readonly Partial<BoardFile>[];
  readonly kits?: readonly Partial<KitFile>[];
  readonly tables?: readonly TableFile[];
  readonly figures?: readonly Partial<FigureFile>[];
  readonly scenarios?: readonly Partial<ScenarioFile>[];
  readonly booklets?: readonly Partial<BookletFile>[];
  readonly glossary?: GlossaryFile;
  readonly unusable?: ResolveInput["unusable"];
}

/** Four spaces in a row. */
export const RIVER: BoardFile = {
  board: "river",
  title: "River",
  size: { width: "100mm", height: "40mm" },
  space: "1cm",
  kinds: { water: { title: "Water" }, rock: { title: "Rock", moves: true } },
  spaces: ["a", "b", "c", "d"].map((id, index) => ({ id, kind: "water", at: [20 + 20 * index, 20] })),
  links: [["a", "b", "c", "d"]],
  start: "a",
  goal: "d",
};

export function resolveSample(parts: SampleParts): {
  game: Game;
  diagnostics: readonly Diagnostic[];
  rules: string[];
} {
  const file = { broadside: 1 as const, id: "sample", title: "Sample", version: "1.0.0", ...parts.game };
  const { value, diagnostics } = resolveGame({
    folder: "content/sample",
    game: { file, path: "content/sample/game.yaml" },
    decks: (parts.decks ?? []).map(deckOf),
    dice: (parts.dice ?? []).map((die, index) => ({
      file: { die: "green", title: "Green", colour: "#00ff00", faces: [["pip"], ["pip"]], ...die },
      path: `content/sample/dice/${index}.yaml`,
    })),
    boards: (parts.boards ?? []).map((board, index) => ({
      file: { ...RIVER, ...board },
      path: `content/sample/boards/${index}.yaml`,
    })),
    kits: (parts.kits ?? []).map((kit, index) => ({
      file: { kit: "all", title: "All", contents: [], ...kit },
      path: `content/sample/kits/${index}.yaml`,
    })),
    booklets: (parts.booklets ?? []).map((booklet, index) => ({
      file: { booklet: "rules", title: "Rules", text: "rules.md", ...booklet },
      path: `content/sample/booklets/${index}.yaml`,
    })),
    figures: (parts.figures ?? []).map((figure, index) => ({
      file: { figure: "steps", ...figure },
      path: `content/sample/figures/${index}.yaml`,
    })),
    scenarios: (parts.scenarios ?? []).map((scenario, index) => ({
      file: {
        scenario: "voyage",
        title: "Voyage",
        players: { min: 1, max: 4 },
        length: "short",
        track: [],
        ...scenario,
      },
      path: `content/sample/scenarios/${index}.yaml`,
    })),
    tables: (parts.tables ?? []).map((table, index) => ({
      file: table,
      path: `content/sample/tables/${index}.yaml`,
      list: { file: `content/sample/tables/${index}.yaml`, path: ["rows"] },
    })),
    glossary: parts.glossary && { file: parts.glossary, path: "content/sample/glossary.yaml" },
    sources: new Map(),
    ...(parts.unusable === undefined ? {} : { unusable: parts.unusable }),
  });
  return { game: value, diagnostics, rules: diagnostics.map(({ rule }) => rule) };
}

/** The only deck of a game with this deck, and the findings. */
export function resolveSampleDeck(deck: Partial<DeckFile>) {
  const { game, diagnostics, rules } = resolveSample({ decks: [deck] });
  const [resolved] = game.decks;
  if (!resolved) throw new Error("the sample has a deck");
  return { deck: resolved, cards: resolved.cards, diagnostics, rules };
}

function deckOf({ cards = [{ id: "one" }], ...deck }: Partial<DeckFile>, index: number): CheckedDeck {
  const path = `content/sample/decks/${index}.yaml`;
  const file = { deck: "things", title: "Things", size: "poker-us", front: "thing", ...deck };
  const written = (cards as readonly CardEntry[]).map((entry, place) => ({
    entry,
    index: place,
    faulty: [],
  }));
  return {
    file,
    path,
    list: { file: path, path: ["cards"] },
    cards: written,
    faulty: [],
    fields: {},
    cells: cellsOf(file.cells),
  };
}

/** As the schema stage reads a field without faults. */
function cellsOf(written: DeckFile["cells"]): Cells {
  if (written === undefined) return DEFAULT_CELLS;
  const { shape, columns = 2, rows = 3, radius = 0 } = written;
  return shape === "square" ? { shape, columns, rows } : { shape, radius };
}
