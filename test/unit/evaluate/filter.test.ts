import { describe, expect, it } from 'vitest';
import {
  addFilterCounts,
  filterDocument,
  filterOf,
  filterPair,
  needsColumns,
} from '../../../src/evaluate/filter.ts';
import { alignPair, settingsOf, signature } from '../../../src/evaluate/index.ts';
import { documentWith, entitiesOf } from '../../support/documents.ts';

const key = documentWith([
  ['a', '0-3', '1', '5'],
  ['b', '6', '8-9'],
]);
const response = documentWith([
  ['a', '0-3', '1'],
  ['b', '6', '5', '9'],
]);

const filter = (...texts: string[]) => filterOf(texts) as NonNullable<ReturnType<typeof filterOf>>;

describe('filterOf', () => {
  it('sorts conditions and has each once', () => {
    const { conditions } = filter('zero=no', 'key:length=1', 'zero=no');
    expect(conditions.map(({ text }) => text)).toEqual(['key:length=1', 'zero=no']);
    expect([filterOf(), filterOf([])]).toEqual([undefined, undefined]);
  });

  it('refuses what is not a list of texts', () => {
    for (const wrong of ['zero=no', [1], {}])
      expect(() => filterOf(wrong as string[])).toThrow(
        'Expected the option `filter` to be a list of conditions',
      );
  });

  it('says whether token columns are needed', () => {
    expect([
      needsColumns(undefined),
      needsColumns(filter('zero=no')),
      needsColumns(filter('upos=X')),
    ]).toEqual([false, false, true]);
  });
});

describe('filterDocument', () => {
  it('keeps the mentions that meet all conditions, each as the document was read', () => {
    const { document, counts } = filterDocument(key, filter('nested=no', 'length=1'), 'key', 'd');
    expect(entitiesOf(document)).toEqual(['a: 5', 'b: 6']);
    // of the five mentions three are short, and four not nested
    expect(counts).toEqual({ read: 5, filtered: 3, known: [5, 5], met: [3, 4], attributes: [] });
  });

  it('applies only the conditions of its side', () => {
    const { document, counts } = filterDocument(
      key,
      filter('response:length=1', 'key:nested=no'),
      'key',
      'd',
    );
    expect(entitiesOf(document)).toEqual(['a: 0-3 5', 'b: 6 8-9']);
    expect(counts).toMatchObject({ known: [5], met: [4] });
  });

  it('returns a document that loses nothing unchanged', () => {
    expect(filterDocument(key, filter('zero=no'), 'key', 'd').document).toBe(key);
  });
});

it('names both sides by the document of the key', () => {
  const renamed = { ...response, id: 'other' };
  const { key: ours, given } = filterPair(key, renamed, filter('document=d'));
  expect([ours.mentions.length, given?.mentions.length]).toEqual([5, 5]);
  expect(filterPair(key, undefined, filter('document=x')).filtered).toMatchObject({
    key: { filtered: 5 },
    response: { read: 0, met: [0] },
  });
});

it('adds up counts', () => {
  const { filtered } = filterPair(key, response, filter('length=1'));
  expect(addFilterCounts(filtered, filtered)).toMatchObject({
    key: { read: 10, filtered: 4, known: [10], met: [6] },
    response: { read: 10, filtered: 2, met: [8] },
  });
  expect(addFilterCounts(undefined, filtered)).toBe(filtered);
});

describe('a filter among the settings', () => {
  it('comes before repeats and singletons', () => {
    const { pair, keyFacts, filtered } = alignPair(
      documentWith([
        ['a', '0-3', '1'],
        ['b', '1', '5'],
      ]),
      response,
      settingsOf({ filter: ['nested=no'], singletons: 'drop' }),
      () => {},
    );
    // the mention that two entities share is left out before it is shared, and leaves two singletons
    expect(keyFacts).toMatchObject({ shared: 0, mentions: 2, singletons: 2 });
    expect(pair.key.mentions.length).toBe(0);
    expect(filtered?.key.filtered).toBe(2);
  });

  it('is in the signature, sorted, and does not change the fingerprint of the key', () => {
    const text = (spec: Parameters<typeof settingsOf>[0]) => signature(settingsOf(spec), undefined);
    expect(text({ filter: ['zero=no', 'key:type=PER,ORG'] })).toContain(
      '|average:micro|filter:key:type=PER,ORG+zero=no|v:',
    );
    expect(text({ filter: ['type=a|b c+d'] })).toContain('|filter:type=a_b_c_d|');
    expect(text({ filter: [] })).toBe(text({}));
    const fingerprints = [[], ['length=1']].map(
      (conditions) => alignPair(key, response, settingsOf({ filter: conditions }), () => {}).keyFingerprint,
    );
    expect(fingerprints[0]).toEqual(fingerprints[1]);
  });
});
