import { expect, it } from 'vitest';
import { filterOf } from '../../../../src/web/events/event-filter.ts';
import { Filters } from '../../../../src/web/events/event-filters.tsx';
import { eventKinds } from '../../../../src/web/events/kinds.ts';
import { goldText } from '../../../support/compared-nuggets.ts';
import { smallEvents } from '../../../support/event-model.ts';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

const index = eventIndexOf(goldText, { A: goldText });
const filters = (params: Record<string, string>) =>
  markupOf(Filters, { model: smallEvents(), index, filter: filterOf(params, eventKinds(index.attributes)) });

it('counts the pairs of each kind', () => {
  expect(textOf(filters({}))).toContain(
    'right span 2↔span error 1−missing nugget 1+extra nugget 1Ttype error 1Rrealis error 0',
  );
});

it('presses the kinds that are chosen, and chooses type and realis, also one that only other documents have', () => {
  const html = filters({ f: 'span,type', t: 'Life_Injure', r: 'Elsewhere' });
  expect(valuesOf(html, 'aria-pressed')).toEqual(['false', 'true', 'false', 'false', 'true', 'false']);
  expect(Array.from(html.matchAll(/<option[^>]* selected>([^<]*)/g), ([, text]) => text)).toEqual([
    'Life_Injure',
    'Elsewhere',
  ]);
});

it('offers to show all only where something is hidden', () => {
  expect(textOf(filters({}))).not.toContain('show all');
  expect(textOf(filters({ c: 'g1' }))).toContain('show all');
});
