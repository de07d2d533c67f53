/** The filter of the documents: parts of a name, and conditions such as `conll<60` or `mentions>200`, all of which must hold. */
export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly bound: number;
}

export interface Filter {
  readonly words: readonly string[];
  readonly conditions: readonly Condition[];
}

/** The filter of a text, or a sentence about what is wrong with it. */
export function parseFilter(text: string, fields: readonly string[]): Filter | string {
  const words: string[] = [];
  const conditions: Condition[] = [];
  for (const part of text.split(/\s+/).filter((each) => each !== '')) {
    const found = /^([a-z_][a-z0-9_]*)(<=|>=|<|>|=)(.*)$/i.exec(part);
    if (found === null) {
      words.push(part.toLowerCase());
      continue;
    }
    const [, name, operator, number] = found;
    const field = name.toLowerCase();
    if (!fields.includes(field)) return `There is no column “${name}”. Choose from: ${fields.join(', ')}.`;
    const bound = Number(number);
    if (number === '' || !Number.isFinite(bound))
      return `Expected a number after “${name}${operator}”, such as conll<60.`;
    conditions.push({ field, operator, bound });
  }
  return { words, conditions };
}

/** Whether a document passes. Undefined values pass no condition. */
export function passes(
  { words, conditions }: Filter,
  name: string,
  value: (field: string) => number | null,
): boolean {
  const lower = name.toLowerCase();
  return (
    words.every((word) => lower.includes(word)) &&
    conditions.every(({ field, operator, bound }) => {
      const number = value(field);
      if (number === null) return false;
      if (operator === '<') return number < bound;
      if (operator === '>') return number > bound;
      if (operator === '<=') return number <= bound;
      if (operator === '>=') return number >= bound;
      return number === bound;
    })
  );
}
