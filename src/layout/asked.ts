/**
 * What a drawing asked its game for by name. The drawing rests on the answers, so whoever keeps it for later keeps the
 * questions too: while all answers are the same, so is the drawing.
 */
import type { LayoutResources } from "./resources.ts";

type Kind = "icon" | "term" | "art";

/** Such as "icon heart", "term crew" or "art art/ship.png". */
export type Question = `${Kind} ${string}`;

/** Resources that note what they are asked for. */
export interface Listening {
  readonly resources: LayoutResources;
  /** What was asked for since the last call, each once. */
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
        // A picture that the drawing holds itself is part of its text.
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

/** The present answer. */
export function ask(question: Question, resources: LayoutResources): ReturnType<LayoutResources[Kind]> {
  const end = question.indexOf(" ");
  return resources[question.slice(0, end) as Kind](question.slice(end + 1));
}

/** Asks once more, for those who listen: something drawn before is used again, as if it were drawn here. */
export function askAgain(questions: readonly Question[], resources: LayoutResources): void {
  for (const question of questions) ask(question, resources);
}
