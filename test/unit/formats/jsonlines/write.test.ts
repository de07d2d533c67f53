import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../../src/core/mentions.ts';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { jsonDocument } from '../../../support/json-arbitraries.ts';
import { readAll, shown } from '../../../support/json-documents.ts';

describe('what is written', () => {
  it('is read back, with words, with a text, and without either', () => {
    fc.assert(
      fc.property(fc.array(jsonDocument, { maxLength: 3 }), (documents) => {
        const problems: Problem[] = [];
        const text = jsonlines.write(documents, (entry) => problems.push(entry));
        expect(problems).toEqual([]);
        const again = readAll(jsonlines, text);
        expect(again.problems).toEqual([]);
        expect(again.shown).toEqual(documents.map(shown));
      }),
    );
  });

  it('says that positions in an unknown text will be read as those of tokens', () => {
    const base = { id: 'd', pairKey: 'd#0', entities: ['x'], length: 0, sentences: [] };
    const mentions = Mentions.of([{ start: 4, end: 9, entity: 0 }]);
    const codesOf = (unit: 'token' | 'character', text?: string) => {
      const codes: string[] = [];
      jsonlines.write([{ ...base, unit, mentions, text }], ({ code }) => codes.push(code));
      return codes;
    };
    expect([codesOf('character'), codesOf('character', 'The firm.'), codesOf('token')]).toEqual([
      ['json/loss'],
      [],
      [],
    ]);
  });

  it('has the keys of e2e-coref, fastcoref, or plain clusters', () => {
    const mentions = Mentions.of([{ start: 0, end: 1, entity: 0 }]);
    const base = {
      id: 'd',
      pairKey: 'd#0',
      unit: 'token' as const,
      entities: ['x'],
      mentions,
      sentences: [],
    };
    const words = ['Tom', 'slept'];
    const tokens = { length: 2, at: (i: number) => words[i] };
    const line = (rest: object) => jsonlines.write([{ ...base, length: 0, ...rest }], () => {});
    expect(line({ length: 2, tokens })).toBe(
      '{"doc_key":"d","sentences":[["Tom","slept"]],"clusters":[[[0,0]]]}\n',
    );
    expect(line({ unit: 'character', text: '😀b', length: 2 })).toBe(
      '{"id":"d","text":"😀b","clusters":[[[0,1]]],"clusters_strings":[["😀"]]}\n',
    );
    expect(line({})).toBe('{"id":"d","ends":"exclusive","clusters":[[[0,1]]]}\n');
  });

  it('has no gaps, which is reported', () => {
    const gaps = Mentions.of([
      {
        start: 0,
        end: 3,
        entity: 0,
        parts: [
          [0, 1],
          [2, 3],
        ],
      },
    ]);
    const problems: string[] = [];
    const document = {
      id: 'd',
      pairKey: 'd',
      unit: 'token' as const,
      entities: ['x'],
      mentions: gaps,
      length: 3,
      sentences: [],
    };
    expect(jsonlines.write([document], ({ message }) => problems.push(message))).toBe(
      '{"id":"d","ends":"exclusive","clusters":[[[0,3]]]}\n',
    );
    expect(problems).toEqual(['A mention with gaps is written as tokens 0 to 2.']);
  });
});
