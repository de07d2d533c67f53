import { agreeOnFiltered } from '../agree/agree.ts';
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
import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import type { AgreeReport } from '../report/agree/report.ts';
import {
  type CorpusPath,
  openTogether,
  placesOf,
  type ReadingRequest,
  type ResolvePlaces,
  reportNoMentions,
} from './open.ts';
import type { Place } from './places.ts';
import { readAnnotators } from './read-annotators.ts';
import { readingFor, signatureExtras } from './reading.ts';
import { atDocumentScope } from './scope.ts';

export interface AgreeRequest
  extends Omit<ReadingRequest, 'keyFormat' | 'responseFormat' | 'keyName' | 'responseName'> {
  readonly annotators: readonly CorpusPath[];
  readonly settings?: AgreeOptions | undefined;
  /** Documents are compared one by one; another scope is a warning. */
  readonly scope?: Scope | undefined;
  /** Decisions in tables; ten if absent. */
  readonly listed?: number | undefined;
}

export interface AgreeResult {
  readonly report: AgreeReport;
  /** The number of problems of a code, including those that were not kept. */
  readonly count: (code: Problem['code']) => number;
}

/** Decisions in tables, unless the request says otherwise. */
export const DEFAULT_LISTED_DECISIONS = 10;

/** Measures how far annotators agree. An annotator with errors is an error: without them the number would be another one. */
export async function agreeFiles(request: AgreeRequest, shell: Pick<Shell, 'files'>): Promise<AgreeResult> {
  const { settings, strict, allow, lenient } = request;
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
    const agreement = agreementOf(annotators, documents, settings, log);
    const report: AgreeReport = {
      agreement: {
        ...withLines(agreement, resolve),
        signature: withAllowed(agreement.signature, signatureExtras(request).allow),
        warnings: resolve(log.problems),
      },
      paths: annotators.map(({ path }) => path),
      metrics,
      labelOf: (id) => metrics.find((metric) => metric.id === id)?.label ?? (id === 'conll' ? 'CoNLL' : id),
      listed: request.listed ?? DEFAULT_LISTED_DECISIONS,
    };
    return { report, count: (code) => log.count(code) };
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

/** The agreement; its warnings are added to the log. */
function agreementOf(
  annotators: readonly CorpusPath[],
  documents: readonly (readonly Document[])[],
  options: AgreeOptions | undefined,
  log: ProblemLog,
): Agreement {
  const agreement = agreeOnFiltered(
    annotators.map(({ name }, i) => ({ name, documents: documents[i] })),
    options,
  );
  if (agreement.documents.compared === 0) {
    throw new InputError([
      problem('agree/none-in-common', 'No document has two annotators.', {
        expected: 'documents with the same name in the files of two annotators',
      }),
    ]);
  }
  for (const warning of agreement.warnings) log.report(warning);
  log.throwIfErrors();
  return agreement;
}

/** The agreement with lines of files in its lists. */
function withLines(agreement: Agreement, resolve: ResolvePlaces): Agreement {
  const { disagreements, decisions } = agreement;
  const values = disagreements.flatMap((disagreement) => disagreement.values);
  const spans = decisions.flatMap((decision) =>
    decision.values.flatMap(({ span, antecedent }) => [span ?? [], antecedent ?? []].flat()),
  );
  const resolved = new Map<Place, Place>();
  const places: Place[] = [...values, ...spans];
  for (const [i, place] of resolve(places).entries()) resolved.set(places[i], place);
  const at = <P extends Place>(place: P) => resolved.get(place) as P;
  return {
    ...agreement,
    disagreements: disagreements.map((disagreement) => ({
      ...disagreement,
      values: disagreement.values.map(at),
    })),
    decisions: decisions.map((decision) => ({
      ...decision,
      values: decision.values.map(({ span, antecedent, ...value }) => ({
        ...value,
        span: span && at(span),
        ...(antecedent === undefined ? {} : { antecedent: antecedent && at(antecedent) }),
      })),
    })),
  };
}
