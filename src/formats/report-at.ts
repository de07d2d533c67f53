import { limited } from '../problems/limited.ts';
import type { Problem, ProblemDetails, Report } from '../problems/problem.ts';
import type { Source } from './format.ts';
import { bytePlace } from './json/place.ts';

/** Reports problems of a file with line, column and excerpt of a byte; further ones of the same code are counted. */
export interface ReportAt<Code extends string> {
  (code: Code, at: number, message: string, expected: string, help: string): void;
  finish(): void;
}

export function reporterAt<Code extends string>(
  { name: file, bytes }: Source,
  report: Report,
  problem: (code: Code, message: string, rest?: ProblemDetails) => Problem,
): ReportAt<Code> {
  const take = limited<Code>(report);
  const reportAt = (code: Code, at: number, message: string, expected: string, help: string): void =>
    take(code, () => problem(code, message, { file, ...bytePlace(bytes, at), expected, help }));
  reportAt.finish = () =>
    take.finish((code, count) => problem(code, `${count} more problems like this.`, { file, line: 1 }));
  return reportAt;
}
