import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { unpackKit } from '../../../../src/page/kit.ts';
import { openTestSet, packTestSet } from '../../../../src/verbs/check/test-set.ts';
import { checkFiles } from '../../../../src/verbs/check.ts';
import { conllDocument as doc } from '../../../support/indexed-files.ts';
import { memoryShell } from '../../../support/memory-shell.ts';

const inflate = async (block: string) => gunzipSync(Buffer.from(block, 'base64'));
type Files = Readonly<Record<string, string>>;

async function openedKit(path: string, files: Files) {
  const { kit } = await packTestSet({ path }, memoryShell(files, MemoryStore));
  return openTestSet(kit.index, await unpackKit(kit, inflate));
}

/** The problems of responses that are checked against the test set, and against a kit of it. */
async function bothWays(texts: string, files: Files, paths: readonly string[]) {
  const shell = memoryShell(files, MemoryStore);
  const { report } = await checkFiles({ paths, texts }, shell);
  const { report: byKit } = await checkFiles({ paths, testSet: await openedKit(texts, files) }, shell);
  return [report, byKit].map(({ problems, codes }) => ({
    codes,
    problems: problems.map(({ severity, code, message, help, line, column, file }) => ({
      severity,
      code,
      message,
      help,
      line,
      column,
      file: String(file).replace(/ \(test set\)$/, ''),
    })),
  }));
}

const texts = doc('a', 'Ann -', 'saw -', 'her -', 'dog -') + doc('b', 'It -', 'ran -');
const good = doc('a', 'Ann (1)', 'saw -', 'her (1)', 'dog -') + doc('b', 'It -', 'ran -');
const shared = good.replace('Ann\t(1)', 'Ann\t(1)|(2)');
const unclosed = good.replace('her\t(1)', 'her\t(1');
const json = (sentences: string[][]) =>
  JSON.stringify({
    doc_key: 'a',
    sentences,
    clusters: [
      [
        [0, 0],
        [2, 2],
      ],
    ],
  });

describe('a test set in a kit', () => {
  it.each<[string, Files, boolean]>([
    ['the response is good', { r: good }, true],
    ['a document is missing', { r: doc('a', 'Ann -', 'saw -', 'her -', 'dog -') }, false],
    ['there is one more', { r: good + doc('c', 'x (1)') }, false],
    ['a word differs', { r: good.replace('dog', 'cat') }, false],
    ['a word is missing', { r: good.replace(/^.*dog.*\n/m, '') }, false],
    ['a sentence ends elsewhere', { r: good.replace(/(?=^.*her)/m, '\n') }, false],
    ['names are others', { r: good.replace(/\((\w)\); part/g, '(x$1); part') }, false],
    ['a mention is in two entities', { r: shared }, false],
    ['brackets do not match', { r: unclosed }, false],
    ['the file is empty', { r: '' }, false],
    ['one is good and one is not', { r: good, s: good.replace('dog', 'cat') }, false],
  ])('gives the verdict and the places of the test set itself: %s', async (_, responses, isGood) => {
    for (const reference of [texts, good]) {
      const [direct, byKit] = await bothWays(
        'texts',
        { texts: reference, ...responses },
        Object.keys(responses),
      );
      expect(byKit).toEqual(direct);
      expect(byKit.problems.every(({ severity }) => severity !== 'error')).toBe(isGood);
    }
  });

  it('is of other formats, and of several files', async () => {
    const sentences = [
      ['Ann', 'saw'],
      ['her', 'dog'],
    ];
    for (const response of [
      sentences,
      [['Ann', 'saw', 'her', 'dog']],
      [
        ['Ann', 'saw'],
        ['her', 'cat'],
      ],
    ]) {
      const [direct, byKit] = await bothWays(
        'texts.jsonl',
        { 'texts.jsonl': json(sentences), 'r.jsonl': json(response) },
        ['r.jsonl'],
      );
      expect(byKit).toEqual(direct);
      expect(direct.problems.some(({ severity }) => severity === 'error')).toBe(response !== sentences);
    }
    const files = { 'texts/a.conll': doc('a', 'x -'), 'texts/b.conll': doc('a', 'y -') };
    const [direct, byKit] = await bothWays(
      'texts',
      { ...files, 'out/a.conll': doc('a', 'x (1)'), 'out/b.conll': doc('a', 'z -') },
      ['out'],
    );
    expect(byKit).toEqual(direct);
    expect(direct.problems.map(({ code }) => code)).toEqual(['text/words']);
  });

  it('does not take a response with the name of the test set for it', async () => {
    const testSet = await openedKit('texts', { texts });
    const shell = memoryShell({ texts: shared }, MemoryStore);
    const { report } = await checkFiles({ paths: ['texts'], testSet }, shell);
    expect(report.problems.map(({ severity, code, file }) => [severity, code, file])).toContainEqual([
      'error',
      'mention/shared',
      'texts',
    ]);
  });

  it('has no name of a folder above it', async () => {
    const { kit } = await packTestSet(
      { path: '/home/me/texts' },
      memoryShell({ '/home/me/texts': texts }, MemoryStore),
    );
    expect(JSON.stringify(kit.index)).not.toContain('home');
    expect(kit.index).toMatchObject({ testSet: 'texts', words: 6, title: 'Check a response to texts' });
  });
});

describe('a test set that no response could match', () => {
  const refusal = async (files: Files) => {
    try {
      await packTestSet({ path: 'texts' }, memoryShell(files, MemoryStore));
    } catch (error) {
      return String((error as Error).message);
    }
    return undefined;
  };

  it.each<[string, Files, RegExp]>([
    ['it cannot be read', { texts: unclosed }, /opened here and never closed/],
    ['two documents have one name', { texts: doc('a', 'x -') + doc('a', 'y -') }, /begins a second time/],
    ['it has no words', { texts: '{"clusters": [["Ann", "she"]]}' }, /has no words/],
  ])('is refused: %s', async (_, files, expected) => {
    expect(await refusal(files)).toMatch(expected);
  });
});
