import { expect, it } from 'vitest';
import {
  CorpusFactList,
  Headline,
  LeftOutBanner,
  Warnings,
} from '../../../../src/web/parts/overview-parts.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

it('shows the best of several systems, and one system without its name', () => {
  const headline = (systems: string[]) =>
    textOf(
      markupOf(Headline, { title: 'T', value: 0.5, systems, best: systems.length - 1, children: 'CoNLL' }),
    );
  expect(headline(['a', '<b>'])).toBe('T50.00 CoNLL, best of 2: <b>');
  expect(headline(['a'])).toBe('T50.00 CoNLL');
});

it('lists facts with grouped numbers', () => {
  const html = markupOf(CorpusFactList, { numbers: [['tokens', 210532]], texts: [['key', '<i>.conll']] });
  expect(html).toContain('<dt>tokens</dt><dd>210,532</dd>');
  expect(html).toContain('<bdi>&lt;i>.conll</bdi>');
});

it('names what was left out, and nothing where nothing was', () => {
  expect(textOf(markupOf(LeftOutBanner, { index: { leftOut: ['a', 'b'] } }))).toBe(
    'Left out, because of errors: a, b',
  );
  expect(markupOf(LeftOutBanner, { index: { leftOut: [] } })).toBe('');
});

it('lists the warnings of each system that has some, with the page of each code once', () => {
  const warning = { code: 'score/singletons', message: 'No singletons.' };
  const index = {
    systems: [
      { name: 'quiet', warnings: [] },
      { name: 'A', warnings: [warning, { ...warning, place: 'a.conll:3', help: 'Add them.' }] },
    ],
  };
  const html = markupOf(Warnings, { index });
  expect(textOf(html)).toContain('2 warnings for A · No singletons.');
  expect(html).not.toContain('quiet');
  expect(html.match(/page: /g)).toHaveLength(1);
  expect(html).toContain('<bdi class="soft">a.conll:3</bdi><div class="soft">Add them.</div>');
});

it('shows at most 200 warnings and counts the others', () => {
  const warnings = Array.from({ length: 1500 }, (_, at) => ({ code: 'a/b', message: `m${at}` }));
  const html = markupOf(Warnings, { index: { systems: [{ name: 'A', warnings }] } });
  expect(html.match(/<li>/g)).toHaveLength(200);
  expect(textOf(html)).toContain('and 1,300 more');
});
