import { describe, expect, it } from 'vitest';
import { runCorefudScorer } from '../../../../src/compat/corefud-scorer/corefud-scorer.ts';

const word = (id: string, misc: string, deps = '_') =>
  `${id}\tw${id}\t_\t_\t_\t_\t${id === '1' || id.includes('.') ? 0 : 1}\tdep\t${deps}\t${misc}`;

const file = (...lines: string[]) =>
  `# newdoc id = d\n# global.Entity = eid-etype-head\n# sent_id = s\n${lines.join('\n')}\n\n`;

const run = (key: string, response: string, ...args: string[]) =>
  runCorefudScorer(['key', 'response', ...args], {
    read: (path) => new TextEncoder().encode(path === 'key' ? key : response),
    warn: () => {},
  }) ?? '';

const metrics = (key: string, response: string, ...args: string[]) =>
  JSON.parse(run(key, response, '--json', ...args)).metrics;

const key = file(word('1', 'Entity=(e1-x-2'), word('2', 'Entity=e1)'), word('3', 'Entity=(e1-x-1)'));
const headOnly = file(word('1', '_'), word('2', 'Entity=(e1-x-1)'), word('3', 'Entity=(e1-x-1)'));

describe('runCorefudScorer', () => {
  it('prints the lines of the original', () => {
    expect(
      run(key, headOnly, '-m', 'muc', 'mor'),
    ).toBe(`The scorer is evaluating coreferential mentions, zeros (using dependent match method) using head match evaluation setting.
The following metrics will be evaluated: muc, mor

muc
Recall: 100.00  Precision: 100.00  F1: 100.00
mor
Recall: 66.67  Precision: 100.00  F1: 80.00
`);
    expect(run(key, key, '-m', 'mor')).toContain('The scorer is evaluating  using head match');
    expect(run(key, key, '-s', '-a', 'partial')).toContain(
      'coreferential mentions, singletons, zeros (using dependent match method) using partial-corefud match',
    );
    expect(run(key, key)).toMatch(/^CoNLL score: 100.00$/m);
  });

  it('matches by head, partially or exactly', () => {
    expect(metrics(key, headOnly).muc.f1).toBe(1);
    expect(metrics(key, headOnly, '-a', 'partial').muc.f1).toBe(1);
    expect(metrics(key, headOnly, '-x', '-a', 'head').muc.f1).toBe(0);
  });

  it('matches zeros by their dependencies or by position', () => {
    const zeros = (id: string) =>
      file(word('1', 'Entity=(e1-x-1)'), word('2', '_'), word(id, 'Entity=(e1-x-1)', '1:nsubj'));
    expect(metrics(zeros('1.1'), zeros('2.1')).zero.f1).toBe(1);
    expect(metrics(zeros('1.1'), zeros('2.1'), '-z', 'linear').zero.f1).toBe(0);
  });

  it('fails where the original divides by zero', () => {
    const zeros = file(word('1', 'Entity=(e1-x-1)'), word('1.1', 'Entity=(e1-x-1)'));
    expect(() => run(zeros, zeros)).toThrow(
      'division by zero: a zero without DEPS faces another zero in its sentence',
    );
  });

  it.each([
    [
      'words',
      file('1\tother\t_\t_\t_\t_\t0\tdep\t_\t_'),
      'Words in key and sys are not aligned: key=s: w1, sys=s: other',
    ],
    [
      'documents',
      key.replace('id = d', 'id = e'),
      'Newdoc labels in key and sys are not aligned: key=s, sys=s',
    ],
    [
      'sentences',
      key.replace('sent_id = s', 'sent_id = t'),
      'Sent IDs in key and sys are not aligned: key=s, sys=t',
    ],
  ])('refuses other %s', (_, response, message) => {
    expect(() => run(key, response)).toThrow(message);
  });

  it('needs documents', () => {
    const unnamed = key.replace('# newdoc id = d\n', '');
    expect(() => run(unnamed, unnamed)).toThrow('A file with entities needs "# newdoc" lines');
  });

  it('drops singletons unless they are kept', () => {
    const single = file(word('1', 'Entity=(e1-x-1)'));
    expect(metrics(single, single).bcub.f1).toBe(0);
    expect(metrics(single, single, '-s').bcub.f1).toBe(1);
  });
});
