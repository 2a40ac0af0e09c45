/** A picture of the game's folder, picked from small previews. */
import "./pictures.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useWords } from "../../icons/suggestions.ts";
import { Button } from "../../parts/button.tsx";
import { Picture } from "../../parts/picture.tsx";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { useTyped } from "./use-typed.ts";

export function PictureControl({ field, id, described }: ControlProps<"picture">): VNode {
  const form = useForm();
  const { path, value, usual, label } = field;
  const { text, type } = useTyped(path, value === undefined || value === null ? "" : String(value));
  const [isOpen, setOpen] = useState(false);
  const { pictures } = useWords(form.game);
  const read = form.pictureFieldOf(path);
  const choices = read?.values ?? pictures.map((one) => ({ path: one, value: one }));
  const written = text || (usual === undefined ? "" : String(usual));
  const shown = choices.find(({ value: one }) => one === written)?.path;
  return (
    <span class="form-picture">
      <span class="form-icon-line">
        <span class="form-picture-shown">
          {shown !== undefined && <Picture path={`content/${form.game}/${shown}`} />}
        </span>
        <input
          id={id}
          type="text"
          value={text}
          placeholder={
            usual === undefined ? (read && read.after !== "" ? "dragon" : "art/dragon.png") : String(usual)
          }
          readOnly={form.isReadOnly}
          autocomplete="off"
          spellcheck={false}
          {...described}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {!form.isReadOnly && (
          <Button
            label={isOpen ? "Close" : "Choose"}
            icon="pictures"
            isExpanded={isOpen}
            controls={`${id}-pictures`}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </span>
      <span class="picture-grid" id={`${id}-pictures`} hidden={!isOpen}>
        {isOpen &&
          choices.map(({ path: picture, value: name }) => (
            <button
              key={picture}
              type="button"
              aria-pressed={name === text}
              aria-label={`${label}: ${picture}`}
              onClick={() => {
                type(name);
                setOpen(false);
              }}
            >
              <Picture path={`content/${form.game}/${picture}`} />
              <small>{picture.slice(picture.lastIndexOf("/") + 1)}</small>
            </button>
          ))}
        {isOpen && choices.length === 0 && (
          <span class="quiet">
            {pictures.length === 0
              ? "The game has no pictures yet. Drop some in the view Pictures."
              : `The template shows pictures named ${read?.before ?? ""}…${read?.after ?? ""}; the game has none.`}
          </span>
        )}
      </span>
    </span>
  );
}
