/** Beside the map: wishes for a suggested track, the repair of the one that is laid, and what was found. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { capitalised } from "../../parts/words.ts";
import { whyReadOnly } from "../../project/read-only.ts";
import { whyUnproved } from "../proofs/proof.ts";
import { track } from "../state.ts";
import { apply, endSearch, repair, type SearchState, search, suggest } from "./search.ts";
import { WishForm, wished } from "./wish-form.tsx";

const isWishing = signal(false);

/** What was searched for last: the button for it has the focus afterwards. */
const last = signal<"suggest" | "repair">("suggest");

let seed = 1;

export function Searches(): VNode {
  const state = search.value;
  const focus = useFocusOfSearch(state?.kind);
  return (
    <section
      ref={focus}
      class="track-searches"
      aria-label="Suggest or repair"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || !search.peek()) return;
        event.preventDefault();
        endSearch();
      }}
    >
      {/* it stays, and has words alone: what is new in it is said */}
      <ul class="search-words" aria-live="polite">
        {wordsOf(state).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {state ? <Result state={state} /> : <Ways />}
    </section>
  );
}

function Ways(): VNode {
  const fault = whyUnproved(track.value);
  const none = track.value.cards.length < 2 ? "Place at least two cards first" : fault && capitalised(fault);
  return (
    <>
      <div class="buttons">
        <Button
          label="Suggest a track"
          id={last.value === "suggest" && !isWishing.value ? FIRST : undefined}
          icon="tracks"
          isPressed={isWishing.value}
          whyNot={whyReadOnly.value}
          onClick={() => {
            isWishing.value = !isWishing.peek();
          }}
        />
        <Button
          label="Repair"
          id={last.value === "repair" ? FIRST : undefined}
          icon="fix"
          tip="Finds the smallest change that makes the track sound"
          whyNot={whyReadOnly.value ?? none}
          onClick={() => {
            last.value = "repair";
            void repair();
          }}
        />
      </div>
      {isWishing.value && (
        <WishForm id={last.value === "suggest" ? FIRST : undefined} onSearch={searchWished} />
      )}
    </>
  );
}

function searchWished(): void {
  last.value = "suggest";
  void suggest(wished(), seed);
}

function Result({ state }: { readonly state: SearchState }): VNode {
  if (state.kind === "searching")
    return (
      <>
        <progress value={state.share} max={1} aria-label="Part of the search that is done" />
        <Button label="Cancel" id={FIRST} onClick={endSearch} />
      </>
    );
  const isFound = state.kind === "found";
  return (
    <div class="buttons">
      {isFound && (
        <Button label="Use it" id={FIRST} kind="primary" icon="check" onClick={() => void apply()} />
      )}
      {last.value === "suggest" && (
        <Button
          label="Another one"
          onClick={() => {
            seed += 1;
            searchWished();
          }}
        />
      )}
      <Button
        label={isFound ? "Discard" : "Close"}
        id={isFound ? undefined : FIRST}
        tip={isFound ? "Discard: the track stays as it was" : undefined}
        keys="Escape"
        onClick={endSearch}
      />
    </div>
  );
}

function wordsOf(state: SearchState | undefined): readonly string[] {
  if (state === undefined) return [];
  if (state.kind === "searching") return ["Searching ..."];
  return state.kind === "found" ? state.found.words : state.words;
}

/** The button that has the focus once what had it is gone. */
const FIRST = "first-of-search";

/** A button that was pressed here and is gone gives its focus to the next one, not to the page. */
function useFocusOfSearch(kind: SearchState["kind"] | undefined) {
  const own = useRef<HTMLElement>(null);
  const wasHere = useRef(false);
  useLayoutEffect(() => {
    const noteFocus = ({ target }: FocusEvent): void => {
      wasHere.current = own.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", noteFocus);
    return () => document.removeEventListener("focusin", noteFocus);
  }, []);
  useLayoutEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      document.getElementById(FIRST)?.focus({ preventScroll: true });
  }, [kind]);
  return own;
}
