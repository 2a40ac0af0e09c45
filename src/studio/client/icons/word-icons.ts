/** Which words are to get icons: what opens the dialog that asks for them. */
import { computed, signal } from "@preact/signals";
import { groupedBy } from "../../../diagnostics/grouped.ts";
import { nameOfWord } from "../../../diagnostics/name-of-word.ts";
import type { Diagnostic } from "../../../index.ts";
import { findings, gameId } from "../project/project.ts";

/** Words of one name, which have one icon: "Axe" and "axe". */
export interface WantedWord {
  /** As cards and texts write it. */
  readonly word: string;
  /** Other spellings of the name. */
  readonly others: readonly string[];
}

export interface WordsWanted {
  readonly game: string;
  readonly words: readonly WantedWord[];
}

/** Undefined while the dialog is closed. */
export const wordsWanted = signal<WordsWanted | undefined>(undefined);

export function openWordIcons(game: string, words: readonly string[]): void {
  const named = groupedBy(new Set(words), (word) => nameOfWord(word) ?? word);
  wordsWanted.value = {
    game,
    words: [...named.values()].map(([word = "", ...others]) => ({ word, others })),
  };
}

/** The file of icons for words: part of what views with icons undo. */
export const glossaryOf = (game: string): string => `content/${game}/glossary.yaml`;

const RULES: ReadonlySet<string> = new Set(["template/unknown-icon", "text/unknown-name"]);

/** The word of a finding that an icon would settle. */
export const wordOf = ({ rule, unknown }: Diagnostic): string | undefined =>
  RULES.has(rule) ? unknown : undefined;

/** All such words of the game that is shown. */
const lacking = computed(() => findings.value.flatMap((one) => wordOf(one) ?? []));

/** Opens the dialog with the word of a finding first, and all others of the game after it. */
export function openForFinding(finding: Diagnostic): void {
  const word = wordOf(finding);
  const game = gameId.peek();
  if (word !== undefined && game !== undefined) openWordIcons(game, [word, ...lacking.peek()]);
}
