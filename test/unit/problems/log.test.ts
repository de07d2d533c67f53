import { describe, expect, it } from 'vitest';
import { allowedErrors, distinct, ProblemLog } from '../../../src/problems/log.ts';
import { InputError, type Problem, problem } from '../../../src/problems/problem.ts';
import { unopened, warning } from '../../support/example-problems.ts';

describe('a log', () => {
  it('keeps problems with their own weight', () => {
    const log = new ProblemLog();
    log.report(warning);
    expect(log.errors).toBe(0);
    expect(log.throwIfErrors()).toEqual(log.problems);
    log.report(unopened);
    expect([log.errors, log.count('conll/unopened'), log.count('conll/no-id')]).toEqual([1, 1, 0]);
    expect(log.problems).toEqual([warning, unopened]);
    expect(() => log.throwIfErrors()).toThrow(InputError);
  });

  it('makes errors of warnings if it is strict', () => {
    const log = new ProblemLog({ strict: true });
    log.report(warning);
    expect(log.problems).toEqual([{ ...warning, severity: 'error' }]);
    expect(() => log.throwIfErrors()).toThrow(warning.message);
  });

  it('leaves a warning of a code that is tolerated, if it is strict', () => {
    const log = new ProblemLog({ strict: true });
    log.report(problem('file/skipped', 'Skipped.'));
    expect([log.errors, log.problems[0].severity]).toEqual([0, 'warning']);
  });

  it('leaves a note as it is, and a warning that is allowed', () => {
    const note = { ...warning, code: 'document/parts', severity: 'note' as const };
    const log = new ProblemLog({ strict: true, lenient: true, allow: [warning.code] });
    log.report(note);
    log.report(warning);
    expect([log.errors, log.problems]).toEqual([0, [note, warning]]);
  });

  it('turns an error into a warning if its code is allowed and has a rule for that', () => {
    const error = { code: 'text/words', severity: 'error', message: 'Other words.', help: 'check' } as const;
    const log = new ProblemLog({ strict: true, allow: [error.code] });
    log.report({ ...error, allow: 'they are scored' });
    expect([log.errors, log.problems]).toEqual([
      0,
      [{ ...error, severity: 'warning', help: '--allow text/words: they are scored' }],
    ]);
    log.report(error);
    expect(log.errors).toBe(1);
  });

  it('keeps an error rather than a warning of a code that is summed up', () => {
    const at = (line: number, severity: 'error' | 'warning') =>
      ({ ...warning, summed: 'like it', file: 'f', line, severity }) as const;
    for (const order of [
      [at(1, 'warning'), at(7, 'error'), at(5, 'error'), at(2, 'warning')],
      [at(5, 'error'), at(1, 'warning'), at(7, 'error'), at(2, 'warning')],
    ]) {
      const log = new ProblemLog();
      for (const each of order) log.report(each);
      expect(log.problems).toMatchObject([
        { line: 5, severity: 'error', message: `${warning.message} 3 more like it.` },
      ]);
    }
  });

  it('keeps the first by line of a code that is summed up, and counts the others in its message', () => {
    const at = (start: number, line: number) => ({
      ...warning,
      summed: 'like it',
      file: { name: 'f', start },
      line,
    });
    const log = new ProblemLog();
    for (const found of [at(90, 2), at(50, 9), at(50, 3), at(70, 1)]) log.report(found);
    log.report({ ...at(0, 1), file: 'other' });
    const { summed: _, ...first } = at(50, 3);
    expect(log.problems).toEqual([{ ...first, message: `${warning.message} 4 more like it.` }]);
    expect(log.count(warning.code)).toBe(1);
    const merged = new ProblemLog();
    merged.report(at(60, 1));
    merged.merge(log.logged());
    expect(merged.problems).toEqual([{ ...first, message: `${warning.message} 5 more like it.` }]);
  });

  it('makes warnings of errors that can be stepped over if it is lenient, and says what it does', () => {
    const log = new ProblemLog({ lenient: true });
    log.report(unopened);
    expect(log.problems).toEqual([
      {
        ...unopened,
        lenient: undefined,
        severity: 'warning',
        help: '--lenient: the closing bracket is ignored',
      },
    ]);
    log.report(problem('document/none-in-common', 'Nothing.'));
    expect(log.errors).toBe(1);
  });

  it('keeps no more than 200 of a code, but counts them all', () => {
    const log = new ProblemLog();
    for (let i = 0; i < 1000; i++) log.report(warning);
    log.report(unopened);
    expect([log.problems.length, log.count('document/extra'), log.errors]).toEqual([201, 1000, 1]);
  });
});

const at = (line: number, file: Problem['file'] = 'f') =>
  problem('document/extra', 'Too many.', { file, line });

it('keeps the first of equal problems, in order', () => {
  expect(distinct([at(3), at(1), at(3), at(2), at(1)])).toEqual([at(3), at(1), at(2)]);
  expect(distinct([])).toEqual([]);
});

it('keeps problems that differ in any field', () => {
  const pieces = [
    { name: 'f', start: 0 },
    { name: 'f', start: 9 },
  ];
  expect(distinct([...pieces.map((file) => at(1, file)), at(1)])).toHaveLength(3);
  expect(distinct([at(1), { ...at(1), severity: 'error' }])).toHaveLength(2);
});

it('finds the errors among codes that are allowed', () => {
  const codes = [
    { 'a/warning': { severity: 'warning', summary: 'A warning.' } },
    { 'a/doubt': { severity: 'error', summary: 'A doubt.', allow: 'it is scored' } },
  ] as const;
  expect(allowedErrors(['a/warning', 'a/doubt', 'a/doubt'], codes)).toEqual(['a/doubt']);
  expect(allowedErrors(['a/warning', 'a/none'], codes)).toBeUndefined();
});
