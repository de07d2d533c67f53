import { answersOf } from '../../agree/adjudicate/answers-file.ts';
import { adjudicationRules } from '../../agree/adjudicate/rows.ts';
import type {
  Adjudication,
  AdjudicationRule,
  Agreement,
  AgreeOptions,
  AnnotatorSummary,
  Answer,
} from '../../agree/index.ts';
import type { FormatId } from '../../formats/index.ts';
import { UsageError } from '../../problems/problem.ts';
import { agreeFields } from '../../report/agree/json.ts';
import type { AdjudicateRequest } from '../../verbs/agree.ts';
import { agreeFiles as agreeVerb } from '../../verbs/agree.ts';
import { settingNames } from '../options.ts';
import type { MetricList } from '../result.ts';
import { callVerb } from './call.ts';
import { type WrittenFile, writtenFile } from './convert.ts';
import { type Corpora, corporaOf, refuseSameStream } from './corpora.ts';
import { type ReadingOptions, readingNames, readingRequest } from './reading.ts';
import { scoringSpec } from './settings.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `agreeFiles`: the options of `corefeval agree`. */
export interface AgreeFilesRequest extends ReadingOptions, Omit<AgreeOptions, 'metrics' | 'mentionKey'> {
  /** The annotation of each annotator; or one export of INCEpTION or WebAnno, with the files of all. */
  readonly annotators: Corpora;
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: MetricList | undefined;
  /** How one annotation is made of all. */
  readonly adjudicate?: AdjudicateOptions | undefined;
}

/** How one annotation is made of several. */
export interface AdjudicateOptions {
  readonly rule: AdjudicationRule;
  /** The id of the format of the annotation; without it there are no files, only the decisions that are open. */
  readonly to?: FormatId | undefined;
  /** Whether there is a file for each document; otherwise one for all. */
  readonly perDocument?: boolean | undefined;
  /** Decisions of a person, which replace the votes: rows of `adjudication` with what was chosen. */
  readonly answers?: readonly Answer[] | undefined;
}

/** The result of `agreeFiles`: the fields of `corefeval agree --json`. */
export interface AgreeFilesResult extends Omit<Agreement, 'annotators'> {
  readonly version: string;
  readonly annotators: readonly (AnnotatorSummary & { readonly path: string })[];
  readonly adjudication?: Adjudication;
  /** The annotation that was made of all, if `adjudicate` has a format. Nothing is written. */
  readonly files?: readonly WrittenFile[];
}

export const agreeNames: readonly string[] = [
  'annotators',
  ...settingNames,
  'filter',
  'distance',
  'unmarked',
  'gamma',
  'adjudicate',
  'interval',
  'resamples',
  'seed',
  ...readingNames,
];

/**
 * Measures how far annotators agree, and lists where they do not: the numbers of `corefeval agree`.
 *
 * @example
 * ```ts
 * import { agreeFiles } from 'corefeval/files';
 *
 * const { alpha, disagreements } = await agreeFiles({
 *   annotators: { ann: 'examples/agree/ann.conll', ben: 'examples/agree/ben.conll' },
 * });
 * console.log(alpha.masi.alpha?.toFixed(4), disagreements.length); // 0.4696 22
 * ```
 */
export function agreeFiles(request: AgreeFilesRequest, shell: FilesShell = {}): Promise<AgreeFilesResult> {
  return callVerb(request, agreeNames, async (wording) => {
    const { distance, unmarked, gamma, interval, resamples, seed } = request;
    const adjudicate = adjudicateRequest(request.adjudicate);
    const annotators = corporaOf('annotators', request.annotators);
    refuseSameStream(...annotators);
    const { match: _, average: __, ...scoring } = scoringSpec(request);
    const settings = { ...scoring, distance, unmarked, gamma, interval, resamples, seed };
    const { report, files } = await agreeVerb(
      { ...readingRequest(request), annotators, settings, adjudicate },
      shellOf(shell),
    );
    return {
      ...agreeFields(report, wording),
      ...(adjudicate?.target === undefined ? {} : { files: files.map(writtenFile) }),
    };
  });
}

const adjudicateNames: readonly string[] = ['rule', 'to', 'perDocument', 'answers'];

/** Checks what the compiler of the caller cannot. */
function adjudicateRequest(options: AdjudicateOptions | undefined): AdjudicateRequest | undefined {
  if (options === undefined) return undefined;
  const stray = Object.keys(options).find((name) => !adjudicateNames.includes(name));
  if (stray !== undefined)
    throw new UsageError(
      `Unknown option "${stray}" of \`adjudicate\`.`,
      `Choose from: ${adjudicateNames.join(', ')}.`,
    );
  const { rule, to, perDocument, answers } = options;
  if (!Object.hasOwn(adjudicationRules, rule))
    throw new UsageError(
      `Unknown value "${rule}" for the option \`adjudicate.rule\`.`,
      `Choose from: ${Object.keys(adjudicationRules).join(', ')}.`,
    );
  return {
    rule,
    answers: answers === undefined ? undefined : answersOf(answers, '`adjudicate.answers`'),
    target: to === undefined ? undefined : { to, perDocument },
  };
}
