/** One face of a card as a picture. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/did-you-mean.ts";
import { INKS, type Ink } from "../game/ink.ts";
import { drawRasters } from "../pipeline/draw/draw-rasters.ts";
import type { Face } from "../pipeline/draw/faces.ts";
import { faceKey } from "../pipeline/draw/lay-out-game.ts";
import { pngFile, svgFile } from "../pipeline/draw/picture-file.ts";
import { checkGame } from "../pipeline/judge/check-game.ts";
import type { MadeGame } from "../pipeline/made-game.ts";
import { chooseGames } from "../pipeline/read/choose-games.ts";
import { nodeAt } from "../source/locate.ts";
import type { Call } from "./handle.ts";
import { inLook } from "./in-look.ts";
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
}

const OPTIONS: Options<FaceRef> = {
  game: "text",
  deck: "text",
  card: "text",
  side: ["front", "back"],
  form: ["svg", "png"],
  dpi: { least: 1, most: 2400, isReal: true },
  ink: INKS,
};

export interface Rendered {
  /** Absent for a face that cannot be drawn; the findings say why. */
  readonly drawing?: Drawing;
  /** Findings in the card's entry in its file, and in its template; if the game cannot be used, all its findings. */
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
  const project = inLook(call.project, ref.ink);
  const [id] = chooseGames(project, [ref.game]);
  const { made, diagnostics } = await checkGame(project, id as string, call.progress);
  if (!made) return { findings: diagnostics };
  const face = faceOf(made, ref);
  const key = made.laid.keys.get(faceKey(face.card, face.side));
  const findings = diagnostics.filter((one) => isAbout(made, face, one));
  if (key === undefined) return { findings };
  const faults = await drawRasters(made, [key]);
  const { width, height } = face.deck.size;
  const drawing = { bytes: await drawn(made, key, ref), width, height };
  return { drawing, findings: [...findings, ...faults] };
}

async function drawn(made: MadeGame, key: string, { form = "svg", dpi = 300 }: FaceRef): Promise<Uint8Array> {
  const drawable = {
    scene: made.laid.scenes.get(key),
    fonts: made.fonts.programs,
    pictures: made.rasters.pictures,
    draw: made.inspector.draw,
  };
  if (form === "svg") return svgFile(drawable, dpi);
  try {
    // The image library returns a Buffer, whose methods differ from those of other arrays of bytes.
    return new Uint8Array(await pngFile(drawable, dpi));
  } catch (error) {
    if (error instanceof RangeError) throw new BroadsideError("bad-order", error.message);
    throw error;
  }
}

function faceOf({ faces }: MadeGame, { deck, card, side = "front" }: FaceRef): Face {
  const ofDeck = faces.filter((face) => face.deck.id === deck);
  if (ofDeck.length === 0)
    throw unknown(
      "deck",
      deck,
      faces.map((face) => face.deck.id),
    );
  const ofCard = ofDeck.filter((face) => face.card.id === card);
  if (ofCard.length === 0)
    throw unknown(
      "card",
      card,
      ofDeck.map((face) => face.card.id),
    );
  const found = ofCard.find((face) => face.side === side);
  if (!found) throw new BroadsideError("unknown-name", `the card "${card}" has no ${side}`);
  return found;
}

function unknown(kind: string, id: string, known: readonly string[]): BroadsideError {
  const meant = didYouMean(id, known);
  return new BroadsideError(
    "unknown-name",
    `there is no ${kind} "${id}"${meant === undefined ? "" : `; ${meant}`}`,
  );
}

/** True for a finding in the card's entry, or in the template that draws it. */
function isAbout({ sources }: MadeGame, { card, file }: Face, found: Diagnostic): boolean {
  if (found.file === file) return true;
  const root = sources.get(card.source.file)?.root;
  const entry = root && nodeAt(root, card.source.path);
  if (!entry || found.file !== card.source.file) return false;
  return found.start.offset >= entry.start && found.start.offset <= entry.end;
}
