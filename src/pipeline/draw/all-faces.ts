/** Everything that a game draws: cards, set-up sheets, figures, and the plans that its booklets show. */
import type { Game } from "../../game/game.ts";
import type { Host } from "../../host/host.ts";
import type { Memory } from "../../remember/memory.ts";
import type { CompiledTemplates } from "../../template/template.ts";
import { planFaces } from "./booklet/plan-faces.ts";
import { type Face, facesOf } from "./faces.ts";
import { figureFaces } from "./figure/figure-faces.ts";
import { setupSheetFaces } from "./scenario-faces.ts";

/** In the order in which they are laid out. */
export const allFaces = (
  host: Host,
  game: Game,
  templates: CompiledTemplates,
  memory?: Memory,
): readonly Face[] => [...facesOf(game, templates, memory), ...facesBesides(host, game, templates)];

/** The same without the cards. */
export const facesBesides = (host: Host, game: Game, templates: CompiledTemplates): readonly Face[] => [
  ...setupSheetFaces(game, templates),
  ...figureFaces(game, templates),
  ...planFaces(host, game, templates),
];
