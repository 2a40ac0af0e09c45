/** Finds icons, as a list or as a sheet of pictures. */
import { shortened } from "../diagnostics/words.ts";
import {
  type FoundIcon,
  findIcons as find,
  foundIcon,
  type IconSearch,
} from "../pipeline/draw/list/found-icons.ts";
import type { IconEntry } from "../pipeline/draw/list/icon-entries.ts";
import { iconPage, type PicturedIcon } from "../pipeline/draw/list/icon-page.ts";
import { licencesOf } from "../pipeline/draw/list/icon-terms.ts";
import { iconSheet } from "../pipeline/print/icon-sheet.ts";
import type { ProjectContext } from "../pipeline/project.ts";
import type { Call } from "./handle.ts";
import { namedFile } from "./named-file.ts";
import { type Options, refuseNames, refuseOptions } from "./refuse-options.ts";

export interface IconOrder {
  /** Words to search for; default all icons. */
  readonly words?: readonly string[];
  /** Default pdf; with `to`, the file's extension decides. */
  readonly form?: "pdf" | "html";
  /** The file to write, ending in .pdf or .html; an existing file is replaced. */
  readonly to?: string;
}

const OPTIONS: Options<IconOrder> = { words: "texts", form: ["pdf", "html"], to: "text" };

export interface IconSheet extends IconSearch {
  /** Absent if no icon was found. */
  readonly sheet?: Uint8Array;
  /** Number of the games' own drawings with faults; they are shown as far as possible. */
  readonly faults: number;
}

/** @throws BroadsideError `bad-order` for anything but a list of words */
export function findIcons({ project }: Call, words: readonly string[] = []): IconSearch {
  refuseNames(words, "words");
  return find(project, words).search;
}

/** @throws BroadsideError `bad-output` for a file that cannot be a sheet; HostError if the file cannot be written */
export async function drawIcons(call: Call, order: IconOrder = {}): Promise<IconSheet> {
  refuseOptions(order, OPTIONS);
  const { words = [], form, to } = order;
  const { project } = call;
  const file = to === undefined ? undefined : namedFile(project, "iconsTo", to, [".pdf", ".html"]);
  const { search, entries } = find(project, words);
  if (entries.length === 0) return { ...search, faults: 0 };
  const isPage = (file?.ending ?? `.${form}`) === ".html";
  const title = search.words.length > 0 ? shortened(search.words.join(" ")) : "all icons";
  const { sheet, faults } = await (isPage ? page(project, title, entries) : pdf(call, title, entries));
  file?.write(sheet);
  return { ...search, sheet, faults };
}

type Sheet = Required<Pick<IconSheet, "sheet" | "faults">>;

async function pdf({ project, progress }: Call, title: string, icons: readonly IconEntry[]): Promise<Sheet> {
  const { pdf: sheet, diagnostics } = await iconSheet(project, title, icons, progress);
  return { sheet, faults: diagnostics.length };
}

function page(project: ProjectContext, title: string, icons: readonly IconEntry[]): Sheet {
  const pictured = icons.map((icon) => picturedOf(icon, project));
  const text = iconPage(title, pictured, licencesOf(icons));
  return { sheet: new TextEncoder().encode(text), faults: 0 };
}

function picturedOf(icon: IconEntry, { bundle: { icons } }: ProjectContext): PicturedIcon {
  const { drawing } = icon;
  const found: FoundIcon = foundIcon(icon);
  if (drawing === undefined) return found;
  const shown = "icon" in drawing ? { body: icons.bodyOf(drawing.icon) ?? "", size: icons.size } : drawing;
  return { ...found, drawing: shown };
}
