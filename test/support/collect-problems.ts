import type { Problem, Report } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';

/** A report that keeps what it is told, and how it would be shown. */
export function collectProblems(): { problems: Problem[]; report: Report; shown: () => string } {
  const problems: Problem[] = [];
  return {
    problems,
    report: (problem) => problems.push(problem),
    shown: () => problems.map((problem) => renderProblem(problem)).join('\n'),
  };
}
