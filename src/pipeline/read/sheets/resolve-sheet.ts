/**
 * A sheet file with its lengths in mm and its slots one by one; what is wrong with them is reported at their places. Without
 * a usable paper or slots there is no sheet.
 */
import type { Diagnostic, Result } from "../../../diagnostics/diagnostic.ts";
import { below, type Fault, type Report, reportInto } from "../../../game/fault.ts";
import type { CheckedFile } from "../../../game/input.ts";
import type { SheetFile, SlotEntry, SlotGridEntry } from "../../../schema/files.ts";
import { nearestPaper, PAPERS, parsePaper } from "../../../sheet/papers.ts";
import { defaultProfile } from "../../../sheet/profile.ts";
import type { Paper } from "../../../sheet/sheet.ts";
import { overlappingSlots, slotsInMargin, slotsOffPaper } from "../../../sheet/slots/slot-faults.ts";
import type { Slot, SlottedSheet } from "../../../sheet/slots/slotted-sheet.ts";
import type { SourceRef, Sources } from "../../../source/tree.ts";
import { formatLength, parseLength, round } from "../../../units/length.ts";

/** Smaller pieces are not printed either. In mm. */
const LEAST_SIDE = 5;
/** Columns times rows; a list of slots is limited by its schema. */
const MOST_SLOTS = 1_000;
/** Findings of one kind: the first slots show what is wrong. */
const MOST_REPORTED = 10;

/** A slot and where it is written. */
interface WrittenSlot {
  readonly slot: Slot;
  readonly at: SourceRef;
}

/** @returns undefined with at least one error */
export function resolveSheet(
  { file, path }: CheckedFile<SheetFile>,
  sources: Sources,
): Result<SlottedSheet | undefined> {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, sources);
  const source: SourceRef = { file: path, path: [] };
  const paper = paperOf(file, source, report);
  const written = slotsOf(file.slots, below(source, "slots"), report);
  if (!areSound(written, report) || !paper || written.length === 0) return { value: undefined, diagnostics };
  const sheet: SlottedSheet = {
    id: file.sheet,
    title: file.title,
    paper,
    slots: written.map(({ slot }) => slot),
    turns: file.turns ?? true,
    isOneSided: file.sides === "one",
    marks: file.marks === "crop",
  };
  placeFaults(sheet, written, report);
  const isUsable = !diagnostics.some(({ severity }) => severity === "error");
  return { value: isUsable ? sheet : undefined, diagnostics };
}

function paperOf({ paper }: SheetFile, source: SourceRef, report: Report): Paper | undefined {
  const found = parsePaper(paper);
  if (found) return found;
  const near = nearestPaper(paper);
  report({
    rule: "sheet/unknown-paper",
    at: below(source, "paper"),
    message: `"${paper}" is not a paper`,
    fix: near
      ? `write ${near}`
      : `write ${PAPERS.map(({ id }) => id).join(", ")}, or a size such as 210mmx297mm`,
    replacement: near,
  });
  return undefined;
}

function slotsOf(slots: SheetFile["slots"], at: SourceRef, report: Report): readonly WrittenSlot[] {
  if (!("columns" in slots))
    return slots.map((entry, index) => ({ slot: slotOf(entry), at: below(at, index) }));
  const { columns, rows } = slots;
  if (columns * rows > MOST_SLOTS) {
    report({
      rule: "sheet/too-many-slots",
      at: below(at, "rows"),
      message: `${columns} columns of ${rows} slots are ${columns * rows}, expected at most ${MOST_SLOTS}`,
      fix: "write the numbers of columns and rows that the sheet has",
    });
    return [];
  }
  return gridSlots(slots).map((slot) => ({ slot, at }));
}

function gridSlots({ columns, rows, first, size, pitch, ...cut }: SlotGridEntry): readonly Slot[] {
  const [width, height] = [mm(size.width), mm(size.height)];
  const across = pitch?.x === undefined ? width : mm(pitch.x);
  const down = pitch?.y === undefined ? height : mm(pitch.y);
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = mm(first.x) + (index % columns) * across;
    const y = mm(first.y) + Math.floor(index / columns) * down;
    return { box: { x: round(x, 4), y: round(y, 4), width, height }, ...cutOf(cut) };
  });
}

