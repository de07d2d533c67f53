import { describe, expect, it } from 'vitest';
import { locate } from '../../../src/corpus/locate.ts';
import { leftOut, readLocated, readUnlessBroken } from '../../../src/corpus/read-located.ts';
import { problem } from '../../../src/problems/problem.ts';
import { collectProblems } from '../../support/collect-problems.ts';
import { bytesOf } from '../../support/conll.ts';
import { sourceOf } from '../../support/cut-reading.ts';
import { conllDocument, indexedFiles } from '../../support/indexed-files.ts';

const text = conllDocument('a', 'x (1)', 'y (1)') + conllDocument('b', 'x (1)', 'y 2)');

describe('readLocated', () => {
  it('reads a document that was only found, and reports its problems', () => {
    const found = locate(sourceOf(bytesOf(text)));
    const { problems, report } = collectProblems();
    const read = found.map((located) => readLocated(located, report, {}));
    expect(read.map(({ id, mentions }) => [id, mentions.length])).toEqual([
      ['(a); part 000', 2],
      ['(b); part 000', 1],
    ]);
    expect(problems.map(({ code, document }) => [code, document])).toEqual([
      ['conll/unopened', '(b); part 000'],
    ]);
  });

  it('reads with the options of the reader', () => {
    const [located] = locate(sourceOf(bytesOf('#begin document (a);\na 0 0 x (1) -\n#end document\n')));
    const mentions = (corefColumn?: number) =>
      readLocated(located, () => {}, { corefColumn }).mentions.length;
    expect([mentions(), mentions(5)]).toEqual([0, 1]);
  });

  it('reports the problems of a document that was read before, every time', async () => {
    const [{ documents }] = await indexedFiles({ f: text }, 'f');
    const { problems, report } = collectProblems();
    for (const located of [documents[1], documents[1]]) readLocated(located, report, {});
    expect(documents[1].kind).toBe('read');
    expect(problems.map(({ code }) => code)).toEqual(['conll/unopened', 'conll/unopened']);
  });

  it('marks a document whose reader gave up before its end', async () => {
    const line = '{"id": "a", "tokens": ["x", "y"], "clusters": [[[0, 1]]]}';
    const isCut = async (content: string) => {
      const [{ documents }] = await indexedFiles({ f: `${line}\n${content}\n` }, 'f');
      return documents.map((located) => readLocated(located, () => {}, {}).isCut ?? false);
    };
    expect(await isCut(line.replace('"a"', '"b"'))).toEqual([false, false]);
    expect(await isCut(line.slice(0, 40))).toEqual([false, true]);
  });
});

describe('readUnlessBroken', () => {
  it('returns no document if one has an error that --lenient does not tolerate', async () => {
    const line = '{"id": "a", "tokens": ["x", "y"], "clusters": [[[0, 1]]]}';
    const [{ documents }] = await indexedFiles(
      { f: `${line}\n${line.replace('"a"', '"b"').slice(0, 50)}\n` },
      'f',
    );
    const { problems, report } = collectProblems();
    expect(documents.map((located) => readUnlessBroken(located, report, {})?.id)).toEqual(['a', undefined]);
    expect(problems.map(({ code, severity, help }) => [code, severity, help])).toEqual([
      ['json/syntax', 'warning', '--lenient: the document is left out, and counts as missing'],
      ['document/left-out', 'warning', 'mend the file: the scores are too low'],
    ]);
    expect(problems[1].message).toBe(
      'Document b of the response cannot be read, and is scored as if it had no mention.',
    );
  });

  it('returns a document whose errors are tolerated', () => {
    const [, second] = locate(sourceOf(bytesOf(text)));
    const { problems, report } = collectProblems();
    expect(readUnlessBroken(second, report, {})?.mentions.length).toBe(1);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['conll/unopened', 'error']]);
  });
});

describe('leftOut', () => {
  it('changes errors alone', () => {
    const [error, warning] = [problem('file/format', 'x'), problem('file/skipped', 'x')];
    expect(leftOut(error, 'file')).toMatchObject({
      severity: 'warning',
      help: expect.stringContaining('the file is left out'),
    });
    expect(leftOut(warning, 'file')).toBe(warning);
  });
});

it('gives a problem to the document whose lines it is in, also where a file is read as a whole', async () => {
  const lines = ['a', 'b', 'c'].map((id) => `{"id": "${id}", "X": ["he"]}`);
  lines[1] = '{"id": "b", "X": [1]}';
  const [{ documents }] = await indexedFiles({ f: lines.join('\n') }, 'f');
  const found = documents.map((located) => {
    const { problems, report } = collectProblems();
    readLocated(located, report, {});
    return [located.id, ...problems.map(({ code }) => code)];
  });
  expect(found).toEqual([['a'], ['b', 'answer/no-clusters'], ['c']]);
});
