/** What the manual says about findings. */
import { BroadsideError, explain } from "../../../index.ts";
import { object, text } from "../ask.ts";
import type { Routes } from "./route.ts";

export const MANUAL_ROUTES: Routes<"manual" | "explain"> = {
  manual: {
    ask: object({}),
    call: async () => (await explain()).map(({ id, summary, allowing }) => ({ id, summary, allowing })),
  },
  explain: {
    ask: object({ id: text }),
    call: async (_, { id }) => {
      const [entry] = await explain(id);
      if (!entry) throw new BroadsideError("unknown-name", `there is no finding "${id}"`);
      return entry;
    },
  },
};
