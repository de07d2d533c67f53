import { expect, it } from 'vitest';
import { marks } from '../../../../src/page/types.ts';
import { errorWords, markWords } from '../../../../src/report/vocabulary.ts';
import { wordsOfMark } from '../../../../src/web/document/describe-mention.ts';
import { Help, HelpLists, helpTexts } from '../../../../src/web/frame/help.tsx';
import { views } from '../../../../src/web/views.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

it('shows signs with their meanings, and each key by itself', () => {
  const html = markupOf(HelpLists, {
    texts: { intro: 'Look.', signs: [[markWords.missing, 'not there']], keys: [['[ ]', 'step']] },
  });
  expect(html).toContain('>−</b></dt><dd>missing mention: not there</dd>');
  expect(html).toContain('<dt><kbd>[</kbd><kbd>]</kbd></dt><dd>step</dd>');
});

it('explains every sign of a mention and every key of a view', () => {
  const signs = helpTexts.signs.map(([words]) => words);
  for (const mark of marks.slice(1)) expect(signs).toContain(wordsOfMark(mark));
  for (const words of Object.values(errorWords)) expect(signs).toContain(words);
  const keys = helpTexts.keys.flatMap(([shown]) => shown.split(' '));
  for (const { key } of views) if (key !== undefined) expect(keys).toContain(key);
});

it('is a dialog with a name, which turns shortcuts off', () => {
  const html = markupOf(Help, { texts: helpTexts });
  expect(html).toContain('<dialog class="help" aria-labelledby="help-title"><h2 id="help-title"');
  expect(html).toMatch(/<input[^>]* type="checkbox"|<input type="checkbox"/);
  expect(textOf(html)).toContain('Single keys are shortcuts');
});
