/** How verbs that score treat entities across documents: which names are valid, which topics there are, what is warned about. */
import type { EvaluateOptions, PairSink, RunTotals } from '../corpus/evaluate-pairs.ts';
import { documentSink } from '../corpus/evaluate-pairs.ts';
import type { Shell } from '../corpus/shell.ts';
import { findTopics, type Topics } from '../corpus/topics.ts';
import { UnitSink } from '../corpus/unit-sink.ts';
import { problem } from '../evaluate/codes.ts';
import type { CorpusResult, Settings, SettingsSpec } from '../evaluate/index.ts';
import { type ScopeFacts, scopeWarnings } from '../evaluate/scope-warnings.ts';
import { LabelUse } from '../evaluate/unit/label-use.ts';
import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import type { OpenCorpus } from './open.ts';
import type { OpenSystem } from './systems.ts';

/** What a verb that scores across documents asks for, besides the settings. */
export interface ScopeRequest {
  /** How the topics of documents are known: `ecb`, `ecb-subtopic`, `folder`, or the path of a table; by the key if absent. */
  readonly topics?: string | undefined;
}

/** The documents of a response in their units. */
export interface ScopedSystem {
  readonly sink: PairSink;
  /** Absent where topics are not known or not needed. */
  readonly topics?: Topics | undefined;
  /** The ids of the units; undefined where each document is one. */
  readonly units?: readonly string[] | undefined;
  warnings(result: CorpusResult): Problem[];
}

/** Refuses options that contradict the scope. */
export function checkScope({ scope }: Pick<Settings, 'scope'>, { topics }: ScopeRequest): void {
  if (topics !== undefined && scope === 'document')
    throw new UsageError('--topics needs --scope topic or --scope corpus.');
}

/** The settings of a verb that works document by document, and a warning if another scope was asked for. */
export function atDocumentScope<Spec extends Pick<SettingsSpec, 'scope'>>(
  spec: Spec | undefined,
  verb: string,
): { readonly spec: Spec | undefined; readonly warnings: readonly Problem[] } {
  const { scope = 'document' } = spec ?? {};
  if (spec === undefined || scope === 'document') return { spec, warnings: [] };
  const message = `${verb} works document by document, so --scope ${scope} is not used.`;
  const help = 'score and compare count links across documents';
  return { spec: { ...spec, scope: undefined }, warnings: [problem('scope/document', message, { help })] };
}

/** Where units are resampled there must be two of them. */
export function refuseOneUnit(settings: Pick<Settings, 'scope'>, units?: readonly string[]): void {
  if (settings.scope === 'document') return;
  if (settings.scope === 'topic' && (units === undefined || units.length > 1)) return;
  throw new UsageError(
    'One unit cannot be resampled: intervals and tests need several.',
    settings.scope === 'corpus' ? 'Use --scope topic, or --scope document.' : 'Use --scope document.',
  );
}

/** Puts the documents of a response into their units. */
export async function scopedSystem(
  { key, response, pairs, log }: OpenSystem,
  options: EvaluateOptions,
  totals: RunTotals,
  { topics: how }: ScopeRequest,
  shell: Pick<Shell, 'files'>,
): Promise<ScopedSystem> {
  const { settings } = options;
  const { scope } = settings;
  if (scope === 'document') return { sink: documentSink(pairs, options, totals), warnings: () => [] };
  refuseNoNames([key, response]);
  const topics = await findTopics(pairs, key, { topics: how, scope }, shell.files, log.report);
  const placed = pairs.map((pair, i) => ({ ...pair, topic: topics?.names[i] }));
  const labels = new LabelUse();
  const sink = new UnitSink(placed, scope, options, { ...totals, labels });
  const facts: ScopeFacts = {
    labels,
    documentNames: { key: documentNameFormats(key), response: documentNameFormats(response) },
  };
  return {
    sink,
    topics,
    units: sink.units,
    warnings: (result) => scopeWarnings(result, settings, facts),
  };
}

/** Lists of clusters have no names that could be the same in two documents. */
function refuseNoNames(corpora: readonly OpenCorpus[]): void {
  for (const { files, path } of corpora) {
    const nameless = files.find(({ source }) => source.format.entityNames === 'none');
    if (nameless === undefined) continue;
    const { id } = nameless.source.format;
    throw new InputError([
      problem(
        'entities/no-names',
        `Clusters of ${id} files have no names, so nothing says which are the same in two documents.`,
        {
          file: path,
          expected: 'a format whose entities have names, such as conll, ecb or neleval',
          help: 'leave --scope out to score each document by itself',
        },
      ),
    ]);
  }
}

/** Formats whose names of entities are valid in one document. */
const documentNameFormats = ({ files }: OpenCorpus): string[] => [
  ...new Set(
    files.flatMap(({ source: { format } }) => (format.holds.includes('crossDocument') ? [] : [format.id])),
  ),
];
