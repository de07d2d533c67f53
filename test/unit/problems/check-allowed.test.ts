import { expect, it } from 'vitest';
import { checkAllowed } from '../../../src/problems/check-allowed.ts';
import { UsageError } from '../../../src/problems/problem.ts';

const codes = {
  'a/warning': { severity: 'warning', summary: 'A warning.' },
  'a/error': { severity: 'error', summary: 'An error.', lenient: 'the line is skipped' },
  'a/doubt': { severity: 'error', summary: 'A doubt.', allow: 'it is scored' },
} as const;

const failure = (allowed: readonly string[], option: string): UsageError => {
  try {
    checkAllowed(allowed, option, codes);
  } catch (error) {
    return error as UsageError;
  }
  throw new Error('nothing was refused');
};

it('lets the codes of warnings pass, those of errors that can be allowed, and no list at all', () => {
  checkAllowed(['a/warning', 'a/doubt'], '--allow', codes);
  checkAllowed(undefined, '--allow', codes);
});

it('refuses unknown codes, with the nearest one', () => {
  expect(failure(['a/warnin'], '--allow').message).toBe(
    'Unknown code "a/warnin" for --allow. Did you mean "a/warning"?',
  );
});

it.each([
  ['--allow', '--lenient does: the line is skipped'],
  ['the option `allow`', 'the option `lenient` does: the line is skipped'],
])('refuses the codes of errors, in the words of %s', (option, help) => {
  const error = failure(['a/error'], option);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toContain(`a/error is an error, not a warning: ${option} does not let it pass.`);
  expect(error.help).toBe(help);
});
