/** Icons found by typing a word: those of the game and of the game-icons set, as pictures with their names. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../../calls.ts";
import { TextField } from "../../parts/fields.tsx";
import { face } from "../face.ts";

interface IconSearchProps {
  readonly label: string;
  onChoose(name: string): void;
}

interface Shown {
  readonly name: string;
  readonly url: string;
}

/** More than that are not looked through. */
const MOST = 24;

export function IconSearch({ label, onChoose }: IconSearchProps): VNode {
  const words = useSignal("");
  const found = useSignal<readonly Shown[]>([]);
  const isNone = useSignal(false);
  const wanted = words.value.trim();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    void search(wanted, signal).then(
      (icons) => {
        for (const { url } of found.peek()) URL.revokeObjectURL(url);
        found.value = icons;
        isNone.value = wanted !== "" && icons.length === 0;
      },
      () => {},
    );
    return () => end.abort();
  }, [wanted]);
  return (
    <div class="icon-search">
      <TextField
        label={label}
        type="search"
        placeholder="Type a word: sword, heart, coin"
        value={words.value}
        hint={isNone.value ? "No icon has this word in its name." : undefined}
        onInput={(value) => {
          words.value = value;
        }}
      />
      <ul class="icons-found">
        {found.value.map(({ name, url }) => (
          <li key={name}>
            <button
              type="button"
              class="icon-found"
              aria-label={name}
              title={name}
              onClick={() => onChoose(name)}
            >
              <img src={url} alt="" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @throws AbortError once other words were typed */
async function search(words: string, signal: AbortSignal): Promise<readonly Shown[]> {
  const game = face.peek()?.game;
  if (words === "" || game === undefined) return [];
  const { icons } = await call("findIcons", { words: words.split(/\s+/) }, { signal });
  const names = icons
    .filter((one) => one.game === undefined || one.game === game)
    .slice(0, MOST)
    .map(({ name }) => name);
  const drawings = await call("iconDrawings", { game, names }, { signal });
  return drawings.map(({ name, svg }) => ({
    name,
    url: URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })),
  }));
}
