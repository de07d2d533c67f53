type Spans = readonly (readonly (readonly [first: number, last: number])[])[];

/** A CoNLL document with one entity for each list of spans (first and last token, both inclusive). */
export function renderSpans(entities: Spans, name = 'd'): string {
  const length = 1 + Math.max(-1, ...entities.flat().map(([, last]) => last));
  const cells: string[][] = Array.from({ length }, () => []);
  for (const [label, spans] of entities.entries()) {
    for (const [first, last] of spans) {
      if (first === last) cells[first].push(`(${label})`);
      else {
        cells[first].push(`(${label}`);
        cells[last].push(`${label})`);
      }
    }
  }
  const rows = cells.map((brackets, token) => `w${token}\t${brackets.join('|') || '-'}\n`);
  return `#begin document ${name}\n${rows.join('')}#end document\n`;
}
