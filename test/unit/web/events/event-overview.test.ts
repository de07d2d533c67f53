import { expect, it } from 'vitest';
import { eventOverview } from '../../../../src/web/events/event-overview.tsx';
import { goldText, systemText } from '../../../support/compared-nuggets.ts';
import { markupOf, textOf } from '../../../support/markup.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

const overview = (systems: Record<string, string>) =>
  markupOf(eventOverview.component, { index: eventIndexOf(goldText, systems) });
const rows = (html: string, table: string) =>
  html
    .split(`<table class="${table}">`)[1]
    .split('</table>')[0]
    .split('<tr')
    .slice(2)
    .map((row) => textOf(`<${row}`));

it('has the facts of gold and what was left out', () => {
  const text = textOf(overview({ A: systemText }));
  expect(text).toContain('1 document4 gold mentions1 gold clustergold gold.tbfprofile 2015');
  expect(text).toContain('broken was left out, because it has errors.');
});

it('has the warnings of gold and of all systems in one line', () => {
  const index = eventIndexOf(goldText, { A: systemText, gold: systemText });
  const warning = (message: string) => ({ code: 'document/missing', message });
  const html = markupOf(eventOverview.component, {
    index: {
      ...index,
      gold: { ...index.gold, warnings: [warning('no tables')] },
      systems: index.systems.map((system, s) => ({ ...system, warnings: [warning(`lacks d${s}`)] })),
    },
  });
  const summaries = html.split('<summary>').slice(1);
  expect(summaries.map((part) => textOf(part.split('</summary>')[0]))).toEqual([
    '⚠ 3 warnings in 3 files: no tables show',
  ]);
});

it('counts mentions, clusters and pairs of each kind by system', () => {
  // Right spans 2, span errors 1, missing 1, extra 1; one type error, one realis error.
  expect(rows(overview({ A: systemText, B: goldText }), 'counts')).toEqual(['A41211111', 'B41400000']);
});

it('ranks several systems, and shows all tables of a single one', () => {
  expect(overview({ A: systemText, B: goldText })).toContain('<table class="leaders');
  const single = overview({ A: systemText });
  expect(single).toContain('<h2>Mention detection</h2>');
  expect(single).not.toContain('<table class="leaders');
});
