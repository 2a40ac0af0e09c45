/** Follows the tags that a part of a template may write inside a piece of its drawing. */
import { type Branch, partialNameOf } from "../expressions.ts";
import type { PartialPrograms } from "./steps.ts";
import { NotPlain, type TagState } from "./tag-state.ts";

/**
 * Reads statements from the place that the tags have reached.
 * @throws NotPlain unless they leave the tags as they were, whatever they write, and stay inside the tag or the element
 * that is open there
 */
export function follow(body: readonly hbs.AST.Statement[], tags: TagState, partials: PartialPrograms): void {
  new Follower(partials, tags.depth, tags.isInText).body(body, tags);
}

class Follower {
  readonly #partials: PartialPrograms;
  /** Elements around the place where it begins. */
  readonly #least: number;
  /** False if it begins inside a tag, which must not end. */
  readonly #mayEnd: boolean;

  constructor(partials: PartialPrograms, least: number, mayEnd: boolean) {
    this.#partials = partials;
    this.#least = least;
    this.#mayEnd = mayEnd;
  }

  body(body: readonly hbs.AST.Statement[], tags: TagState): void {
    for (const node of body) {
      if (node.type === "MustacheStatement") tags.value();
      else if (node.type === "ContentStatement")
        this.#content((node as hbs.AST.ContentStatement).value, tags);
      else for (const branch of this.#branches(node)) this.#branch(branch, tags);
    }
  }

  #branches(node: hbs.AST.Statement): readonly Branch[] {
    if (node.type === "BlockStatement") {
      const { program, inverse } = node as hbs.AST.BlockStatement;
      return [program, inverse];
    }
    return [this.#partials.get(partialNameOf(node as hbs.AST.PartialStatement) as string)];
  }

  /** A branch may be left out, or be run many times. */
  #branch(branch: Branch, tags: TagState): void {
    const copy = tags.copy();
    this.body(branch?.body ?? [], copy);
    if (!copy.isSame(tags)) throw new NotPlain();
  }

  #content(text: string, tags: TagState): void {
    for (let end = tags.read(text, 0); end; end = tags.read(text, end.after))
      if (!this.#mayEnd || tags.depth < this.#least) throw new NotPlain();
  }
}
