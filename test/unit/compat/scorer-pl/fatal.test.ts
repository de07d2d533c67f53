import { expect, it } from 'vitest';
import { Fatal } from '../../../../src/compat/scorer-pl/fatal.ts';

it('contains the line for stderr, whether Perl appends a location, and the exit code', () => {
  const fatal = new Fatal('Can not open x: No such file or directory', 'with tail', 2);
  expect(fatal).toMatchObject({
    message: 'Can not open x: No such file or directory',
    tail: 'with tail',
    exitCode: 2,
  });
});

it('leaves the exit code to the last system call if none is given', () => {
  expect(new Fatal('Error: some mentions in the document do not close', 'bare').exitCode).toBeUndefined();
});

it('is an error of its own kind, so that errors of the program itself are not taken for it', () => {
  expect(new Fatal('x', 'bare')).toBeInstanceOf(Error);
  expect(String(new Fatal('x', 'bare'))).toBe('Fatal: x');
  expect(new Error('x')).not.toBeInstanceOf(Fatal);
});
