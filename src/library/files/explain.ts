import type { SettingsSpec } from '../../evaluate/index.ts';
import type { Difference, Explained, Explanation, WhatIf } from '../../explain/index.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import { explainedKinds } from '../../report/explain/json.ts';
import { explainFiles as explainVerb } from '../../verbs/explain.ts';
import { version } from '../../version.ts';
import type { MetricList } from '../result.ts';
import { callVerb } from './call.ts';
import { type Corpus, corpusOf, refuseSameStream } from './corpora.ts';
import { scoringNames, scoringSpec } from './settings.ts';
import { type FilesShell, shellOf } from './shell.ts';
import { type KeyFilesRequest, keyNames, keyRequest } from './systems.ts';

/** The request of `explainFiles`: the options of `corefeval explain`. */
export interface ExplainFilesRequest extends KeyFilesRequest, Omit<SettingsSpec, 'metrics' | 'average'> {
  readonly response: Corpus;
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: MetricList | undefined;
  /** A mention whose contribution is explained: its tokens (`12-14`), its line (`:57`), or its words. */
  readonly mention?: string | undefined;
  /** An entity whose contribution is explained: its label, or its name in the formulas (`K1`, `R2`). */
  readonly entity?: string | undefined;
  /** A published number in percent, with its digits: `'76.3'`. Which settings or programs give it is explained. */
  readonly target?: string | undefined;
  /** Which score the target is: `conll` (the default), `bcub.f1`, `muc.recall`, … */
  readonly stat?: string | undefined;
}

interface ExplainedFiles {
  readonly version: string;
  readonly warnings: readonly Problem[];
}

/** The metrics, worked out on a document. */
export interface ExplainedDocument extends ExplainedFiles, Explanation {
  readonly kind: 'document';
}

/** What a mention or an entity contributes. */
export interface ExplainedChange extends ExplainedFiles, WhatIf {
  readonly kind: 'change';
}

/** Which settings or programs give a number. */
export interface ExplainedDifference extends ExplainedFiles, Difference {
  readonly kind: 'difference';
}

export const explainNames: readonly string[] = [
  ...keyNames,
  ...scoringNames.filter((name) => name !== 'average' && name !== 'scope'),
  'response',
  'mention',
  'entity',
  'target',
  'stat',
];

/**
 * Works metrics out on one document; or, with `mention` or `entity`, what that contributes; or, with `target`, which settings or programs give that
 * number. The fields are those of `corefeval explain --json`.
 *
 * @example
 * ```ts
 * import { explainFiles } from 'corefeval/files';
 *
 * const { metrics } = await explainFiles({
 *   key: 'examples/key.conll',
 *   response: 'examples/response.conll',
 *   documents: ['example/letter'],
 *   metrics: ['muc'],
 * });
 * console.log(metrics[0]?.label, metrics[0]?.score.f1?.toFixed(4)); // MUC 0.6667
 * ```
 */
export function explainFiles(
  request: ExplainFilesRequest & { readonly target: string },
  shell?: FilesShell,
): Promise<ExplainedDifference>;
export function explainFiles(
  request: ExplainFilesRequest & ({ readonly mention: string } | { readonly entity: string }),
  shell?: FilesShell,
): Promise<ExplainedChange>;
export function explainFiles(
  request: ExplainFilesRequest & {
    readonly target?: undefined;
    readonly mention?: undefined;
    readonly entity?: undefined;
  },
  shell?: FilesShell,
): Promise<ExplainedDocument>;
export function explainFiles(
  request: ExplainFilesRequest,
  shell: FilesShell = {},
): Promise<ExplainedDocument | ExplainedChange | ExplainedDifference> {
  return callVerb(request, explainNames, async (wording) => {
    const { mention, entity, target, stat } = request;
    const keyed = keyRequest(request);
    const response = corpusOf('response', request.response);
    refuseSameStream(keyed.key, response);
    if (target !== undefined && typeof target !== 'string')
      throw new UsageError("Expected `target` to be a text with the digits of the number, such as '76.30'.");
    const { explained, problems } = await explainVerb(
      {
        ...keyed,
        response,
        settings: scoringSpec(request),
        mention,
        entity,
        target,
        stat,
      },
      shellOf(shell),
    );
    const warnings = [...problems.problems, ...problems.warnings].map(wording);
    return { ...explainedFields(explained), version, warnings } as ExplainedDocument;
  });
}

const explainedFields = ({ kind, value }: Explained) => ({ kind: explainedKinds[kind], ...value });
