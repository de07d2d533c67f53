import { expect, it } from 'vitest';
import { EntityLabels } from '../../../../src/formats/entity-labels.ts';
import { markableId, markableValues } from '../../../../src/formats/ua/markable.ts';
import { type Opening, relationsOf } from '../../../../src/formats/ua/relations.ts';

const opening = (text: string): Opening => ({
  values: markableValues(text),
  token: 0,
  line: { number: 1, text },
});

/** The relations of markables and bridging links, and what was refused. */
function related(markables: readonly string[], bridges: readonly string[]) {
  const closed = markables.map((text, number) => ({ ...opening(text), spans: [], number }));
  const labels = new EntityLabels();
  for (const { values } of closed) labels.index(values.get('entityid') ?? '');
  const byId = new Map(closed.map((markable) => [markableId(markable.values) ?? '', markable]));
  const refused: string[] = [];
  const relations = relationsOf(
    { markables: closed, byId, bridges: bridges.map(opening), labels },
    (_, what) => refused.push(what),
  );
  return { relations, refused };
}

it('has split antecedents by their members, and bridging links by mentions or entities', () => {
  const { relations, refused } = related(
    [
      'EntityID=1|MarkableID=m1|ElementOf=3',
      'EntityID=2|MarkableID=m2|ElementOf=3',
      'EntityID=3|MarkableID=m3',
    ],
    ['MarkableID=m2|Rel=part|MentionAnchor=m1|EntityAnchor=3', 'MarkableID=m3|EntityAnchor=2'],
  );
  expect(refused).toEqual([]);
  expect(relations).toEqual([
    { type: 'SplitAnte', from: 2, to: [0, 1] },
    { type: 'Bridge:part', from: 1, to: [0], fromMention: 1, toMention: 0 },
    { type: 'Bridge', from: 2, to: [1], fromMention: 2 },
  ]);
});

it('refuses links that name what is not there', () => {
  const { relations, refused } = related(
    ['EntityID=1|MarkableID=m1|ElementOf=7'],
    ['MarkableID=m1|MentionAnchor=m9|EntityAnchor=1', 'MarkableID=m8|MentionAnchor=m1', 'EntityAnchor=1'],
  );
  expect(relations).toEqual([]);
  expect(refused).toEqual([
    'ElementOf=7',
    'a bridging link of m1',
    'a bridging link of m8',
    'a bridging link of a markable without an id',
  ]);
});
