import type { AdjudicatedDocuments, AdjudicationSpec } from '../agree/adjudicate/adjudicate.ts';
import { agreeAndAdjudicate, agreeOnFiltered } from '../agree/agree.ts';
import type { AnnotatedTable } from '../agree/annotations.ts';
import { problem } from '../agree/codes.ts';
import { AnnotatorFilter, annotatorFilterWarnings } from '../agree/filter-annotators.ts';
import type { Agreement, AgreeOptions } from '../agree/index.ts';
import { agreeSettings } from '../agree/settings.ts';
import type { Document } from '../core/document.ts';
import { ArchiveFiles } from '../corpus/archives/archive-files.ts';
import { annotatorsIn } from '../corpus/exports.ts';
import { findAnnotation } from '../corpus/find-files.ts';
import type { FileSystem, Shell } from '../corpus/shell.ts';
import type { Scope } from '../evaluate/index.ts';
import { metrics } from '../metrics/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { fileName, InputError, type Problem, UsageError } from '../problems/problem.ts';
import type { AgreeReport } from '../report/agree/report.ts';
import { adjudicationWithLines, agreementWithLines } from './agree-lines.ts';
import { stemOf } from './convert.ts';
import {
  type CorpusPath,
  type OpenCorpus,
  openTogether,
  placesOf,
  type ReadingRequest,
  reportNoMentions,
} from './open.ts';
import { readAnnotators } from './read-annotators.ts';
import { readingFor, signatureExtras } from './reading.ts';
import { atDocumentScope } from './scope.ts';
import {
  type AnnotationFile,
  type AnnotationTarget,
  targetOf,
  type WrittenDocument,
  writeAnnotation,
} from './write-annotation.ts';

export interface AgreeRequest
  extends Omit<ReadingRequest, 'keyFormat' | 'responseFormat' | 'keyName' | 'responseName'> {
  readonly annotators: readonly CorpusPath[];
  readonly settings?: AgreeOptions | undefined;
  /** Documents are compared one by one; another scope is a warning. */
  readonly scope?: Scope | undefined;
  /** Decisions in tables; ten if absent. */
  readonly listed?: number | undefined;
  /** How one annotation is made of all. */
  readonly adjudicate?: AdjudicateRequest | undefined;
}

/** How one annotation is made of several, and how it is written; without a target it is not. */
export interface AdjudicateRequest extends AdjudicationSpec {
  readonly target?: AnnotationTarget | undefined;
}

export interface AgreeResult {
  readonly report: AgreeReport;
  /** The annotation that was made of all, if it was asked for. */
  readonly files: readonly AnnotationFile[];
  /** With `adjudicate`, the documents with what each annotator marked. */
  readonly tables: readonly AnnotatedTable[];
  /** The number of problems of a code, including those that were not kept. */
  readonly count: (code: Problem['code']) => number;
}

/** Decisions in tables, unless the request says otherwise. */
export const DEFAULT_LISTED_DECISIONS = 10;

/**
 * Measures how far annotators agree, and makes one annotation of all if that is asked for. An annotator with errors is an error: without them the number would be another one.
 * `onNames` gets the names of the files before they are made, and may throw.
 */
