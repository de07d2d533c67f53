import type { PageWarning } from './types.ts';

/** The warnings of one code. */
export interface WarningGroup {
  readonly code: string;
  readonly count: number;
  /** What they say: the message with the range of its numbers where they differ in numbers only, else the first message. */
  readonly summary: string;
  readonly help: string | undefined;
  /** By system, in the order given. */
  readonly systems: readonly { readonly name: string; readonly warnings: readonly PageWarning[] }[];
}

interface WithWarnings {
  readonly name: string;
  readonly warnings: readonly PageWarning[];
}

/** The warnings of all systems by code, in the order in which codes occur first. */
export function warningGroups(systems: readonly WithWarnings[]): readonly WarningGroup[] {
  const codes = new Set(systems.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
  return [...codes].map((code) => {
    const own = systems.flatMap(({ name, warnings }) => {
      const found = warnings.filter((warning) => warning.code === code);
      return found.length === 0 ? [] : [{ name, warnings: found }];
    });
    const all = own.flatMap(({ warnings }) => warnings);
    return {
      code,
      count: all.length,
      summary: summaryOf(all.map(({ message }) => message)),
      help: all[0].help,
      systems: own,
    };
  });
}

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** A message for several that differ in one number: it has the smallest and the largest. */
function summaryOf(messages: readonly string[]): string {
  const [first] = messages;
  if (messages.length === 1) return first;
  const numbers = messages.map((message) => message.match(NUMBER) ?? []);
  const isAlike = messages.every((message) => message.replace(NUMBER, '#') === first.replace(NUMBER, '#'));
  const differing = numbers[0].flatMap((number, at) =>
    numbers.some((own) => own[at] !== number) ? [at] : [],
  );
  if (!isAlike || differing.length > 1) return first;
  const [at] = differing;
  if (at === undefined) return first;
  const values = numbers.map((own) => Number(own[at].replaceAll(',', '')));
  const texts = [Math.min(...values), Math.max(...values)].map((value) => numbers[values.indexOf(value)][at]);
  let number = -1;
  return first.replace(NUMBER, (text) => (++number === at ? `${texts[0]} to ${texts[1]}` : text));
}
