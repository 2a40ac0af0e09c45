/** Draws the plan of one scenario as a picture file, without checking the game's cards: for guides, web pages and chats. */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { Game, Scenario } from "../../game/game.ts";
import type { JsonObject } from "../../schema/files.ts";
import type { Sources } from "../../source/tree.ts";
import type { RouteKind } from "../../track/route-kind.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { createRasters } from "../look/rasters.ts";
import { stoppedRasters } from "../look/stopped-drawings.ts";
import type { ProjectContext } from "../project.ts";
import { layingOut } from "./lay-out-drawing.ts";
import type { Drawable } from "./picture-file.ts";
import { drawingFace } from "./scenario-faces.ts";
import { openWorkshop } from "./workshop.ts";

/** Faults in a plan are reported at its template. */
const NO_SOURCES: Sources = new Map();

/** Undefined when the track cannot be analysed, or the template `track-plan` cannot be used, which is reported. */
export async function drawPlan(
  project: ProjectContext,
  game: Game,
  scenario: Scenario,
  options: { readonly route?: RouteKind } = {},
): Promise<Result<Drawable | undefined>> {
  const diagnostics: Diagnostic[] = [];
  const take = <T>({ value, diagnostics: found }: Result<T>): T => {
    addAll(diagnostics, found);
    return value;
  };
  const workshop = await openWorkshop(project, game, NO_SOURCES, take);
  const { templates, fonts, art, means, inspector, templateFiles } = workshop;
  const face = drawingFace(game, scenario, "track-plan", templates, routeField(scenario, options.route));
  if (face === undefined) return { value: undefined, diagnostics };
  const drawing = face.render();
  await art.open(drawing.value, face);
  const layout = layingOut(means);
  const { found } = layout.find(face, drawing);
  const scene = layout.scene(face, drawing);
  for (const step of [drawing, found, art]) addAll(diagnostics, step.diagnostics);
  const rasters = createRasters(fonts.programs, art.pictures, inspector.draw);
  const faults = found.survey.rasters.length > 0 ? await rasters.add(scene) : [];
  const searched = { game, sources: NO_SOURCES, templateFiles };
  const stopped = faults.map((fault) => ({ ...fault, face }));
  addAll(diagnostics, stoppedRasters(searched, stopped));
  const { pictures } = rasters;
  return { value: { scene, fonts: fonts.programs, pictures, draw: inspector.draw }, diagnostics };
}

/** Empty if the track has no such way. */
function routeField(scenario: Scenario, route: RouteKind | undefined): JsonObject {
  const { free, straight } = trackOf(scenario).track ?? {};
  const ways = route === "straight" ? straight : route && free;
  return ways && route ? { route } : {};
}
