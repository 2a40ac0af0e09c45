/** What an export will make, before it is made; all targets to choose from as long as none is chosen. */
import "./export.css";
import type { VNode } from "preact";
import type { TargetDetails } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import { Empty } from "../../parts/empty.tsx";
import { printing } from "../printing.ts";
import { target } from "./export-choices.ts";
import { titleAndAbout } from "./target-words.ts";

interface ExportPreviewProps {
  readonly target: TargetDetails | undefined;
  readonly targets: readonly TargetDetails[];
  readonly game: string;
}

export function ExportPreview({ target: chosen, targets, game }: ExportPreviewProps): VNode | null {
  if (!chosen) return <Targets targets={targets} />;
  const { kind } = printing.value;
  if (kind === "exported" || kind === "running") return null;
  const [title = "", about = ""] = titleAndAbout(chosen);
  return (
    <Empty icon="folder" title={title}>
      {about !== "" && `${about}. `}Each kit gets a folder of its own, output/{game}/{chosen.name}/, with a
      manifest that says what each file shows. A new export of a kit replaces the one before.
    </Empty>
  );
}

const Targets = ({ targets }: Pick<ExportPreviewProps, "targets">): VNode => (
  <ul class="export-targets" aria-label="Shops and tables">
    {targets.map((one) => {
      const [title = "", about = ""] = titleAndAbout(one);
      return (
        <li key={one.name}>
          <Button
            label={title}
            kind="quiet"
            onClick={() => {
              target.value = one.name;
            }}
          />
          <span class="quiet">{about}</span>
        </li>
      );
    })}
  </ul>
);
