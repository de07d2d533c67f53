import { describe, expect, it } from 'vitest';
import { pairOptions, requestCorpora, sideFormat } from '../../../src/serve/corpora.ts';
import { errorOf, serveShell } from '../../support/serve-shell.ts';

const sent = (name: string, corpus: unknown) => ({ parameter: name, name, corpus });

describe('requestCorpora', () => {
  it('gives corpora in memory names of their own', () => {
    const { paths } = requestCorpora(
      [
        sent('key', { text: 'a', name: 'x' }),
        sent('response', { text: 'b', name: 'x' }),
        sent('response', { path: 'x (2)' }),
      ],
      serveShell(),
    );
    expect(paths).toEqual(['x', 'x (3)', 'x (2)']);
  });

  it('leaves the files alone if all corpora are files', () => {
    const shell = serveShell();
    expect(requestCorpora([sent('key', { path: 'a' })], shell).shell.files).toBe(shell.files);
  });
});

describe('a corpus that is refused', () => {
  const of = async (corpus: unknown) => (await errorOf('read', { source: corpus })).message;
  const EXPECTED = 'Expected `source` to be a corpus: {"path": …}, {"text": …} or {"documents": …}';

  it.each([
    ['a.conll', `${EXPECTED}.`],
    [{}, `${EXPECTED}, one of the three.`],
    [{ path: 'a', text: 'b' }, `${EXPECTED}, one of the three.`],
    [{ path: '' }, `${EXPECTED}, with a text.`],
    [{ path: 3 }, `${EXPECTED}, with a text.`],
    [{ text: 3 }, `${EXPECTED}, with a text.`],
    [{ path: 'a', encoding: 'latin1' }, `${EXPECTED}; it has no "encoding".`],
    [{ path: '-' }, 'Standard input (-) carries the protocol: send the content as {"text": …}.'],
    [{ text: 'a', name: '-' }, 'A corpus cannot have the name "-".'],
    [{ path: 'a', format: 3 }, 'Expected `format` to be a text.'],
  ])('%j', async (corpus, message) => {
    expect(await of(corpus)).toBe(message);
  });
});

describe('formats of corpora', () => {
  it('become those of the sides', () => {
    expect(pairOptions({ format: 'conll' }, [undefined, undefined])).toEqual({ format: 'conll' });
    expect(pairOptions({ format: 'conll' }, ['jsonlines', undefined])).toEqual({
      keyFormat: 'jsonlines',
      responseFormat: 'conll',
    });
    expect(pairOptions({}, [undefined, undefined])).toEqual({});
  });

  it('are detected where lists and files are mixed, and refused where they differ otherwise', () => {
    expect(sideFormat(['jsonlines', undefined], undefined)).toBeUndefined();
    expect(() => sideFormat(['jsonlines', undefined], 'conll')).toThrow(
      'Corpora of one side have different formats.',
    );
    expect(() => sideFormat(['brat', 'conll'], undefined)).toThrow(
      'Corpora of one side have different formats.',
    );
  });
});
