import { describe, expect, it } from 'vitest';
import {
  compareNuggets,
  document2015,
  type NuggetFile,
  readTbf,
  standardAttributes,
} from '../../../../src/nuggets/index.ts';
import { comparisonJson, comparisonText } from '../../../../src/report/nuggets.ts';
import { tablesFor, tbf } from '../../../support/nuggets.ts';

const file = (name: string, text: string): NuggetFile => ({
  name,
  documents: readTbf({ name, text }, () => expect.unreachable()),
});

const compare = (gold: string, system: string, tables?: ReturnType<typeof tablesFor>) =>
  compareNuggets(
    file('gold', gold),
    file('system', system),
    { profile: document2015, attributes: standardAttributes, mapping: 'greedy', unit: 'auto', tables },
    () => {},
  );

const gold = tbf(
  'd',
  'E1 0,4 Life_Die Actual',
  'E2 10,14 Life_Die Actual',
  'E3 20,26 Life_Die Other',
  'E4 30,34',
  '@Coreference R1 E1,E3',
  '@After R2 E2,E1',
);
const system = tbf(
  'd',
  'S1 0,4 Life_Die Actual',
  'S2 10,14 Life_Injure Actual',
  'S3 20,24 Life_Die Actual',
  'S4 50,54',
  '@Coreference R1 S1,S2',
  '@Subevent R2 S2,S3',
  '@After R3 S4,S1',
);

describe('compareNuggets', () => {
  const { documents, totals, wrong } = compare(gold, system);

  it('distinguishes matched, partial, missed and spurious mentions and wrong attributes', () => {
    expect(
      documents[0].pairs.map((pair) => [pair.verdict, pair.gold?.id, pair.system?.id, pair.dice, pair.wrong]),
    ).toEqual([
      ['matched', 'E1', 'S1', 1, []],
      ['matched', 'E2', 'S2', 1, ['type']],
      ['partial', 'E3', 'S3', 0.8, ['realis']],
      ['missed', 'E4', undefined, 0, []],
      ['spurious', undefined, 'S4', 0, []],
    ]);
    expect([...totals]).toEqual([
      ['matched', 2],
      ['partial', 1],
      ['missed', 1],
      ['spurious', 1],
    ]);
    expect([...wrong]).toEqual([
      ['type', 1],
      ['realis', 1],
    ]);
  });

  it('has what a drawing needs: places, lines and clusters', () => {
    const [{ pairs, goldClusters, systemClusters }] = documents;
    expect(pairs[2].gold).toMatchObject({ fragments: [[20, 26]], line: 4, cluster: 0 });
    expect(pairs[3].gold?.cluster).toBeUndefined();
    expect([goldClusters, systemClusters]).toEqual([[['E1', 'E3']], [['S1', 'S2']]]);
  });

  it('finds the places of tokens in their table', () => {
    const tokens = compare(tbf('d', 'E1 t2,t0'), tbf('d', 'S1 t0'), tablesFor({ d: 'one two three' }));
    expect(tokens.documents[0].pairs[0].gold?.fragments).toEqual([
      [0, 3],
      [8, 13],
    ]);
  });

  it('is shown side by side', () => {
    const shown = comparisonText(compare(gold, system)).split('\n');
    expect(shown[0]).toBe('d');
    expect(shown.slice(1, 7).map((line) => line.split(/ {2,}/).filter((cell) => cell !== ''))).toEqual([
      ['Dice', 'Gold', 'Span', 'Type', 'Realis', 'System', 'Span', 'Type', 'Realis', 'Wrong'],
      ['matched', '1.00', 'E1 e1', '0,4', 'Life_Die', 'Actual', 'S1 s1', '0,4', 'Life_Die', 'Actual'],
      [
        ...['matched', '1.00', 'E2 e2', '10,14', 'Life_Die', 'Actual'],
        ...['S2 s2', '10,14', 'Life_Injure', 'Actual', 'type'],
      ],
      [
        ...['partial', '0.80', 'E3 e3', '20,26', 'Life_Die', 'Other'],
        ...['S3 s3', '20,24', 'Life_Die', 'Actual', 'realis'],
      ],
      ['missed', 'E4 e4', '30,34', 'Conflict_Attack', 'Actual', '–'],
      ['spurious', '–', 'S4 s4', '50,54', 'Conflict_Attack', 'Actual'],
    ]);
    expect(shown.slice(7)).toEqual([
      '  gold cluster     E1 e1, E3 e3',
      '  gold After       E2 e2 → E1 e1',
      '  system cluster   S1 s1, S2 s2',
      '  system Subevent  S2 s2 → S3 s3',
      '  system After     S4 s4 → S1 s1',
      '',
      '1 document: 2 matched, 1 partial, 1 missed, 1 spurious, 1 with wrong type, 1 with wrong realis',
      '',
    ]);
  });

  it('fits into a terminal: texts are cut, spans are left out, and then a pair takes two lines', () => {
    const long = (text: string) => text.replaceAll('Life_Die', 'Life_Die_With_A_Long_Name_Of_A_Subtype');
    const comparison = compare(long(gold), long(system));
    const lines = (columns: number) => comparisonText(comparison, undefined, columns).split('\n');
    const widest = (columns: number) => Math.max(...lines(columns).map((line) => line.length));
    for (const columns of [200, 150, 120, 100, 80, 60]) {
      expect(widest(columns), `${columns}`).toBeLessThanOrEqual(columns);
    }
    expect(lines(200)[1]).toContain('Span');
    expect(lines(100)[1]).not.toContain('Span');
    expect(lines(100)[2]).toMatch(/^matched .*E1 e1 .*S1 s1/);
    expect(
      lines(60)
        .slice(1, 4)
        .map((line) => line.split(/ {2,}/).slice(0, 4)),
    ).toEqual([
      ['', 'Dice', 'Mention', 'Type'],
      ['matched', '1.00', 'gold', 'E1 e1'],
      ['', 'system', 'S1 s1', expect.stringMatching(/^Life.*…/)],
    ]);
    const clusters = tbf(
      'd',
      ...Array.from({ length: 30 }, (_, m) => `E${m} ${10 * m},${10 * m + 4}`),
    ).replace('#End', `@Coreference\tR1\t${Array.from({ length: 30 }, (_, m) => `E${m}`).join(',')}\n#End`);
    const wrapped = comparisonText(compare(clusters, system), undefined, 60).split('\n');
    const first = wrapped.findIndex((line) => line.startsWith('  gold cluster'));
    expect(wrapped[first + 1]).toMatch(/^ {19}E\d+ e\d+, /);
    expect(
      wrapped
        .slice(first, first + 8)
        .join(' ')
        .match(/E\d+ e\d+/g),
    ).toHaveLength(30);
  });

  it('shows control characters of a file as text', () => {
    const shown = comparisonText(compare(gold.replace('\te1\t', '\t\u001b[31m\t'), system));
    expect(shown).not.toContain('\u001b');
  });

  it('is written as JSON', () => {
    const value = JSON.parse(comparisonJson(compare(gold, system)));
    expect(value.perDocument[0].goldLinks).toEqual([{ name: 'After', mentions: ['E2', 'E1'] }]);
    expect(value.totals).toEqual({
      matched: 2,
      partial: 1,
      missed: 1,
      spurious: 1,
      wrong: { type: 1, realis: 1 },
    });
    expect(value.perDocument[0].pairs[0].system.text).toBe('s1');
  });
});
