/** One picture of the game: how it looks, how large it is, and which cards show it. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { sizeWords } from "../../../diagnostics/words.ts";
import type { GamePicture } from "../../../index.ts";
import { counted } from "../parts/counted.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { cardName } from "../project/card-names.ts";
import { gameId } from "../project/project.ts";
import { hrefOf } from "../route.ts";
import { CardChooser } from "./card-chooser.tsx";
import { PictureImage } from "./picture-image.tsx";
import { Leaving, PictureTools } from "./picture-tools.tsx";
import { leaving } from "./removing.ts";
import { replaced } from "./renaming.ts";

/** What print shops ask for; where it begins to look soft; where single pixels show. The last two are those of the check. */
const [GOOD_DPI, FAIR_DPI, POOR_DPI] = [300, 200, 100];

interface PictureTileProps {
  readonly picture: GamePicture;
  /** Cards that name it and do not show it. */
  readonly unseenOn: readonly string[];
  /** Why nothing can be changed. */
  readonly whyNot: string | undefined;
}

export function PictureTile({ picture, unseenOn, whyNot }: PictureTileProps): VNode {
  const { path, name, uses } = picture;
  const asked = useSignal<"rename" | "delete" | undefined>(undefined);
  const successor = replaced.value.get(path);
  const isLeaving = successor !== undefined || leaving.value.has(path);
  const [folder, file] = [name.slice(0, name.lastIndexOf("/") + 1), name.slice(name.lastIndexOf("/") + 1)];
  return (
    <li class={`picture-tile${isLeaving ? " is-leaving" : ""}`}>
      <PictureImage path={path} />
      <div class="picture-words">
        <span class="picture-name">
          <span class="quiet">{folder}</span>
          {file}
        </span>
        <span class="picture-facts">{factsOf(picture)}</span>
        {!isLeaving && <Remarks picture={picture} />}
        {isLeaving ? (
          <Leaving path={path} successor={successor} />
        ) : (
          <>
            <Uses picture={picture} unseenOn={unseenOn} />
            {uses.length === 0 && unseenOn.length === 0 && <CardChooser name={name} />}
          </>
        )}
      </div>
      {!isLeaving && <PictureTools name={name} asked={asked} whyNot={whyNot} />}
    </li>
  );
}

function factsOf({ width, height, bytes, dpi }: GamePicture): string {
  const size = width === undefined ? "drawing" : `${width} × ${height} px`;
  const facts = [size, sizeWords(bytes), ...(dpi === undefined ? [] : [`${dpi} dpi`])];
  // lines break between them, not within
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join(" · ");
}

function Remarks({
  picture: { findings, dpi, width, height, sameAs },
}: {
  readonly picture: GamePicture;
}): VNode {
  return (
    <>
      {findings.slice(0, 2).map(({ severity, message }) => (
        <Remark key={message} severity={severity} text={message} />
      ))}
      {dpi !== undefined && dpi < GOOD_DPI && (
        <Remark
          severity={dpi < POOR_DPI ? "error" : dpi < FAIR_DPI ? "warning" : "hint"}
          text={`prints at ${dpi} dpi: use ${scaled(width, dpi)} × ${scaled(height, dpi)} px for ${GOOD_DPI} dpi`}
        />
      )}
      {sameAs !== undefined && (
        <Remark severity="hint" text={`the same picture as ${sameAs.split("/").at(-1)}`} />
      )}
    </>
  );
}

const scaled = (pixels = 0, dpi: number): number => Math.ceil((pixels * GOOD_DPI) / dpi);

function Remark({
  severity,
  text,
}: {
  readonly severity: "error" | "warning" | "hint";
  readonly text: string;
}): VNode {
  return (
    <span class="picture-remark">
      <SeverityMark severity={severity} size={14} />
      {text}
    </span>
  );
}

/** Names of more cards would not help. */
const MOST_NAMED = 3;

function Uses({ picture: { uses }, unseenOn }: Pick<PictureTileProps, "picture" | "unseenOn">): VNode {
  if (uses.length === 0)
    return (
      <span class="quiet">
        {unseenOn.length === 0 ? "on no card" : `given to ${unseenOn.join(", ")}, and not seen there yet`}
      </span>
    );
  return (
    <span class="picture-uses">
      {uses.slice(0, MOST_NAMED).map(({ deck, card, side }) => (
        <a key={`${deck}/${card}/${side}`} href={hrefOf("card", gameId.value ?? "", deck, card)}>
          {cardName(deck, card)}
          {side === "back" && " (back)"}
        </a>
      ))}
      {uses.length > MOST_NAMED && (
        <span>and {counted(uses.length - MOST_NAMED, "more card", "more cards")}</span>
      )}
    </span>
  );
}
