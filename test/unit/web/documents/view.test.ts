import { afterEach, describe, expect, it } from 'vitest';
import { documents } from '../../../../src/web/documents/view.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, rowsOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();

function show(query: string, shown = index): string {
  route.value = parseRoute(`#/documents?${query}`);
  return markupOf(documents.component, { index: shown });
}

/** The names in the table, from top to bottom. */
const names = (query: string): string[] =>
  rowsOf(show(query))
    .slice(1)
    .map((row) => row.split(' | ')[0]);

afterEach(() => {
  route.value = parseRoute('');
});

it('has a tab with the number of documents, if there are any', () => {
  expect(documents.label?.(index)).toBe('Documents 3');
  expect(documents.isAvailable?.(index)).toBe(true);
  expect(documents.isAvailable?.({ ...index, documents: [] })).toBe(false);
});

describe('the table of documents', () => {
  it('has the score of the chosen system beside the name, then all systems, the hardest document first', () => {
    expect(rowsOf(show(''))).toEqual([
      'Document | A | mean | 0CoNLL, all systems100 | A | <i>B | difference | tokens | mentions | marks',
      'doc 10 | 100.00 | 50.00 |  | 100.00 | 0.00 | +100.00 | 7 | 2 | 0',
      'doc 2 | 35.56 | 67.78 |  | 35.56 | 100.00 | −64.44 | 7 | 2 | 1',
      '<b>3 | 82.22 | 91.11 |  | 82.22 | 100.00 | −17.78 | 7 | 2 | 1',
    ]);
    expect(show('')).not.toMatch(/<b>3|<i>B/);
  });

  it('has the marks and the score of the chosen system', () => {
    const html = show('s=1');
    expect(rowsOf(html)[1]).toBe('doc 10 | 0.00 | 50.00 |  | 100.00 | 0.00 | +100.00 | 7 | 2 | 2');
    // Narrow windows leave the wide columns out: those of the systems.
    expect(html).toContain('<td class="number wide">100.00</td><td class="number wide strong">0.00</td>');
  });

  it('has cells with a ground for each of many systems, and a legend', () => {
    const [a, b] = index.systems;
    const systems = [a, b, { ...a, name: 'C' }, { ...a, name: 'D' }, { ...b, name: 'E' }];
    const html = show('', { ...index, systems });
    expect(rowsOf(html)[2]).toBe('doc 2 | 35.56 | 61.33 |  | 35 | 100 | 35 | 35 | 100 | 7 | 2 | 1');
    expect(html).toContain('<td class="heat wide h6">35</td><td class="heat wide h0">100</td>');
    expect(textOf(html)).toContain('score ≥ 90807060504030< 30');
  });

  it('leaves out the number of tokens where it is not known', () => {
    const documents = index.documents.map((entry) => ({ ...entry, tokens: 0 }));
    expect(rowsOf(show('', { ...index, documents }))[1]).toContain(' | – | 2 | 0');
  });

  it('links each document with the chosen system', () => {
    const links = (html: string) => valuesOf(html, 'href').filter((href) => href.startsWith('#/d/'));
    expect(links(show('s=1'))).toEqual(['#/d/doc%2010?s=1', '#/d/doc%202?s=1', '#/d/%3Cb%3E3?s=1']);
    expect(links(show('', onlyFirst(index)))[0]).toBe('#/d/doc%202');
  });

  it('names the metric instead of the system where there is only one, and compares nothing', () => {
    const rows = rowsOf(show('m=muc', onlyFirst(index)));
    expect(rows[0]).toBe('Document | MUC | 0MUC100 | tokens | mentions | marks');
    expect(rows[1]).toBe('doc 2 | 0.00 |  | 7 | 2 | 1');
  });

  it('says what each dot is, and has a name for a document without one', () => {
    const [first, ...others] = index.documents;
    const html = show('', { ...index, documents: [{ ...first, id: '' }, ...others] });
    expect(rowsOf(html)[1]).toMatch(/^\(no name\) \| 100.00 /);
    expect(html).toContain('aria-label="A 100.0, &lt;i>B 0.0"');
  });
});

describe('the order of the rows', () => {
  it.each([
    ['sort=id', ['<b>3', 'doc 2', 'doc 10']],
    ['sort=-id', ['doc 10', 'doc 2', '<b>3']],
    ['sort=s0', ['doc 2', '<b>3', 'doc 10']],
    ['sort=-s1', ['doc 2', '<b>3', 'doc 10']],
    ['sort=-marks', ['doc 2', '<b>3', 'doc 10']],
    ['sort=-marks&s=1', ['doc 10', 'doc 2', '<b>3']],
    ['', ['doc 10', 'doc 2', '<b>3']],
    ['sort=-mean', ['<b>3', 'doc 2', 'doc 10']],
    ['sort=difference', ['doc 2', '<b>3', 'doc 10']],
    ['sort=-difference', ['doc 10', '<b>3', 'doc 2']],
    ['sort=-tokens', ['doc 10', 'doc 2', '<b>3']],
    ['sort=unknown&s=1', ['doc 10', 'doc 2', '<b>3']],
    ['sort=unknown', ['doc 2', '<b>3', 'doc 10']],
  ])('is that of %s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('is marked in the head', () => {
    expect(valuesOf(show('sort=-marks'), 'aria-sort').indexOf('descending')).toBe(8);
  });
});

describe('the filter', () => {
  it('compares scores in percent, facts as they are, and parts of names', () => {
    expect(names('q=conll<82')).toEqual(['doc 2']);
    expect(names('q=muc>99&s=1')).toEqual(['doc 2', '<b>3']);
    expect(names('q=marks>0')).toEqual(['doc 2', '<b>3']);
    expect(names('q=mentions<3')).toHaveLength(3);
    expect(names('q=mentions.f1<70')).toEqual(['doc 2']);
    expect(names('q=conll._i_B>1')).toEqual(['doc 2', '<b>3']);
    expect(names('q=DOC')).toEqual(['doc 10', 'doc 2']);
    expect(textsOf(show('q=DOC'), 'span')).toContain('2 of 3');
  });

  it('says that nothing fits', () => {
    const html = show('q=nowhere');
    expect(textOf(html)).toContain('0 of 3');
    expect(textsOf(html, 'p').at(-1)).toBe('No document fits the filter.');
    expect(textOf(show(''))).not.toContain('No document fits');
  });

  it('shows all documents where it is not understood', () => {
    const html = show('q=nonsense<3');
    expect(rowsOf(html)).toHaveLength(4);
    expect(html).toContain('aria-invalid="true"');
  });
});

it('draws the distribution of each metric, and presses the chosen one', () => {
  const html = show('m=lea');
  const group = html.slice(html.indexOf('class="distributions"'), html.indexOf('<details'));
  expect(textsOf(group, 'button')).toEqual([
    'CoNLL',
    'Mentions',
    'MUC',
    'B³',
    'CEAFm',
    'CEAFe',
    'BLANC',
    'LEA',
  ]);
  expect(valuesOf(group, 'aria-pressed').indexOf('true')).toBe(7);
  expect(valuesOf(group, 'aria-label')[2]).toBe('Distribution of Mentions over documents');
});
