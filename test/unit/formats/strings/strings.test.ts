import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { strings } from '../../../../src/formats/strings/strings.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readAll } from '../../../support/json-documents.ts';

const read = (text: string) => {
  const { documents, problems } = readAll(strings, text);
  const shown = documents.map(({ id, entities, mentions, tokens }) => [
    id,
    entities.map((label, entity) => [
      label,
      ...[...mentions].filter((m) => m.entity === entity).map(({ start }) => tokens?.at(start)),
    ]),
  ]);
  return { shown, problems };
};

describe('JSON lists of strings', () => {
  it.each([
    [
      '{"Chain1": ["Sarah", "She"], "Chain2": ["Tom"]}',
      'the values of its first object are lists of strings',
    ],
    ['{"clusters": [["Tom", "he"]]}', 'its clusters are lists of strings'],
    ['{"clusters": {"__proto__": ["Tom", "he"]}}', 'its clusters are lists of strings'],
    ['[["Tom", "he"], ["Bob"]]', 'a JSON list of lists of strings'],
  ])('are recognized: %s', (text, reason) => {
    const detected = detectFormat(bytesOf(text));
    expect(detected?.format.id).toBe('strings');
    expect(detected?.reason).toContain(reason);
  });

  it.each([
    ['{"tokens": ["a"], "clusters": [[[0, 1]]]}', 'jsonlines'],
    ['{"clusters": []}', 'jsonlines'],
    ['{"type": "clusters", "clusters": {"0": ["m1"]}}', 'scorch'],
    ['[[1, 2]]', undefined],
    ['{"a": 1}', undefined],
  ])('are not %s', (text, id) => expect(detectFormat(bytesOf(text))?.format.id).toBe(id));

  it('are documents on lines, or one', () => {
    expect(read('{"id": "a", "clusters": [["Tom", "he"]]}\n{"id": "b", "X": ["it"]}\n').shown).toEqual([
      ['a', [['0', 'Tom', 'he']]],
      ['b', [['X', 'it']]],
    ]);
    expect(read('[["Tom", "he"], []]').shown).toEqual([['', [['0', 'Tom', 'he'], ['1']]]]);
    expect(read('{\n"clusters": {"__proto__": ["Tom"]}}').shown).toEqual([['', [['__proto__', 'Tom']]]]);
  });

  it.each([
    ['{"clusters": [["Tom", 3]]}', 23],
    ['{"A": ["Tom"', 13],
    ['[["Tom"], 1]', 11],
  ])('that are broken are refused with a place: %s', (text, column) => {
    expect(read(text).problems).toMatchObject([{ code: 'strings/syntax', line: 1, column }]);
  });

  it('are written without positions, which is said', () => {
    const { documents } = readAll(strings, '{"id": "a", "clusters": [["Tom", "he"]]}');
    expect(strings.write(documents, () => expect.unreachable())).toBe(
      '{"id":"a","clusters":[["Tom","he"]]}\n',
    );
    const losses: string[] = [];
    const text = { ...documents[0], unit: 'character', text: '😀he', tokens: undefined } as const;
    expect(strings.write([text], ({ code }) => losses.push(code))).toContain('[["😀","h"]]');
    expect(losses).toEqual(['strings/loss']);
  });
});
