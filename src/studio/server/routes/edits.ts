/** Changes as people ask for them, computed on the texts that the page has. */
import { textsAfter } from "../../../diagnostics/text/edited-text.ts";
import type { EditAsk, FacesOrder, NamedEdits, Work } from "../../../index.ts";
import type { DrawnEditsAsk } from "../../shared/calls.ts";
import { checkedByCall, object } from "../ask.ts";
import type { Routes } from "./route.ts";

export const EDIT_ROUTES: Routes<"edits" | "drawnEdits"> = {
  edits: {
    ask: checkedByCall(),
    call: async ({ project }, ask, work) => withoutSent(await project.edits(ask, work), work),
  },
  drawnEdits: {
    ask: object<DrawnEditsAsk>({ edit: checkedByCall<EditAsk>(), order: checkedByCall<FacesOrder>() }),
    call: async ({ project, quickPictures }, { edit, order }, work) => {
      const edits = await project.edits(edit, work);
      const drafts = textsAfter(work.drafts ?? [], edits.files);
      const pictures = await quickPictures.drawn(project, order, { ...work, drafts });
      return { ...withoutSent(edits, work), ...(pictures && { pictures }) };
    },
  },
};

/** The page need not be sent the texts that it has just sent. */
function withoutSent({ files, ...named }: NamedEdits, { drafts = [] }: Work): NamedEdits {
  const sent = new Map(drafts.map(({ path, text }) => [path, text]));
  const lean = files.map(({ before, ...file }) =>
    before === undefined || sent.get(file.path) === before ? file : { ...file, before },
  );
  return { ...named, files: lean };
}
