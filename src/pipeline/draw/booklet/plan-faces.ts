/** The plans of scenarios shown in booklets, small enough for a page. */
import { narrowestText } from "../../../game/booklets/booklet.ts";
import { shownInTexts } from "../../../game/booklets/shown-in-texts.ts";
import type { Game, Scenario } from "../../../game/game.ts";
import { drawingOf } from "../../../game/scenarios/scenario-decks.ts";
import type { Host } from "../../../host/host.ts";
import { decodeText } from "../../../source/text/decode.ts";
import type { CompiledTemplates } from "../../../template/template.ts";
import { briefingOf } from "../../../track/briefing/briefing.ts";
import { trackOf } from "../../../track/scenario-tracks.ts";
import { round } from "../../../units/length.ts";
import { bytesOrFinding } from "../../read/unreadable-files.ts";
import type { Face } from "../faces.ts";
import { faceKey } from "../lay-out-game.ts";
import { drawingFaceOf } from "../scenario-faces.ts";

/** Maximum side of a square and maximum height of a plan in mm: two thirds of the text height of a usual page, 175 mm. */
const LARGEST_SQUARE = 11;
const HEIGHT = 120;

/** Key of the plan's face. */
export const planKey = (scenario: string): string => faceKey({ deck: "track plans", id: scenario }, "front");

/** The plan of each scenario that the text of a booklet may show. */
export function planFaces(host: Host, game: Game, templates: CompiledTemplates): readonly Face[] {
  const texts = game.booklets.map(({ file }) => textOf(host, file));
  const isShown = shownInTexts("scenario", texts);
  return game.scenarios.flatMap((scenario) =>
    isShown(scenario.id) ? (planFace(game, scenario, templates) ?? []) : [],
  );
}

/** An unreadable file is reported when the booklet is set. */
function textOf(host: Host, file: string): string {
  const bytes = host.isFile(file) ? bytesOrFinding(host, file) : undefined;
  return bytes instanceof Uint8Array ? decodeText(file, bytes).value.text : "";
}

function planFace(game: Game, scenario: Scenario, templates: CompiledTemplates): Face | undefined {
  const track = briefingOf(trackOf(scenario), game);
  if (track === undefined) return undefined;
  const { width, height } = track.paper;
  const side = Math.min(LARGEST_SQUARE, narrowestText(game.booklets) / width, HEIGHT / height);
  const size = { width: round(width * side, 3), height: round(height * side, 3) };
  return drawingFaceOf(
    game,
    scenario,
    track,
    drawingOf("track-plan", scenario, size, { booklet: true }),
    templates,
  );
}
