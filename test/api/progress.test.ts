/** The progress of calls: what a bar shows of each work never runs backwards. */
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

/** The steps of a plan and of its print, with the facts about faces that earlier runs left on disk. */
async function stepsOf({ folder, output }: Opened): Promise<readonly (readonly Step[])[]> {
  const calls: [Step[], Step[]] = [[], []];
  const [planning, printing] = calls.map((steps) => ({
    step: (work: string, done: number, total: number) => void steps.push({ work, done, total }),
  }));
  const project = await openProject(folder, { output });
  const plan = await project.plan(
    { lists: true, papers: ["a4", "letter", "200mmx300mm"] },
    { progress: planning },
  );
  await project.print(plan, { progress: printing });
  await project.close();
  return calls;
}

test.each([true, false])("calls count up, work by work; faces were checked before: %s", async (isChecked) => {
  const opened = { folder: sampleFolder(), output: temporaryFolder() };
  if (isChecked) {
    const project = await openProject(opened.folder, { output: opened.output });
    await project.check();
    await project.close();
  }
  const [planning = [], printing = []] = await stepsOf(opened);
  if (!isChecked)
    expect(worksIn(planning).slice(0, 2)).toEqual(["sample: laying out", "sample: laying out lists"]);
  expect(worksIn(printing).at(-1)).toBe("sample: writing PDF page");
  for (const steps of [planning, printing]) {
    const works = worksIn(steps);
    expect(works).toEqual([...new Set(works)]);
    for (const work of works) {
      const counts = steps.filter((step) => step.work === work);
      expect(new Set(counts.map(({ total }) => total)).size, work).toBe(1);
      expect(counts.map(({ done }) => done)).toEqual(counts.map(({ done }) => done).sort((a, b) => a - b));
      expect(counts.filter(({ done, total }) => done > total)).toEqual([]);
    }
  }
  const last = printing.at(-1);
  expect(last?.done).toBe(last?.total);
});

/** The works in order, each once for each time that it begins. */
const worksIn = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ work }, index) => (steps[index - 1]?.work === work ? [] : [work]));
