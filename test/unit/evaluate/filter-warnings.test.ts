import { describe, expect, it } from 'vitest';
import { filterOf } from '../../../src/evaluate/filter.ts';
import { filterWarnings } from '../../../src/evaluate/filter-warnings.ts';

const side = (read: number, known: number[], met: number[], attributes: string[] = []) => ({
  read,
  filtered: 0,
  known,
  met,
  attributes,
});
const warnings = (conditions: string[], key: ReturnType<typeof side>, response: ReturnType<typeof side>) => [
  ...filterWarnings(filterOf(conditions), { key, response }, { key: 'k', response: 'r' }, {}),
];

describe('filterWarnings', () => {
  it('refuses an attribute that no mention has, with those that exist', () => {
    const found = warnings(['typ=PER'], side(9, [0], [0], ['upos', 'type']), side(9, [0], [0]));
    expect(
      found.map(({ code, severity, message, file, help }) => ({ code, severity, message, file, help })),
    ).toEqual([
      {
        code: 'filter/absent',
        severity: 'error',
        message: 'No mention of the key has the attribute "typ". Did you mean "type"?',
        file: 'k',
        help: 'its mentions have type, upos; every format has zero, nested, nested-in-entity, singleton, gap, length, document',
      },
      {
        code: 'filter/absent',
        severity: 'error',
        message: 'No mention of the response has the attribute "typ".',
        file: 'r',
        help: 'its mentions have none; every format has zero, nested, nested-in-entity, singleton, gap, length, document; write key:typ=PER to filter the key alone; then precision is that of all response mentions',
      },
    ]);
  });

  it('does not advise to filter the key alone where the condition is for the response', () => {
    const [found] = warnings(['response:type=PER'], side(9, [], []), side(9, [0], [0]));
    expect(found.help).not.toContain('key:');
  });

  it('warns about conditions that decide nothing', () => {
    const found = warnings(['gap=no', 'zero=yes'], side(9, [9, 9], [9, 0]), side(9, [9, 9], [8, 1]));
    expect(found.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['filter/nothing', 'warning', '--filter gap=no leaves out no mention of the key.'],
      ['filter/everything', 'warning', '--filter zero=yes leaves out every mention of the key.'],
    ]);
  });

  it('says nothing about a side without mentions, or without a filter', () => {
    expect(warnings(['type=PER'], side(0, [0], [0]), side(0, [0], [0]))).toEqual([]);
    expect([...filterWarnings(undefined, undefined, {}, {})]).toEqual([]);
  });
});
