import type { Score } from '../../../metrics/index.ts';
import {
  type AlignmentMethod,
  alignmentMethods,
  type NuggetScores,
  type SequencingScore,
  type SettingScore,
  type TypeScore,
} from '../../../nuggets/index.ts';
import type { Problem } from '../../../problems/problem.ts';
import { nuggetFields } from '../../../report/nuggets/json.ts';
import { scoreNuggetFiles as scoreVerb } from '../../../verbs/nuggets/score.ts';
import { callVerb } from '../call.ts';
import type { Corpora } from '../corpora.ts';
import { type FilesShell, shellOf } from '../shell.ts';
import { type FailedFiles, failedFiles } from '../systems.ts';
import {
  checkChoice,
  type NuggetMatchOptions,
  nuggetMatching,
  nuggetMatchNames,
  nuggetSystems,
} from './request.ts';

/** The request of `scoreNuggetFiles`: the options of `corefeval nuggets score`. */
export interface ScoreNuggetFilesRequest extends NuggetMatchOptions {
  readonly systems: Corpora;
  /** Whether coreference is scored; if absent, where a file has clusters. */
  readonly coref?: boolean | undefined;
  /** Whether After and Subevent links are scored; if absent, where a file has them. */
  readonly sequencing?: boolean | undefined;
  /** The mapping for coreference and sequencing: `span`, `type`, `realis` and so on. */
  readonly corefMapping?: string | undefined;
  /** The minimum Dice of mentions that match for coreference. */
  readonly corefThreshold?: number | undefined;
  readonly corefAlignment?: AlignmentMethod | undefined;
  readonly alignmentLimit?: number | undefined;
  /** By which score systems are sorted. */
  readonly sort?: string | undefined;
  /** Whether the result has the scores of each document. */
  readonly perDocument?: boolean | undefined;
}

/** Sizes of a file of events. */
export type NuggetSizes = NuggetScores['gold'];

/** Scores of coreference by metric, and their mean. */
export type NuggetChains = Readonly<Record<string, Score>> & { readonly average: number | null };

/** The scores of a system of events. */
export interface ScoredNuggets extends NuggetSizes {
  readonly name: string;
  readonly path: string;
  /** How spans were read. */
  readonly unit: NuggetScores['unit'];
  /** For each combination of attributes. */
  readonly detection: readonly SettingScore[];
  readonly types: readonly TypeScore[];
  /** Present if it was scored. */
  readonly coreference?: NuggetChains;
  /** Present if they were scored. */
  readonly sequencing?: readonly SequencingScore[];
  /** Present if it was requested. */
  readonly perDocument?: readonly (Pick<
    NuggetScores['documents'][number],
    'id' | 'gold' | 'system' | 'settings'
  > & {
    readonly coreference?: NuggetChains;
  })[];
  readonly warnings: readonly Problem[];
}

/** The result of `scoreNuggetFiles`: the fields of `corefeval nuggets score --json`, and the systems that were left out. */
export interface ScoreNuggetFilesResult {
  /** Everything that the numbers depend on. */
  readonly signature: string;
  readonly version: string;
  readonly profile: string;
  readonly gold: NuggetSizes & { readonly path: string };
  /** Names of the systems, best first, and by what they are sorted. */
  readonly sort: { readonly key: string; readonly label: string; readonly systems: readonly string[] };
  /** At least one: if all systems have errors, these are thrown. */
  readonly systems: readonly [ScoredNuggets, ...ScoredNuggets[]];
  readonly failed: readonly FailedFiles[];
}

const names: readonly string[] = [
  'systems',
  ...nuggetMatchNames,
  'coref',
  'sequencing',
  'corefMapping',
  'corefThreshold',
  'corefAlignment',
  'alignmentLimit',
  'sort',
  'perDocument',
];

/**
 * Scores event nuggets, their coreference and their order: the numbers of `corefeval nuggets score`. A system with errors is left out and is in `failed`; if none is left, the
 * errors are thrown as an `InputError`.
 *
 * @example
 * ```ts
 * import { scoreNuggetFiles } from 'corefeval/files';
 *
 * const { systems } = await scoreNuggetFiles({
 *   gold: 'examples/nuggets/gold.tbf',
 *   systems: ['examples/nuggets/system.tbf'],
 *   tokens: 'examples/nuggets/tokens',
 * });
 * const { name, detection, coreference } = systems[0];
 * const [span, type] = detection;
 * console.log(name, span?.micro.f1?.toFixed(4), type?.micro.f1?.toFixed(4), coreference?.average?.toFixed(4)); // system 0.8000 0.6000 0.6778
 * ```
 */
export function scoreNuggetFiles(
  request: ScoreNuggetFilesRequest,
  shell: FilesShell = {},
): Promise<ScoreNuggetFilesResult> {
  return callVerb(request, names, async (wording) => {
    const { coref, sequencing, corefMapping, corefThreshold, corefAlignment, alignmentLimit } = request;
    checkChoice('corefAlignment', corefAlignment, alignmentMethods);
    const matching = nuggetMatching(request);
    const { report, failed } = await scoreVerb(
      {
        ...matching,
        systems: nuggetSystems(matching.gold, request.systems),
        coreference: coref,
        sequencing,
        corefSetting: corefMapping,
        corefThreshold,
        corefAlignment,
        alignmentLimit,
        sort: request.sort,
        perDocument: request.perDocument,
      },
      shellOf(shell),
    );
    const result = { ...nuggetFields(report, wording), failed: failedFiles(failed, wording) };
    return result as object as ScoreNuggetFilesResult;
  });
}
