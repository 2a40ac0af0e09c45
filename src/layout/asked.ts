/**
 * What a drawing looked up in its game by name. The drawing depends on the answers, so a cache keeps the look-ups with it:
 * as long as all answers are the same, so is the drawing.
 */
import type { LayoutResources } from "./resources.ts";

type Kind = "icon" | "term" | "art";

/** Such as "icon heart", "term crew" or "art art/ship.png". */
export type Question = `${Kind} ${string}`;

/** Resources that record what is looked up. */
export interface Listening {
  readonly resources: LayoutResources;
  /** What was looked up since the last call, each once. */
  take(): readonly Question[];
}

const NONE: readonly Question[] = [];

export function listenTo(resources: LayoutResources): Listening {
  const asked = new Set<Question>();
  return {
    resources: {
      ...resources,
      icon: (name) => {
        asked.add(`icon ${name}`);
        return resources.icon(name);
      },
      term: (name) => {
        asked.add(`term ${name}`);
        return resources.term(name);
      },
      art: (href) => {
        // A picture embedded in the drawing is part of its text.
        if (!href.startsWith("data:")) asked.add(`art ${href}`);
        return resources.art(href);
      },
    },
    take: () => {
      if (asked.size === 0) return NONE;
      const list = [...asked];
      asked.clear();
      return list;
    },
  };
}

/** The current answer. */
export function ask(question: Question, resources: LayoutResources): ReturnType<LayoutResources[Kind]> {
  const end = question.indexOf(" ");
  return resources[question.slice(0, end) as Kind](question.slice(end + 1));
}

/** Repeats the look-ups, to record them: something drawn before is reused as if it were drawn here. */
export function askAgain(questions: readonly Question[], resources: LayoutResources): void {
  for (const question of questions) ask(question, resources);
}
