/** Pictures that cards name and no template shows: said in place, with the step that shows them. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { UnshownPictures } from "../../../index.ts";
import { call } from "../calls/calls.ts";
import { documentOf, drafts } from "../documents/documents.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { rangesAfter, tagsWritten } from "../documents/written-ranges.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { notify } from "../parts/notices/notice-list.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { decks } from "../project/cards.ts";
import { gameId } from "../project/project.ts";
import { go } from "../route.ts";
import { templateTarget } from "../template-target.ts";

interface UnshownProps {
  readonly found: readonly UnshownPictures[];
  readonly whyNot: string | undefined;
}

export function Unshown({ found, whyNot }: UnshownProps): VNode | null {
  if (found.length === 0) return null;
  return (
    <section class="pictures-unshown" aria-label="Not on the cards yet">
      {found.map((one) => (
        <Row key={`${one.deck} ${one.field}`} one={one} whyNot={whyNot} />
      ))}
    </section>
  );
}

function Row({ one, whyNot }: { readonly one: UnshownPictures; readonly whyNot: string | undefined }): VNode {
  const isWorking = useSignal(false);
  const fault = useSignal<string | undefined>(undefined);
  const { deck, field, cards } = one;
  const title = decks.value?.find(({ id }) => id === deck)?.title ?? deck;
  const show = async (): Promise<void> => {
    isWorking.value = true;
    fault.value = undefined;
    try {
      await showOnCards(one);
    } catch (error) {
      fault.value = (error as Error).message;
    }
    isWorking.value = false;
  };
  return (
    <div class="pictures-unshown-row">
      <SeverityMark severity="warning" isNamed={false} />
      <p>
        <b>
          {counted(cards.length, "card")} of {title} {cards.length === 1 ? "has a picture" : "have pictures"}{" "}
          that cannot be seen.
        </b>{" "}
        The template of {title} has no place for <code>{field}</code> yet.
      </p>
      <Button
        label="Show them on the cards"
        kind="primary"
        icon="pictures"
        whyNot={whyNot ?? (isWorking.value ? "The place is being looked for" : undefined)}
        tip="Adds a place for the picture to the template, where there is room; you can then move it"
        onClick={() => void show()}
      />
      {fault.value !== undefined && (
        <p class="incoming-fault" role="alert">
          <SeverityMark severity="error" /> {fault.value}
        </p>
      )}
    </div>
  );
}

/** Adds a picture for the field to the template as a step, and goes to it there. @throws Refused if that cannot be done */
async function showOnCards({ deck, field, cards: [first] }: UnshownPictures): Promise<void> {
  const game = gameId.peek();
  const { card } = first ?? {};
  if (game === undefined || card === undefined) return;
  const face = { game, deck, card, side: "front" } as const;
  const template = await call("template", face, { drafts: drafts.peek() });
  if (template?.isShipped) await draftEdits({ kind: "copy-template", ...face });
  const made = await draftEdits({ kind: "add-thing", ...face, what: "picture", field });
  notify({ name: "template", text: `${made.title}.` });
  for (const { path, edits } of made.files) {
    const { text } = await documentOf(path);
    const start = tagsWritten(rangesAfter(edits), text.peek()).at(-1);
    if (start !== undefined) templateTarget.value = { file: path, start };
  }
  go("template", game, deck, card, "front");
}
