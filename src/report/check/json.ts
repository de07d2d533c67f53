import type { CheckedCorpus } from '../../check/corpus-check.ts';
import { schemas } from '../../core/schemas.ts';
import type { Problem } from '../../problems/problem.ts';
import { jsonText } from '../json-text.ts';
import { lengthFields } from '../numbers.ts';
import { formatsOf, warningFields } from '../score/json.ts';
import { type CheckReport, totals } from './report.ts';

/** What `check` found, for programs (docs/json.md). */
export function checkJson(report: CheckReport): string {
  const { problems, fixed } = report;
  return jsonText({
    schema: schemas.check,
    ...checkFields(report),
    problems: problems.map(problemFields),
    fixed: fixed?.map(({ file, output, repairs }) => ({
      file,
      output,
      repairs: Array.from(repairs, ([policy, mentions]) => ({ policy, mentions })),
    })),
  });
}

/** The fields of a problem that may be an error. */
export const problemFields = (problem: Problem) => ({
  severity: problem.severity,
  ...warningFields(problem),
  expected: problem.expected,
  excerpt: problem.excerpt,
});

/** The fields of the result of a check, without its problems. */
export function checkFields(report: CheckReport) {
  const { version, corpora, codes } = report;
  const { error, warning, note } = totals(report);
  return {
    version,
    errors: error,
    warnings: warning,
    notes: note,
    corpora: corpora.map(corpusFields),
    codes,
  };
}

const corpusFields = ({
  path,
  side,
  origins,
  documents,
  tokens,
  characters,
  mentionLength,
  ...sizes
}: CheckedCorpus) => ({
  path,
  side,
  ...formatsOf(origins),
  documents,
  ...lengthFields({ tokens, characters }),
  ...sizes,
  meanMentionLength: sizes.mentions === 0 ? null : mentionLength / sizes.mentions,
});
