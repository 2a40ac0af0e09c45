/** Changes as people ask for them, computed on the texts that the page has. */
import { textsAfter } from "../../../diagnostics/text/edited-text.ts";
import { BroadsideError, type EditAsk, type FacesOrder, type NamedEdits, type Work } from "../../../index.ts";
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
    call: async ({ project }, { edit, order }, work) => {
      const edits = await project.edits(edit, work);
      const answer = withoutSent(edits, work);
      try {
        const { faces } = await project.faces(order, {
          ...work,
          drafts: textsAfter(work.drafts ?? [], edits.files),
        });
        return { ...answer, pictures: faces };
      } catch (error) {
        // the edit stands; why its pictures cannot be drawn is said to whoever asks for them
        if (error instanceof BroadsideError && error.code !== "aborted") return answer;
        throw error;
      }
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
