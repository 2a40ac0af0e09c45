/**
 * `printers.yaml` in the user's settings folder: read with every value checked, since people edit it, and written as a
 * whole. A file that cannot be used is never replaced. Limits: comments are lost when it is written.
 */

import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import type { Host } from "../../host/host.ts";
import { checkNode } from "../../schema/check-node.ts";
import {
  type PrintersFile,
  printersSchema,
  type SideEntry,
  type TrayEntry,
} from "../../schema/settings/printers.schema.ts";
import { EDGES, type Edge } from "../../sheet/calibration/layout.ts";
import { PAPERS, parsePaper } from "../../sheet/papers.ts";
import { type SideCorrection, UNCORRECTED } from "../../sheet/printer/printer.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { nodeAt, placeAt } from "../../source/locate.ts";
import { utf8Text } from "../../source/text/utf8.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { parseYaml } from "../../source/yaml/yaml.ts";
import { formatLength, parseLength } from "../../units/length.ts";

/** A tray of a printer, or a paper in it, as it was measured. Lengths in mm. */
export interface PrinterTray {
  readonly printer: string;
  readonly tray: string;
  readonly paper: Paper;
  readonly front: SideCorrection;
  readonly back: SideCorrection;
  /** What the printer cannot reach; undefined if it was not measured. */
  readonly margins: Readonly<Record<Edge, number>> | undefined;
}

export const PRINTERS_FILE = "printers.yaml";
const MOST_BYTES = 1_000_000;

/** "office/card". */
export const trayName = ({ printer, tray }: Pick<PrinterTray, "printer" | "tray">): string =>
  `${printer}/${tray}`;

/** Its path as shown to people. */
export const printersPath = (settings: Host): string => shownPath(`${settings.root}/${PRINTERS_FILE}`);

/** Sorted by name; none if there is no file. @throws BroadsideError `bad-settings`, HostError */
export function readPrinters(settings: Host): readonly PrinterTray[] {
  return parsedPrinters(settings)?.trays ?? [];
}

/**
 * Adds a tray, or replaces the one with its name; returns whether there was one.
 * @throws BroadsideError `bad-settings` for a damaged file, HostError for one that cannot be written
 */
export function keepPrinter(settings: Host, tray: PrinterTray): boolean {
  const known = parsedPrinters(settings);
  const others = (known?.trays ?? []).filter((one) => trayName(one) !== trayName(tray));
  write(settings, [...others, tray], known?.bytes);
  return others.length < (known?.trays.length ?? 0);
}

/** Removes these trays. @throws as `keepPrinter` */
export function forgetPrinters(settings: Host, gone: readonly PrinterTray[]): void {
  const known = parsedPrinters(settings);
  const names = new Set(gone.map(trayName));
  write(
    settings,
    (known?.trays ?? []).filter((one) => !names.has(trayName(one))),
    known?.bytes,
  );
}

/** Refuses to overwrite what somebody else has written meanwhile. */
function write(settings: Host, trays: readonly PrinterTray[], before: Uint8Array | undefined): void {
  const bytes = new TextEncoder().encode(printersYaml(trays));
  settings.replaceFiles([{ path: PRINTERS_FILE, before, after: bytes }]);
}

interface Parsed {
  readonly trays: readonly PrinterTray[];
  readonly bytes: Uint8Array;
}

function parsedPrinters(settings: Host): Parsed | undefined {
  if (!settings.isFile(PRINTERS_FILE)) return undefined;
  const bytes = settings.readBytes(PRINTERS_FILE, MOST_BYTES);
  const path = printersPath(settings);
  const text = utf8Text(bytes);
  if (text === undefined) throw damaged(path, "it is not UTF-8 text");
  if (text.trim() === "") throw damaged(path, "it is empty");
  const { value: document, diagnostics } = parseYaml({ path, text });
  refuseFaults(diagnostics, path);
  if (!document.root) throw damaged(path, "it has no content");
  const { value, diagnostics: faults } = checkNode(document, document.root, printersSchema, {
    what: "the file",
  });
  refuseFaults(faults, path);
  const { trays } = value as unknown as PrintersFile;
  return { trays: trays.map((entry, index) => trayOf(entry, index, trays, document)), bytes };
}

