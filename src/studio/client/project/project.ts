/**
 * The page's view of the open project, as signals. It is asked for anew when files or unsaved texts change; what is shown
 * stays until the answer is there.
 */
import { computed, effect, signal } from "@preact/signals";
import type { Diagnostic, GameSummary } from "../../../index.ts";
import type { Opened } from "../../shared/calls.ts";
import { live } from "../answers/live.ts";
import { call, events, Refused, Unreachable } from "../calls/calls.ts";
import { isConnected, noteFollowing, noteGap } from "../calls/connection.ts";
import { documents, filesChanged } from "../documents/documents.ts";
import { keepDocuments } from "../documents/keeping.ts";
import { firstViewIsThere, isFirstViewThere } from "../first-view.ts";
import { gameId } from "./game-id.ts";
import { revise } from "./revision.ts";

export { isConnected } from "../calls/connection.ts";
export { gameId } from "./game-id.ts";
export { revision } from "./revision.ts";

/** Undefined until the first answer. */
export const opened = signal<Opened | undefined>(undefined);

/** Why the project could not be opened, for people. */
export const openingFault = signal<string | undefined>(undefined);

/** Why changes by other programs are not noticed, for people. */
export const watchingFault = signal<string | undefined>(undefined);

export const game = computed<GameSummary | undefined>(() =>
  opened.value?.games.find(({ id }) => id === gameId.value),
);

/** A pause of typing after which the whole game is checked. */
const CHECK_AFTER_MS = 250;

/** How long the first check waits at most for what is looked at: for a view that cannot be shown. */
const FIRST_CHECK_MS = 3000;

const checked = live(
  "check",
  () => (gameId.value === undefined || !isFirstViewThere.value ? undefined : { games: [gameId.value] }),
  { pause: CHECK_AFTER_MS, isLater: true },
);

const NONE: readonly Diagnostic[] = [];

/** Why the game could not be checked as it is now, for people: its findings are those of an earlier state. */
export const checkingFault = checked.fault;

/** Findings in the game, unsaved texts included. */
export const findings = computed<readonly Diagnostic[]>(() => {
  const isOther = checked.about.value?.games[0] !== gameId.value;
  return (isOther ? undefined : checked.answer.value?.findings) ?? NONE;
});

/** True from a change until its findings are there. */
export const isChecking = computed(() => checked.isOld.value || !isFirstViewThere.value);

/** When the findings were made; undefined before the first. */
export const checkedAt = signal<Date | undefined>(undefined);

/** Opens the project, then follows its changes for as long as the page lives. */
export async function openStudio(): Promise<void> {
  effect(() => {
    if (checked.answer.value) checkedAt.value = new Date();
  });
  effect(() => {
    if (!isConnected.value) void probe();
  });
  setTimeout(firstViewIsThere, FIRST_CHECK_MS);
  for (;;) await follow();
}

/** Looks again which games there are. */
export async function reopen(): Promise<void> {
  try {
    const answer = await call("open", {});
    if (!opened.peek()) void keepDocuments(answer.root);
    opened.value = answer;
    if (!answer.games.some(({ id }) => id === gameId.peek())) gameId.value = chosenGame(answer);
    openingFault.value = undefined;
    isConnected.value = true;
  } catch (error) {
    const isPassing = error instanceof Unreachable && opened.peek() !== undefined;
    openingFault.value = isPassing ? undefined : (error as Error).message;
  }
}

const chosenKey = ({ root }: Opened): string => `broadside-game:${root}`;

/** The game that was open last in this browser, otherwise the first that was printed, otherwise the first. */
function chosenGame(project: Opened): string | undefined {
  const { games } = project;
  const last = localStorage.getItem(chosenKey(project));
  const found = games.find(({ id }) => id === last) ?? games.find(({ isPrinted }) => isPrinted) ?? games[0];
  return found?.id;
}

/** Makes views be about this game, next time too. */
export function chooseGame(id: string): void {
  gameId.value = id;
  const project = opened.peek();
  if (project) localStorage.setItem(chosenKey(project), id);
}

/** How long the page waits before it tries to reach the server again. */
const RETRY_MS = 500;

/** True while changes of files arrive. */
let isFollowing = false;

async function follow(): Promise<void> {
  const end = new AbortController();
  try {
    for await (const event of events(end.signal, catchUp)) {
      if (event.kind === "changed") await take(event.files);
      if (event.kind === "unwatched") watchingFault.value = unwatchedWords(event.message);
    }
  } catch (error) {
    // the server has forgotten this page: the message says how to come back
    if (error instanceof Refused || opened.peek() === undefined)
      openingFault.value = (error as Error).message;
  }
  isFollowing = false;
  noteGap();
  await pause();
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

const unwatchedWords = (why: string): string => `Changes by other programs are not noticed: ${why}`;

/** One call was cut, and changes arrive all the same: looks whether the server answers. */
async function probe(): Promise<void> {
  while (isFollowing && !isConnected.peek()) {
    await reopen();
    if (!isConnected.peek()) await pause();
  }
}

let hasFollowed = false;

/** Changes are followed from now on; what happened before is looked up. */
async function catchUp(): Promise<void> {
  watchingFault.value = undefined;
  isFollowing = true;
  noteFollowing();
  if (hasFollowed) await take(undefined);
  else await reopen();
  hasFollowed = true;
}

/** @param files undefined = any may have changed */
async function take(files: readonly string[] | undefined): Promise<void> {
  await filesChanged(files ?? [...documents.peek().keys()]);
  await reopen();
  revise(files);
}
