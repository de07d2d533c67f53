import { expect, it } from 'vitest';
import { ChangedTexts, changedText, SelectRow } from '../../../../src/web/score/option-rows.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

it('explains the chosen value', () => {
  const html = markupOf(SelectRow, {
    label: 'score',
    value: 'b',
    choices: [
      ['a', 'A'],
      ['b', 'B'],
    ],
    meaning: 'the second',
    onChange: () => {},
  });
  expect(html).toContain('<span>score</span>');
  expect(html).toContain(
    '<option value="b" selected>B</option></select><span class="soft">the second</span>',
  );
});

it('shows changed options only', () => {
  const texts = [
    changedText('average', 'micro', 'micro'),
    changedText('average', 'macro', 'micro'),
    changedText('by', undefined, ''),
    changedText('window', '5', undefined),
  ];
  expect(textOf(markupOf(ChangedTexts, { texts }))).toBe('Average: macro · Windows: 5');
});
