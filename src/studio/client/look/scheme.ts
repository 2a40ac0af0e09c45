/** Light or dark: the system's choice, unless somebody chose otherwise, which this browser keeps. */
import { effect, signal } from "@preact/signals";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = "broadside-scheme";

export const scheme = signal<Scheme>(kept());

/** Shows the scheme that is chosen, now and after each choice. */
export function showScheme(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    if (scheme.value === "system") {
      delete dataset.scheme;
      localStorage.removeItem(KEY);
    } else {
      dataset.scheme = scheme.value;
      localStorage.setItem(KEY, scheme.value);
    }
  });
}

function kept(): Scheme {
  const found = localStorage.getItem(KEY);
  return SCHEMES.find((one) => one === found) ?? "system";
}
