/** The output formats of findings. */
export const FORMATS = ["pretty", "short", "json", "sarif", "github", "junit"] as const;
export type Format = (typeof FORMATS)[number];
