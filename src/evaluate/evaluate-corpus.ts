import type { Document } from '../core/document.ts';
import type { Report } from '../problems/problem.ts';
import { evaluatePair } from './evaluate-pair.ts';
import { pairDocuments } from './pair-documents.ts';
import type { Settings } from './settings.ts';
import { type CorpusResult, Tally } from './tally.ts';
import { addTopicSpread, UnitEvaluation, type UnitTotals, unitsOf } from './unit/evaluation.ts';
import { LabelUse } from './unit/label-use.ts';

export interface CorpusOptions {
  readonly perDocument?: boolean;
  /** The topic of a key document; undefined where topics are not known. */
  readonly topicOf?: ((key: Document) => string | undefined) | undefined;
}

/** Scores the documents of a response against those of a key; all of them are kept in memory. */
export function evaluateCorpus(
  key: Iterable<Document>,
  response: Iterable<Document>,
  settings: Settings,
  report: Report,
  options: CorpusOptions = {},
): CorpusResult & Pick<UnitTotals, 'labels'> {
  const tally = new Tally(settings, options);
  const labels = new LabelUse();
  const pairs = pairDocuments([...key], [...response], report);
  const { scope } = settings;
  if (scope === 'document') {
    for (const [keyDocument, responseDocument] of pairs)
      tally.add(evaluatePair(keyDocument, responseDocument, settings, report));
  } else {
    const members = pairs.map((pair) => ({
      id: pair[0].id,
      topic: options.topicOf?.(pair[0]),
      read: () => pair,
    }));
    for (const [id, unit] of unitsOf(members, scope)) {
      const evaluation = new UnitEvaluation(id, settings, { tally, labels });
      evaluation.measure(unit);
      for (const member of unit) evaluation.add(member, report);
      evaluation.finish();
    }
    addTopicSpread(settings, { tally, labels });
  }
  return { ...tally.result(), labels };
}
