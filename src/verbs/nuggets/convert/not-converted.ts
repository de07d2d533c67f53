import { type NuggetProblem, problem } from '../../../nuggets/codes.ts';
import type { NamedCounts } from '../../../nuggets/convert/brat-not-converted.ts';
import type { Report } from '../../../problems/problem.ts';
import { counted } from '../../../report/numbers.ts';

/** Reports once, with numbers, the parts of the input files that a converter leaves out on purpose. */
export function reportNotConverted(code: NuggetProblem, files: readonly NamedCounts[], report: Report): void {
  const total = new Map<string, number>();
  for (const counts of files) {
    for (const [kind, count] of counts) total.set(kind, (total.get(kind) ?? 0) + count);
  }
  if (total.size === 0) return;
  const affected = files.filter(({ size }) => size > 0).length;
  const kinds = Array.from(total, ([kind, count]) => `${kind} (${count})`);
  const message = `Not converted, in ${counted(affected, 'file')}: ${kinds.join(', ')}.`;
  report(problem(code, message, { help: 'the output format cannot represent them' }));
}
