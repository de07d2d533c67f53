import { describe, expect, it } from 'vitest';
import { problem as conllProblem } from '../../../src/formats/conll/codes.ts';
import { problemCodes } from '../../../src/problem-codes.ts';
import { limited } from '../../../src/problems/limited.ts';
import { ProblemLog } from '../../../src/problems/log.ts';
import { type CodeCard, InputError, problem } from '../../../src/problems/problem.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { collector } from '../../support/documents.ts';

const unopened = conllProblem('conll/unopened', 'Entity 12 is closed here, but was never opened.', {
  file: 'key.conll',
  line: 118,
  column: 24,
  excerpt: 'bc/cctv/00  0  7  Corp.  12)',
  expected: '"(12" on this line or earlier in the document',
  help: 'fix the bracket, or pass --lenient to drop this mention',
});
const warning = problem('document/extra', 'Document x is in the response but not in the key.');

describe('a problem in print', () => {
  it('says where, what, what was expected and what to do', () => {
    expect(
      renderProblem(unopened),
    ).toBe(`key.conll:118:24: error[conll/unopened]: Entity 12 is closed here, but was never opened.
  118 | bc/cctv/00  0  7  Corp.  12)
  expected: "(12" on this line or earlier in the document
  help: fix the bracket, or pass --lenient to drop this mention`);
  });

  it('says only what is known', () => {
    expect(renderProblem(warning)).toBe(
      'warning[document/extra]: Document x is in the response but not in the key.',
    );
    expect(renderProblem({ ...warning, file: 'f', column: 3 })).toMatch(/^f: warning/);
    expect(renderProblem({ ...warning, file: { name: 'f', start: 99 }, line: 2 })).toMatch(/^f:2: warning/);
  });

  it('lets no control character through', () => {
    const hostile = problem('document/extra', 'a\u001b[31mb\nc', { file: 'f\u0007', help: 'h\u009b' });
    expect(renderProblem(hostile)).toBe(
      'f\ufffd: warning[document/extra]: a\ufffd[31mb\ufffdc\n  help: h\ufffd',
    );
  });

  it('is painted', () => {
    const paint = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
    const text = renderProblem(unopened, {
      bold: paint('b'),
      dim: paint('d'),
      red: paint('r'),
      yellow: paint('y'),
    });
    expect(text.split('\n').slice(0, 2)).toEqual([
      '<b>key.conll:118:24: </b><r>error[conll/unopened]:</r> Entity 12 is closed here, but was never opened.',
      '<d>  118 | bc/cctv/00  0  7  Corp.  12)</d>',
    ]);
  });
});

describe('a log', () => {
  it('keeps problems with their own weight', () => {
    const log = new ProblemLog();
    log.report(warning);
    expect(log.errors).toBe(0);
    log.throwIfErrors();
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

  it('makes warnings of errors that can be stepped over if it is lenient, and says what it does', () => {
    const log = new ProblemLog({ lenient: true });
    log.report(unopened);
    expect(log.problems).toEqual([
      {
        ...{ ...unopened, lenient: undefined },
        ...{ severity: 'warning', help: '--lenient: the closing bracket is ignored' },
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

  it('throws an error that carries every problem', () => {
    const error = new InputError([warning, unopened]);
    expect(error.problems).toEqual([warning, unopened]);
    expect(error.message).toBe(`${warning.message}\n${unopened.message}`);
    expect(error.name).toBe('InputError');
  });
});

describe('a limited report', () => {
  it('builds the first twenty of a code, and one more for the rest', () => {
    const { problems, report } = collector();
    const take = limited<'document/extra' | 'conll/unopened'>(report);
    let built = 0;
    for (let i = 0; i < 50; i++) {
      take('document/extra', () => {
        built++;
        return warning;
      });
    }
    take('conll/unopened', () => unopened);
    take.finish((code, count) => ({ ...warning, code, message: `${count} more` }));
    expect(built).toBe(20);
    expect(problems.map(({ message }) => message).slice(19)).toEqual([
      warning.message,
      unopened.message,
      '30 more',
    ]);
  });
});

describe('codes', () => {
  it('have a form, a sentence and a severity', () => {
    for (const [code, { severity, summary }] of Object.entries<CodeCard>(problemCodes)) {
      expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(['error', 'warning']).toContain(severity);
    }
  });

  it('can be stepped over only if they are errors', () => {
    for (const card of Object.values<CodeCard>(problemCodes)) {
      if ('lenient' in card) expect(card.severity).toBe('error');
    }
  });
});
