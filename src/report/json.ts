import type { Facts, ScoreSet } from '../evaluate/index.ts';
import type { DocumentScores } from '../evaluate/tally.ts';
import { fileName, type Problem } from '../problems/problem.ts';
import { jsonText } from './json-text.ts';
import type { ScoreReport } from './score-report.ts';

/** Scores for programs, as docs/json.md says: fractions in full precision, `null` for what is undefined. */
export function jsonReport(report: ScoreReport): string {
  const { signature, version, key, systems, average } = report;
  const value = {
    signature,
    version,
    average,
    key: { path: key.path, ...facts(key.facts) },
    systems: systems.map((system) => ({
      name: system.name,
      path: system.path,
      ...facts(system.facts),
      ...scores(system),
      ...(system.documents.length === 0 ? {} : { documents: system.documents.map(documentScores) }),
      warnings: system.warnings.map(warningFields),
    })),
  };
  return jsonText(value);
}

const facts = ({ documents, tokens, mentions, entities, singletons }: Facts) => ({
  documents,
  tokens,
  mentions,
  entities,
  singletons,
});

/** With --per-document, the list takes the place of the number of documents. */
const documentScores = (document: DocumentScores) => ({ id: document.id, ...scores(document) });

const scores = (set: ScoreSet) => ({ scores: Object.fromEntries(set.scores), conll: set.conll });

/** A problem as it stands in JSON. */
export const warningFields = ({ code, message, document, file, line, column, help }: Problem) => ({
  code,
  message,
  document,
  file: file === undefined ? undefined : fileName(file),
  line,
  column,
  help,
});
