/** Icons found by typing a word: those of the game and of the game-icons set, as pictures with their names. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { TextField } from "../parts/fields.tsx";
import { iconsNamed } from "./found-icons.ts";
import { IconChoices } from "./icon-choices.tsx";

interface IconSearchProps {
  readonly game: string;
  readonly label: string;
  readonly chosen?: string | undefined;
  readonly hasFocus?: boolean;
  onChoose(name: string): void;
}

/** More than that are not looked through. */
const MOST = 24;

export function IconSearch({ game, label, chosen, hasFocus = false, onChoose }: IconSearchProps): VNode {
  const words = useSignal("");
  const found = useSignal<readonly string[]>([]);
  const isNone = useSignal(false);
  const wanted = words.value.trim().toLowerCase();
  useEffect(() => {
    const end = new AbortController();
    const search = wanted === "" ? [] : wanted.split(/[\s-]+/).filter((word) => word !== "");
    void iconsNamed(game, search, end.signal).then(
      (names) => {
        found.value = names.slice(0, MOST);
        isNone.value = search.length > 0 && names.length === 0;
      },
      () => {},
    );
    return () => end.abort();
  }, [game, wanted]);
  return (
    <div class="icon-search">
      <TextField
        label={label}
        type="search"
        placeholder="Type a word: sword, heart, coin"
        value={words.value}
        hint={isNone.value ? "No icon has this word in its name." : undefined}
        hasFocus={hasFocus}
        onInput={(value) => {
          words.value = value;
        }}
      />
      {found.value.length > 0 && (
        <IconChoices
          game={game}
          label="Icons found"
          names={found.value}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
