import { describe, expect, it } from 'vitest';
import { CorpusCheck } from '../../../../src/check/corpus-check.ts';
import type { LocatedDocument } from '../../../../src/corpus/located-document.ts';
import { readLocated } from '../../../../src/corpus/read-located.ts';
import type { CorpusInCheck } from '../../../../src/verbs/check/check-corpora.ts';
import { checkPair } from '../../../../src/verbs/check/check-pair.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { conllDocument as doc, indexedFiles } from '../../../support/indexed-files.ts';

/** A corpus of one file; problems of the pair go to the response. */
async function open(path: string, text: string, side: 'key' | 'response') {
  const { problems, report } = collectProblems();
  const files = text === '' ? [] : await indexedFiles({ [path]: text }, path);
  const check = new CorpusCheck(() => {});
  const seen = new Set<LocatedDocument>();
  const read = (located: LocatedDocument) => {
    const document = readLocated(located, () => {}, {});
    if (!seen.has(located)) check.add(document, located.format);
    seen.add(located);
    return document;
  };
  const readRest = () => {
    for (const { documents } of files) for (const located of documents) if (!seen.has(located)) read(located);
  };
  const opened = { path, name: path, files, notes: [], evidence: new Map() };
  const corpus: CorpusInCheck = {
    ...opened,
    side,
    check,
    report,
    read,
    readRest,
    isLeftOut: () => false,
    count: () => 0,
    hasErrors: () => false,
  };
  return { corpus, problems };
}

async function checked(key: string, response: string, names: [string, string] = ['k', 'r']) {
  const [one, two] = [await open(names[0], key, 'key'), await open(names[1], response, 'response')];
  checkPair(one.corpus, two.corpus, {});
  expect(one.problems).toEqual([]);
  return two.problems.map(({ code, message }) => `${code}: ${message}`);
}

const plain = doc('d', 'Ann (1)', 'saw -', 'her (1)', 'dog (2)', 'It (2)');
const other = plain.replace('It\t(2)', 'It\t-').replace('dog\t(2)', 'dog\t(1)');

describe('checkPair', () => {
  it('has nothing to say about a response that is not perfect', async () => {
    expect(await checked(plain, other)).toEqual([]);
  });

  it('leaves out what is reported for each corpus by itself', async () => {
    const twice = plain.replace('Ann\t(1)', 'Ann\t(1)|(1)');
    const shared = other.replace('her\t(1)', 'her\t(1)|(2)');
    expect(await checked(twice, shared)).toEqual([]);
  });

  it('looks at the names of both corpora, also where there are no files', async () => {
    expect(await checked('', '', ['sys.conll', 'gold.conll'])).toEqual([
      'file/swapped: The key is sys.conll and the response is gold.conll: were they exchanged?',
    ]);
    expect(await checked('', plain, ['gold', 'sys'])).toEqual([]);
  });

  it('compares columns and texts', async () => {
    const tagged = other.replaceAll(/^(d\t0\t0\t\S+)\t/gm, '$1\tNN\t(S*)\t-\t-\t-\t-\t*\t');
    expect(await checked(plain, tagged.replace('saw', 'met'))).toEqual([
      'file/swapped: The response has columns that the key lacks (pos, parse): were they exchanged?',
      expect.stringMatching(/^text\/words: /),
    ]);
  });

  it('reports documents that were joined on one side: as many tokens in fewer documents', async () => {
    const second = doc('e', 'Ann (1)', 'saw -', 'her (1)');
    const joined = (tokens: number) => doc('all', ...Array.from({ length: tokens }, () => 'Ann (1)'));
    expect(await checked(plain + second, joined(8))).toEqual([
      expect.stringMatching(/^document\/none-in-common: /),
      'document/levels: The key has 8 tokens in 2 documents, the response has as many in 1.',
    ]);
    expect(await checked(plain + second, joined(7))).toEqual([
      expect.stringMatching(/^document\/none-in-common: /),
    ]);
  });
});