const slotOf = ({ x, y, width, height, ...cut }: SlotEntry): Slot => ({
  box: { x: mm(x), y: mm(y), width: mm(width), height: mm(height) },
  ...cutOf(cut),
});

const cutOf = ({ shape = "rectangle", corner, turn = 0 }: Pick<SlotEntry, "shape" | "corner" | "turn">) => ({
  shape,
  corner: corner === undefined ? 0 : mm(corner),
  turn,
});

/** Its schema accepted it, so it can only be too large for a number. Binary inches miss mm by a hair. */
const mm = (text: string): number => round(parseLength(text) ?? Number.MAX_SAFE_INTEGER, 4);

function areSound(written: readonly WrittenSlot[], report: Report): boolean {
  // Those of a grid are alike.
  const different = isGrid(written) ? written.slice(0, 1) : written;
  let faulty = 0;
  for (const one of different) {
    if (faulty === MOST_REPORTED) break;
    if (!isSoundSlot(one, report)) faulty++;
  }
  return faulty === 0;
}

/** Slots of a grid are written at one place. */
const isGrid = ([first, second]: readonly WrittenSlot[]): boolean =>
  second !== undefined && first?.at === second.at;

/** Whether its shape can be cut. */
function isSoundSlot({ slot: { box, shape, corner }, at }: WrittenSlot, report: Report): boolean {
  const { width, height } = box;
  const shortest = Math.min(width, height);
  const wrong = (message: string, fix: string): false => {
    report({ rule: "sheet/bad-slot", at, message, fix });
    return false;
  };
  const size = `${formatLength(width)} x ${formatLength(height)}`;
  if (shortest < LEAST_SIDE)
    return wrong(
      `a slot is ${size}, expected sides of at least ${formatLength(LEAST_SIDE)}`,
      "write its size",
    );
  if (shape === "circle" && Math.abs(width - height) > 1e-3)
    return wrong(`a slot is a circle of ${size}`, "give it equal sides, or write shape: round");
  if (shape === "round" && corner === 0)
    return wrong("a slot is round, but its corner has no radius", "write its radius, such as corner: 3mm");
  if (shape !== "round" && corner > 0)
    return wrong(`a slot has the shape ${shape} and a corner`, "write shape: round, or remove the corner");
  if (2 * corner > shortest)
    return wrong(
      `a slot of ${size} has corners of ${formatLength(corner)}`,
      `write at most ${formatLength(shortest / 2)}`,
    );
  return true;
}

function placeFaults(sheet: SlottedSheet, written: readonly WrittenSlot[], report: Report): void {
  const at = (slot: number): SourceRef => (written[slot] as WrittenSlot).at;
  const isRegular = isGrid(written);
  const some = isRegular ? 1 : MOST_REPORTED;
  const each = (slots: readonly number[], fault: Omit<Fault, "at" | "message">, words: string): void => {
    for (const slot of slots.slice(0, some))
      report({ ...fault, at: at(slot), message: `slot ${slot + 1} ${words}` });
  };
  for (const [slot, earlier] of overlappingSlots(sheet).slice(0, some))
    report({
      rule: "sheet/slots-overlap",
      at: at(slot),
      message: `slot ${slot + 1} overlaps slot ${earlier + 1}`,
      why: "two pieces would be printed over each other",
      fix: isRegular ? "write a pitch of at least the size of the slots" : "correct its place or its size",
    });
  const { title, width, height } = sheet.paper;
  each(
    slotsOffPaper(sheet),
    { rule: "sheet/slot-off-paper", fix: "correct its place, its size or the paper" },
    `is not wholly on the paper, ${title} (${formatLength(width)} x ${formatLength(height)})`,
  );
  const { margin } = defaultProfile(sheet.paper);
  each(
    slotsInMargin(sheet, margin),
    {
      rule: "sheet/slot-in-margin",
      severity: "warning",
      why: "many printers leave that part of the paper white",
      fix: "keep what matters away from that edge of the pieces, and print a test page on plain paper first",
    },
    `reaches into the outer ${formatLength(margin)} of the paper`,
  );
}
