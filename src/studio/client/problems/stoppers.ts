/** Findings that may hide others: with them the game cannot be made, so later checks do not see all of it. */
import { effect, signal } from "@preact/signals";
import type { Diagnostic } from "../../../index.ts";
import { call } from "../calls/calls.ts";
import { isConnected } from "../calls/connection.ts";

/** Ids of findings that keep something from being made; empty until the manual was asked. */
const final = signal<ReadonlySet<string>>(new Set());

let isAsked = false;

effect(() => {
  if (!isConnected.value || isAsked) return;
  isAsked = true;
  call("manual", {}).then(
    (entries) => {
      final.value = new Set(entries.flatMap(({ id, allowing }) => (allowing === "never" ? [id] : [])));
    },
    () => {
      isAsked = false;
    },
  );
});

export const stoppers = (findings: readonly Diagnostic[]): readonly Diagnostic[] =>
  findings.filter(({ rule, severity }) => severity === "error" && final.value.has(rule));

export const isStopper = (finding: Diagnostic): boolean => stoppers([finding]).length > 0;
