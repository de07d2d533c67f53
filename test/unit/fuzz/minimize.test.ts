import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCase, writeCase } from '../../../fuzz/case-files.ts';
import { failureOf } from '../../../fuzz/failure.ts';
import { minimize } from '../../../fuzz/minimize.ts';
import { Broken, type Case, type Target } from '../../../fuzz/target.ts';
import { encode } from '../../support/mutate.ts';

const textOf = ({ files }: Case, name: string) => new TextDecoder().decode(files[name]);

/** Fails where file a holds an x somewhere before a y, and --bad is among the arguments. */
const target: Target = {
  id: 't',
  promise: 'no x before y',
  generate: () => ({ files: {}, args: [] }),
  check(input) {
    if (/x[\s\S]*y/.test(textOf(input, 'a')) && input.args.includes('--bad'))
      throw new Broken('no x before y');
    if (textOf(input, 'a').includes('crash')) throw new TypeError('oh');
  },
};

const input: Case = {
  files: { a: encode('one\ntwo x three\nfour\nfive y\nsix\n'), b: encode('not needed') },
  args: ['--good', '--bad', '--json'],
};

it('leaves of a case what it needs to fail', async () => {
  const kind = (await failureOf(target, input))?.kind;
  expect(kind).toBe('no x before y');
  const smallest = await minimize(
    input,
    async (attempt) => (await failureOf(target, attempt))?.kind === kind,
    () => true,
  );
  expect(Object.keys(smallest.files)).toEqual(['a']);
  expect(textOf(smallest, 'a')).toBe('xy');
  expect(smallest.args).toEqual(['--bad']);
});

it('stops when the time is over', async () => {
  let attempts = 0;
  const stopped = await minimize(
    input,
    () => true,
    () => attempts++ < 2,
  );
  expect(stopped.args).toContain('--bad');
});

it('distinguishes crashes by their place, and from broken laws', async () => {
  const crash = await failureOf(target, { files: { a: encode('crash') }, args: [] });
  expect(crash).toEqual({ kind: expect.stringMatching(/^crash: TypeError in \S+$/), message: 'oh' });
  expect(await failureOf(target, { files: { a: encode('') }, args: [] })).toBeUndefined();
});

it('reads a kept case back as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-test-'));
  try {
    const odd: Case = { files: { 'x/y': Uint8Array.of(0, 255, 10), z: encode('') }, args: ['a b', ''] };
    writeCase(folder, odd, { target: 't', kind: 'k', message: 'm' });
    expect(readCase(folder)).toEqual({
      card: { target: 't', kind: 'k', message: 'm', args: odd.args },
      input: odd,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
