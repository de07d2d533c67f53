import { UsageError } from '../problems/problem.ts';

/** Whether an argument is a partition written out, such as `{a b c} {d e f g}`, and not the name of a file. */
export const isPartition = (text: string): boolean => /^\s*\{.*\}\s*$/s.test(text);

/** The entities of a partition as papers write it: mentions between braces, separated by spaces or commas. */
export function parsePartition(text: string): string[][] {
  const entities = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, inside]) =>
    inside.split(/[\s,]+/).filter((mention) => mention !== ''),
  );
  const rest = text.replace(/\{[^{}]*\}/g, '').replace(/[\s,]+/g, '');
  if (rest !== '')
    throw new UsageError(
      `The partition "${text}" has "${rest}" outside of braces.`,
      'write entities in braces, with mentions between spaces: {a b c} {d e f g}',
    );
  return entities.filter(({ length }) => length > 0);
}
