/** The pictures of the game: dropped in, given to cards, and looked at. */
import "./pictures.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GamePictures } from "../../../index.ts";
import { useLive } from "../answers/live.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Empty } from "../parts/empty.tsx";
import { notify } from "../parts/notices/notice-list.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { View } from "../parts/view.tsx";
import { cardName } from "../project/card-names.ts";
import { gameId } from "../project/project.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { CardChoices } from "./card-chooser.tsx";
import { type Dropped, droppedFiles, remarkOn } from "./dropped-files.ts";
import { going, noteListed } from "./file-removal.ts";
import { addFiles } from "./incoming.ts";
import { IncomingList } from "./incoming-list.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { Unshown } from "./unshown.tsx";

export function Pictures(): VNode {
  const game = gameId.value;
  const { answer, fault } = useLive("pictures", () => (game === undefined ? undefined : { game }), [game]);
  const isOver = useSignal(false);
  const found = answer.value;
  const whyNot = whyReadOnly.value;
  return (
    <View
      title="Pictures"
      subtitle={found && counted(found.pictures.length, "picture")}
      actions={<AddButtons whyNot={whyNot} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; the buttons above do the same */}
      <div
        class={`pictures${isOver.value ? " is-over" : ""}`}
        onDragOver={(event) => {
          if (whyNot !== undefined || !event.dataTransfer?.types.includes("Files")) return;
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) isOver.value = false;
        }}
        onDrop={(event) => {
          if (!event.dataTransfer || whyNot !== undefined) return;
          event.preventDefault();
          isOver.value = false;
          void droppedFiles(event.dataTransfer).then(take);
        }}
      >
        <CardChoices />
        <IncomingList />
        {found ? (
          <All found={found} whyNot={whyNot} />
        ) : (
          <p class="quiet">{fault.value ?? "Looking at the pictures ..."}</p>
        )}
      </div>
    </View>
  );
}

function take(dropped: Dropped): void {
  const remark = remarkOn(dropped);
  if (remark !== undefined) notify({ name: "dropped", kind: "warning", text: remark });
  addFiles(dropped.files);
}

function All({
  found,
  whyNot,
}: {
  readonly found: GamePictures;
  readonly whyNot: string | undefined;
}): VNode {
  const pictures = found.pictures.filter(({ path }) => !going.value.has(path));
  useEffect(() => noteListed(new Set(found.pictures.map(({ path }) => path))), [found]);
  return (
    <>
      <Unshown found={found.unshown} whyNot={whyNot} />
      {found.missing.length > 0 && (
        <section class="pictures-missing">
          <h2>Not there yet</h2>
          <ul>
            {found.missing.map(({ name, uses }) => (
              <li key={name}>
                <SeverityMark severity="error" size={14} /> {name}, for {counted(uses.length, "card")}
              </li>
            ))}
          </ul>
        </section>
      )}
      {pictures.length === 0 ? (
        <Empty icon="pictures" title="Drop pictures here" actions={<AddButtons whyNot={whyNot} />}>
          Files or a whole folder. They are copied to art/ of the game and given to the cards that their names
          fit: "Axe 7.png" to the card Axe 7, "axe-7-back.png" to its back, "battle_07.png" to the seventh
          card of the deck.
        </Empty>
      ) : (
        <ul class="pictures-grid" aria-label="Pictures">
          {pictures.map((picture) => (
            <PictureTile
              key={picture.path}
              picture={picture}
              whyNot={whyNot}
              unseenOn={found.unshown.flatMap(({ deck, cards }) =>
                cards.flatMap(({ card, name }) => (name === picture.name ? cardName(deck, card) : [])),
              )}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The same as dropping, for people who do not drag. */
function AddButtons({ whyNot }: { readonly whyNot: string | undefined }): VNode {
  return (
    <>
      <FileButton label="Add pictures" isPrimary whyNot={whyNot} />
      <FileButton label="Add a folder" isFolder whyNot={whyNot} />
    </>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isFolder?: boolean;
  readonly whyNot: string | undefined;
}

function FileButton({ label, isPrimary = false, isFolder = false, whyNot }: FileButtonProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        label={label}
        icon={isFolder ? "folder" : "add"}
        kind={isPrimary ? "primary" : "plain"}
        whyNot={whyNot}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        {...(isFolder ? { webkitdirectory: true } : { accept: ".png,.jpg,.jpeg,.webp,.gif,.svg" })}
        onChange={({ currentTarget }) => {
          addFiles([...(currentTarget.files ?? [])].filter(({ name }) => !name.startsWith(".")));
          currentTarget.value = "";
        }}
      />
    </>
  );
}
