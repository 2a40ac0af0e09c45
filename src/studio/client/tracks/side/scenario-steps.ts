/** Scenarios added, copied, renamed and removed, all in named steps. */
import { computed, signal } from "@preact/signals";
import { call } from "../../calls/calls.ts";
import type { Document } from "../../documents/document.ts";
import { documentOf, documents } from "../../documents/documents.ts";
import { areEditsMade, draftEdits } from "../../documents/draft-edits.ts";
import { concerns } from "../../documents/of-game.ts";
import { takeIn } from "../../documents/undoing.ts";
import { effectUntil } from "../../effect-until.ts";
import { notify, withdraw } from "../../parts/notices/notice-list.ts";
import { gameId } from "../../project/game-id.ts";
import { go, goInstead, route } from "../../route.ts";
import { say } from "../change.ts";
import { openFile, scenario, tracks } from "../state.ts";

export type AddedStep = "add" | "copy" | "rename";

export function openScenario(file: string): void {
  const all = tracks.peek()?.scenarios ?? [];
  const id = all.find((one) => one.file === file)?.scenario?.id;
  const isOwn = id !== undefined && all.filter(({ scenario: one }) => one?.id === id).length === 1;
  go("tracks", isOwn ? id : file);
}

/** @throws Refused, with words for people, for a title that cannot be used */
export async function addScenario(title: string, isCopy: boolean): Promise<void> {
  const [game, like] = [gameId.peek(), openFile.peek()];
  if (game === undefined) return;
  const ask = { kind: "add-scenario" as const, game, title, ...(isCopy && like !== undefined && { like }) };
  const { files } = await draftEdits(ask);
  const [file] = files;
  if (file) go("tracks", file.path);
}

/** Kits and booklets that name its id follow; its file keeps its name. @throws Refused */
export async function renameScenario(title: string, id: string): Promise<void> {
  const [game, file] = [gameId.peek(), openFile.peek()];
  if (game === undefined || file === undefined) return;
  await draftEdits({ kind: "rename-scenario", game, file, title, id });
  // the address may name the old id
  goInstead("tracks", file);
}

const deleted = signal<readonly string[]>([]);

/** Files of the game that were deleted here and are still gone: undo in this view brings them back. */
export const deletedFiles = computed<readonly string[]>(() =>
  deleted.value.filter(
    (file) => concerns(file, gameId.value ?? "") && documents.value.get(file)?.text.value === "",
  ),
);

/** The file is removed at once; that is a step, which undo takes back, with text that was not saved. */
export async function removeScenario(): Promise<void> {
  const [game, file] = [gameId.peek(), openFile.peek()];
  if (game === undefined || file === undefined) return;
  const title = scenario.peek()?.title ?? file;
  try {
    await removeFile(game, file, `Delete ${title}`);
  } catch (error) {
    say(error);
    return;
  }
  deleted.value = [...new Set([...deleted.peek(), file])];
  go("tracks");
  notifyOfDeleted(await documentOf(file), title);
}

/** @throws Error with words for people if it was not removed; then its text and its steps are as they were */
async function removeFile(game: string, file: string, step: string): Promise<void> {
  if (!(await areEditsMade())) throw new Error("the studio does not answer: nothing was deleted");
  const document = await documentOf(file);
  const { text, trouble, base } = document;
  if (trouble.peek()?.kind === "stale")
    throw new Error(`${file} was changed by another program: decide first which text counts`);
  if (base.peek().hash === undefined) {
    document.change(step, [{ from: 0, to: text.peek().length, text: "" }]);
    return;
  }
  // so that the removal is not taken for one by another program
  const release = document.hold();
  try {
    await call("removeScenario", { game, file });
    document.rebase({ text: "", hash: undefined }, "", step);
  } finally {
    release();
  }
}

function notifyOfDeleted(document: Document, title: string): void {
  const id = document.done.peek().at(-1)?.id;
  const name = "removed-scenario";
  const onClick = (): void => void takeIn(document, "undo");
  notify({ name, text: `Deleted ${title}`, action: { label: "Undo", onClick } });
  effectUntil(() => {
    if (document.done.value.at(-1)?.id === id) return false;
    withdraw(name);
    // by whatever it was brought back, it is shown
    if (route.peek()[0] === "tracks") go("tracks", document.path);
    return true;
  });
}
