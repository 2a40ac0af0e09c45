/**
 * The worker of the page in which tracks are proved. Long searches go on in slices, so that a track that is dragged meanwhile is
 * analysed between them.
 */
import { analyseTrack } from "../../../../track/analyse-track.ts";
import { fixTrack } from "../../../../track/fix/fix-track.ts";
import type { Search } from "../../../../track/search.ts";
import { suggestTrack } from "../../../../track/suggest/suggest-track.ts";
import { withDefaults } from "../../../../track/suggest/wishes.ts";
import type { FromWorker, Question, ToWorker } from "./messages.ts";

/** ms of a search before what waits has its turn. */
const SLICE = 30;

const stopped = new Set<number>();

const tell = (message: FromWorker): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.work === "stop") stopped.add(data.id);
  else
    void answer(data).catch((error: Error) => {
      tell({ id: data.id, fault: error.message });
    });
});

async function answer(question: Question): Promise<void> {
  const { id } = question;
  if (question.work === "analyse") {
    tell({ id, answer: analyseTrack(question.plan) });
    return;
  }
  if (question.work === "suggest") {
    const { pack, wishes, seed, moves } = question;
    const found = await searched(
      id,
      suggestTrack(
        pack,
        withDefaults(
          wishes,
          moves.movement,
          pack.map(({ map }) => map),
        ),
        seed,
        moves,
      ),
    );
    if (found) tell({ id, answer: found });
    return;
  }
  const found = await searched(id, fixTrack(question.plan, question.pack, question.wishes));
  if (found) tell({ id, answer: { isSound: found.fix?.changes.length === 0, fix: found.fix } });
}

/** The result of a search; undefined if it was stopped. */
async function searched<T>(id: number, search: Search<T>): Promise<T | undefined> {
  for (;;) {
    const end = performance.now() + SLICE;
    let step = search.next();
    while (!step.done && performance.now() < end) step = search.next();
    if (step.done) return step.value;
    tell({ id, ...step.value });
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped.delete(id)) return undefined;
  }
}
