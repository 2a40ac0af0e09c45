/**
 * The input and the result of setting a text box. All lengths in the units of the drawing at that place ("user units");
 * `mmPerUnit` is the length of one on paper.
 */
import type { Item, Origin, Paint, SceneSymbol, SolidPaint, Stroke, Unstyled } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import type { TextShape } from "./text-shape.ts";

export interface TextStyle {
  /** Families in order of preference, as in font-family. */
  readonly families: readonly string[];
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  readonly fill: Paint | null;
  readonly stroke: Stroke | null;
  /** Extra space after each character; ligatures are off when it is not 0. */
  readonly letterSpacing: number;
  /** OpenType features that are on or off beyond the defaults (default on: kern, liga, lnum). */
  readonly features: Readonly<Record<string, boolean>>;
}

export type Direction = "auto" | "ltr" | "rtl";

export interface TextBoxSpec {
  /** The text with its marks: `**bold**`, `*italic*`, `:icon:`, blank line = paragraph, `- ` = list item. */
  readonly markup: string;
  /** Around the shapes, if there are any; its height may be infinite. */
  readonly box: Box;
  /** Shapes that the lines fill instead of the box, one after the other; not empty. */
  readonly shapes?: readonly TextShape[];
  /**
   * The first baseline: with "em", the em of the face is centred in the leading, as in Inkscape; with "top", it is at the
   * top of the box; by default, ascent and descent are centred in the leading.
   */
  readonly firstBaseline?: "em" | "top";
  readonly size: number;
  /** The smallest size that text and icons may shrink to. */
  readonly minSize: number;
  /** Distance of baselines as a multiple of the size. */
  readonly leading: number;
  /** Space between paragraphs as a multiple of the size. */
  readonly paragraphGap: number;
  /** start and end follow the paragraph's direction. */
  readonly align: "start" | "end" | "left" | "right" | "center" | "justify";
  readonly valign: "top" | "middle" | "bottom";
  readonly direction: Direction;
  /** False = words are never divided, whatever the language; default true. */
  readonly hyphens?: boolean;
  readonly style: TextStyle;
  /** Colour of inline icons where they use currentColor. */
  readonly iconColour: SolidPaint;
  readonly mmPerUnit: number;
  readonly origin: Origin;
}

/** Everything about a text box except its text. */
export type AskedText = Omit<TextBoxSpec, "markup">;

export interface TextBoxLayout {
  readonly items: readonly Item[];
  readonly ink: Box | undefined;
  /** Size after shrinking. */
  readonly size: number;
  /** User units from the top of the first line to the bottom of the last. */
  readonly height: number;
  /** User units by which it is too wide or too high at the smallest size; 0 = fits. */
  readonly overflow: number;
  /** A line leaves a part of its shape empty, at least one em wide, beside the one that it fills. */
  readonly leavesRoom: boolean;
  /** As printed, without markup. */
  readonly text: string;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly brokenWord: string | undefined;
  readonly unstyled: readonly Unstyled[];
  readonly unclosed: readonly string[];
  readonly foreign: readonly string[];
}

/** What text needs from the rest of layout. */
export interface TextResources {
  /** The drawing of an icon by name, ready to use; undefined if there is none. */
  icon(name: string): SceneSymbol | undefined;
  /** The printed words of a term; undefined if there is none. */
  term(name: string): string | undefined;
}
