/** Sheets that are cut by a machine, or are cut already; and the places that stay empty on each of them. */
import type { VNode } from "preact";
import type { GameSheet, GameSummary } from "../../../../index.ts";
import { useLive } from "../../answers/live.ts";
import { Button } from "../../parts/button.tsx";
import { counted } from "../../parts/counted.ts";
import { Choice, TextField } from "../../parts/fields.tsx";
import { choices, choose, isChoosingPlaces } from "../choices.ts";
import type { FaultOf } from "../faults.ts";
import { Fold } from "../fold.tsx";

interface CutterFieldsProps {
  readonly game: GameSummary;
  readonly faultOf: FaultOf;
}

const NONE: readonly GameSheet[] = [];

export function CutterFields({ game, faultOf }: CutterFieldsProps): VNode {
  const { cutter, skip, sheet } = choices.value;
  const sheets = useLive("sheets", () => ({ game: game.id }), [game.id]).answer.value ?? NONE;
  const cutters = useLive("printSetup", () => ({}), []).answer.value?.cutters ?? [];
  const title = cutters.find(({ id }) => id === cutter)?.title ?? cutter;
  const brief = [
    ...(cutter === "" ? [] : [title]),
    ...(sheet === "" ? [] : [sheet]),
    ...(skip.trim() === "" ? [] : [`without ${skip}`]),
  ];
  return (
    <Fold
      title="Cutting and labels"
      brief={brief.join(", ") || "none"}
      hasFault={["cutter", "sheet", "skip"].some((option) => faultOf(option) !== undefined)}
    >
      <Choice
        label="Cutting machine"
        value={cutter}
        options={[
          { value: "", label: "None" },
          ...cutters.map(({ id, title: label }) => ({ value: id, label })),
        ]}
        fault={faultOf("cutter")}
        hint={
          cutter === ""
            ? "With one, its marks are printed, and its cut lines are written beside the PDFs as SVG and DXF."
            : "Its cut lines are written beside the PDFs as SVG and DXF."
        }
        onChange={(id) => choose({ cutter: id })}
      />
      <Choice
        label="Labels or card stock"
        value={sheet}
        options={[
          { value: "", label: "None: plain paper" },
          ...sheets.map((one) => ({ value: one.id, label: `${one.id}: ${one.title}` })),
        ]}
        fault={faultOf("sheet")}
        hint={sheet === "" ? undefined : sheetWords(sheets.find(({ id }) => id === sheet))}
        onChange={(id) => choose({ sheet: id })}
      />
      <TextField
        label="Places to leave empty"
        value={skip}
        placeholder="none; or 1, 4"
        fault={faultOf("skip")}
        hint="On every sheet, counted along the rows: used labels, or a place beside a mark that is read badly."
        onInput={(text) => choose({ skip: text })}
      />
      <div>
        <Button
          label={isChoosingPlaces.value ? "Done choosing" : "Choose on the first sheet"}
          isPressed={isChoosingPlaces.value}
          onClick={() => {
            isChoosingPlaces.value = !isChoosingPlaces.value;
          }}
        />
      </div>
    </Fold>
  );
}

const sheetWords = (sheet: GameSheet | undefined): string | undefined =>
  sheet && `${counted(sheet.slots, "slot")} on ${sheet.paper}; each piece is printed into one that it fits.`;
