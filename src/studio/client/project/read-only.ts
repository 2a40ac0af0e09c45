/** Whether this studio may change files, in words for whatever cannot be used then. */
import { computed } from "@preact/signals";
import { opened } from "./project.ts";

/** Undefined if it may. */
export const whyReadOnly = computed(() =>
  opened.value?.isReadOnly === true ? "This studio only reads" : undefined,
);
