import type { Problem } from '../problems/problem.ts';
import type { AnnotatorSummary } from './agreement.ts';
import type { UnmarkedRule } from './alpha.ts';
import type { AnnotatedTable } from './annotations.ts';
import { problem } from './codes.ts';

/** Below this number of documents intervals are unreliable, as in `compare`. */
const MIN_DOCUMENTS_FOR_INTERVAL = 10;

/** What makes the numbers of an agreement weak. */
export function* warningsOf(
  tables: readonly AnnotatedTable[],
  compared: number,
  summaries: readonly AnnotatorSummary[],
  unmarked: UnmarkedRule,
): Generator<Problem> {
  for (const { name, missing } of summaries) {
    if (missing.length === 0) continue;
    yield problem(
      'agree/missing-documents',
      `Annotator "${name}" lacks ${missing.length} of ${tables.length} documents: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}.`,
    );
  }
  const marked = summaries.filter(({ singletons }) => singletons > 0);
  if (unmarked === 'singleton' && marked.length > 0) {
    yield problem(
      'agree/singletons',
      `${marked.map(({ name, singletons }) => `"${name}" marked ${singletons}`).join(', ')} singletons, which count as agreement with unmarked spans.`,
      { help: "use unmarked: 'null' to have agreement on mentions in the number" },
    );
  }
  if (compared === 1) {
    yield problem(
      'compare/one-document',
      'There is one document with two annotators; intervals need at least two.',
    );
  } else if (compared > 1 && compared < MIN_DOCUMENTS_FOR_INTERVAL) {
    yield problem(
      'compare/few-documents',
      `There are ${compared} documents with two annotators; intervals from fewer than ${MIN_DOCUMENTS_FOR_INTERVAL} are too short.`,
    );
  }
}
