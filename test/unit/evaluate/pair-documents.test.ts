import { describe, expect, it } from 'vitest';
import { type Named, pairDocuments } from '../../../src/evaluate/pair-documents.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { collector } from '../../support/documents.ts';

const named = (file: string, ...names: string[]): Named[] =>
  names.map((id, i) => ({
    id,
    pairKey: id === '' ? '#0' : `${id.replace(/[();]| part \d+/g, '')}#0`,
    file,
    line: 10 * (i + 1),
    naming: 'name them in the "#begin document" lines',
  }));

function pair(keys: string[], responses: string[]) {
  const { problems, report } = collector();
  const pairs = pairDocuments(named('key', ...keys), named('response', ...responses), report);
  return {
    pairs: pairs.map(([key, response]) => [key.id, response?.id, response?.line]),
    messages: problems.map((p) => renderProblem(p)),
  };
}

describe('documents', () => {
  it('are paired by name, in the order of the key', () => {
    expect(pair(['b', 'a'], ['a', 'b'])).toEqual({
      pairs: [
        ['b', 'b', 20],
        ['a', 'a', 10],
      ],
      messages: [],
    });
  });

  it('are paired although their names are written otherwise', () => {
    expect(pair(['(a); part 000'], ['a'])).toEqual({ pairs: [['(a); part 000', 'a', 10]], messages: [] });
  });

  it('are paired although formats write the part in their own ways, with a warning', () => {
    const forth = pair(['wsj_0020', 'wsj_0021'], ['wsj_0021_0', 'x_0', 'wsj_0020_0']);
    expect(forth).toEqual({
      pairs: [
        ['wsj_0020', 'wsj_0020_0', 30],
        ['wsj_0021', 'wsj_0021_0', 10],
      ],
      messages: [
        'response:30: warning[document/renamed]: Documents are spelled differently in the response: wsj_0020 is wsj_0020_0; they are scored as the same.',
        `response:20: warning[document/extra]: Document x_0 is in the response but not in the key.
  help: it is not scored, as in the reference scorer`,
      ],
    });
    expect(pair(['a_0', 'b_0'], ['b', 'c']).pairs).toEqual([
      ['a_0', undefined, undefined],
      ['b_0', 'b', 10],
    ]);
    expect(() => pair(['a_0', 'a_00'], ['a', 'c'])).toThrow(InputError);
  });

  it('that the response lacks are scored against nothing, and reported', () => {
    expect(pair(['a', 'b'], ['a'])).toEqual({
      pairs: [
        ['a', 'a', 10],
        ['b', undefined, undefined],
      ],
      messages: [
        `key:20: warning[document/missing]: Document b is in the key but not in the response.
  help: it is scored as if the response had no mention in it, so recall falls`,
      ],
    });
  });

  it('that the key lacks are not scored, and reported', () => {
    expect(pair(['a'], ['x', 'a'])).toEqual({
      pairs: [['a', 'a', 20]],
      messages: [
        `response:10: warning[document/extra]: Document x is in the response but not in the key.
  help: it is not scored, as in the reference scorer`,
      ],
    });
  });

  it('that begin twice are an error; the last one counts', () => {
    const { pairs, messages } = pair(['a'], ['a', 'a']);
    expect(pairs).toEqual([['a', 'a', 20]]);
    expect(messages).toEqual([
      `response:20: error[document/duplicate]: Document a begins a second time.
  expected: one document of that name in a file
  help: rename or remove one of them, or pass --lenient to score the last one only`,
    ]);
  });

  it.each([
    [['(a)'], ['(a); part 000', 'a'], 'response', '(a); part 000', 'a'],
    [['(a)'], ['a', '(a); part 000'], 'response', 'a', '(a); part 000'],
    [['(a)', 'a'], ['(a)', 'a'], 'key', '(a)', 'a'],
  ])('that begin twice in two spellings are an error: %j, %j', (keys, responses, file, first, second) => {
    const { messages } = pair(keys, responses);
    expect(messages[0]).toBe(
      `${file}:20: error[document/duplicate]: Document ${second} begins a second time; the first time its name is written ${first}.
  expected: one document of that name in a file
  help: rename or remove one of them, or pass --lenient to score the last one only`,
    );
  });

  it('without a name are not those whose name says so', () => {
    expect(pair(['', 'nameless 1'], ['nameless 1', ''])).toEqual({
      pairs: [
        ['', '', 20],
        ['nameless 1', 'nameless 1', 10],
      ],
      messages: [],
    });
  });

  it('without names beside others are paired by their order, with a warning for each side', () => {
    const { pairs, messages } = pair(['', 'a', ''], ['a', '', '']);
    expect(pairs).toEqual([
      ['', '', 20],
      ['a', 'a', 10],
      ['', '', 30],
    ]);
    expect(messages.map((message) => message.split('\n')[0])).toEqual(
      ['key', 'response'].map(
        (file) =>
          `${file}: warning[document/unnamed]: 2 documents have no name; they are paired by their order.`,
      ),
    );
  });

  it.each([
    ['key', ['', ''], ['', '']],
    ['key', ['', ''], ['a', 'b']],
    ['response', ['a', 'b'], ['', '']],
  ])('without names, in the %s at least, are paired by their order', (file, keys, responses) => {
    const { pairs, messages } = pair(keys, responses);
    expect(pairs.map(([, , line]) => line)).toEqual([10, 20]);
    expect(messages).toEqual([
      `${file}: warning[document/unnamed]: 2 documents have no name; they are paired by their order.
  help: name them in the "#begin document" lines`,
    ]);
  });

  it('need no warning where each side has one without a name', () => {
    expect(pair([''], [''])).toEqual({ pairs: [['', '', 10]], messages: [] });
  });

  it('are paired if each side has only one, and reported', () => {
    expect(pair(['a'], ['b'])).toEqual({
      pairs: [['a', 'b', 10]],
      messages: [
        'response:10: warning[document/renamed]: The only document is a in the key and b in the response; they are scored as the same.',
      ],
    });
  });

  it('are refused if none is in common', () => {
    let message = '';
    try {
      pair(['a', 'b'], ['c', 'd']);
    } catch (error) {
      message = (error as InputError).problems.map((p) => renderProblem(p)).join('\n');
    }
    expect(
      message,
    ).toBe(`response:10: error[document/none-in-common]: Key and response have no document in common.
  expected: documents of the key, such as a; the response begins with c
  help: check that both files are of the same corpus; documents are paired by their names`);
    expect(() => pair(['a'], ['c', 'd'])).toThrow(InputError);
  });

  it('may all be missing', () => {
    expect(pair(['a'], []).pairs).toEqual([['a', undefined, undefined]]);
    expect(pair([], ['a']).pairs).toEqual([]);
    expect(pair([], [])).toEqual({ pairs: [], messages: [] });
  });

  it('may be called like properties of objects', () => {
    expect(pair(['__proto__', 'constructor'], ['constructor', '__proto__']).pairs).toEqual([
      ['__proto__', '__proto__', 20],
      ['constructor', 'constructor', 10],
    ]);
  });
});
