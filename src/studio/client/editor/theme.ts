/**
 * The colours of source: those of the page, in light and dark. Marks of problems have the colours and shapes of the page's
 * (parts/severity.tsx), in place of CodeMirror's pictures in `data:` addresses, which the content security policy forbids.
 */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Severity } from "../../../index.ts";

type Styles = Readonly<Record<string, string>>;

/** In the gutter; each has a shape besides. */
const mark = (severity: Severity): Styles => ({ content: "normal", backgroundColor: `var(--${severity})` });

const underline = (severity: Severity): Styles => ({
  backgroundImage: "none",
  textDecoration: `underline wavy var(--${severity}) 1px`,
  textUnderlineOffset: "3px",
});

export const THEME = [
  EditorView.theme({
    "&": { height: "100%", backgroundColor: "var(--surface)", color: "var(--ink)", font: "var(--mono)" },
    "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
    ".cm-scroller": { font: "var(--mono)", overflow: "auto" },
    ".cm-content": { caretColor: "var(--ink)", padding: "4px 0" },
    ".cm-cursor": { borderLeftColor: "var(--ink)" },
    ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--quiet)", border: "none" },
    ".cm-activeLine, .cm-activeLineGutter": {
      backgroundColor: "color-mix(in srgb, var(--ink) 5%, transparent)",
    },
    "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": {
      backgroundColor: "color-mix(in srgb, var(--accent) 28%, transparent) !important",
    },
    ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--accent) 16%, transparent)" },
    ".cm-matchingBracket": { backgroundColor: "color-mix(in srgb, var(--accent) 24%, transparent)" },
    ".cm-marked": { backgroundColor: "color-mix(in srgb, var(--accent) 13%, transparent)" },
    ".cm-lit": {
      backgroundColor: "var(--accent-soft)",
      borderRadius: "3px",
      boxShadow: "0 0 0 2px var(--accent)",
      transition: "background-color var(--motion)",
    },
    // the colours of source are too light or too dark for it
    ".cm-lit, .cm-lit *": { color: "var(--ink) !important" },
    ".cm-foldPlaceholder": {
      backgroundColor: "var(--paper)",
      border: "1px solid var(--line)",
      color: "var(--quiet)",
    },
    ".cm-panels, .cm-tooltip": {
      backgroundColor: "var(--paper)",
      color: "var(--ink)",
      border: "1px solid var(--line)",
    },
    ".cm-tooltip": { borderRadius: "var(--radius)" },
    ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
      backgroundColor: "var(--accent-soft)",
      color: "var(--ink)",
    },
    ".cm-tooltip-autocomplete > ul": {
      fontFamily: "system-ui, sans-serif !important",
      maxHeight: "18em !important",
    },
    ".cm-tooltip-autocomplete > ul > li": { padding: "4px 8px !important", minHeight: "26px" },
    ".cm-completionDetail": { color: "var(--quiet)", fontStyle: "normal", marginLeft: "12px" },
    ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "600" },
    ".cm-completionInfo": {
      padding: "6px 10px !important",
      maxWidth: "280px !important",
      fontFamily: "system-ui, sans-serif",
    },
    ".cm-meaning": {
      display: "flex",
      gap: "10px",
      alignItems: "center",
      padding: "6px 10px",
      maxWidth: "360px",
      fontFamily: "system-ui, sans-serif",
    },
    ".cm-words": { display: "flex", flexDirection: "column", gap: "2px", minWidth: "0" },
    ".cm-words small": { color: "var(--quiet)" },
    ".cm-words p": { margin: "0" },
    // drawings are dark, on whatever card they will be; of this size before they are there, so that nothing moves
    ".cm-drawing": {
      display: "grid",
      flex: "none",
      placeItems: "center",
      padding: "4px",
      borderRadius: "4px",
      backgroundColor: "var(--card)",
    },
    ".cm-drawing .icon-drawing": { width: "48px", height: "48px" },
    ".cm-drawing .picture, .cm-drawing .picture-none": {
      width: "120px",
      height: "90px",
      objectFit: "contain",
    },
    ".cm-diagnosticAction": {
      margin: "4px 0 0 8px",
      padding: "2px 10px",
      border: "1px solid var(--edge)",
      borderRadius: "var(--radius)",
      backgroundColor: "var(--surface)",
      color: "var(--ink)",
    },
    ".cm-diagnosticSource": { color: "var(--quiet)", opacity: "1" },
    ".cm-textfield": {
      backgroundColor: "var(--surface)",
      border: "1px solid var(--line)",
      color: "var(--ink)",
    },
    ".cm-button": {
      backgroundImage: "none",
      backgroundColor: "var(--surface)",
      border: "1px solid var(--line)",
    },
    ".cm-diagnostic": { fontFamily: "system-ui, sans-serif", whiteSpace: "pre-wrap", maxWidth: "480px" },
    ".cm-diagnostic-error": { borderLeftColor: "var(--error)" },
    ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
    ".cm-diagnostic-info": { borderLeftColor: "var(--hint)" },
    ".cm-lint-marker-error": {
      ...mark("error"),
      clipPath: "polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%)",
    },
    ".cm-lint-marker-warning": { ...mark("warning"), clipPath: "polygon(50% 0, 100% 100%, 0 100%)" },
    ".cm-lint-marker-info": { ...mark("hint"), clipPath: "circle()" },
    ".cm-lintRange-error": underline("error"),
    ".cm-lintRange-warning": underline("warning"),
    ".cm-lintRange-info": underline("hint"),
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.tagName, tags.propertyName, tags.definition(tags.propertyName)], color: "var(--hint)" },
      { tag: tags.attributeName, color: "var(--accent)" },
      { tag: [tags.attributeValue, tags.string, tags.number, tags.bool], color: "var(--good, var(--ink))" },
      { tag: [tags.comment, tags.meta], color: "var(--quiet)", fontStyle: "italic" },
      { tag: [tags.angleBracket, tags.separator, tags.punctuation], color: "var(--quiet)" },
      { tag: tags.invalid, color: "var(--error)" },
    ]),
  ),
];
