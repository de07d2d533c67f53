import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Relation } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { alignPair, evaluateCorpus, settingsOf } from '../../../src/evaluate/index.ts';
import { documentWith } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';

const METRICS = ['bridging_anaphors', 'bridging_mentions', 'bridging_entities'] as const;

/** A link between mentions of one word each, named by their words; an anchor that is an entity is named by its label. */
type Link = readonly [anaphor: number, anchor: number | string];

function linked(document: Document, ...links: readonly Link[]): Document {
  const list = [...document.mentions];
  const entityAt = (word: number) => list.find(({ start }) => start === word)?.entity ?? -1;
  const relations = links.map(([anaphor, anchor]): Relation => {
    const ends = { type: 'Bridge:part', from: entityAt(anaphor), fromMention: 100 + anaphor };
    return typeof anchor === 'string'
      ? { ...ends, to: [document.entities.indexOf(anchor)] }
      : { ...ends, to: [entityAt(anchor)], toMention: 100 + anchor };
  });
  const numbered = list.map((mention) => ({ ...mention, relationEnd: 100 + mention.start }));
  return { ...document, mentions: Mentions.of(numbered), relations };
}

const countsOf = (key: Document, response: Document | undefined, spec = {}) =>
  alignPair(key, response, settingsOf({ metrics: METRICS, ...spec }), () => {}).pair.table.documentCounts;

const scoresOf = (key: Document, response: Document, spec = {}) => {
  const { scores } = evaluateCorpus([key], [response], settingsOf({ metrics: METRICS, ...spec }), () => {});
  return METRICS.map((metric) => {
    const { recall, precision } = scores.get(metric)?.counts ?? { recall: [], precision: [] };
    return `${recall.join('/')} ${precision.join('/')}`;
  });
};

describe('bridging', () => {
  const house = documentWith([
    ['house', '0', '2'],
    ['door', '1'],
    ['car', '3'],
  ]);

  it('is right about the entity where the anchor is another mention of it', () => {
    expect(scoresOf(linked(house, [1, 0]), linked(house, [1, 2]))).toEqual(['1/1 1/1', '0/1 0/1', '1/1 1/1']);
    expect(scoresOf(linked(house, [1, 0]), linked(house, [1, 3]))).toEqual(['1/1 1/1', '0/1 0/1', '0/1 0/1']);
    expect(scoresOf(linked(house, [1, 0]), linked(house, [3, 0]))).toEqual(['0/1 0/1', '0/1 0/1', '0/1 0/1']);
  });

  it('has the last link of an anaphor', () => {
    const key = linked(house, [1, 0]);
    expect(scoresOf(key, linked(house, [1, 3], [1, 0]))).toEqual(['1/1 1/1', '1/1 1/1', '1/1 1/1']);
    expect(scoresOf(key, linked(house, [1, 0], [1, 3]))).toEqual(['1/1 1/1', '0/1 0/1', '0/1 0/1']);
  });

  it('compares entities where anchors are entities', () => {
    const [key, response] = [linked(house, [1, 'house']), linked(house, [1, 'house'], [3, 'door'])];
    expect(scoresOf(key, response)).toEqual(['1/1 1/2', '0/0 0/0', '1/1 1/2']);
    // One side has mentions as anchors.
    expect(scoresOf(key, linked(house, [1, 2]))).toEqual(['1/1 1/1', '0/0 0/1', '1/1 1/1']);
    expect(scoresOf(linked(house, [1, 2]), response)).toEqual(['1/1 1/2', '0/1 0/0', '1/1 1/2']);
  });

  it('leaves links out whose ends do not take part, and counts them', () => {
    const key = linked(house, [1, 0], [2, 1], [0, 'car'], [3, 'house']);
    const dropped = countsOf(key, linked(house, [0, 2], [2, 'house']), { singletons: 'drop' });
    expect(dropped).toMatchObject({ keyBridging: 0, keyLostBridging: 4 });
    expect(dropped).toMatchObject({ responseBridging: 2, responseLostBridging: 0 });
    const { matching } = alignPair(
      key,
      undefined,
      settingsOf({ metrics: METRICS, singletons: 'drop' }),
      () => {},
    );
    expect(matching).toMatchObject({ keyLostLinks: 4, responseLostLinks: 0 });
    expect(countsOf(linked(house, [1, 0]), undefined)).toMatchObject({ keyBridging: 1, responseBridging: 0 });
    const unknown = { ...house, relations: [{ type: 'Bridge', from: 1, to: [0] }] };
    expect(countsOf(unknown, unknown)).toMatchObject({ keyBridging: 0, keyLostBridging: 1 });
  });

  it('follows entities that lose others before them, or become one', () => {
    const twice = documentWith([
      ['lone', '4'],
      ['house', '0', '2'],
      ['hut', '0', '5', '6'],
      ['door', '1', '3'],
    ]);
    const key = linked(twice, [1, 'house'], [3, 'hut']);
    expect(scoresOf(key, key, { singletons: 'drop' })).toEqual(['2/2 2/2', '0/0 0/0', '2/2 2/2']);
    const merged = linked(twice, [1, 'hut'], [3, 'house']);
    expect(scoresOf(key, merged, { duplicates: 'merge', singletons: 'drop' })[2]).toBe('2/2 2/2');
    expect(scoresOf(key, merged, { duplicates: 'first' })[2]).toBe('0/2 0/2');
  });

  it('leaves links between windows out', () => {
    const key = linked(house, [1, 0], [3, 2], [2, 1]);
    expect(scoresOf(key, key, { window: 2 })).toEqual(['2/2 2/2', '2/2 2/2', '2/2 2/2']);
  });
});

