/**
 * What a drawing looked up in its game by name. The drawing depends on the answers, so a cache keeps the look-ups with it:
 * as long as all answers are the same, so is the drawing.
 */
import { derived } from "../remember/derived.ts";
import type { LayoutResources } from "./resources.ts";

type Kind = "icon" | "term" | "art";

/** Such as "icon heart", "term crew" or "art art/ship.png". */
export type LookUp = `${Kind} ${string}`;

/** Resources that record what is looked up. */
export interface Recording {
  readonly resources: LayoutResources;
  /** What was looked up since the last call, each once. */
  take(): readonly LookUp[];
}

const NONE: readonly LookUp[] = [];

export function recordLookUps(resources: LayoutResources): Recording {
  const lookUps = new Set<LookUp>();
  return {
    resources: {
      ...resources,
      icon: (name) => {
        lookUps.add(`icon ${name}`);
        return resources.icon(name);
      },
      term: (name) => {
        lookUps.add(`term ${name}`);
        return resources.term(name);
      },
      art: (href) => {
        // A picture embedded in the drawing is part of its text.
        if (!href.startsWith("data:")) lookUps.add(`art ${href}`);
        return resources.art(href);
      },
    },
    take: () => {
      if (lookUps.size === 0) return NONE;
      const list = [...lookUps];
      lookUps.clear();
      return list;
    },
  };
}

/** The recording of all faces that are laid out with these resources. */
export const recordingOf = derived(recordLookUps);

/** The current answer. */
export function lookUp(question: LookUp, resources: LayoutResources): ReturnType<LayoutResources[Kind]> {
  const end = question.indexOf(" ");
  return resources[question.slice(0, end) as Kind](question.slice(end + 1));
}

/** Repeats the look-ups, to record them: something drawn before is reused as if it were drawn here. */
export function repeatLookUps(questions: readonly LookUp[], resources: LayoutResources): void {
  for (const question of questions) lookUp(question, resources);
}
