/** The package `hyphen` and its TeX patterns, which come without types. */
declare module "hyphen" {
  /** Patterns of a language, in the package's own form. */
  export type Patterns = readonly unknown[];
  interface Options {
    readonly hyphenChar: string;
    readonly minWordLength: number;
  }
  const createHyphenator: (patterns: Patterns, options: Options) => (text: string) => string;
  export = createHyphenator;
}

declare module "hyphen/patterns/*" {
  const patterns: readonly unknown[];
  export = patterns;
}
