import { expect, it } from 'vitest';
import { WarningLine } from '../../../../src/web/parts/warning-line.tsx';
import { markupOf, textOf, textsOf } from '../../../support/markup.ts';

const warning = (message: string) => ({ code: 'mention/crosses-sentence', message, place: 'a.conll:3' });

it('is one line for all warnings, which opens to a row for each system', () => {
  const html = markupOf(WarningLine, {
    systems: [
      { name: 'A', warnings: [warning('84 mentions cross a sentence break.')] },
      { name: 'B', warnings: [warning('402 mentions cross a sentence break.')] },
    ],
    leftOut: [],
  });
  expect(textsOf(html, 'summary')[0]).toBe(
    '⚠ 2 warnings in 2 systems: 84 to 402 mentions cross a sentence break. show',
  );
  expect(textsOf(html, 'dt')).toEqual(['A', 'B']);
});

it('says why a system was left out', () => {
  const html = markupOf(WarningLine, {
    systems: [{ name: 'A', warnings: [] }],
    leftOut: [{ name: 'broken', problem: warning('Entity 12 was never opened.') }, { name: 'other' }],
  });
  expect(textsOf(html, 'p')).toEqual([
    'broken was left out: Entity 12 was never opened. a.conll:3',
    'other was left out, because it has errors.',
  ]);
});

it('is nothing where there is nothing to say', () => {
  expect(textOf(markupOf(WarningLine, { systems: [{ name: 'A', warnings: [] }], leftOut: [] }))).toBe('');
});
