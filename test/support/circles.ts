/** Circles in a graph of imports: files each of which reaches each of the others. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Each circle with its files sorted, circles in the order of their first files (Tarjan, 1972). */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): Visit => {
    const own: Visit = { index: visits.size, low: visits.size, isOpen: true };
    visits.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const known = visits.get(target);
      if (known === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (known.isOpen) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const circle = stack.splice(stack.indexOf(file));
      for (const one of circle) (visits.get(one) as Visit).isOpen = false;
      if (circle.length > 1) circles.push(circle.sort());
    }
    return own;
  };
  for (const file of graph.keys()) if (!visits.has(file)) visit(file);
  return circles.sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

interface Visit {
  readonly index: number;
  /** The earliest file on the stack that it reaches. */
  low: number;
  isOpen: boolean;
}
