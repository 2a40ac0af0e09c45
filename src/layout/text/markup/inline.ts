/** What a marked text is read to: texts of one style, and icons. */
import type { SceneSymbol } from "../../../scene/scene.ts";

export interface TextInline {
  readonly kind: "text";
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Where a link leads that it is part of; nothing is drawn otherwise for that. */
  readonly link?: string;
  /** A line goes through it, which whoever sets the text draws. */
  readonly struck?: true;
}

export interface IconInline {
  readonly kind: "icon";
  readonly name: string;
  readonly symbol: SceneSymbol;
  /** As of a text. */
  readonly struck?: true;
}

export type Inline = TextInline | IconInline;
