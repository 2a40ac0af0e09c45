/** A likeness of a text with its marks: bold, italic, icons drawn, terms in their words. */
import type { VNode } from "preact";
import { IconDrawing } from "../../icons/icon-drawing.tsx";
import { partsOf, type TextPart } from "../../icons/marked-text.ts";
import { useWords } from "../../icons/suggestions.ts";

export function MarksPreview({ text, game }: { readonly text: string; readonly game: string }): VNode {
  return (
    <span class="marks-preview" role="note" aria-label="Preview">
      {partsOf(text).map((part, index) => (
        <Part key={index} part={part} game={game} />
      ))}
    </span>
  );
}

function Part({ part, game }: { readonly part: TextPart; readonly game: string }): VNode {
  const marks = useWords(game).marks;
  const { kind, text, isBold, isItalic } = part;
  const style = `${isBold ? "is-bold" : ""}${isItalic ? " is-italic" : ""}`;
  if (kind === "line") return <br />;
  if (kind === "text") return <span class={style}>{text}</span>;
  const known = marks.find(({ name }) => name === text);
  if (known?.kind === "term")
    return (
      <span class={`${style} is-term`} title={known.meaning}>
        {known.text ?? text}
      </span>
    );
  return <IconDrawing game={game} name={text} label={text} />;
}
