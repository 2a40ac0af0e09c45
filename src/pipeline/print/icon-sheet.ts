/**
 * Icons as pictures with their names and artists: pages of a PDF, drawn by a template and the press like all other
 * pages. Lengths in mm.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Print } from "../../game/kits/prints.ts";
import { createMemoryHost } from "../../host/memory-host.ts";
import { parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { round } from "../../units/length.ts";
import type { IconEntry } from "../draw/list/icon-entries.ts";
import { licencesOf } from "../draw/list/icon-terms.ts";
import { kitDeckOf, PAGE } from "../draw/list/kit-decks.ts";
import { withLists } from "../draw/list/lay-out-lists.ts";
import { checkGame } from "../judge/check-game.ts";
import { type Pace, SILENT } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
import { printGame } from "./print-game.ts";

/** Id of a made-up game that contains only the drawings. */
const GAME = "icons";

const COLUMNS = 7;
const ROWS = 9;
const TOP = 19;
const WIDTH = PAGE.width / COLUMNS;
/** Height of picture, name, artist and the space below. */
const HEIGHT = 26.4;
export const ICONS_A_PAGE = COLUMNS * ROWS;

export interface IconSheet {
  /** Empty if it cannot be drawn; the diagnostics say why. */
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Faults in the games' own drawings. */
  readonly diagnostics: readonly Diagnostic[];
}

/** @param title the words searched for */
export async function iconSheet(
  { bundle, inspector, limits }: ProjectContext,
  title: string,
  icons: readonly IconEntry[],
  progress: Pace,
): Promise<IconSheet> {
  const host = createMemoryHost(filesOf(icons));
  const project = { host, bundle, ...(inspector ? { inspector } : {}), ...(limits ? { limits } : {}) };
  const { made } = await checkGame(project, GAME, { ...progress, step: SILENT.step });
  if (!made) throw new Error("the game of the icon sheet cannot be used");
  const pages = pagesOf(icons, licencesOf(icons));
  const deck = kitDeckOf(
    "icon-sheet",
    GAME,
    pages.map((page) => ({ kit: title, ...page })),
    made.game,
  );
  const cards = deck.cards.map((card) => ({ deck, card, copies: 1 }));
  const print: Print = { id: GAME, title, as: "lists", cards };
  const { value, diagnostics } = await withLists(made, [print], progress, "pages");
  const order = {
    prints: [print],
    profiles: [defaultProfile(parsePaper("a4") as Paper)],
    draft: false,
    proof: false,
  };
  const { files } = printGame(value, { ...order, date: UNDATED, subject: SUBJECT }, progress);
  const [pdf = new Uint8Array()] = await pdfsIn(files, progress);
  return { pdf, pages: pages.length, diagnostics };
}

const SUBJECT = "Icons with their names and artists";

/** A fixed date, so that the same icons give the same bytes. */
const UNDATED = new Date(0);

async function pdfsIn(
  files: AsyncIterable<{ readonly path: string; readonly chunks: Chunks }>,
  progress: Pace,
) {
  const pdfs: Uint8Array[] = [];
  for await (const { path, chunks } of files) {
    if (!path.endsWith(".pdf")) continue;
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) {
      await progress.pause();
      parts.push(chunk);
    }
    pdfs.push(Buffer.concat(parts));
  }
  return pdfs;
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

function filesOf(icons: readonly IconEntry[]): Readonly<Record<string, string>> {
  const yaml = `broadside: 1\nid: ${GAME}\ntitle: Icons\nversion: "${icons.length} icons"\n`;
  const drawings = icons.flatMap(({ drawing }, index) =>
    drawing && "text" in drawing
      ? [[`content/${GAME}/icons/${ownName(index)}.svg`, drawing.text] as const]
      : [],
  );
  return { [`content/${GAME}/game.yaml`]: yaml, ...Object.fromEntries(drawings) };
}

/** Unique name for a game's own drawing: two games may use one name for different drawings. */
const ownName = (index: number): string => `own/${index}`;

function pagesOf(icons: readonly IconEntry[], terms: string) {
  const count = Math.ceil(icons.length / ICONS_A_PAGE);
  return Array.from({ length: count }, (_, page) => {
    const first = page * ICONS_A_PAGE;
    const labels = icons.slice(first, first + ICONS_A_PAGE).map((icon, index) => ({
      x: round((index % COLUMNS) * WIDTH, 3),
      y: round(TOP + Math.floor(index / COLUMNS) * HEIGHT, 3),
      name: icon.name,
      by: icon.credit?.artist.name ?? icon.game ?? "",
      ...iconField(icon, first + index),
    }));
    return { total: icons.length, page: page + 1, pages: count, labels, terms };
  });
}

function iconField({ drawing }: IconEntry, index: number): { readonly icon?: string } {
  if (drawing === undefined) return {};
  return { icon: "icon" in drawing ? drawing.icon : ownName(index) };
}
