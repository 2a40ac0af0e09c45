/** Types of linebreak 1.1.0, which ships none. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may (or must) end; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
