import { describe, expect, it } from 'vitest';
import {
  briefComparison,
  comparedClusters,
  comparedMentions,
} from '../../../../../src/compat/evmeval/score/comparison.ts';
import { evmevalMentions, mappingOf } from '../../../../support/evmeval-mentions.ts';

const gold = evmevalMentions(['E1 0,3 Conflict_Attack Actual extra', 'E2 5,6']);
const system = evmevalMentions(['S1 9,10', 'S2 0,2;4,5 Life.Die Other']);

describe('comparedMentions', () => {
  it('has a line for each gold mention and for each system mention that is left', () => {
    expect(comparedMentions('sys', gold, system, mappingOf([1, -1], [0.625, 0]))).toBe(
      [
        'sys\tE1\t0,1,2\tconflictattack\tactual\te1\t|\tS2\t0,1,4\tlifedie\tother\ts2\t0.62\n',
        'sys\tE2\t5\tconflictattack\tactual\te2\t|\t-\t-\n',
        'sys\t-\t|\tS1\t9\tconflictattack\tactual\ts1\t-\n',
      ].join(''),
    );
  });

  it('is empty for a document without mentions', () => {
    expect(comparedMentions('sys', [], [], mappingOf([]))).toBe('');
  });
});

describe('briefComparison', () => {
  it('has every column from the sixth on as written, no text, and no system mention without a partner', () => {
    expect(briefComparison('sys', gold, system, mappingOf([1, -1]))).toBe(
      [
        'sys\tE1\t0,1,2\tConflict_Attack\tActual\textra\t|\tS2\t0,1,4\tLife.Die\tOther\t1.00\n',
        'sys\tE2\t5\tConflict_Attack\tActual\t|\t-\t-\n',
      ].join(''),
    );
  });
});

describe('comparedClusters', () => {
  const textOf = new Map([
    ['E1', 'a, b,c'],
    ['E2', ''],
  ]);

  it('shows mentions with their texts, without commas', () => {
    let text = '';
    comparedClusters('gold', [['E1', 'E2'], ['E2']], textOf, (line) => {
      text += line;
    });
    expect(text).toBe('@coref\tgold\tE1:a bc,E2:\n@coref\tgold\tE2:\n');
  });

  it('ends the run at an unknown mention, after the lines before it', () => {
    let text = '';
    const write = (line: string) => {
      text += line;
    };
    expect(() => comparedClusters('system', [['E2'], ['E1', 'E9']], textOf, write)).toThrow(
      'A system cluster contains "E9", which is not a mention of the document (with -d and -c).',
    );
    expect(text).toBe('@coref\tsystem\tE2:\n');
  });
});
