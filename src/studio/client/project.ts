/**
 * The page's view of the open project, as signals. It is asked for anew when files or unsaved texts change; what is shown
 * stays until the answer is there.
 */
import { computed, effect, signal } from "@preact/signals";
import type { Diagnostic, GameSummary } from "../../index.ts";
import type { Opened } from "../shared/calls.ts";
import { call, events, Unreachable } from "./calls.ts";
import { drafts, filesChanged } from "./documents/documents.ts";

/** Undefined until the first answer. */
export const opened = signal<Opened | undefined>(undefined);

/** False while the server does not answer. */
export const isConnected = signal(true);

/** Why the project could not be opened, for people. */
export const openingFault = signal<string | undefined>(undefined);

/** The id of the game that views are about. */
export const gameId = signal<string | undefined>(undefined);

export const game = computed<GameSummary | undefined>(() =>
  opened.value?.games.find(({ id }) => id === gameId.value),
);

/** Findings in the game, unsaved texts included. */
export const findings = signal<readonly Diagnostic[]>([]);

/** The number of the state of files and texts: what was made of an earlier one is out of date. */
export const revision = signal(0);

/** Opens the project, then follows its changes for as long as the page lives. */
export async function openStudio(): Promise<void> {
  effect(() => {
    // read so that the effect follows it
    drafts.value;
    revision.value = revision.peek() + 1;
  });
  effect(() => {
    revision.value;
    void check(gameId.value);
  });
  await reopen();
  for (;;) await follow();
}

async function reopen(): Promise<void> {
  try {
    const answer = await call("open", {});
    opened.value = answer;
    gameId.value ??= answer.games[0]?.id;
    openingFault.value = undefined;
    isConnected.value = true;
  } catch (error) {
    openingFault.value = (error as Error).message;
    isConnected.value = !(error instanceof Unreachable);
  }
}

async function follow(): Promise<void> {
  const end = new AbortController();
  try {
    for await (const event of events(end.signal)) {
      isConnected.value = true;
      if (event.kind !== "changed") continue;
      await filesChanged(event.files);
      await reopen();
      revision.value += 1;
    }
  } catch {
    // told by isConnected
  }
  isConnected.value = false;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

let checking: AbortController | undefined;

async function check(id: string | undefined): Promise<void> {
  if (id === undefined) return;
  checking?.abort();
  checking = new AbortController();
  const { signal } = checking;
  try {
    findings.value = (await call("check", { games: [id] }, { drafts: drafts.peek(), signal })).findings;
  } catch {
    // a newer check has taken over, or the connection is gone
  }
}
