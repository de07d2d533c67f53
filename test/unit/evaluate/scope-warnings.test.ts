import { describe, expect, it } from 'vitest';
import { scopeWarnings } from '../../../src/evaluate/scope-warnings.ts';
import { LabelUse } from '../../../src/evaluate/unit/label-use.ts';
import { scoredAt } from '../../support/scoped.ts';

const side = (...labels: string[]) => ({ labels, sizes: labels.map(() => 1) });

/** The warnings about a corpus of documents with these labels, by code. */
function warningsOf(
  documents: readonly { readonly key: string[]; readonly response: string[]; readonly topic?: string }[],
  scope: 'topic' | 'corpus' = 'corpus',
  formats = { key: ['conll'], response: ['conll'] },
) {
  const labels = new LabelUse();
  for (const { key, response, topic } of documents)
    labels.count(labels.numbered({ key: side(...key), response: side(...response) }), topic);
  const result = scoredAt({ key: 'a1b1', response: 'a1b1', topics: 'ab' }, { scope: 'corpus' });
  const found = scopeWarnings(result, { scope }, { labels, documentNames: formats });
  return new Map(found.map(({ code, message }) => [code as string, message]));
}

const repeated = (count: number, key: string[], response: string[]) =>
  Array.from({ length: count }, () => ({ key, response }));

describe('entities/labels-reused', () => {
  it('is reported for ten documents, if more than half of all labels of a side are in half of them', () => {
    const message = warningsOf(repeated(10, ['1', '2'], ['x'])).get('entities/labels-reused');
    expect(message).toBe(
      '1 of 1 names of entities of the response are in at least half of its 10 documents.',
    );
    expect(warningsOf(repeated(9, ['1', '2'], ['x'])).has('entities/labels-reused')).toBe(false);
  });

  it('is not reported if exactly half of the labels are, or if names are valid everywhere', () => {
    const documents = repeated(10, ['1'], []).map(({ key, response }, d) => ({
      key: d === 0 ? [...key, 'alone'] : key,
      response,
    }));
    expect(warningsOf(documents).has('entities/labels-reused')).toBe(false);
    const everywhere = { key: [], response: [] };
    expect(warningsOf(repeated(10, ['1'], ['1']), 'corpus', everywhere)).toEqual(new Map());
  });
});

describe('entities/document-labels', () => {
  it('has the number of names in two documents or more', () => {
    const documents = [
      { key: ['1', '2'], response: ['1'] },
      { key: ['1'], response: ['2'] },
    ];
    expect(warningsOf(documents).get('entities/document-labels')).toContain(
      '1 of the key and 0 of the response are in two documents or more',
    );
    expect(warningsOf(documents.slice(1)).has('entities/document-labels')).toBe(false);
  });
});

describe('entities/across-topics', () => {
  it('has the numbers of both sides, at topic scope only', () => {
    const documents = [
      { key: ['1'], response: ['1', '2'], topic: 's' },
      { key: ['3'], response: ['1', '2'], topic: 't' },
    ];
    const found = warningsOf(documents, 'topic');
    expect(found.get('entities/across-topics')).toBe(
      '0 entities of the key and 2 of the response are in several topics, but each topic is scored by itself.',
    );
    expect(found.has('topics/gold')).toBe(true);
    expect([...warningsOf(documents).keys()]).not.toContain('topics/gold');
  });
});

describe('entities/none-across', () => {
  const found = (response: string, key = 'a1b1') => {
    const result = scoredAt({ key, response, topics: 'ab' }, { scope: 'corpus' });
    const facts = { labels: new LabelUse(), documentNames: { key: [], response: [] } };
    return scopeWarnings(result, { scope: 'corpus' }, facts).map(({ code }) => code);
  };

  it('is reported if the key has entities in several documents, and the response none', () => {
    expect(found('a1 b1')).toEqual(['entities/none-across']);
    expect(found('a1b1')).toEqual([]);
    expect(found('a1 b1', 'a1 b1')).toEqual([]);
  });

  it('is not reported for a response without mentions', () => {
    expect(found('')).toEqual([]);
  });
});
