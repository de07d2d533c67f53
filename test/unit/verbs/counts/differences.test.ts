import { expect, it } from 'vitest';
import { settingsOf } from '../../../../src/evaluate/index.ts';
import { keyDifference, settingsDifference } from '../../../../src/verbs/counts/differences.ts';

const facts = { documents: 1, tokens: 9, characters: 0, mentions: 3, entities: 1, singletons: 0 };
const settings = settingsOf({ metrics: ['muc'] });
const document = (id: string, ...counts: number[]) => ({ id, counts });

it('names the settings that differ, and nothing else', () => {
  expect(
    settingsDifference('metrics:muc|match:exact|key:1', 'metrics:muc|match:exact|key:2'),
  ).toBeUndefined();
  expect(settingsDifference('metrics:muc|match:exact', 'metrics:muc|match:head|lenient:yes')).toBe(
    'match: exact there, head here (when a response mention counts as a key mention); lenient: the default there, yes here (whether damaged input was scored nevertheless)',
  );
});

it('says how keys differ: sizes, documents, counts of the key', () => {
  const there = { facts, documents: [document('a', 1, 2, 1, 2), document('b', 1, 2, 1, 2)] };
  const here = {
    facts: { ...facts, documents: 2, mentions: 1 },
    documents: [document('a', 1, 3, 1, 2), document('c', 1, 2, 1, 2)],
  };
  expect(keyDifference(there, here, settings)).toBe(
    '1 document there, 2 documents here; 3 mentions there, 1 mention here; new: c; missing: b; with other counts of the key: a',
  );
  expect(keyDifference(there, here, undefined)).not.toContain('counts');
  expect(keyDifference(there, there, settings)).toBe('its words, mentions or entities differ');
});

it('names at most five documents', () => {
  const many = Array.from('abcdefg', (id) => document(id, 0, 0, 0, 0));
  expect(keyDifference({ facts, documents: [] }, { facts, documents: many }, settings)).toBe(
    'new: a, b, c, d, e and 2 more',
  );
});
