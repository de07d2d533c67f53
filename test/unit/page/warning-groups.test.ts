import { expect, it } from 'vitest';
import { warningGroups } from '../../../src/page/warning-groups.ts';

const of = (code: string, message: string) => ({ code, message });

it('groups warnings by code, with the range of the one number in which they differ', () => {
  const groups = warningGroups([
    { name: 'A', warnings: [of('x', '0 key and 1,084 response mentions cross.'), of('y', 'one')] },
    { name: 'B', warnings: [] },
    { name: 'C', warnings: [of('x', '0 key and 402 response mentions cross.')] },
  ]);
  expect(groups.map(({ code, count, summary }) => [code, count, summary])).toEqual([
    ['x', 2, '0 key and 402 to 1,084 response mentions cross.'],
    ['y', 1, 'one'],
  ]);
  expect(groups[0].systems.map(({ name }) => name)).toEqual(['A', 'C']);
});

it.each([
  [['2 of 3', '4 of 5'], '2 of 3'],
  [['same', 'same'], 'same'],
  [['token 3 is', 'token 4 was'], 'token 3 is'],
])('summarises %j as %j', (messages, summary) => {
  const warnings = messages.map((message) => of('c', message));
  expect(warningGroups([{ name: 'A', warnings }])[0].summary).toBe(summary);
});
