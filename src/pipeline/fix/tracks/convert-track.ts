/** Writes the track of a scenario in its other form, a list or a picture in text. Everything else in its file stays. */
import type { Scenario } from "../../../game/game.ts";
import { writePicture } from "../../../game/scenarios/picture/write-picture.ts";
import type { TrackForm } from "../../../schema/files.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { asList, type FormedTrack, formEdit, formOf } from "./track-form.ts";

export type ConvertedTrack =
  /** The edits of its file; `track` has the lines that are written. */
  | { readonly kind: "converted"; readonly edits: DeckEdits; readonly track: FormedTrack }
  /** It has that form already. */
  | { readonly kind: "same" }
  /** Why it cannot have that form. */
  | { readonly kind: "refused"; readonly why: string };

/** @param scenario that is whole, and the document of its file */
export function convertTrack(
  { track, source, title }: Scenario,
  document: SourceDocument,
  to: TrackForm,
): ConvertedTrack {
  const from = formOf(document);
  if (from === to) return { kind: "same" };
  if (document.root?.kind === "map" && entryOf(document.root, to))
    return { kind: "refused", why: `its file also has \`${to}:\`, which does not count; remove that first` };
  const written = to === "map" ? writePicture(track) : undefined;
  if (written && "why" in written) return { kind: "refused", why: written.why };
  const formed: FormedTrack = written ? { form: "map", lines: written.lines } : asList(track);
  const edit = formEdit(document, formed);
  if (!edit)
    return { kind: "refused", why: "its file has brackets around all fields, or an anchor before the track" };
  const form = to === "map" ? "a picture" : "a list";
  return {
    kind: "converted",
    track: formed,
    edits: { title: `Write the track of ${title} as ${form}`, files: [{ path: source.file, edits: [edit] }] },
  };
}
