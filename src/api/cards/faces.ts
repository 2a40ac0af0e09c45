/** Pictures of some faces of a game, without a check of the game: for a studio, which asks again after each key. */
import { hash } from "node:crypto";
import { badOrder } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { INKS, type Ink } from "../../game/ink.ts";
import { productName } from "../../host/product.ts";
import { svgText } from "../../pipeline/draw/picture-file.ts";
import { openGame, type SideName, type SingleFace } from "../../pipeline/judge/single-faces.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { inLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import type { Kind } from "../../remember/kind.ts";
import { type Memory, NO_MEMORY, recallLater } from "../../remember/memory.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface FacesOrder {
  readonly game: string;
  /** The faces to draw; other decks than those of cards have the names that they have in `render`. */
  readonly faces: readonly FaceName[];
  /** Names of drawings that the caller has: they come without `svg`. */
  readonly known?: readonly string[] | undefined;
  /** The look of the game; default full. */
  readonly ink?: Ink | undefined;
  /** Tag of a language that the games are translated into, such as `de`; default as they were written. */
  readonly lang?: string | undefined;
  /** Resolution of pictures in the drawings, up to 2400; default 200, enough for a screen. */
  readonly dpi?: number | undefined;
  /** Whether the drawings end at the cut or show their bleed too; default trim. */
  readonly box?: "trim" | "bleed" | undefined;
}

export interface FaceName {
  readonly deck: string;
  readonly card: string;
  /** Default front. */
  readonly side?: "front" | "back" | undefined;
}

export interface DrawnFaces {
  /** In the order in which they were asked for. */
  readonly faces: readonly FacePicture[];
}

export interface FacePicture {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  /** True if the game has no such card, or the card no such side; false if it may have, but cannot be read or drawn. */
  readonly isMissing: boolean;
  /** Content name of the drawing: equal names, equal drawings, in other processes too. Absent if it cannot be drawn. */
  readonly name?: string;
  /** The drawing as SVG, text as outlines; absent if the caller has it, or an earlier face of this answer has the same. */
  readonly svg?: string;
  /** Size of the cut card in mm; absent if its deck cannot be read. */
  readonly width?: number;
  readonly height?: number;
  /** In mm on each side. */
  readonly bleed?: number;
  /** What is wrong with this face, as far as it shows without the other cards; if there is no drawing, why. */
  readonly findings: readonly Diagnostic[];
}

const OPTIONS: Options<FacesOrder> = {
  game: "text",
  faces: "objects",
  known: "texts",
  ink: INKS,
  lang: "text",
  dpi: { least: 1, most: 2400, isReal: true },
  box: ["trim", "bleed"],
};

const FACE_OPTIONS: Options<FaceName> = { deck: "text", card: "text", side: ["front", "back"] };

/** By their names. They are for the first view of a later run; in this one, those who ask have them. */
const DRAWINGS: Kind<string> = {
  name: "drawings",
  codec: {
    encode: (svg) => new TextEncoder().encode(svg),
    decode: (bytes) => new TextDecoder().decode(bytes),
  },
};

/** Bytes of drawings that one answer may have: more do not fit into a string. */
const MOST_CHARACTERS = 256 * 1024 * 1024;

/** @throws BroadsideError `unknown-game`, and `bad-order` for drawings too large for one answer */
export async function faces(call: Call, order: FacesOrder): Promise<DrawnFaces> {
  refuseOptions(order, OPTIONS, ["game", "faces"]);
  for (const face of order.faces) refuseOptions(face, FACE_OPTIONS, ["deck", "card"]);
  const id = gameNamed(call.project, order.game);
  const { project } = inLanguage(inLook(call.project, order.ink, order.lang), [id]);
  const asked = order.faces.map(({ deck, card, side = "front" }) => ({ deck, card, side }));
  const game = await openGame(project, id, call.progress, asked);
  const has = new Set(order.known ?? []);
  const pictures: FacePicture[] = [];
  let characters = 0;
  for (const name of asked) {
    const picture = await pictureOf(name, await game.face(name), order, has, project.memory);
    if (picture.name !== undefined) has.add(picture.name);
    characters += picture.svg?.length ?? 0;
    if (characters > MOST_CHARACTERS)
      throw badOrder("`faces`: these drawings are too large for one answer; ask for fewer, or a lower `dpi`");
    pictures.push(picture);
  }
  return { faces: pictures };
}

async function pictureOf(
  side: SideName,
  { deck, drawn, findings }: SingleFace,
  { dpi = 200, box = "trim" }: FacesOrder,
  has: ReadonlySet<string>,
  memory: Memory = NO_MEMORY,
): Promise<FacePicture> {
  const measures = deck && { width: deck.size.width, height: deck.size.height, bleed: deck.bleed };
  const isMissing = drawn === undefined && findings.length === 0;
  const answer = { ...side, isMissing, ...measures, findings };
  if (!drawn) return answer;
  const name = drawn.name && nameOf([programName(), drawn.name, String(dpi), box]);
  if (name !== undefined && has.has(name)) return { ...answer, name };
  const draw = (): Promise<string> => svgText(drawn.drawable(), dpi, box);
  const svg = name === undefined ? await draw() : await recallLater(memory, DRAWINGS, name, draw);
  const own = name ?? nameOf([svg]);
  return { ...answer, name: own, ...(has.has(own) ? {} : { svg }) };
}

const nameOf = (parts: readonly string[]): string => hash("sha256", parts.join("\0"), "base64url");

/** Another program may draw the same otherwise. */
function programName(): string {
  program ??= productName() ?? "";
  return program;
}
let program: string | undefined;
