/** Beside the map: wishes for a suggested track, the repair of the one that is laid, and what was found. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../../parts/button.tsx";
import { capitalised } from "../../parts/words.ts";
import { whyReadOnly } from "../../project/read-only.ts";
import { whyUnproved } from "../proofs/proof.ts";
import { track } from "../state.ts";
import { apply, endSearch, repair, search, suggest } from "./search.ts";
import { WishForm, wished } from "./wish-form.tsx";

const isWishing = signal(false);

let seed = 1;

export function Searches(): VNode {
  const state = search.value;
  if (state) return <Result />;
  const fault = whyUnproved(track.value);
  const none = track.value.cards.length < 2 ? "Lay cards first" : fault && capitalised(fault);
  return (
    <div class="track-searches">
      <div class="buttons">
        <Button
          label="Suggest a track"
          icon="tracks"
          isPressed={isWishing.value}
          whyNot={whyReadOnly.value}
          onClick={() => {
            isWishing.value = !isWishing.peek();
          }}
        />
        <Button
          label="Repair"
          icon="fix"
          tip="Finds the smallest change that makes the track sound"
          whyNot={whyReadOnly.value ?? none}
          onClick={() => void repair()}
        />
      </div>
      {isWishing.value && <WishForm onSearch={searchWished} />}
    </div>
  );
}

const searchWished = (): void => void suggest(wished(), seed);

function Result(): VNode {
  const state = search.value;
  if (state?.kind === "searching")
    return (
      <div class="track-searches" role="status">
        <p>
          Searching ... <progress value={state.share} max={1} aria-label="Part of the search that is done" />
        </p>
        <Button label="Give up" onClick={endSearch} />
      </div>
    );
  const isFound = state?.kind === "found";
  const words = isFound ? state.found.words : state?.kind === "nothing" ? state.words : [];
  return (
    <div class="track-searches" role="status">
      <ul class="search-words">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div class="buttons">
        {isFound && <Button label="Use it" kind="primary" icon="check" onClick={() => void apply()} />}
        {isWishing.value && (
          <Button
            label="Another one"
            onClick={() => {
              seed += 1;
              searchWished();
            }}
          />
        )}
        <Button label={isFound ? "Leave it" : "Close"} onClick={endSearch} />
      </div>
    </div>
  );
}
