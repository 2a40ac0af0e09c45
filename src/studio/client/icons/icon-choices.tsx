/** Icons to choose from, as pictures with their names. */
import "./icon-choices.css";
import type { VNode } from "preact";
import { IconDrawing } from "./icon-drawing.tsx";

interface IconChoicesProps {
  readonly game: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen?: string | undefined;
  onChoose(name: string): void;
}

export function IconChoices({ game, label, names, chosen, onChoose }: IconChoicesProps): VNode {
  return (
    <ul class="icons-found" aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            class="icon-found"
            title={name}
            aria-pressed={chosen === undefined ? undefined : chosen === name}
            onClick={() => onChoose(name)}
          >
            <IconDrawing game={game} name={name} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
