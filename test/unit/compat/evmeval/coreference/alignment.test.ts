import { describe, expect, it } from 'vitest';
import {
  alignedRows,
  conllDocument,
  type Row,
} from '../../../../../src/compat/evmeval/coreference/alignment.ts';
import { evmevalMentions, mappingOf } from '../../../../support/evmeval-mentions.ts';

const gold = evmevalMentions(['E1 0,4', 'E2 5,9', 'E3 10,14']);
const system = evmevalMentions(['S1 20,24', 'S2 0,4']);
const pairs = (rows: readonly Row[]) => rows.map((row) => `${row.gold?.id ?? '-'} ${row.system?.id ?? '-'}`);

describe('alignedRows', () => {
  it('has gold mentions in file order with their partners, then the system mentions that are left', () => {
    const rows = (keep: boolean) => pairs(alignedRows(gold, system, mappingOf([1, -1, -1]), 1, keep));
    expect(rows(true)).toEqual(['E1 S2', 'E2 -', 'E3 -', '- S1']);
    expect(rows(false)).toEqual(['E1 S2', '- S1']);
  });

  it('accepts a pair whose score is at least the threshold', () => {
    const rows = (threshold: number) =>
      pairs(alignedRows(gold, system, mappingOf([1, 0, -1], [0.5, 0.25, 0]), threshold, true));
    expect(rows(0.5)).toEqual(['E1 S2', 'E2 -', 'E3 -', '- S1']);
    expect(rows(0.25)).toEqual(['E1 S2', 'E2 S1', 'E3 -']);
    expect(rows(Number.NaN)).toEqual(['E1 -', 'E2 -', 'E3 -', '- S1', '- S2']);
  });

  it('gives the last system mention to gold mentions without a partner for a threshold of 0 or less', () => {
    expect(pairs(alignedRows(gold, system, mappingOf([-1, 0, -1]), 0, true))).toEqual([
      'E1 S2',
      'E2 S1',
      'E3 S2',
      '- S2',
    ]);
    expect(() => alignedRows(gold, [], mappingOf([-1, -1, -1]), 0, true)).toThrow(
      'With a coreference threshold of 0 or less the system needs at least one mention.',
    );
  });
});

describe('conllDocument', () => {
  it('numbers clusters in file order and then mentions without a cluster in row order', () => {
    const [e1, e2, e3] = gold;
    const text = conllDocument('d', [e1, undefined, e2, e3], [['E1', 'E3'], ['E9']], ({ id }) => `${id}_x`);
    expect(text).toBe(
      [
        '#begin document (d); part 000\n',
        'd\t0\tE1_x\t(0)\n',
        'd\t1\tNone\t(-)\n',
        'd\t2\tE2_x\t(2)\n',
        'd\t3\tE3_x\t(0)\n',
        '#end document\n',
      ].join(''),
    );
  });

  it('puts a mention into the last of its clusters, whatever its id', () => {
    const [mention] = evmevalMentions(['__proto__ 0,4']);
    const clusters = [['__proto__'], ['x'], ['__proto__']];
    expect(conllDocument('', [mention], clusters, () => 'w')).toBe(
      '#begin document (); part 000\n\t0\tw\t(2)\n#end document\n',
    );
  });
});
