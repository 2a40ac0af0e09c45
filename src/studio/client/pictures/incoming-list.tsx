/** What became of the pictures that were dropped: how far it is, which card has which, and what is still to be decided. */
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Icon } from "../parts/icon.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { cardName } from "../project/card-names.ts";
import { gameId } from "../project/project.ts";
import { hrefOf } from "../route.ts";
import { CardChooser } from "./card-chooser.tsx";
import {
  cancelAdding,
  closeList,
  type Incoming,
  incoming,
  pairingFault,
  settle,
  skip,
  tryAgain,
  waiting,
} from "./incoming.ts";

export function IncomingList(): VNode | null {
  const all = incoming.value;
  if (all.length === 0) return null;
  const left = waiting.value.length;
  const paired = all.filter(({ card }) => card !== undefined);
  const others = all.filter(
    ({ card, status }) => card === undefined && status !== "waiting" && status !== "skipped",
  );
  return (
    <section class="incoming" aria-label="Added pictures">
      <header class="incoming-head">
        <div class="incoming-words" role="status">
          {left > 0
            ? `Adding ${counted(all.length, "picture")}: ${all.length - left} done`
            : `${counted(paired.length, "picture")} paired with cards${others.length > 0 ? `, ${others.length} to look at` : ""}`}
        </div>
        {left > 0 ? (
          <>
            <progress max={all.length} value={all.length - left} aria-label="Pictures added" />
            <Button label="Cancel" onClick={cancelAdding} />
          </>
        ) : (
          <Button label="Close" icon="close" isBare onClick={closeList} />
        )}
      </header>
      {pairingFault.value !== undefined && (
        <p class="incoming-fault" role="alert">
          <SeverityMark severity="error" /> {pairingFault.value}
        </p>
      )}
      {others.length > 0 && (
        <ul class="incoming-rows" aria-label="To look at">
          {others.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
      {paired.length > 0 && (
        <ul class="incoming-rows paired" aria-label="Paired with cards">
          {paired.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ one }: { readonly one: Incoming }): VNode {
  const { game, file, status, name, card } = one;
  return (
    <li class="incoming-row">
      <Sign one={one} />
      <span class="incoming-name">{name?.split("/").at(-1) ?? file.name}</span>
      <span class="incoming-why">{wordsFor(one)}</span>
      {card && (
        <a href={hrefOf("card", game, card.deck, card.id)}>
          {cardName(card.deck, card.id)}
          {card.side === "back" && ", back"}
        </a>
      )}
      {status === "exists" && (
        <span class="buttons">
          <Button label="Replace it" onClick={() => settle(one, "replace")} />
          <Button label={`Add as ${one.freeName}`} onClick={() => settle(one, "beside")} />
          <Button label="Skip" kind="quiet" onClick={() => skip(one.id)} />
        </span>
      )}
      {status === "failed" && (
        <span class="buttons">
          <Button label="Try again" onClick={() => tryAgain(one)} />
          <Button label="Skip" kind="quiet" onClick={() => skip(one.id)} />
        </span>
      )}
      {one.unpaired !== undefined && name !== undefined && game === gameId.value && (
        <CardChooser name={name} />
      )}
    </li>
  );
}

function Sign({ one: { status, card } }: { readonly one: Incoming }): VNode {
  if (card) return <Icon name="check" size={16} />;
  if (status === "sending") return <Icon name="up" size={16} />;
  return (
    <SeverityMark severity={status === "refused" || status === "failed" ? "error" : "hint"} isNamed={false} />
  );
}

function wordsFor({ status, why, unpaired, card }: Incoming): string {
  switch (status) {
    case "sending":
      return "being sent";
    case "exists":
      return "the game has another picture of this name";
    case "refused":
    case "failed":
      return why ?? "cannot be added";
    default:
      return card ? "" : (unpaired ?? "");
  }
}
