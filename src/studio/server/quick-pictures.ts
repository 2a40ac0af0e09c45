/**
 * Pictures that travel with the answer to an edit where drawing them is quick. A card with a drawing that has to be rasterised can
 * take seconds, and a key waits for the edit: then the edit is answered alone, and the page asks for the picture.
 * Limits: time decides only whether the picture travels, never what it shows; and a drawing process may end a drawing that nobody
 * waits for any more, so faces that were late are not tried again at once.
 */
import type { FacePicture, FacesOrder, Project, Work } from "../../index.ts";

export interface QuickPictures {
  /**
   * The faces as `Project.faces` draws them; undefined if they take long or cannot be drawn: why is said to whoever asks for them.
   * @throws what `Project.faces` throws, only if the signal of `work` is aborted
   */
  drawn(project: Project, order: FacesOrder, work: Work): Promise<readonly FacePicture[] | undefined>;
}

/** ms that an edit waits for its picture: about what a second call takes on a busy machine, and not yet felt by who types. */
export const QUICK_MS = 50;

/** Edits that are answered alone after pictures of the same faces were late: about a word. */
const ALONE = 10;

/** @param quickMs see `QUICK_MS` */
export function createQuickPictures(quickMs: number): QuickPictures {
  let late: { readonly faces: string; alone: number } | undefined;
  return {
    drawn: async (project, order, { signal, ...work }) => {
      const faces = JSON.stringify([order.game, order.faces]);
      if (late?.faces === faces && late.alone > 0) {
        late.alone -= 1;
        return undefined;
      }
      const end = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          late = { faces, alone: ALONE };
          end.abort();
          resolve(undefined);
        }, quickMs);
      });
      const either = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
      try {
        const drawing = project.faces(order, { ...work, signal: either });
        return (await Promise.race([drawing, tooLate]))?.faces;
      } catch (error) {
        if (signal?.aborted) throw error;
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
