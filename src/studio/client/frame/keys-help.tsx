/** All keys that do something now. */
import "./keys-help.css";
import type { VNode } from "preact";
import { Dialog } from "../parts/dialog.tsx";
import { Keys } from "../parts/keys.tsx";
import { commands } from "./commands.ts";
import { keysOfView } from "./keys-of-view.ts";
import { isHelpOpen } from "./overlays.ts";

/** Keys of parts, which are the same everywhere. */
const OF_PARTS: readonly (readonly [string, string])[] = [
  ["Tab", "To the next field or button"],
  ["ArrowDown", "Walk through cards, lists and menus, with all arrows"],
  ["Enter", "Open or choose"],
  ["Mod+I", "In a source, show what the word at the cursor is"],
  ["Escape", "Close, cancel a drag, leave a field"],
];

export function KeysHelp(): VNode | null {
  if (!isHelpOpen.value) return null;
  return (
    <Dialog
      title="Keys"
      onClose={() => {
        isHelpOpen.value = false;
      }}
    >
      <dl class="keys-help">
        {commands.value.flatMap(({ id, title, keys }) =>
          keys === undefined ? [] : [<KeysRow key={id} keys={keys} words={title} />],
        )}
        {OF_PARTS.map(([keys, words]) => (
          <KeysRow key={keys} keys={keys} words={words} />
        ))}
      </dl>
      {keysOfView.value && (
        <>
          <h3 class="keys-title">{keysOfView.value.title}</h3>
          <dl class="keys-help">
            {keysOfView.value.rows.map(([keys, words]) => (
              <KeysRow key={keys} keys={keys} words={words} />
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}

const KeysRow = ({ keys, words }: { readonly keys: string; readonly words: string }): VNode => (
  <div>
    <dt>
      <Keys keys={keys} />
    </dt>
    <dd>{words}</dd>
  </div>
);
