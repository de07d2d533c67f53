/**
 * The filter of the documents: parts of a name, and conditions such as `conll<60` or `mentions>200`, all of which must hold. `conll.ours` is the value of a
 * system, by its name with `_` for blanks, or by its number.
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

/** Parses a filter; returns a sentence about the fault if there is one. `systems` are their names. */
export function parseFilter(
  text: string,
  fields: readonly string[],
  systems: readonly string[] = [''],
): Filter | string {
  const words: string[] = [];
  const conditions: Condition[] = [];
  for (const part of text.split(/\s+/).filter((each) => each !== '')) {
    const found = /^([a-z_][^<>=]*)(<=|>=|<|>|=)(.*)$/i.exec(part);
    if (found === null) {
      words.push(part.toLowerCase());
      continue;
    }
    const [, name, operator, number] = found;
    const field = fieldOf(name, fields);
    if (field === undefined) return `There is no column “${name}”. Choose from: ${fields.join(', ')}.`;
    const asked = name.slice(field.length + 1);
    const system = asked === '' ? undefined : systemNumber(asked, systems);
    if (system === -1)
      return `There is no system ${asked} for “${name}”: ${systems.length === 1 ? 'there is one system' : `the systems are ${systems.map(nameInFilter).join(', ')}`}.`;
    const bound = Number(number);
    if (number === '' || !Number.isFinite(bound))
      return `Expected a number after “${name}${operator}”, such as conll<60.`;
    conditions.push({ field, ...(system === undefined ? {} : { system }), operator, bound });
  }
  return { words, conditions };
}

/** The column that a name begins with, the longest first: `mentions.f1` before `mentions`. */
function fieldOf(name: string, fields: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  return fields
    .filter((field) => lower === field || lower.startsWith(`${field}.`))
    .sort((a, b) => b.length - a.length)[0];
}

/** The name of a system in a filter, which has no blanks and no operators. */
export const nameInFilter = (name: string): string => name.replace(/[\s<>=]/g, '_');

/** A system by its name, or else by its number; −1 if there is none. */
function systemNumber(asked: string, systems: readonly string[]): number {
  const named = systems.findIndex((name) => nameInFilter(name) === asked);
  const number = /^\d+$/.test(asked) ? Number(asked) - 1 : -1;
  return named >= 0 ? named : number < systems.length ? number : -1;
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
