import { describe, expect, it } from 'vitest';
import { problem } from '../../../src/problems/problem.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { unopened, warning } from '../../support/example-problems.ts';

describe('a problem in print', () => {
  it('says where, what, what was expected and what to do', () => {
    expect(
      renderProblem(unopened),
    ).toBe(`key.conll:118:24: error[conll/unopened]: Entity 12 is closed here, but was never opened.
  118 | bc/cctv/00  0  7  Corp.  12)
  expected: "(12" on this line or earlier in the document
  help: fix the bracket, or pass --lenient to drop this mention`);
  });

  it('points to the place in the line, below characters of any width', () => {
    const lines = (excerpt: string, caret: number) =>
      renderProblem({ ...unopened, excerpt, caret })
        .split('\n')
        .slice(1, 3);
    expect(lines('Corp.  12)', 7)).toEqual(['  118 | Corp.  12)', '               ^']);
    expect(lines('日e\u0301 12)', 4)).toEqual(['  118 | 日e\u0301 12)', '            ^']);
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
