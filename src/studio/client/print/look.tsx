/** In which ink and in which language prints and exports are made. */
import type { VNode } from "preact";
import type { GameLanguage, GameSummary, Ink } from "../../../index.ts";
import { useLive } from "../answers/live.ts";
import { Choice, Choices } from "../parts/fields.tsx";
import { choices, choose } from "./choices.ts";
import { languageWords, missingWords } from "./words.ts";

export function Look({ game }: { readonly game: GameSummary }): VNode {
  const { ink } = choices.value;
  return (
    <>
      <Choices<Ink>
        label="Ink"
        value={ink}
        options={[
          { value: "full", label: "Full" },
          { value: "low", label: "Low" },
          { value: "gray", label: "Gray" },
        ]}
        onChange={(value) => choose({ ink: value })}
      />
      <Language game={game} />
    </>
  );
}

const NONE: readonly GameLanguage[] = [];

/** Nothing for a game without translations. */
function Language({ game }: { readonly game: GameSummary }): VNode | null {
  const languages = useLive("languages", () => ({ game: game.id }), [game.id]).answer.value ?? NONE;
  const { lang } = choices.value;
  if (languages.length === 0) return null;
  const chosen = languages.find((one) => one.lang === lang);
  return (
    <Choice
      label="Language"
      value={chosen?.lang ?? ""}
      options={[
        { value: "", label: "As the game is written" },
        ...languages.map((one) => ({ value: one.lang, label: languageWords(one) })),
      ]}
      hint={chosen && missingWords(chosen)}
      onChange={(value) => choose({ lang: value })}
    />
  );
}
