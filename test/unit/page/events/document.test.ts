import { describe, expect, it } from 'vitest';
import {
  compareNuggets,
  document2015,
  type NuggetFile,
  readTbf,
  standardAttributes,
} from '../../../../src/nuggets/index.ts';
import { eventPageDocument } from '../../../../src/page/events/document.ts';
import { packEvents, unpackEvents } from '../../../../src/page/events/pack.ts';
import { wordsOfText } from '../../../../src/page/events/words.ts';
import { tbf } from '../../../support/nuggets.ts';

const file = (name: string, text: string): NuggetFile => ({
  name,
  documents: readTbf({ name, text }, () => expect.unreachable()),
});

const gold = file(
  'gold',
  tbf(
    'd',
    'E9 20,25 Life_Die Actual',
    'E1 0,5 Life_Die Actual',
    'E2 6,9 Life_Die Actual',
    'E3 10,15 Life_Die Other',
    '@Coreference R1 E9,E1',
    '@After R2 E2,E1',
  ),
);
const systems = [
  tbf('d', 'S1 0,5 Life_Die Actual', 'S2 6,9 Life_Injure Actual', 'S3 20,22', '@Coreference R1 S1,S3'),
  tbf('d', 'X1 16,19'),
].map((text, s) => file(`s${s}`, text));

const compared = systems.map(
  (system) =>
    compareNuggets(
      gold,
      system,
      { profile: document2015, attributes: standardAttributes, mapping: 'greedy', unit: 'character' },
      () => {},
    ).documents[0],
);
const TEXT = 'fires and bombs hit homes';
const made = eventPageDocument(compared, wordsOfText(TEXT));

describe('a document of events', () => {
  const { document, gold: goldFacts, systems: systemFacts } = made;

  it('has the mentions of gold in the order of the text', () => {
    expect(goldFacts.mentions.map(({ id }) => id)).toEqual(['E1', 'E2', 'E3', 'E9']);
    expect([...document.key.starts]).toEqual([0, 1, 2, 4]);
    expect(goldFacts.links).toEqual([{ name: 'After', mentions: [1, 0] }]);
    expect(goldFacts.clusters).toEqual([0]);
    expect([...document.key.entities]).toEqual([0, 1, 2, 0]);
  });

  it('has the pairs of each system in the order of the files', () => {
    const ids = systemFacts.map(({ pairs, mentions }) =>
      pairs.map(({ verdict, gold: g, system, wrong }) => [
        verdict,
        goldFacts.mentions[g]?.id,
        mentions[system]?.id,
        ...wrong,
      ]),
    );
    expect(ids).toEqual([
      [
        ['span', 'E9', 'S3', 'type'],
        ['right', 'E1', 'S1'],
        ['right', 'E2', 'S2', 'type'],
        ['missing', 'E3', undefined],
      ],
      [
        ['missing', 'E9', undefined],
        ['missing', 'E1', undefined],
        ['missing', 'E2', undefined],
        ['missing', 'E3', undefined],
        ['extra', undefined, 'X1'],
      ],
    ]);
  });

  it('gives a cluster of the system the number and colour of the gold cluster that it is aligned with', () => {
    const [first] = document.systems;
    expect([...first.partners]).toEqual([0, 1]);
    expect(first.colours[0]).toBe(document.key.colours[0]);
    // Mentions with equal spans are twins, those of span errors have other limits.
    expect([[...first.twins], [...first.shifted]]).toEqual([
      [0, 1, -1],
      [-1, -1, 3],
    ]);
  });

  it('cuts words where a mention of any system ends', () => {
    const [first] = document.systems;
    const { text, tokenStarts, tokenEnds } = document;
    expect(text.slice(tokenStarts[first.starts[2]], tokenEnds[first.ends[2] - 1])).toBe('ho');
    expect(text).toBe(TEXT);
  });

  it('is unpacked as it was packed', () => {
    expect(unpackEvents(packEvents(made))).toEqual(JSON.parse(JSON.stringify(made), revived(made)));
  });

  it('has its pairs without a text, too', () => {
    const without = eventPageDocument(compared, undefined);
    expect(without.document.text).toBe('');
    expect(without.systems.map(({ pairs }) => pairs.length)).toEqual([4, 5]);
    expect(without.document.key.names).toEqual(['e9', 'e2', 'e3']);
  });

  it('may be missing in a system', () => {
    const [, lacking] = eventPageDocument([compared[0], undefined], undefined).systems;
    expect(lacking).toEqual({
      mentions: [],
      links: [],
      clusters: [],
      pairs: [],
      lackedBy: ['gold', 'system'],
    });
    const onlyIn = (side: 'gold' | 'system') =>
      eventPageDocument([{ ...compared[0], onlyIn: side }], undefined).systems[0].lackedBy;
    expect([onlyIn('gold'), onlyIn('system'), systemFacts[0].lackedBy]).toEqual([['system'], ['gold'], []]);
  });
});

/** The columns of the text are packed by themselves; only the facts go through JSON. */
function revived({ document }: typeof made): (key: string, value: unknown) => unknown {
  return (key, value) => (key === 'document' ? document : value);
}
