import type { Document } from '../core/document.ts';
import { type Entities, type Plain, PlainDocument } from '../core/plain-document.ts';
import { pairDocuments } from '../evaluate/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { UsageError } from '../problems/problem.ts';
import type { Analysis } from './analysis.ts';
import { Analyzer } from './analyzer.ts';
import { KeyBaselines } from './key-baselines.ts';
import { MentionLabels } from './labels/mention-labels.ts';
import { type AnalyzeOptions, analyzeSettings } from './settings.ts';
import { analyzeSignature } from './signature.ts';

/** A document to analyse: from a reader, or plain entities with a name. */
export type AnalyzedDocument<M = Plain> = Document | { readonly id: string; readonly entities: Entities<M> };

/** A system and its documents. */
export interface AnalyzedSystem<M = Plain> {
  readonly name: string;
  readonly documents: Iterable<AnalyzedDocument<M>>;
}

/**
 * The errors of systems by type, what each type costs, where the loss comes from, and what trivial responses would score. docs/analyze.md has the
 * definitions.
 */
export function analyze<M = Plain>(
  key: Iterable<AnalyzedDocument<M>>,
  systems: readonly AnalyzedSystem<M>[],
  options: AnalyzeOptions<M> = {},
): Analysis {
  if (systems.length === 0) throw new UsageError('There is no system to analyse.');
  const settings = analyzeSettings(options);
  /** The same for all sides of a document. */
  const plain = new Map<string, PlainDocument<M>>();
  const plainToDocument = (document: AnalyzedDocument<M>, side: string): Document => {
    if ('mentions' in document) return document;
    const sides = plain.get(document.id) ?? new PlainDocument(document.id, options.mentionKey);
    plain.set(document.id, sides);
    return sides.side(side, document.entities);
  };
  const keyDocuments = Array.from(key, (document) =>
    plainToDocument(document, `document ${document.id} of the key`),
  );
  const baselines = new KeyBaselines(settings.scoring);
  const labels = settings.labels && new MentionLabels(settings.labels);
  const runs = systems.map(({ name, documents }, s) => {
    const log = new ProblemLog();
    const analyzer = new Analyzer(settings, log, labels);
    const responses = Array.from(documents, (document) =>
      plainToDocument(document, `document ${document.id} of ${name}`),
    );
    for (const [own, response] of pairDocuments(keyDocuments, responses, log.report)) {
      const pair = analyzer.add(own, response);
      if (s === 0) baselines.add(pair.key);
    }
    return { name, analyzer };
  });
  const { key: facts, fingerprint } = runs[0].analyzer.tally.result();
  return {
    signature: analyzeSignature(settings, fingerprint),
    settings,
    key: facts,
    baselines: baselines.scores(),
    systems: runs.map(({ name, analyzer }, s) => {
      const system = analyzer.result(name);
      return s > 0 || labels === undefined
        ? system
        : { ...system, warnings: [...system.warnings, ...labels.warnings()] };
    }),
  };
}
