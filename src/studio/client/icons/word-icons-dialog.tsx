/** "Which icon for each word": drawings for words of cards, written into the glossary as one step. The cards stay as they are. */
import "./word-icons.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { draftEdits } from "../documents/draft-edits.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Dialog } from "../parts/dialog.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { capitalised } from "../parts/words.ts";
import { useDrawing } from "./drawings.ts";
import { likelyIcons } from "./found-icons.ts";
import { IconChoices } from "./icon-choices.tsx";
import { IconDrawing } from "./icon-drawing.tsx";
import { IconSearch } from "./icon-search.tsx";
import { type WordsWanted, wordsWanted } from "./word-icons.ts";

const close = (): void => {
  wordsWanted.value = undefined;
};

export function WordIconsDialog(): VNode | null {
  const wanted = wordsWanted.value;
  return wanted ? (
    <WordIcons key={`${wanted.game} ${wanted.words.map(({ word }) => word).join("\n")}`} {...wanted} />
  ) : null;
}

function WordIcons({ game, words }: WordsWanted): VNode {
  const chosen = useSignal<Readonly<Record<string, string>>>({});
  const fault = useSignal<string | undefined>(undefined);
  const count = Object.keys(chosen.value).length;
  const write = async (): Promise<void> => {
    try {
      await draftEdits({ kind: "name-icons", game, icons: chosen.peek() });
      close();
    } catch (error) {
      fault.value = `${capitalised((error as Error).message)}.`;
    }
  };
  return (
    <Dialog
      title="Which icon for each word"
      size="large"
      onClose={close}
      actions={
        <>
          {fault.value !== undefined && (
            <p class="word-fault" role="alert">
              <SeverityMark severity="error" size={14} />
              {fault.value}
            </p>
          )}
          <Button label="Cancel" kind="quiet" onClick={close} />
          <Button
            label={count === 0 ? "Use these icons" : `Use ${counted(count, "icon")}`}
            kind="primary"
            whyNot={count === 0 ? "Choose an icon for at least one word" : undefined}
            onClick={() => void write()}
          />
        </>
      }
    >
      <p class="word-icons-intro quiet">
        Each word is drawn as the icon that you choose for it, on all cards and in all texts. The cards keep
        their words; the choice is noted in the game's glossary.
      </p>
      <ul class="word-icons">
        {words.map(({ word, others }, index) => (
          <Word
            key={word}
            game={game}
            word={word}
            others={others}
            chosen={chosen.value[word]}
            isFirst={index === 0}
            onChoose={(icon) => {
              const { [word]: before, ...rest } = chosen.peek();
              chosen.value = before === icon ? rest : { ...rest, [word]: icon };
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface WordProps {
  readonly game: string;
  readonly word: string;
  readonly others: readonly string[];
  readonly chosen: string | undefined;
  readonly isFirst: boolean;
  onChoose(icon: string): void;
}

/** Icons that are offered before anything is typed. */
const OFFERED = 12;

function Word({ game, word, others, chosen, isFirst, onChoose }: WordProps): VNode {
  const likely = useSignal<readonly string[] | undefined>(undefined);
  const isSearching = useSignal(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const end = new AbortController();
    void likelyIcons(game, word, OFFERED, end.signal).then(
      (names) => {
        likely.value = names;
      },
      () => {},
    );
    return () => end.abort();
  }, [game, word]);
  useLayoutEffect(() => {
    if (isFirst && likely.value) row.current?.querySelector("button")?.focus();
  }, [isFirst, likely.value]);
  const hasDrawing = useDrawing(game, word) !== "none";
  const offered = likely.value ?? [];
  const shown = chosen !== undefined && !offered.includes(chosen) ? [chosen, ...offered] : offered;
  return (
    <li class="word-icon" ref={row} aria-label={word}>
      <div class="word-now">
        {chosen !== undefined || hasDrawing ? (
          <IconDrawing game={game} name={chosen ?? word} />
        ) : (
          <span class="word-none" aria-hidden="true">
            ?
          </span>
        )}
        <div>
          <b>{word}</b>
          {others.length > 0 && <small class="quiet">also {others.join(", ")}</small>}
          <small class="quiet">{chosen ?? (hasDrawing ? "has an icon" : "no icon yet")}</small>
        </div>
      </div>
      <div class="word-choices">
        {shown.length > 0 && (
          <IconChoices
            game={game}
            label={`Icons for ${word}`}
            names={shown}
            chosen={chosen ?? ""}
            onChoose={onChoose}
          />
        )}
        {isSearching.value || likely.value?.length === 0 ? (
          <IconSearch
            game={game}
            label={`Other icons for ${word}`}
            chosen={chosen ?? ""}
            hasFocus={isSearching.value}
            onChoose={onChoose}
          />
        ) : (
          <Button
            label="Find another"
            kind="quiet"
            icon="search"
            onClick={() => {
              isSearching.value = true;
            }}
          />
        )}
      </div>
    </li>
  );
}
