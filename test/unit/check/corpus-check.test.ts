import { describe, expect, it } from 'vitest';
import { CorpusCheck, Findings, placeIn } from '../../../src/check/corpus-check.ts';
import type { Document, Mention } from '../../../src/core/document.ts';
import { fingerprint } from '../../../src/core/fingerprint.ts';
import { addFingerprints } from '../../../src/core/fingerprint-sums.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import type { Format } from '../../../src/formats/format.ts';
import { textWith } from '../../support/aligned-pairs.ts';
import { collector, documentWith } from '../../support/documents.ts';

function checked(
  documents: readonly Document[],
  { id = 'conll', holds = [] as Format['holds'], noMentions = 'look' } = {},
) {
  const { problems, report } = collector();
  const check = new CorpusCheck(report);
  for (const document of documents) check.add(document, { id, holds });
  check.finish(noMentions);
  return { check, problems, messages: problems.map(({ code, message }) => `${code}: ${message}`) };
}

/** A document with mentions of one entity. */
const withMentions = (mentions: readonly Partial<Mention>[], rest: Partial<Document> = {}) => ({
  ...documentWith([['x']], rest),
  mentions: Mentions.of(mentions.map((mention) => ({ start: 0, end: 1, entity: 0, ...mention }))),
});

describe('CorpusCheck', () => {
  it('names the verb that checks events whose spans are ids of tokens', () => {
    const document = withMentions(
      [
        { start: 3, end: 4 },
        { start: 7, end: 8 },
      ],
      { tokens: undefined },
    );
    expect(checked([document], { id: 'tbf' }).messages).toContainEqual(
      expect.stringMatching(
        /^mention\/token-ids: Mentions of events whose spans are ids of tokens: 2; the first: /,
      ),
    );
    expect(checked([document]).messages.join()).not.toContain('token-ids');
  });

  it('measures documents without repeats, and adds up their fingerprints', () => {
    const gaps = withMentions(
      [
        {
          end: 4,
          parts: [
            [0, 1],
            [3, 4],
          ],
        },
      ],
      { id: 'e', pairKey: 'e#0', length: 4 },
    );
    const twice = documentWith([['a', '0', '0', '2-3'], ['b', '5'], ['none']]);
    const { check, messages } = checked([twice, gaps]);
    expect(check.profile).toEqual({
      documents: 2,
      tokens: 24,
      characters: 0,
      mentions: 4,
      entities: 3,
      singletons: 2,
      mentionLength: 8,
      gaps: 1,
    });
    expect(check.fingerprint).toEqual(addFingerprints(fingerprint(twice), fingerprint(gaps)));
    expect(messages).toEqual(['mention/repeated: The mention at token 0 occurs twice in entity a.']);
  });

  it('reports a corpus without mentions if it is asked to, with the help that it is given', () => {
    const empty = documentWith([], { file: 'f', line: 3 });
    expect(checked([empty], { noMentions: 'look at the last column' }).problems).toEqual([
      expect.objectContaining({
        code: 'file/no-mentions',
        message: 'No mention was read.',
        file: 'f',
        line: 3,
        help: 'look at the last column',
      }),
    ]);
    const { problems, report } = collector();
    const check = new CorpusCheck(report);
    check.add(empty, { id: 'conll', holds: [] });
    check.finish();
    expect(problems).toEqual([]);
    expect(checked([]).messages).toEqual([]);
  });

  it('sums up facts and describes the first of each', () => {
    const document = textWith(
      'Ann , Bea it was .',
      [
        ['e1[1/2]', '0-1'],
        ['x7', '2-5', '3'],
        ['y7', '1-2', '4-5'],
      ],
      { sentences: [0, 4] },
    );
    expect(checked([document]).messages).toEqual([
      'mention/crosses-sentence: Mentions that cross a sentence break: 1; the first: "Bea it was ." (tokens 2 to 5).',
      'mention/part-notation: Names of entities that end like the parts of a mention with gaps: 1; the first: e1[1/2].',
      'mention/crossing: Mentions that overlap another, and neither contains the other: 2; the first: ", Bea" (tokens 1 to 2).',
      'mention/nested: Mentions inside another mention of the same entity: 1; the first: "it" (token 3).',
      'mention/punctuation: Mentions that begin or end with punctuation or a blank: 4; the first: "Ann ," (tokens 0 to 1).',
      'entity/digits: Names of entities that differ from another in letters only: 1; the first: x7 and y7 in document d.',
    ]);
  });

  it('finds a mention within another of its entity, also where both begin or end together', () => {
    const nested = (...spans: string[]) => checked([documentWith([['x', ...spans]])]).messages.length;
    expect(nested('0-3', '2-3')).toBe(1);
    expect(nested('0-3', '0-1')).toBe(1);
    expect(nested('0-1', '2-3')).toBe(0);
  });

  it('compares types with the first of the entity, by either name', () => {
    const typed = (type: string, value: string, start: number) => ({
      start,
      end: start + 1,
      attributes: new Map([[type, value]]),
    });
    const { messages } = checked([
      withMentions([
        typed('type', 'PER', 0),
        typed('etype', 'LOC', 1),
        typed('type', 'PER', 2),
        { start: 3, end: 4 },
      ]),
    ]);
    expect(messages).toEqual([
      'entity/types: Mentions with another type than the first mention of their entity: 1; the first: x is PER and LOC.',
    ]);
  });

  it('counts documents of several parts, by name', () => {
    const part = (id: string, pairKey: string) => documentWith([['x', '0']], { id, pairKey });
    const { messages } = checked([
      part('a', 'a#0'),
      part('a', 'a#1'),
      part('b', 'b#0'),
      part('', '#0'),
      part('', '#1'),
    ]);
    expect(messages).toEqual(['document/parts: 1 of 2 documents have several parts.']);
  });

  it('follows entities across documents where a format has them', () => {
    const one = documentWith([
      ['e', '0', '1'],
      ['f', '2'],
    ]);
    const two = documentWith(
      [
        ['e', '0'],
        ['g', '1', '2', '3'],
      ],
      { id: 'e', pairKey: 'e#0' },
    );
    expect(checked([one, two]).messages).toEqual([]);
    expect(checked([one, two], { holds: ['crossDocument'] }).messages).toEqual([
      'entities/across-documents: Entities in several documents: 1; the first: e, in 2 documents. 3 of 4 links are within a document.',
    ]);
  });

  it('takes 20 heads of which 98 % are first words for a default', () => {
    const heads = (first: number, others: number) =>
      checked([
        withMentions(
          Array.from({ length: first + others }, (_, i) => ({
            start: 2 * i,
            end: 2 * i + 2,
            head: i < first ? 2 * i : 2 * i + 1,
          })),
        ),
      ]).messages;
    const message = 'mention/first-heads: The head is the first word in';
    expect(heads(20, 0)).toEqual([`${message} 20 of 20 mentions of several words.`]);
    expect(heads(19, 0)).toEqual([]);
    expect(heads(49, 1)).toEqual([`${message} 49 of 50 mentions of several words.`]);
    expect(heads(48, 1)).toEqual([]);
  });

  it('looks at no position of mentions that are names', () => {
    const names = textWith(', .', [['x', '0', '1']], { unit: 'name' });
    expect(checked([names]).messages).toEqual([]);
  });
});

describe('Findings', () => {
  it('counts all of a kind and describes the first only', () => {
    const findings = new Findings<'a' | '__proto__'>();
    const described: string[] = [];
    const add = (kind: 'a' | '__proto__', line: number) =>
      findings.add(
        kind,
        () => ({ line }),
        () => {
          described.push(`${kind} ${line}`);
          return `line ${line}`;
        },
      );
    add('a', 7);
    add('a', 3);
    add('__proto__', 1);
    expect(findings.get('a')).toEqual({ count: 2, place: { line: 7 }, example: 'line 7' });
    expect(findings.get('__proto__')).toEqual({ count: 1, place: { line: 1 }, example: 'line 1' });
    expect(described).toEqual(['a 7', '__proto__ 1']);
  });

  it('has nothing of a kind that was not found', () => {
    expect(new Findings<'a'>().get('a')).toBeUndefined();
  });
});

describe('placeIn', () => {
  it('is the line of the document, or the given one', () => {
    const document = documentWith([], { id: 'doc', file: 'f', line: 4 });
    expect(placeIn(document)).toEqual({ file: 'f', line: 4, document: 'doc' });
    expect(placeIn(document, 9)).toEqual({ file: 'f', line: 9, document: 'doc' });
  });
});
