/**
 * What a drawing looked up in its game by name, with the answers. The drawing depends on them: what is kept of it holds as
 * long as all answers are the same.
 */
import type { LayoutResources, PixelSource, SvgSource } from "./resources.ts";

type Kind = "icon" | "term" | "art";

/** Such as "icon heart", "term crew" or "art art/ship.png". */
export type LookUp = `${Kind} ${string}`;

type Answer = ReturnType<LayoutResources[Kind]>;

/** A question with its answer at that time. */
export interface Asked {
  readonly question: LookUp;
  readonly answer: Answer;
}

/** Resources that record what is looked up. */
export interface Recording {
  readonly resources: LayoutResources;
  /** What was looked up since the last call, each once. */
  take(): readonly Asked[];
}

const NONE: readonly Asked[] = [];

/** Questions whose last answers are kept: a text may have thousands of unknown names. */
const MOST_QUESTIONS = 4_000;

/** Resources that answer as the given ones do, and note what is asked. */
export function recordLookUps(resources: LayoutResources): Recording {
  const asked = new Map<LookUp, Asked>();
  /** The last answer to each question: the same object as long as it is the same answer. */
  const last = new Map<LookUp, Asked>();
  const noted = <T extends Answer>(question: LookUp, answer: T): T => {
    const before = last.get(question);
    const isSame = before !== undefined && isSameAnswer(before.answer, answer);
    const now = isSame ? before : { question, answer };
    if (!isSame) {
      if (last.size >= MOST_QUESTIONS) last.clear();
      last.set(question, now);
    }
    asked.set(question, now);
    return answer;
  };
  return {
    resources: {
      fonts: resources.fonts,
      rasterDpi: resources.rasterDpi,
      icon: (name) => noted(`icon ${name}`, resources.icon(name)),
      term: (name) => noted(`term ${name}`, resources.term(name)),
      art: (href) => {
        const answer = resources.art(href);
        // A picture embedded in the drawing is part of its text.
        return href.startsWith("data:") ? answer : noted(`art ${href}`, answer);
      },
    },
    take: () => {
      if (asked.size === 0) return NONE;
      const list = [...asked.values()];
      asked.clear();
      return list;
    },
  };
}

/** The current answer. */
export function lookUp(question: LookUp, resources: LayoutResources): Answer {
  const end = question.indexOf(" ");
  return resources[question.slice(0, end) as Kind](question.slice(end + 1));
}

/** Asks again: true if all answers are the same. Then everything has been looked up here as if it were drawn here. */
export function isAnsweredAlike(asked: readonly Asked[], resources: LayoutResources): boolean {
  for (const { question, answer } of asked)
    if (!isSameAnswer(lookUp(question, resources), answer)) return false;
  return true;
}

/** `isAnsweredAlike` for many lists that have questions in common: what has the same answer is asked once. */
export function askingOnce(resources: LayoutResources): (asked: readonly Asked[]) => boolean {
  const alike = new Set<Asked>();
  return (asked) =>
    asked.every((one) => {
      const isAlike = alike.has(one) || isAnsweredAlike([one], resources);
      if (isAlike) alike.add(one);
      return isAlike;
    });
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return "text" in one
    ? "text" in other && isSameSource(one, other)
    : !("text" in other) && isSamePixels(one, other);
}

/** The same drawing from the same file. */
export const isSameSource = (one: SvgSource, other: SvgSource): boolean =>
  one === other ||
  (one.key === other.key &&
    one.file === other.file &&
    one.folder === other.folder &&
    one.text === other.text);

const isSamePixels = (one: PixelSource, other: PixelSource): boolean =>
  one.key === other.key &&
  one.file === other.file &&
  one.size.width === other.size.width &&
  one.size.height === other.size.height;
