import { describe, expect, it } from 'vitest';
import {
  isEmptyNode,
  readSentence,
  sentenceOfWord,
  wordCode,
} from '../../../../src/compat/corefud-scorer/sentence.ts';

const read = (text: string) => readSentence(text, 0, text.length, 3, () => {});

const line = (id: string, head = '0') => `${id}\tw\t_\t_\t_\t_\t${head}\tdep\t1:x\t_`;

describe('wordCode', () => {
  it('orders words and empty nodes', () => {
    const codes = ['0.1', '1', '3', '3.1', '3.2', '3.10', '4'].map((id) => wordCode(3, id) ?? NaN);
    expect(codes).toEqual([...codes].sort((a, b) => a - b));
    expect(codes.map(isEmptyNode)).toEqual([true, false, false, true, true, true, false]);
    expect(new Set(codes.map(sentenceOfWord))).toEqual(new Set([3]));
    expect(wordCode(4, '0.1')).toBeGreaterThan(wordCode(3, '999') ?? NaN);
  });

  it('refuses what is not an ID, and IDs beyond its limits', () => {
    expect(wordCode(1, 'x')).toBeUndefined();
    expect(wordCode(1, '1.0')).toBeUndefined();
    expect(() => wordCode(1, '9999999')).toThrow(
      'sentence 1, word 9999999: beyond the limits of this program',
    );
  });
});

describe('readSentence', () => {
  it('reads names, forms and DEPS of empty nodes', () => {
    const found = read(
      `# newdoc id = a b\n# sent_id = s1\n1-2\tx\n${line('1')}\n${line('1.1')}\n${line('2', '1')}`,
    );
    expect(found).toMatchObject({ number: 3, id: 's1', newdoc: 'a b', forms: expect.any(Array) });
    expect([...(found?.deps.values() ?? [])]).toEqual(['1:x']);
  });

  it('takes the number of a sentence without a name', () => {
    expect(read(`# newdoc\n${line('1')}`)).toMatchObject({ id: '3', newdoc: true });
  });

  it('has nothing without a word', () => {
    expect(read('# text = x')).toBeUndefined();
  });

  it.each([
    ['a parent that does not exist', line('1', '2'), 'sentence 3, word 1: HEAD is out of range (2)'],
    ['a word that is its own parent', line('1', '1'), 'sentence 3, word 1: the dependency tree has a cycle'],
    ['a cycle', `${line('1', '2')}\n${line('2', '1')}`, 'the dependency tree has a cycle'],
    ['a HEAD that is not a number', line('1', 'x'), '"x" is not the number of a parent'],
    ['an ID that is not one', line('a'), 'The line has no ID of a word: a'],
  ])('refuses %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
