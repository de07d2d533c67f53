import type { CheckedCorpus } from '../../check/corpus-check.ts';
import { schemas } from '../../core/schemas.ts';
import { jsonText } from '../json-text.ts';
import { formatsOf, warningFields } from '../score/json.ts';
import { type CheckReport, totals } from './report.ts';

/** What `check` found, for programs (docs/json.md). */
export function checkJson(report: CheckReport): string {
  const { version, corpora, codes, problems, fixed } = report;
  const { error, warning, note } = totals(report);
  return jsonText({
    ...{ schema: schemas.check, version, errors: error, warnings: warning, notes: note },
    corpora: corpora.map(corpusFields),
    codes,
    problems: problems.map((problem) => ({
      severity: problem.severity,
      ...warningFields(problem),
      expected: problem.expected,
      excerpt: problem.excerpt,
    })),
    fixed: fixed?.map(({ file, output, repairs }) => ({
      ...{ file, output },
      repairs: Array.from(repairs, ([policy, mentions]) => ({ policy, mentions })),
    })),
  });
}

const corpusFields = ({ path, side, origins, mentionLength, ...sizes }: CheckedCorpus) => ({
  ...{ path, side, ...formatsOf(origins), ...sizes },
  meanMentionLength: sizes.mentions === 0 ? null : mentionLength / sizes.mentions,
});
