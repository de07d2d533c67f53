import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brat2tbfOrder } from '../../../../src/compat/brat2tbf/cluster-order.ts';
import { readBrat } from '../../../../src/formats/brat/read.ts';
import { writeTbf } from '../../../../src/formats/tbf/write.ts';
import { readTokenTable, type TableToken } from '../../../../src/formats/token-table/read.ts';
import { type BratToTbfOptions, bratToTbf } from '../../../../src/nuggets/convert/brat-to-tbf.ts';
import { tokenSpans } from '../../../../src/nuggets/convert/token-spans.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/events/brat2tbf/${name}`, import.meta.url), 'utf8');

function convert(ann: string, options: Partial<BratToTbfOptions> = {}) {
  const { problems, report } = collectProblems();
  const brat = readBrat({ name: 'doc1.ann', text: ann }, report);
  const names = { document: 'doc1', system: 'brat_conversion', visitOrder: brat2tbfOrder };
  const tbf = bratToTbf(brat, { ...names, ...options }, report);
  return { tbf, text: writeTbf([tbf]), codes: problems.map(({ code }) => code) };
}

/** Lines in any order, relation arguments too. */
function asSets(tbf: string): Set<string> {
  return new Set(
    tbf
      .trim()
      .split('\n')
      .map((line) => (line.startsWith('@Coreference') ? line.split('\t')[2].split(',').sort().join() : line)),
  );
}

describe('bratToTbf', () => {
  it('gives the character spans of the public converter, its order apart', () => {
    const { text, codes } = convert(fixture('ann/doc1.ann'));
    expect(asSets(text)).toEqual(asSets(fixture('expected_char.tbf')));
    expect(codes).toEqual(['brat/unknown-event', 'cluster/same-span']);
  });

  it('gives the token spans of the public converter, its order apart', () => {
    const { report } = collectProblems();
    const { tokens } = readTokenTable({ name: 'doc1.tab', text: fixture('tkn/doc1.tab') }, report);
    const { text } = convert(fixture('ann/doc1.ann'), { span: tokenSpans(tokens) });
    expect(asSets(text)).toEqual(asSets(fixture('expected_token.tbf')));
  });

  it('writes everything in natural order, whatever the order of the file', () => {
    const lines = fixture('ann/doc1.ann').trim().split('\n');
    expect(convert(lines.toReversed().join('\n')).text).toBe(convert(lines.join('\n')).text);
    expect(convert(fixture('ann/doc1.ann')).tbf.relations).toEqual([
      { name: 'After', id: 'R3', args: ['E1', 'E2'] },
      { name: 'Coreference', id: 'C0', args: ['E3', 'E7', 'E8', 'E10'] },
      { name: 'Subevent', id: 'R4', args: ['E1', 'E3'] },
    ]);
  });

  it('visits events in natural order without another order', () => {
    const { tbf } = convert(fixture('ann/doc1.ann'), { visitOrder: undefined });
    expect(tbf.relations[1].args).toEqual(['E2', 'E3', 'E7', 'E8']);
  });

  it('leaves out a link of an event to itself, and says so', () => {
    const { tbf, codes } = convert('T1\tX 0 1\ta\nE1\tX:T1\nR1\tCoreference A:E1 B:E1\n');
    expect(tbf.relations).toEqual([]);
    expect(codes).toEqual(['brat/self-link']);
  });

  it('leaves events of one span in one cluster on request', () => {
    const { tbf, codes } = convert(fixture('ann/doc1.ann'), { keepSameSpan: true });
    expect(tbf.relations[1].args).toEqual(['E2', 'E3', 'E7', 'E8', 'E10']);
    expect(codes).toEqual(['brat/unknown-event']);
  });

  it('leaves out an event without trigger or token, and the relations to it', () => {
    const ann = 'T1\tX 0 1\ta\nT2\tX 5 6\tb\nE1\tX:T1\nE2\tX:T9\nE3\tX:T2\nR1\tCoreference A:E1 B:E3\n';
    const { tbf, codes } = convert(ann, { span: ([[start]]) => (start === 5 ? undefined : 't1') });
    expect(tbf.mentions.map(({ id }) => id)).toEqual(['E1']);
    expect(tbf.relations).toEqual([]);
    expect(codes).toEqual(['brat/unknown-trigger', 'tokens/none', 'brat/unknown-event']);
  });

  it('takes the last Realis, True for one without value, and "-" for a missing text', () => {
    const ann = 'T1\tX 0 1\nE1\tX:T1\nE2\tX:T1\nA1\tRealis E1 Other\nA2\tRealis E1 Actual\nA3\tRealis E2\n';
    expect(convert(ann).tbf.mentions).toMatchObject([
      { id: 'E1', text: '-', realis: 'Actual' },
      { id: 'E2', realis: 'True' },
    ]);
  });
});

describe('tokenSpans', () => {
  const token = (id: string, start: number, end: number): TableToken => ({ id, text: '', start, end });

  it('takes tokens that lie in a fragment or contain one, but none that merely overlaps', () => {
    const spanOf = tokenSpans([token('1', 0, 4), token('2', 5, 9), token('3', 10, 20)]);
    expect(spanOf([[0, 9]])).toBe('1,2');
    expect(spanOf([[12, 14]])).toBe('3');
    expect(spanOf([[2, 7]])).toBeUndefined();
    expect(spanOf([[2, 9]])).toBe('2');
    expect(
      spanOf([
        [5, 9],
        [0, 4],
      ]),
    ).toBe('1,2');
  });

  it('lists a token that contains two fragments twice, and sorts numbers as numbers', () => {
    const spanOf = tokenSpans([token('10', 0, 9), token('9', 20, 22)]);
    expect(
      spanOf([
        [20, 22],
        [0, 2],
        [4, 6],
      ]),
    ).toBe('9,10,10');
  });

  it('finds a long token after shorter ones, and skips tokens without a position', () => {
    const spanOf = tokenSpans([
      token('1', 0, 90),
      token('2', 5, 9),
      token('3', 10, 12),
      token('4', Number.NaN, 3),
    ]);
    expect(spanOf([[20, 30]])).toBe('1');
  });
});