export async function agreeFiles(
  request: AgreeRequest,
  shell: Pick<Shell, 'files'>,
  onNames: (names: readonly string[]) => void = () => {},
): Promise<AgreeResult> {
  const { settings, adjudicate, strict, allow, lenient } = request;
  if (adjudicate?.target !== undefined) targetOf(adjudicate.target.to);
  const annotators = await annotatorsOf(request, shell.files);
  if (annotators.length < 2) {
    throw new UsageError(
      'Agreement needs at least two annotators.',
      'Name the annotation of each: corefeval agree A B; of an export of INCEpTION or WebAnno, its folder or archive is enough.',
    );
  }
  const { scoring } = agreeSettings(settings ?? {});
  const { filter } = scoring;
  const reading = readingFor(request.reading, scoring);
  const log = new ProblemLog({ strict, allow, lenient });
  const { warnings } = atDocumentScope({ scope: request.scope }, 'agree');
  for (const warning of warnings) log.report(warning);
  const sides = annotators.map((annotator) => ({ ...annotator, side: 'key' as const }));
  const corpora = await openTogether(sides, { ...request, reading }, shell);
  for (const note of corpora.flatMap(({ notes }) => notes)) log.report(note);
  const resolve = placesOf(...corpora);
  try {
    const filters = filter === undefined ? [] : corpora.map(() => new AnnotatorFilter(filter));
    const documents = readAnnotators(corpora, reading, log.report, filters);
    log.throwIfErrors();
    for (const [i, corpus] of corpora.entries()) {
      if (filter === undefined || filters[i].counts.read === 0)
        reportNoMentions(corpus, documents[i], log.report);
      else
        for (const found of annotatorFilterWarnings(corpus.name, filters[i].counts, filter, corpus.path))
          log.report(found);
    }
    log.throwIfErrors();
    const { agreement, adjudication, tables = [] } = agreementOf(annotators, documents, request, log);
    const files =
      adjudication === undefined || adjudicate?.target === undefined
        ? []
        : writeAnnotation(writtenDocuments(adjudication, corpora), adjudicate.target, log, onNames);
    log.throwIfErrors();
    const report: AgreeReport = {
      agreement: {
        ...agreementWithLines(agreement, resolve),
        signature: withAllowed(agreement.signature, signatureExtras(request).allow),
        warnings: resolve(log.problems),
      },
      paths: annotators.map(({ path }) => path),
      metrics,
      labelOf: (id) => metrics.find((metric) => metric.id === id)?.label ?? (id === 'conll' ? 'CoNLL' : id),
      listed: request.listed ?? DEFAULT_LISTED_DECISIONS,
      adjudication: adjudication && adjudicationWithLines(adjudication, resolve),
    };
    return { report, files, tables, count: (code) => log.count(code) };
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}

/** The annotators that were named, or those of an export. */
async function annotatorsOf(
  { annotators, maxSize }: AgreeRequest,
  files: FileSystem,
): Promise<readonly CorpusPath[]> {
  if (annotators.length !== 1) return annotators;
  const [{ path }] = annotators;
  const found = annotatorsIn((await findAnnotation(path, new ArchiveFiles(files, maxSize))).files);
  return found.length < 2 ? annotators : found.map((name) => ({ path, name, annotator: name }));
}

/** The signature with the errors that were allowed, before the version. */
const withAllowed = (signature: string, codes: readonly string[] | undefined): string =>
  codes === undefined ? signature : signature.replace(/(?=\|v:)/, `|allow:${codes.join('+')}`);

/** The agreement, and what was made of the annotation; warnings are added to the log. */
function agreementOf(
  annotators: readonly CorpusPath[],
  documents: readonly (readonly Document[])[],
  { settings: options = {}, adjudicate }: Pick<AgreeRequest, 'settings' | 'adjudicate'>,
  log: ProblemLog,
): {
  readonly agreement: Agreement;
  readonly adjudication?: AdjudicatedDocuments;
  readonly tables?: readonly AnnotatedTable[];
} {
  const named = annotators.map(({ name }, i) => ({ name, documents: documents[i] }));
  const result =
    adjudicate === undefined
      ? { agreement: agreeOnFiltered(named, options) }
      : agreeAndAdjudicate(named, options, adjudicate);
  const { agreement } = result;
  if (agreement.documents.compared === 0) {
    throw new InputError([
      problem('agree/none-in-common', 'No document has two annotators.', {
        expected: 'documents with the same name in the files of two annotators',
      }),
    ]);
  }
  for (const warning of agreement.warnings) log.report(warning);
  log.throwIfErrors();
  return result;
}

/** The documents that were made of several, each with the format of its first annotator. */
function writtenDocuments(
  { documents }: AdjudicatedDocuments,
  corpora: readonly OpenCorpus[],
): WrittenDocument[] {
  const files = new Map(corpora.flatMap((corpus) => corpus.files.map((file) => [file.name, file] as const)));
  return documents.map((document, d) => {
    const file = document.file === undefined ? undefined : files.get(fileName(document.file));
    return {
      id: document.id,
      stem: file === undefined ? `document ${d + 1}` : stemOf(file),
      source: file?.source.format ?? { holds: [] },
      read: () => document,
    };
  });
}
