import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
afterAll(() => work.remove());

describe('a verb without arguments', () => {
  it.each([
    ['nuggets', 'score'],
    ['nuggets', 'check'],
    ['nuggets', 'compare'],
    ['nuggets', 'convert'],
    ['tokenize'],
    ['score'],
    ['merge'],
  ])('prints its usage in full: %s %s', (...verb) => {
    const { code, stdout, stderr } = work.run(verb);
    const { stdout: usage } = work.run([...verb, '--help']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: /);
    expect(stderr.endsWith(usage)).toBe(true);
  });
});
