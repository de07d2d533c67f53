import { schemas } from '../core/schemas.ts';
import { type Entities, Scorer, type ScorerCounts } from '../library/score.ts';
import { UsageError } from '../problems/problem.ts';
import { version } from '../version.ts';
import { DocumentError } from './failure.ts';
import { isObject, listOf, optionalText, optionsOf, refuseUnknownParameters } from './parameters.ts';
import type { Method, Parameters } from './shell.ts';

/** Counts documents, and adds the counts of earlier calls. */
export const count: Method = (parameters) => countsOf(scorerOf(parameters));

const countsOf = (scorer: Scorer) => ({ schema: schemas.listCounts, version, ...scorer.counts() });

/** A scorer with the documents and counts of a request. */
export function scorerOf(parameters: Parameters): Scorer {
  refuseUnknownParameters(parameters, ['documents', 'counts', 'options']);
  const { documents = [], counts = [] } = parameters;
  const scorer = new Scorer(optionsOf(parameters));
  for (const [i, other] of listOf('counts', counts).entries()) mergeCounts(scorer, other, i);
  for (const [i, document] of listOf('documents', documents).entries()) addDocument(scorer, document, i);
  return scorer;
}

function mergeCounts(scorer: Scorer, counts: unknown, index: number): void {
  const { schema, version: _, ...state } = isObject(counts) ? counts : {};
  if (schema !== schemas.listCounts)
    throw new UsageError(`Expected \`counts[${index}]\` to be the result of \`count\`.`);
  scorer.merge(state as unknown as ScorerCounts);
}

const DOCUMENT_FIELDS = ['key', 'response', 'id'];

function addDocument(scorer: Scorer, document: unknown, index: number): void {
  if (!isObject(document))
    throw new DocumentError(index, new UsageError('Expected {"key": …, "response": …}, perhaps with "id".'));
  const id = optionalText('id', document.id);
  try {
    refuseUnknownParameters(document, DOCUMENT_FIELDS);
    scorer.add(document.key as Entities, document.response as Entities, { id });
  } catch (error) {
    throw new DocumentError(id ?? index, error);
  }
}
