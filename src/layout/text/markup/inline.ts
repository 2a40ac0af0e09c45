/** The result of reading marked text: texts of one style, and icons. */
import type { SceneSymbol } from "../../../scene/scene.ts";

export interface TextInline {
  readonly kind: "text";
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The target of the link that it is part of; links are not drawn differently. */
  readonly link?: string;
  /** It is struck through; the code that sets the text draws the line. */
  readonly struck?: true;
}

export interface IconInline {
  readonly kind: "icon";
  readonly name: string;
  readonly symbol: SceneSymbol;
  /** The same as for a text. */
  readonly struck?: true;
}

export type Inline = TextInline | IconInline;
