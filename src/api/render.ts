/** One face of a card as a picture. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { INKS, type Ink } from "../game/ink.ts";
import { type Drawable, pngFile, svgFile } from "../pipeline/draw/picture-file.ts";
import { openGame } from "../pipeline/judge/single-faces.ts";
import { gameNamed } from "../pipeline/read/choose-games.ts";
import { inLanguage } from "../pipeline/read/locale/choose-languages.ts";
import type { Call } from "./handle.ts";
import { inLook } from "./in-look.ts";
import { namedFace } from "./named-face.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";

export interface FaceRef {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  /** Default front. */
  readonly side?: "front" | "back" | undefined;
  /** Default svg: text as outlines, no fonts needed. */
  readonly form?: "svg" | "png" | undefined;
  /** Resolution of a PNG, and of pictures in an SVG, up to 2400; default 300. */
  readonly dpi?: number | undefined;
  /** The look of the game; default full. */
  readonly ink?: Ink | undefined;
  /** Tag of a language that the games are translated into, such as `de`; default as they were written. */
  readonly lang?: string | undefined;
}

const OPTIONS: Options<FaceRef> = {
  game: "text",
  deck: "text",
  card: "text",
  side: ["front", "back"],
  form: ["svg", "png"],
  dpi: { least: 1, most: 2400, isReal: true },
  ink: INKS,
  lang: "text",
};

export interface Rendered {
  /** Absent for a face that cannot be drawn; the findings say why. */
  readonly drawing?: Drawing;
  /** What is wrong with this face, as far as it shows without the other cards; if the game cannot be used, why. */
  readonly findings: readonly Diagnostic[];
}

export interface Drawing {
  /** SVG as UTF-8, or a PNG. */
  readonly bytes: Uint8Array;
  /** Size of the cut card in mm. */
  readonly width: number;
  readonly height: number;
}

/** @throws BroadsideError `unknown-game`, `unknown-name` for a deck or card, `bad-order` for a picture that would be too large */
export async function render(call: Call, ref: FaceRef): Promise<Rendered> {
  refuseOptions(ref, OPTIONS, ["game", "deck", "card"]);
  const { project } = inLanguage(inLook(call.project, ref.ink, ref.lang), [ref.game]);
  const game = await openGame(project, gameNamed(project, ref.game), call.progress);
  const face = await game.face({ deck: ref.deck, card: ref.card, side: ref.side ?? "front" });
  const { deck, drawn, findings } = face;
  // Throws for a name that does not exist.
  if (!drawn && findings.length === 0) namedFace({ decks: game.game?.decks ?? [] }, ref);
  if (!drawn || !deck) return { findings };
  const { width, height } = deck.size;
  return { drawing: { bytes: await drawnBytes(drawn.drawable(), ref), width, height }, findings };
}

async function drawnBytes(drawable: Drawable, { form = "svg", dpi = 300 }: FaceRef): Promise<Uint8Array> {
  if (form === "svg") return svgFile(drawable, dpi);
  try {
    // The image library returns a Buffer, whose methods differ from those of other arrays of bytes.
    return new Uint8Array(await pngFile(drawable, dpi));
  } catch (error) {
    if (error instanceof RangeError) throw new BroadsideError("bad-order", error.message);
    throw error;
  }
}
