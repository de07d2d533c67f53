import { describe, expect, it } from 'vitest';
import { alsoFitting, detectFormat, formatById, formatOf } from '../../../src/formats/detect.ts';
import { conll, type Format } from '../../../src/formats/index.ts';
import type { InputError, Problem } from '../../../src/problems/problem.ts';
import { bytesOf } from '../../support/conll.ts';

const idOf = (text: string) => detectFormat(bytesOf(text))?.format.id;

const ANY = /^one of the \d+ formats of docs\/formats\/README\.md, such as conll, /;

/** What is wrong with a file whose format is to be found out. */
function problemsOf(text: string): readonly Problem[] {
  const bytes = bytesOf(text);
  try {
    formatOf({ name: 'f', size: bytes.length, read: () => bytes }, undefined);
  } catch (error) {
    return (error as InputError).problems;
  }
  return [];
}

describe('the format of a file', () => {
  it('is CoNLL where a line begins a document', () => {
    const reason = 'a line begins with "#begin document"';
    expect(detectFormat(bytesOf('#begin document (x); part 000\n'))).toEqual({ format: conll, reason });
    expect(detectFormat(bytesOf('\ufeff#begin document (x); part 000\n'))).toEqual({ format: conll, reason });
    expect(idOf('#begin document(metadoc);\n')).toBe('conll');
    expect(idOf('# begin document GUM_bio_dvorak\n')).toBe('conll');
  });

  it('is unknown where nothing is recognized', () => {
    expect(idOf('Mary said that she slept.\n')).toBeUndefined();
    expect(idOf('\n\n')).toBeUndefined();
  });

  it('is asked for in few words, with the line that was not understood', () => {
    const problems = problemsOf('Mary\tsaid\nthat she slept.\n');
    expect(problems).toMatchObject([{ code: 'file/format', line: 1, excerpt: 'Mary  said' }]);
    expect(problems[0].expected).toMatch(ANY);
    expect(problems[0].expected?.length).toBeLessThan(100);
  });

  it('may be any where a file is empty, which is said in few words, too', () => {
    const problems = problemsOf('');
    expect(problems).toMatchObject([{ code: 'file/empty', message: 'The file is empty.' }]);
    expect(problems[0].expected).toMatch(ANY);
    expect(problems[0].expected?.length).toBeLessThan(100);
  });

  it('may be others too, which are named', () => {
    const marked = bytesOf(
      '[Tom](#0) and [Ann](#1) saw <m>him</m>#0 and <m>her</m>#1, [he](#0) <m>said</m>#2\n',
    );
    const first = formatById('markdown');
    expect(detectFormat(marked)?.format).toBe(first);
    expect(alsoFitting(marked, first).map(({ format }) => format.id)).toEqual(['m-tags']);
    expect(alsoFitting(bytesOf('#begin document (x); part 000\n'), conll)).toEqual([]);
  });

  it('is that of the first candidate that recognizes it', () => {
    const other = (id: string, reason?: string): Format => ({ ...conll, id, detect: () => reason });
    const candidates = [other('a'), other('b', 'because of b'), other('c', 'because of c')];
    expect(detectFormat(bytesOf('x'), candidates)).toEqual({ format: candidates[1], reason: 'because of b' });
  });
});
