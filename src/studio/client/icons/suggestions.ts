/** What texts of a game may put between colons, and what of it fits what is typed. */
import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { GameWords, Mark } from "../../../index.ts";
import { live } from "../answers/live.ts";
import { call } from "../calls/calls.ts";
import { gameId } from "../project/project.ts";

export type Suggestion = Mark;

const NOTHING: GameWords = { marks: [], pictures: [], pictureFields: [] };

const words = signal<{ readonly game: string; readonly found: GameWords }>({ game: "", found: NOTHING });

/** What is typed is rarely a name of something, in ms. */
const PAUSE = { pause: 400, isLater: true };

let isFollowed = false;

function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  const { answer } = live(
    "words",
    () => (gameId.value === undefined ? undefined : { game: gameId.value }),
    PAUSE,
  );
  effect(() => {
    const found = answer.value;
    if (found) words.value = { game: gameId.peek() ?? "", found };
  });
}

/** Terms, icons and pictures of a game, kept up to date from the first use on. */
export function useWords(game: string): GameWords {
  useEffect(follow, []);
  return words.value.game === game ? words.value.found : NOTHING;
}

const MOST = 40;
/** Icons of the set are offered once this many letters are typed. */
const FEWEST_LETTERS = 2;

/** Names that fit what is typed behind a colon, those of the game first; none while nothing is typed there. */
export function useSuggestions(game: string, typed: string | undefined): readonly Suggestion[] {
  const { marks } = useWords(game);
  const [others, setOthers] = useState<{ readonly typed: string; readonly names: readonly string[] }>();
  useEffect(() => {
    if (typed === undefined || typed.length < FEWEST_LETTERS) return;
    const end = new AbortController();
    call("findIcons", { words: [typed] }, { signal: end.signal })
      .then(({ icons }) => setOthers({ typed, names: icons.slice(0, MOST).map(({ name }) => name) }))
      .catch(() => {
        // the game's own names are enough
      });
    return () => end.abort();
  }, [typed]);
  if (typed === undefined) return [];
  const own = fitting(marks, typed);
  const names = new Set(own.map(({ name }) => name));
  const found = others && typed.startsWith(others.typed) ? others.names : [];
  const more = found.filter((name) => name.includes(typed) && !names.has(name));
  return [...own, ...more.map((name): Suggestion => ({ name, kind: "icon" }))].slice(0, MOST);
}

/** Those that begin with it before those that contain it, in their name or in what they print. */
export function fitting(marks: readonly Mark[], typed: string): readonly Mark[] {
  const small = typed.toLowerCase();
  const rank = ({ name, text = "" }: Mark): number =>
    name.startsWith(small) ? 0 : name.includes(small) ? 1 : text.toLowerCase().includes(small) ? 2 : 3;
  return marks.filter((mark) => rank(mark) < 3).sort((a, b) => rank(a) - rank(b));
}