function trayOf(
  entry: TrayEntry,
  index: number,
  all: readonly TrayEntry[],
  document: SourceDocument,
): PrinterTray {
  const refuse = (field: string, words: string): BroadsideError => {
    const node = document.root && nodeAt(document.root, ["trays", index, field]);
    return damaged(document.path, words, node && placeAt(document, node));
  };
  const paper = parsePaper(entry.paper);
  if (!paper) {
    const ids = PAPERS.map(({ id }) => id);
    const help = didYouMean(entry.paper, ids) ?? `expected ${ids.join(", ")} or a size such as 210mmx297mm`;
    throw refuse("paper", `"${entry.paper}" is not a paper; ${help}`);
  }
  if (all.findIndex((one) => trayName(one) === trayName(entry)) < index)
    throw refuse("tray", `${trayName(entry)} is there twice; give one of them another name`);
  const { margins } = entry;
  return {
    ...{ printer: entry.printer, tray: entry.tray, paper },
    ...{ front: sideOf(entry.front), back: sideOf(entry.back) },
    margins:
      margins &&
      (Object.fromEntries(EDGES.map((edge) => [edge, mmOf(margins[edge])])) as Record<Edge, number>),
  };
}

function sideOf({ offset, rotation = 0, scale = UNCORRECTED.scale }: SideEntry = {}): SideCorrection {
  const moved = offset ? { x: mmOf(offset.x), y: mmOf(offset.y) } : UNCORRECTED.offset;
  return { offset: moved, rotation, scale };
}

/** The schema has checked the text. */
const mmOf = (text: string): number => parseLength(text) as number;

function refuseFaults(
  faults: readonly (Place & { readonly message: string; readonly fix?: string; readonly severity: string })[],
  path: string,
): void {
  const [first, ...others] = faults.filter(({ severity }) => severity === "error");
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  throw damaged(path, `${first.message}${first.fix === undefined ? "" : `; ${first.fix}`}${more}`, first);
}

function damaged(path: string, words: string, place?: Place): BroadsideError {
  const at = place ? `:${place.start.line}:${place.start.column}` : "";
  return new BroadsideError(
    "bad-settings",
    `${path}${at}: ${words}; correct the file, or delete it and calibrate again`,
  );
}

const HEAD = `# Printers as measured with \`broadside calibrate\`. The values may be edited; comments are not kept.
# Offsets move everything right and down, rotations turn it clockwise (degrees), both as seen on the side,
# on a portrait page whose back was flipped on the long edge. Scales are what the printer makes of 1.
`;

/** The file, sorted by name. */
export function printersYaml(trays: readonly PrinterTray[]): string {
  const sorted = [...trays].sort((a, b) => (trayName(a) < trayName(b) ? -1 : 1));
  const entries = sorted.map(entryYaml).join("");
  return `${HEAD}printers: 1\ntrays:${entries === "" ? " []" : `\n${entries.trimEnd()}`}\n`;
}

function entryYaml({ printer, tray, paper, front, back, margins }: PrinterTray): string {
  const side = (name: string, { offset, rotation, scale }: SideCorrection): string =>
    `    ${name}:
      offset: { x: ${formatLength(offset.x)}, y: ${formatLength(offset.y)} }
      rotation: ${rotation}
      scale: { x: ${scale.x}, y: ${scale.y} }
`;
  const edges = margins && EDGES.map((edge) => `${edge}: ${formatLength(margins[edge])}`).join(", ");
  return `  - printer: ${JSON.stringify(printer)}
    tray: ${JSON.stringify(tray)}
    paper: ${paper.id}
${side("front", front)}${side("back", back)}${edges ? `    margins: { ${edges} }\n` : ""}`;
}
