import { describe, expect, it } from 'vitest';
import { Journal } from '../../../../../src/compat/evmeval/python/log.ts';
import { release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import {
  characterReader,
  parseMention,
  tokenReader,
} from '../../../../../src/compat/evmeval/score/mention.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';

describe('parseMention', () => {
  const parse = (line: string) =>
    logged((journal) => parseMention(line, characterReader(true), (value) => value.toLowerCase(), journal));

  it('reads seven columns and keeps all after the text', () => {
    expect(parse('sys\td\tE1\t5,7\tthe text\tLife_Die\tActual\t0.5').result).toEqual({
      system: 'sys',
      id: 'E1',
      extent: { ranges: [5, 7], size: 2 },
      elements: '5,6',
      tokens: [],
      values: ['life_die', 'actual'],
      columns: ['Life_Die', 'Actual', '0.5'],
      text: 'the text',
    });
  });

  it('ends the run for a line with fewer', () => {
    expect(parse('sys\td\tE1\t5,7\ttext\tLife_Die')).toMatchObject({
      exit: 1,
      log: [
        'ERROR System line has too few fields:\n ---> sys\td\tE1\t5,7\ttext\tLife_Die',
        'ERROR Scorer terminate with error.',
      ],
    });
  });
});

describe('characterReader', () => {
  it.each([
    ['0,4', [0, 4], 4, '0,1,2,3'],
    ['0,3;2,5', [0, 5], 6, '0,1,2,2,3,4'],
    ['7,9;0,2', [0, 2, 7, 9], 4, '7,8,0,1'],
    ['5,7,100', [5, 7], 2, '5,6'],
    [' +1 ,03', [1, 3], 2, '1,2'],
    ['-2,1', [-2, 1], 3, '-2,-1,0'],
    ['5,5', [], 0, ''],
    ['9,7', [], 0, ''],
  ])('reads %j', (span, ranges, size, elements) => {
    expect(characterReader(true)(span)).toEqual({ extent: { ranges, size }, elements, tokens: [] });
    expect(characterReader(false)(span)).toEqual({ extent: { ranges, size }, elements: '', tokens: [] });
  });

  it.each([
    ['x,4', 'The span fragment "x,4" contains "x", which is not a number.'],
    ['0,4;', 'The span fragment "" contains "", which is not a number.'],
    ['7', 'The span fragment "7" has no end.'],
    [
      '0,9007199254740992',
      'The span fragment "0,9007199254740992" is beyond 9007199254740991, the largest exact offset.',
    ],
    ['0,16777217', 'The span "0,16777217" covers 16777217 characters.'],
  ])('crashes for %j', (span, message) => {
    expect(() => characterReader(false)(span)).toThrow(message);
  });

  it('limits the characters of all spans together if they are listed', () => {
    const [listing, counting] = [characterReader(true), characterReader(false)];
    listing('0,10');
    expect(() => listing('0,16777207')).toThrow(
      'The spans up to "0,16777207" cover 16777217 characters, too many to be listed (with -d).',
    );
    counting('0,10');
    expect(counting('0,16777216').extent.size).toBe(16_777_216);
  });
});

describe('tokenReader', () => {
  it('numbers tokens in order of appearance; ids are strings, not trimmed, and count once', () => {
    const read = tokenReader(new Set(), release18, new Journal());
    expect(read('t2,t1,t2')).toEqual({
      extent: { ranges: [0, 2], size: 2 },
      elements: 't2,t1,t2',
      tokens: ['t2', 't1'],
    });
    expect(read('t1, t1,__proto__').extent).toEqual({ ranges: [1, 4], size: 3 });
  });

  it('removes invisible tokens, and shows the others in the order of a Python set in version 1.6', () => {
    const { result, log } = logged(
      (journal) => tokenReader(new Set(['t1']), release16, journal)('t28,t1,t29,t30'),
      true,
    );
    expect(result).toMatchObject({ elements: 't29,t28,t30', tokens: ['t29', 't28', 't30'] });
    expect(result?.extent.size).toBe(3);
    expect(log).toEqual(['DEBUG Token Id t1 is filtered']);
  });
});
