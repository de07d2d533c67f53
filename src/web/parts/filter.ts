/**
 * The filter of the documents: parts of a name, and conditions such as `conll<60` or `mentions>200`, all of which must hold. `conll.2` is the value of the
 * second system.
 */

/** What a filter is, for a message about one that cannot be understood. */
export const FILTER_GRAMMAR =
  'A filter has words of the name, and conditions: a column, one of < <= > >= =, and a number, without blanks. All must hold.';

export interface Condition {
  readonly field: string;
  /** The system that is compared; the chosen one if absent. */
  readonly system?: number;
  readonly operator: string;
  readonly bound: number;
}

export interface Filter {
  readonly words: readonly string[];
  readonly conditions: readonly Condition[];
}

/** Parses a filter; returns a sentence about the fault if there is one. */
export function parseFilter(text: string, fields: readonly string[], systems = 1): Filter | string {
  const words: string[] = [];
  const conditions: Condition[] = [];
  for (const part of text.split(/\s+/).filter((each) => each !== '')) {
    const found = /^([a-z_][a-z0-9_]*)(?:\.(\d+))?(<=|>=|<|>|=)(.*)$/i.exec(part);
    if (found === null) {
      words.push(part.toLowerCase());
      continue;
    }
    const [, name, system, operator, number] = found;
    const field = name.toLowerCase();
    if (!fields.includes(field)) return `There is no column “${name}”. Choose from: ${fields.join(', ')}.`;
    if (system !== undefined && (Number(system) < 1 || Number(system) > systems))
      return `There is no system ${system} for “${name}.${system}”: there ${systems === 1 ? 'is one system' : `are ${systems} systems`}.`;
    const bound = Number(number);
    if (number === '' || !Number.isFinite(bound))
      return `Expected a number after “${name}${operator}”, such as conll<60.`;
    conditions.push({
      field,
      ...(system === undefined ? {} : { system: Number(system) - 1 }),
      operator,
      bound,
    });
  }
  return { words, conditions };
}

/** Whether a document passes. Undefined values pass no condition. */
export function passes(
  { words, conditions }: Filter,
  name: string,
  value: (field: string, system?: number) => number | null,
): boolean {
  const lower = name.toLowerCase();
  return (
    words.every((word) => lower.includes(word)) &&
    conditions.every(({ field, system, operator, bound }) => {
      const number = value(field, system);
      if (number === null) return false;
      if (operator === '<') return number < bound;
      if (operator === '>') return number > bound;
      if (operator === '<=') return number <= bound;
      if (operator === '>=') return number >= bound;
      return number === bound;
    })
  );
}
