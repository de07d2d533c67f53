import { describe, expect, it } from 'vitest';
import { corporaOf, corpusOf, pathsOf, runsOf } from '../../../../src/library/files/corpora.ts';

const namesOf = (corpora: unknown) =>
  corporaOf('responses', corpora).map(({ name, path }) => `${name}=${path}`);

describe('corpora of a request', () => {
  it('are paths, named after their files as on the command line', () => {
    expect(namesOf(['a/x.conll', 'b/x.conll', 'y/'])).toEqual(['a=a/x.conll', 'b=b/x.conll', 'y=y/']);
    expect(namesOf(['ours=a'])).toEqual(['ours=a=ours=a']);
    expect(corpusOf('key', 'gold/')).toEqual({ path: 'gold/', name: 'gold' });
  });

  it('have the names that are given', () => {
    expect(namesOf({ ours: 'a/', theirs: 'b/' })).toEqual(['ours=a/', 'theirs=b/']);
    expect(namesOf([{ path: 'a', name: 'ours' }, { path: 'b' }, 'c'])).toEqual(['ours=a', 'b=b', 'c=c']);
    expect(corpusOf('key', { path: 'k', name: 'gold' })).toEqual({ path: 'k', name: 'gold' });
  });

  it('are the runs of systems, too', () => {
    expect(runsOf('responses', { a: ['x', 'y'], b: 'z' })).toEqual([
      { system: 'a', name: 'a#1', path: 'x' },
      { system: 'a', name: 'a#2', path: 'y' },
      { system: 'b', name: 'b', path: 'z' },
    ]);
    expect(runsOf('responses', ['d/x', { path: 'y', name: 'b' }])).toEqual([
      { system: 'x', name: 'x', path: 'd/x' },
      { system: 'b', name: 'b', path: 'y' },
    ]);
  });

  it.each([
    ['a/', 'Expected `responses` to be a list of paths, or an object of paths by name, got "a/".'],
    [undefined, 'Expected `responses` to be a list of paths, or an object of paths by name, got undefined.'],
    [[], '`responses` is empty.'],
    [{}, '`responses` is empty.'],
    [[1], 'Expected `responses` to name a file, a directory or a pattern, got number.'],
    [[null], 'Expected `responses` to name a file, a directory or a pattern, got null.'],
    [[''], 'Expected `responses` to name a file, a directory or a pattern, got "".'],
    [{ a: ['x'] }, 'Expected `responses` to name a file, a directory or a pattern, got object.'],
    [[{ path: 'a', name: 1 }], 'Expected the name in `responses` to be a text.'],
    [['a', 'b'].map((path) => ({ path, name: 'x' })), 'Two systems are called x.'],
  ])('are refused otherwise: %j', (corpora, message) => {
    expect(() => corporaOf('responses', corpora)).toThrow(message);
  });

  it('are lists of paths where names have no meaning', () => {
    expect(pathsOf('inputs', ['a', '-'])).toEqual(['a', '-']);
    expect(() => pathsOf('inputs', 'a')).toThrow('Expected `inputs` to be a list of paths.');
    expect(() => pathsOf('inputs', [])).toThrow('`inputs` is empty.');
    expect(() => pathsOf('inputs', ['-', '-'])).toThrow('Standard input (-) can be read only once.');
  });
});
