/** What another view has written into a template: it is selected in the view of templates, which opens next. */
import { signal } from "@preact/signals";

export interface TemplateTarget {
  readonly file: string;
  /** Of its tag, as an offset in the text as it is now. */
  readonly start: number;
}

/** Undefined once it is selected. */
export const templateTarget = signal<TemplateTarget | undefined>(undefined);
