/** The progress of calls: what is shown of each work never runs backwards. */
import { expect, test } from "vitest";
import { openProject } from "../../src/index.ts";
import { sampleFolder } from "../support/api/sample-project.ts";
import { temporaryFolder } from "../support/temporary.ts";

interface Step {
  readonly work: string;
  readonly done: number;
  readonly total: number;
}

interface Opened {
  readonly folder: string;
  readonly output: string;
}

/** The steps of a print, with the facts about faces that earlier runs left on disk. */
async function stepsOfPrint({ folder, output }: Opened): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const progress = {
    step: (work: string, done: number, total: number) => void steps.push({ work, done, total }),
  };
  const project = await openProject(folder, { output });
  const plan = await project.plan({ lists: true }, { progress });
  await project.print(plan, { progress });
  await project.close();
  return steps;
}

test.each([true, false])("a print counts up; its faces were checked before: %s", async (isChecked) => {
  const opened = { folder: sampleFolder(), output: temporaryFolder() };
  if (isChecked) {
    const project = await openProject(opened.folder, { output: opened.output });
    await project.check();
    await project.close();
  }
  const steps = await stepsOfPrint(opened);
  const works = [...new Set(steps.map(({ work }) => work))];
  expect(works).toContain(`sample: ${isChecked ? "drawing" : "laying out"}`);
  for (const work of works) {
    const counts = steps.filter((step) => step.work === work);
    expect(counts.map(({ done }) => done)).toEqual(counts.map(({ done }) => done).sort((a, b) => a - b));
    expect(counts.filter(({ done, total }) => done > total)).toEqual([]);
  }
});
