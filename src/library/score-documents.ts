import type { Document } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import {
  type Average,
  corpusWarnings,
  evaluateCorpus,
  type Facts,
  type PairFilterCounts,
  type SettingsSpec,
  settingsOf,
  signature,
} from '../evaluate/index.ts';
import { matcherParameters } from '../matching/index.ts';
import type { StandardMetricIds } from '../metrics/index.ts';
import { problemCodes } from '../problem-codes.ts';
import { checkAllowed } from '../problems/check-allowed.ts';
import { allowedErrors, ProblemLog } from '../problems/log.ts';
import type { Problem } from '../problems/problem.ts';
import { inOptions } from './option-advice.ts';
import { refuseUnknownMetrics, refuseUnknownOptions, settingNames } from './options.ts';
import type { Reading } from './read-documents.ts';
import { type MetricList, type ScoreResult, scoreResult } from './result.ts';

/** Options of `scoreDocuments`: those of `corefeval score` that are not about files. */
export interface ScoreDocumentsOptions<
  Ids extends MetricList = StandardMetricIds,
  By extends Average = 'micro',
> extends Omit<SettingsSpec, 'metrics' | 'average' | 'scope'> {
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: Ids | undefined;
  /** `micro` (the default) adds up counts over documents, `macro` is the mean of the scores of documents. */
  readonly average?: By | undefined;
  /** Score documents that were paired although their texts differ, and the last of two of the same name. */
  readonly lenient?: boolean | undefined;
  /** Treat warnings as errors. */
  readonly strict?: boolean | undefined;
  /** Codes of warnings that remain warnings in spite of `strict`, and of errors that become warnings, such as `text/words`. */
  readonly allow?: readonly string[] | undefined;
}

/** The scores of a corpus, as those of `score`, and what `corefeval score` prints beside them. */
export type DocumentsResult<
  Ids extends MetricList = StandardMetricIds,
  By extends Average = 'micro',
> = ScoreResult<Ids, By> & {
  /** All settings that the numbers depend on, and the fingerprint of the key. */
  readonly signature: string;
  readonly key: Facts;
  readonly response: Facts;
  /** What the conditions of `filter` left out; absent without them. */
  readonly filtered?: PairFilterCounts;
  /** With `window`: the scores of whole documents. */
  readonly full?: ScoreResult<Ids, By>;
  /** The scores of each key document, in their order. */
  readonly perDocument: readonly (ScoreResult<Ids> & { readonly id: string })[];
  readonly warnings: readonly Problem[];
};

/** A document of a program or of `readDocuments`. */
type Readable = Document & { readonly reading?: Reading | undefined };

const optionNames: readonly string[] = [
  ...settingNames,
  'match',
  'filter',
  'unaligned',
  ...matcherParameters.map(({ name }) => name),
  'average',
  'window',
  'lenient',
  'strict',
  'allow',
];

/**
 * Scores the documents of a response against those of a key, paired by their names: the numbers of `corefeval score`. Errors
 * are thrown together as an `InputError`; warnings are part of the result.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { readDocuments, scoreDocuments } from 'corefeval';
 *
 * const [key, response] = [
 *   readDocuments(await readFile('examples/key.conll')),
 *   readDocuments(await readFile('examples/response.conll')),
 * ];
 * const { muc, perDocument, signature } = scoreDocuments(key, response, { metrics: ['muc', 'lea'], singletons: 'drop' });
 * console.log(muc.counts.recall, muc.f1); // [ 5, 9 ] 0.6666666666666667
 * console.log(perDocument.map(({ lea }) => lea.f1?.toFixed(4)).join()); // 0.5714,0.6000
 * console.log(signature.replace(/\|v:.*$/, '')); // metrics:muc+lea|match:exact|singletons:drop|duplicates:first|average:micro
 * const mean = scoreDocuments(key, response, { average: 'macro' }); // the mean of the scores of documents
 * console.log(mean.muc.f1, mean.muc.documents); // 0.6666666666666665 2
 * ```
 */
export function scoreDocuments<
  const Ids extends MetricList = StandardMetricIds,
  const By extends Average = 'micro',
>(
  key: Iterable<Document>,
  response: Iterable<Document>,
  options: ScoreDocumentsOptions<Ids, By> = {},
): DocumentsResult<Ids, By> {
  refuseUnknownOptions(options, optionNames);
  const { lenient = false, strict, allow, ...spec } = options;
  checkAllowed(allow, 'the option `allow`', problemCodes);
  refuseUnknownMetrics(spec.metrics);
  const settings = settingsOf(spec);
  const [keys, responses] = [checkedDocuments('key', key), checkedDocuments('response', response)];
  const readings = [...keys, ...responses].flatMap(({ reading }) => reading ?? []);
  const log = new ProblemLog({ lenient, strict, allow });
  const report = (problem: Problem) => log.report(inOptions(problem, optionNames));
  const result = evaluateCorpus(keys, responses, settings, report, { perDocument: true });
  for (const warning of corpusWarnings(result, settings)) report(warning);
  log.throwIfErrors();
  return {
    ...scoreResult<Ids, By>(result),
    signature: signature(settings, result.fingerprint, {
      lenient: lenient || readings.some((reading) => reading.lenient),
      allow: allow && allowedErrors(allow, [problemCodes]),
      reading: [
        ...new Map(readings.flatMap(({ options: changed }) => changed.map((pair) => [pair.join(), pair]))),
      ].map(([, pair]) => pair),
    }),
    key: result.key,
    response: result.response,
    ...(result.filtered === undefined ? {} : { filtered: result.filtered }),
    ...(result.cut === undefined ? {} : { full: scoreResult<Ids, By>(result.cut.whole) }),
    perDocument: Array.from(result.documents, ({ id, ...set }) => ({ id, ...scoreResult<Ids>(set) })),
    warnings: log.problems,
  };
}

function checkedDocuments(side: string, documents: unknown): Readable[] {
  const advice = 'read a file with `readDocuments`; entities without documents are scored by `score`';
  const isList = typeof documents === 'object' && documents !== null && Symbol.iterator in documents;
  const list = isList && !ArrayBuffer.isView(documents) ? [...(documents as Iterable<Readable>)] : undefined;
  if (list?.every((document) => document?.mentions instanceof Mentions)) return list;
  throw new TypeError(`Expected the ${side} to be a list of documents; ${advice}`);
}
