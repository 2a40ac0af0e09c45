/** Words with code in them, as findings and the manual write it: between backticks. */
import type { VNode } from "preact";

export const coded = (text: string): readonly (VNode | string)[] =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={`${index}`}>{part}</code> : part));
