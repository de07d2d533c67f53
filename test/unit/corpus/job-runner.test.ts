import { describe, expect, it } from 'vitest';
import { jobRunner } from '../../../src/corpus/job-runner.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { evaluateCorpus, settingsOf, Tally } from '../../../src/evaluate/index.ts';
import { bytesOf, documentOf, readConllText } from '../../support/conll.ts';

const KEY = documentOf(['(1)', '(1)', '(2)']);
const texts = new Map([
  ['/key', `x\n${KEY}`],
  ['/response', documentOf(['(1)', '-', '(1)'])],
  ['/broken', documentOf(['1)', '-', '-'])],
]);
const opened: string[] = [];
const run = jobRunner({ settings: {}, perDocument: true, reading: {} }, (name, path) => {
  opened.push(path);
  return new MemoryStore(name, bytesOf(texts.get(path) ?? ''));
});
const part = (path: string, start = 0) => ({
  id: '(d); part 000',
  name: path,
  path,
  format: 'conll',
  traits: undefined,
  start,
  end: texts.get(path)?.length ?? 0,
});

describe('a worker', () => {
  it('answers with the counts of its pairs, which are those of one thread', () => {
    const answer = run({
      number: 3,
      pairs: [
        { id: 'a', key: part('/key', 2), response: part('/response') },
        { id: 'b', key: part('/key', 2), response: undefined },
      ],
    });
    if (!('result' in answer)) throw new Error('refused');
    const tally = new Tally(settingsOf(), { perDocument: true });
    tally.merge(answer.result.tally);
    const [[key], [response]] = [KEY, texts.get('/response') ?? ''].map(
      (text) => readConllText(text).documents,
    );
    const whole = evaluateCorpus(
      [key, { ...key, id: 'b', pairKey: 'b' }],
      [response],
      settingsOf(),
      () => {},
    );
    expect(answer.number).toBe(3);
    expect(tally.result().scores).toEqual(whole.scores);
  });

  it('opens each file once for each side', () => {
    run({ number: 4, pairs: [{ id: 'c', key: part('/key', 2), response: part('/key', 2) }] });
    expect(opened).toEqual(['/key', '/response', '/key']);
  });

  it('answers with the problems of a batch', () => {
    const answer = run({ number: 5, pairs: [{ id: 'a', key: part('/broken'), response: undefined }] });
    if (!('result' in answer)) throw new Error('refused');
    expect(JSON.stringify(answer.result.problems)).toContain('conll/unopened');
  });
});
