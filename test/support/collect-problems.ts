import type { Problem, Report } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';

/** A `Report` that collects problems, also as rendered text. */
export function collectProblems(): { problems: Problem[]; report: Report; shown: () => string } {
  const problems: Problem[] = [];
  return {
    problems,
    report: (problem) => problems.push(problem),
    shown: () => problems.map((problem) => renderProblem(problem)).join('\n'),
  };
}
