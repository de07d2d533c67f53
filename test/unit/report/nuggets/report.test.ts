import { expect, it } from 'vitest';
import { documentCount } from '../../../../src/report/nuggets/report.ts';

it.each([
  [0, undefined, '0 documents'],
  [1, 0, '1 document'],
  [1, 2, '1 document + 2 extra'],
  [12345, 1, '12,345 documents + 1 extra'],
])('writes %s documents and %s extra as %s', (documents, extra, text) => {
  expect(documentCount(documents, extra)).toBe(text);
});
