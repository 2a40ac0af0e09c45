/** Handlebars' parser alone: we evaluate the tree ourselves, so its compiler and runtime are not loaded. */
/// <reference types="handlebars" />
declare module "handlebars/dist/cjs/handlebars/compiler/base.js" {
  export function parse(text: string): hbs.AST.Program;
  export const parser: {
    readonly lexer: {
      readonly yylloc: Readonly<Record<"first_line" | "first_column" | "last_line" | "last_column", number>>;
    };
  };
}
