import { afterEach, expect, it } from 'vitest';
import { ExplainView } from '../../../../src/web/explain/explain-view.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, rowsOf, textOf, textsOf } from '../../../support/markup.ts';
import { indexOf } from '../../../support/page-fixture.ts';
import { smallMade, smallModel } from '../../../support/page-model.ts';

const index = indexOf(smallMade());
const view = (params = '', shown = index) => {
  route.value = parseRoute(`#/d/d?v=explain${params}`);
  return markupOf(ExplainView, { index: shown, number: 0, system: 0, model: smallModel() });
};

afterEach(() => {
  route.value = parseRoute('');
});

it('has the entities that cost points, dearest first, and their sum', () => {
  const html = view();
  expect(textsOf(html, 'button').slice(0, 7)).toEqual([
    'Mentions',
    'MUC',
    'B³',
    'CEAFm',
    'CEAFe',
    'BLANC',
    'LEA',
  ]);
  expect(textsOf(html, 'h2')).toEqual([
    'Recall: 40.00 points lost in 2 of 3 key entities',
    'Precision: 55.56 points lost in 3 of 4 response entities',
  ]);
  expect(rowsOf(html)).toEqual([
    'Key entity | size | pieces | what happened | lost | as a bar',
    '▸ 2 Bob | 2 |  | divided: 1 + 1 | 20.00 |',
    '1 singleton | 1 |  | missing entities | 20.00 |',
    'sum, with recall 60.00 = 100 | 40.00 |',
    'Response entity | size | pieces | what happened | lost | as a bar',
    '▸ 1 Bob | 3 |  | conflated: 2 + 1 | 22.22 |',
    '2 singletons | 1 |  | extra entities | 33.33 |',
    'sum, with precision 44.44 = 100 | 55.56 |',
  ]);
});

it('asks the question of the metric of the address, and takes the first for one that is not there', () => {
  expect(textOf(view('&x=muc'))).toContain('Of the links that hold each entity together, how many are kept?');
  expect(textOf(view('&x=none'))).toContain('Mentions');
  expect(textOf(view('&x=blanc'))).toContain('Recall of coreferent pairs: 50.00 points lost');
});

it('says so where no metric is a sum over entities', () => {
  expect(textOf(view('', { ...index, metrics: [] }))).toBe(
    'The metrics of this report are not sums over entities.',
  );
});
