/** Scenarios added, copied, renamed and removed. All but removing are named steps; a removed file is brought back by its notice. */
import { call } from "../../calls/calls.ts";
import { documentOf } from "../../documents/documents.ts";
import { draftEdits } from "../../documents/draft-edits.ts";
import { discard } from "../../documents/saving.ts";
import { notify } from "../../parts/notices/notice-list.ts";
import { gameId } from "../../project/game-id.ts";
import { go, goInstead } from "../../route.ts";
import { say } from "../change.ts";
import { openFile, scenario, tracks } from "../state.ts";

export type AddedStep = "add" | "copy" | "rename";

export function openScenario(file: string): void {
  const found = tracks.peek()?.scenarios.find((one) => one.file === file);
  go("tracks", found?.scenario?.id ?? file);
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

export async function removeScenario(): Promise<void> {
  const [game, file] = [gameId.peek(), openFile.peek()];
  if (game === undefined || file === undefined) return;
  const title = scenario.peek()?.title ?? file;
  const document = await documentOf(file);
  const text = document.text.peek();
  try {
    if (document.base.peek().hash === undefined)
      document.change(`Delete ${title}`, [{ from: 0, to: text.length, text: "" }]);
    else {
      discard(document);
      await call("removeScenario", { game, file });
      document.changedOutside({ text: "", hash: undefined });
    }
  } catch (error) {
    say(error);
    return;
  }
  go("tracks");
  notify({
    name: "removed-scenario",
    text: `Deleted ${title}`,
    action: {
      label: "Undo",
      onClick: () => {
        document.change(`Bring back ${title}`, [{ from: 0, to: document.text.peek().length, text }]);
        go("tracks", file);
      },
    },
  });
}
