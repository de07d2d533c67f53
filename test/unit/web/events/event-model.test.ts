import { expect, it } from 'vitest';
import type { EventIndex } from '../../../../src/page/events/types.ts';
import { attributeValues } from '../../../../src/web/events/event-filter.ts';
import { columnLabel, sideName, systemValue } from '../../../../src/web/events/event-model.ts';
import { eventPen } from '../../../../src/web/events/event-pen.tsx';
import { PairTable } from '../../../../src/web/events/pair-table.tsx';
import { emptyRealis, smallEvents } from '../../../support/event-model.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

const model = smallEvents();
const stopOf = (side: 'key' | 'response', id: string) => {
  for (let mention = 0; mention < 5; mention++) {
    const stop = { side, mention };
    if (model.mention(stop)?.id === id) return stop;
  }
  throw new Error(id);
};

it('knows the pair and the partner of a mention', () => {
  expect(model.other(stopOf('key', 'E9'))).toEqual(stopOf('response', 'S3'));
  expect(model.other(stopOf('response', 'S2'))).toEqual(stopOf('key', 'E2'));
  expect(model.other(stopOf('key', 'E3'))).toBeUndefined();
  expect(model.pairOf(stopOf('response', 'S2'))).toMatchObject({ verdict: 'right', wrong: ['type'] });
  expect(model.pairs.map((pair) => model.mention(model.stopOf(pair)).id)).toEqual([
    'E1',
    'E2',
    'E3',
    'E9',
    'S4',
  ]);
});

it('has the clusters that a file declares, and none for a single mention', () => {
  const [cluster] = model.clusters('key');
  expect(model.text.mentionsOf(cluster).map((stop) => model.mention(stop).id)).toEqual(['E1', 'E9']);
  expect(model.clusters('key')).toHaveLength(1);
  expect(model.clusterOf(stopOf('key', 'E9'))).toEqual(cluster);
  expect(model.clusterOf(stopOf('key', 'E2'))).toBeUndefined();
});

it('describes a mention with its pair, cluster and links', () => {
  expect(model.describe(stopOf('key', 'E1'))).toBe(
    'e1: gold E1, Life_Die, Actual; right (system S1 “s1”, Life_Die, Actual; Dice 1.00); cluster 1 of 2 mentions; After: E2 → E1',
  );
  expect(model.describe(stopOf('key', 'E3'))).toBe('e3: gold E3, Life_Die, Other; missing nugget');
  // Two of five characters: Dice is 2·2 / (2 + 5).
  expect(model.describe(stopOf('response', 'S3'))).toContain(
    'span error (gold E9 “e9”, Life_Die, Actual; Dice 0.57)',
  );
});

it('calls the sides gold and system', () => {
  expect([sideName('key'), sideName('response')]).toEqual(['gold', 'system']);
});

it('shows a dash for a realis that the file leaves empty, which cannot be chosen in a menu', () => {
  const model = emptyRealis();
  const stop = { side: 'response', mention: 0 } as const;
  expect(model.describe(stop)).toContain('system S1, Life_Die, –; realis error');
  expect(textOf(markupOf(PairTable, { model, pairs: model.pairs, onOpen: () => {} }))).toContain(
    'S1 s1Life_Die–',
  );
  const { Tag } = eventPen(model, () => true);
  expect(textOf(markupOf(Tag as () => null, { stop } as object))).toBe('S1RDie–');
  expect(attributeValues(model, 'realis')).toEqual(['Actual']);
});

const index = {
  systems: [
    { detection: [{ name: 'plain', micro: { f1: 0.5 } }], coreference: { average: 0.25 } },
    { detection: [{ name: 'plain', micro: { f1: null } }] },
  ],
} as unknown as EventIndex;

it('takes micro F₁ of a setting, and the average of coreference', () => {
  expect(systemValue(index, 0, 'plain')).toBe(0.5);
  expect(systemValue(index, 0, 'coref')).toBe(0.25);
});

it('is undefined where a score is, or was not computed', () => {
  expect(systemValue(index, 1, 'plain')).toBeNull();
  expect(systemValue(index, 1, 'coref')).toBeNull();
  expect(systemValue(index, 0, '__proto__')).toBeNull();
});

it('names coreference in full', () => {
  expect(['coref', 'plain'].map(columnLabel)).toEqual(['coreference', 'plain']);
});
