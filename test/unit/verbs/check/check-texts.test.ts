import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { totals } from '../../../../src/report/check/report.ts';
import { checkFiles } from '../../../../src/verbs/check.ts';
import { conllDocument as doc } from '../../../support/indexed-files.ts';
import { memoryShell } from '../../../support/memory-shell.ts';

const texts = doc('a', 'Ann -', 'saw -', 'her -', 'dog -') + doc('b', 'It -', 'ran -');
const good = doc('a', 'Ann (1)', 'saw -', 'her (1)', 'dog -') + doc('b', 'It -', 'ran -');

async function checked(response: string, reference = texts, name = 'texts') {
  const shell = memoryShell({ [name]: reference, response }, MemoryStore);
  const { report } = await checkFiles({ paths: ['response'], texts: name }, shell);
  return report;
}
const errorsOf = async (...args: Parameters<typeof checked>) => {
  const { problems } = await checked(...args);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`);
};

describe('check with the texts of a test set', () => {
  it('has nothing to say about a response that can be scored, and describes both', async () => {
    const report = await checked(good);
    expect(report.problems).toEqual([]);
    expect(report.corpora.map(({ side, path }) => `${side} ${path}`)).toEqual([
      'texts texts',
      'response response',
    ]);
  });

  it('takes a test set in another format, also with annotation', async () => {
    expect(await errorsOf(good, good)).toEqual([]);
    const lines = [
      { doc_key: 'a', sentences: [['Ann', 'saw', 'her', 'dog']], clusters: [] },
      { doc_key: 'b', sentences: [['It', 'ran']], clusters: [] },
    ];
    const json = lines.map((line) => JSON.stringify(line)).join('\n');
    const named = good.replace(/\((\w)\); part 000/g, '($1)');
    expect(await errorsOf(named, json, 'texts.jsonl')).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    [
      'a document is missing',
      doc('a', 'Ann -', 'saw -', 'her -', 'dog -'),
      /^document\/missing: Document \(b\); part 000 is in the test set but not in the response\.$/,
    ],
    ['there is one more', good + doc('c', 'x (1)'), /^document\/extra: /],
    [
      'a word differs',
      good.replace('dog', 'cat'),
      /^text\/words: Document \(a\); part 000 has different words in the response: 1 of 4, first token 3, "dog" in the test set and "cat" in the response\.$/,
    ],
    [
      'a word is missing',
      good.replace(/^.*dog.*\n/m, ''),
      /^text\/length: Document \(a\); part 000 has 4 tokens in the test set and 3 in the response\.$/,
    ],
    ['a sentence break is elsewhere', good.replace(/^(.*)saw/m, '\n$1saw'), /^text\/sentences: /],
    ['a mention is in two entities', good.replace('(1)', '(1)|(2)'), /^mention\/shared: /],
    ['a line is broken', good.replace('(1)', '(1'), /^conll\/unclosed: /],
    [
      'no document has a known name',
      good.replace(/\((a|b)\); part/g, '(x$1); part'),
      /^document\/none-in-common: /,
    ],
  ])('it is an error if %s', async (_, response, message) => {
    const errors = await errorsOf(response);
    expect(errors).toContainEqual(expect.stringMatching(message));
    expect(errors.join()).not.toMatch(/\bkey\b/);
    expect(totals(await checked(response)).error).toBeGreaterThan(0);
  });

  it('says what a participant can do', async () => {
    const { problems } = await checked(good.replace('dog', 'cat'));
    expect(problems.map(({ help }) => help)).toEqual(['write the words of the test set, one for one']);
  });

  it('says nothing about the annotation of the test set', async () => {
    const annotated = good.replace('(1)', '(1)|(2)');
    const notes = (await checked(good, good.replace('-', '(1)').replace('-', '(2)|(1)'))).problems;
    expect(notes).toEqual([]);
    expect(await errorsOf(good, annotated)).toEqual([]);
  });
});
