/** One picture of the game: how it looks, how large it is, and which cards show it. */

import type { VNode } from "preact";
import type { GamePicture } from "../../../index.ts";
import { counted } from "../parts/counted.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { sizeWords } from "../parts/words.ts";
import { gameId } from "../project.ts";
import { hrefOf } from "../route.ts";
import { CardChooser } from "./card-chooser.tsx";
import { PictureImage } from "./picture-image.tsx";

/** What print shops ask for; where it begins to look soft; where single pixels show. The last two are those of the check. */
const [GOOD_DPI, FAIR_DPI, POOR_DPI] = [300, 200, 100];

interface PictureTileProps {
  readonly picture: GamePicture;
  /** Cards that name it and do not show it. */
  readonly unseenOn: readonly string[];
}

export function PictureTile({ picture, unseenOn }: PictureTileProps): VNode {
  const { path, name, uses } = picture;
  const [folder, file] = [name.slice(0, name.lastIndexOf("/") + 1), name.slice(name.lastIndexOf("/") + 1)];
  return (
    <li class="picture-tile">
      <PictureImage path={path} />
      <div class="picture-words">
        <span class="picture-name">
          <span class="quiet">{folder}</span>
          {file}
        </span>
        <span class="picture-facts">{factsOf(picture)}</span>
        <Remarks picture={picture} />
        <Uses picture={picture} unseenOn={unseenOn} />
        {uses.length === 0 && unseenOn.length === 0 && <CardChooser name={name} />}
      </div>
    </li>
  );
}

function factsOf({ width, height, bytes, dpi }: GamePicture): string {
  const size = width === undefined ? "drawing" : `${width} × ${height} px`;
  return [size, sizeWords(bytes), ...(dpi === undefined ? [] : [`${dpi} dpi`])].join(" · ");
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

/** Names of more cards help nobody. */
const MOST_NAMED = 3;

function Uses({ picture: { uses }, unseenOn }: PictureTileProps): VNode {
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
          {card}
          {side === "back" && " (back)"}
        </a>
      ))}
      {uses.length > MOST_NAMED && (
        <span>and {counted(uses.length - MOST_NAMED, "more card", "more cards")}</span>
      )}
    </span>
  );
}
