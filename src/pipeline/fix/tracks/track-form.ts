/**
 * The track of a scenario's file in one of its two forms: a list (`track:`) or a picture in text (`map:`). Only that field
 * is written anew; comments in it go above it, because a picture can have none.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { type PicturedCard, writePicture } from "../../../game/scenarios/picture/write-picture.ts";
import { TRACK_FORMS, type TrackForm } from "../../../schema/files.ts";
import { entryOf } from "../../../source/edit/node-edits.ts";
import { rangeEdit } from "../../../source/edit/value-edit.ts";
import { lineEndOf } from "../../../source/edit/yaml/layout.ts";
import type { SourceDocument, TextRange } from "../../../source/tree.ts";
import { entryOf as listEntryOf } from "../scenario/scenario-yaml.ts";

/** A track as lines of its file, below its key. */
export interface FormedTrack {
  readonly form: TrackForm;
  readonly lines: readonly string[];
}

/** The form that counts; undefined if the file lays no track. */
export function formOf({ root }: SourceDocument): TrackForm | undefined {
  return root?.kind === "map" ? TRACK_FORMS.find((form) => entryOf(root, form)) : undefined;
}

export const asList = (track: readonly Omit<PicturedCard, "map">[]): FormedTrack => ({
  form: "track",
  lines: track.map((card) => `- ${listEntryOf(card)}`),
});

/** As a picture, or as a list if there is no picture of it. */
export function asPicture(track: readonly PicturedCard[]): FormedTrack {
  const written = writePicture(track);
  return "why" in written ? asList(track) : { form: "map", lines: written.lines };
}

/** Undefined if the file is written in a way in which that cannot be done, such as in brackets or with an anchor. */
export function formEdit(document: SourceDocument, { form, lines }: FormedTrack): TextEdit | undefined {
  const { root, text } = document;
  const written = formOf(document);
  const entry = root?.kind === "map" && text[root.start] !== "{" && written && entryOf(root, written);
  if (!entry) return undefined;
  const { keyRange, value } = entry;
  if (!/^\s*:\s*(#.*\s*)*$/.test(text.slice(keyRange.end, value.start))) return undefined;
  const range = { start: keyRange.start, end: endOf(document, value) };
  const indent = " ".repeat(keyRange.start - (text.lastIndexOf("\n", keyRange.start) + 1));
  const keyLineEnd = lineEnd(text, keyRange.start);
  const comments = document.comments.filter(({ start }) => start >= range.start && start < range.end);
  const wordsOf = ({ start, end }: TextRange): string => text.slice(start, end).trimEnd();
  const beside = comments.find(({ start }) => start < keyLineEnd);
  const above = comments.filter((comment) => comment !== beside).map(wordsOf);
  const head = form === "map" ? "map: |" : lines.length === 0 ? "track: []" : "track:";
  const all = [...above, beside ? `${head} ${wordsOf(beside)}` : head, ...lines.map((line) => `  ${line}`)];
  return rangeEdit(document, range, all.join(`${lineEndOf(document)}${indent}`));
}

/** Behind the field, with the comments that belong to its last lines: in a picture they would be read as a part of it. */
function endOf({ text }: SourceDocument, value: TextRange): number {
  const last = value.start + text.slice(value.start, value.end).trimEnd().length;
  const end = lineEnd(text, last);
  const more = /^(?:(?:\r?\n[ \t]*)*\r?\n[ \t]+#[^\r\n]*)+/.exec(text.slice(end));
  return end + (more?.[0].length ?? 0);
}

/** Before the line break. */
function lineEnd(text: string, offset: number): number {
  const end = text.slice(offset).search(/\r?\n/);
  return end === -1 ? text.length : offset + end;
}