/** Entities of the words 0 to 5 by label, −1 for words that are not mentions, and anchors: a word, an entity or none. */
const sideArbitrary = fc.tuple(
  fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 6, maxLength: 6 }),
  fc.array(fc.oneof(fc.nat(5), fc.constantFrom('0', '1', '2'), fc.constant(undefined)), {
    minLength: 6,
    maxLength: 6,
  }),
);

type Side = typeof sideArbitrary extends fc.Arbitrary<infer T> ? T : never;

const isMention = ([entities]: Side, end: number | string) =>
  typeof end === 'string' ? entities.includes(Number(end)) : entities[end] >= 0;

/** The links of a side whose ends are there. */
const linksOf = (side: Side): Link[] =>
  side[1].flatMap((anchor, anaphor): Link[] =>
    anchor !== undefined && isMention(side, anaphor) && isMention(side, anchor) ? [[anaphor, anchor]] : [],
  );

const documentOf = (side: Side): Document => {
  const labels = ['0', '1', '2'];
  const words = (label: string) =>
    side[0].flatMap((entity, word) => (`${entity}` === label ? [`${word}`] : []));
  return linked(
    documentWith(labels.map((label) => [label, ...words(label)] as [string, ...string[]])),
    ...linksOf(side),
  );
};

it('is what its definition says', () => {
  fc.assert(
    fc.property(sideArbitrary, sideArbitrary, (one, other) => {
      const [key, response] = [linksOf(one), linksOf(other)];
      const entity = (end: number | string) => (typeof end === 'string' ? Number(end) : one[0][end]);
      const wordsOf = (end: number | string) =>
        typeof end === 'number' ? [end] : [0, 1, 2, 3, 4, 5].filter((word) => `${other[0][word]}` === end);
      const both = key.flatMap(([anaphor, ours]) =>
        response.flatMap(([theirAnaphor, theirs]) => (anaphor === theirAnaphor ? [[ours, theirs]] : [])),
      );
      const toMentions = both.filter(([ours, theirs]) => typeof ours === 'number' && ours === theirs);
      const toEntities = both.filter(([ours, theirs]) =>
        wordsOf(theirs).some((word) => one[0][word] >= 0 && one[0][word] === entity(ours)),
      );
      const mentionLinks = (links: readonly Link[]) =>
        links.filter(([, anchor]) => typeof anchor === 'number').length;
      expect(scoresOf(documentOf(one), documentOf(other))).toEqual([
        `${both.length}/${key.length} ${both.length}/${response.length}`,
        `${toMentions.length}/${mentionLinks(key)} ${toMentions.length}/${mentionLinks(response)}`,
        `${toEntities.length}/${key.length} ${toEntities.length}/${response.length}`,
      ]);
    }),
    { numRuns: runs(300) },
  );
});
