import type { Score } from '../../metrics/metric.ts';
import { ProblemLog } from '../../problems/log.ts';
import { type Report, UsageError } from '../../problems/problem.ts';
import type { Setting } from '../model/attributes.ts';
import { refuseCoreferenceNames } from '../model/coreference-names.ts';
import type { NuggetFile } from '../model/nugget-document.ts';
import { defaultNuggetOptions, type NuggetOptions } from '../model/nugget-options.ts';
import { warnOfPlaceholders } from '../model/placeholders.ts';
import { prepareCorpora } from '../model/prepare-corpora.ts';
import type { Profile } from '../model/profile.ts';
import { COREFERENCE, sequencingRelations } from '../model/relation-names.ts';
import {
  type SequencingCounts,
  type SequencingScore,
  scoreSequencing,
} from '../sequencing/score-sequencing.ts';
import { conllFiles } from './conll-files.ts';
import type { CoreferenceCounts, CoreferenceScore } from './coreference.ts';
import {
  addDetections,
  countDetections,
  type DetectionCounts,
  detectionScore,
  macroScore,
  microScore,
  noDetections,
} from './detection.ts';
import type { Mapping } from './mapping.ts';
import { type MatchedCorpus, type MatchedDocument, matchCorpora } from './match-corpora.ts';
import { type NuggetCoreference, scoreChains } from './score-chains.ts';
import { type TypeScore, typeAttribute, typeTable } from './type-table.ts';

/** Detection under one set of attributes. */
export interface SettingScore {
  readonly name: string;
  readonly micro: Score;
  readonly macro: Score;
  readonly counts: DetectionCounts;
  /** The result of the greedy mapping, if another was asked for. */
  readonly greedy?: { readonly micro: Score; readonly macro: Score; readonly counts: DetectionCounts };
}

export interface NuggetDocumentScore {
  readonly id: string;
  readonly gold: number;
  readonly system: number;
  readonly settings: readonly {
    readonly name: string;
    readonly score: Score;
    readonly truePositives: number;
  }[];
  readonly coreference?: CoreferenceScore;
  /** Present if `perDocument` was asked for. */
  readonly counts?: NuggetDocumentCounts;
}

/**
 * What one document adds to the counts of the corpus: plain numbers whose sums over documents are the counts that the
 * scores of the corpus are computed from. A document that the profile leaves out of a sum has zeros there.
 */
export interface NuggetDocumentCounts {
  /** By name of the setting. */
  readonly detection: ReadonlyMap<string, DetectionCounts>;
  /** By id of the metric; absent if coreference is not scored. */
  readonly coreference?: CoreferenceCounts;
  /** By relation; absent if sequencing is not scored. */
  readonly sequencing?: SequencingCounts;
}

export interface NuggetScores {
  readonly unit: MatchedCorpus['unit'];
  readonly gold: SideFacts;
  readonly system: SideFacts;
  readonly settings: readonly SettingScore[];
  readonly types: readonly TypeScore[];
  readonly coreference?: NuggetCoreference;
  readonly sequencing?: readonly SequencingScore[];
  readonly documents: readonly NuggetDocumentScore[];
  /** The aligned mentions as a pair of CoNLL files for other tools; absent without coreference. */
  readonly conll?: () => { readonly gold: string; readonly system: string };
}

export interface SideFacts {
  /** Number of documents of the gold file that this side contains. */
  readonly documents: number;
  /** Number of documents that only the system contains, if they are scored; absent if there are none. */
  readonly extraDocuments?: number;
  readonly mentions: number;
  readonly clusters: number;
}

/**
 * Scores a system against gold: detection under every setting, types, coreference, sequencing. Problems go to `report`,
 * those of gold to `goldReport`; without either, an error in the files is thrown.
 */
export function scoreNuggets(
  gold: NuggetFile,
  system: NuggetFile,
  given: Partial<NuggetOptions> = {},
  report?: Report,
  goldReport = report,
): NuggetScores {
  const log = new ProblemLog();
  const options = { ...defaultNuggetOptions, ...given };
  const scores = scored(gold, system, options, report ?? log.report, goldReport ?? log.report);
  log.throwIfErrors();
  return scores;
}

function scored(
  gold: NuggetFile,
  system: NuggetFile,
  options: NuggetOptions,
  report: Report,
  goldReport: Report,
): NuggetScores {
  const { profile } = options;
  if (options.coreference !== false) {
    refuseCoreferenceNames(gold, goldReport);
    refuseCoreferenceNames(system, report);
  }
  const wanted = wantedParts([gold, system], options);
  const matching = { ...options, coreference: wanted.clusters };
  const prepared = prepareCorpora(gold, system, matching, report, goldReport);
  warnOfPlaceholders(prepared, gold.name, options, goldReport);
  const corpus = matchCorpora(prepared, gold.name, options);
  const setting = corefSetting(corpus.settings, options);
  const coreference = wanted.coreference ? scoreChains(corpus, setting, options, report) : undefined;
  const sequencing = wanted.sequencing
    ? scoreSequencing(
        corpus.documents,
        setting,
        { file: gold.name, report: goldReport },
        { file: system.name, report },
      )
    : undefined;
  return {
    unit: corpus.unit,
    gold: facts(corpus, 'gold'),
    system: facts(corpus, 'system'),
    settings: corpus.settings.map(({ name }, k) => settingScore(name, k, corpus, options)),
    types: typeTable(corpus, profile, typeAttribute(options.attributes)),
    ...(coreference && {
      coreference: coreference.total,
      conll: () => conllFiles(corpus.documents, coreference.twins),
    }),
    ...(sequencing && { sequencing: sequencing.total }),
    documents: corpus.documents.map((document, d) => ({
      ...documentScore(document, corpus.settings, profile),
      ...(coreference && { coreference: coreference.documents[d] }),
      ...(options.perDocument && {
        counts: {
          detection: new Map(
            corpus.settings.map(({ name }, k) => [
              name,
              detectionsOf(document, document.mappings[k], profile),
            ]),
          ),
          ...(coreference && { coreference: coreference.counts[d] }),
          ...(sequencing && { sequencing: sequencing.counts[d] }),
        },
      }),
    })),
  };
}

function corefSetting(settings: readonly Setting[], { corefSetting: wanted }: NuggetOptions): number {
  const index = settings.findIndex(({ name }) => name === wanted);
  if (index >= 0) return index;
  const names = settings.map(({ name }) => name).join(', ');
  throw new UsageError(`There is no mapping "${wanted}" for coreference.`, `Choose from: ${names}.`);
}

function facts({ documents }: MatchedCorpus, side: 'gold' | 'system'): SideFacts {
  const sides = documents.map((document) => document[side]);
  const extra = documents.filter(({ present }) => !present.gold).length;
  return {
    documents: documents.filter(({ present }) => present.gold && present[side]).length,
    ...(side === 'system' && extra > 0 && { extraDocuments: extra }),
    mentions: sides.reduce((sum, { nuggets }) => sum + nuggets.length, 0),
    clusters: sides.reduce((sum, { clusters }) => sum + clusters.length, 0),
  };
}

const detectionsOf = (
  { gold, system }: MatchedDocument,
  { truePositives }: Mapping,
  { detection }: Profile,
): DetectionCounts => countDetections(gold.nuggets.length, system.nuggets.length, truePositives, detection);

function settingScore(
  name: string,
  k: number,
  corpus: MatchedCorpus,
  { profile, mapping }: NuggetOptions,
): SettingScore {
  const rules = profile.detection;
  const averaged = (mappingOf: (document: MatchedDocument) => Mapping) => {
    const counts = corpus.documents
      .map((document) => detectionsOf(document, mappingOf(document), profile))
      .reduce(addDetections, noDetections);
    return { micro: microScore(counts, rules), macro: macroScore(counts, rules), counts };
  };
  const result = { name, ...averaged(({ mappings }) => mappings[k]) };
  return mapping === 'greedy' ? result : { ...result, greedy: averaged(({ greedy }) => greedy[k]) };
}

function documentScore(
  { id, gold, system, mappings }: MatchedDocument,
  settings: readonly Setting[],
  { detection }: Profile,
): NuggetDocumentScore {
  const [g, s] = [gold.nuggets.length, system.nuggets.length];
  return {
    id,
    gold: g,
    system: s,
    settings: settings.map(({ name }, k) => ({
      name,
      score: detectionScore(mappings[k].truePositives, g, s, detection),
      truePositives: mappings[k].truePositives,
    })),
  };
}

/** Which parts of the task are scored. */
export interface WantedParts {
  readonly coreference: boolean;
  readonly sequencing: boolean;
  /** Whether clusters are read: sequencing needs them, too. */
  readonly clusters: boolean;
}

/** The requested parts, or else those that the files contain. */
export function wantedParts(
  files: readonly NuggetFile[],
  { coreference, sequencing }: Pick<NuggetOptions, 'coreference' | 'sequencing'>,
): WantedParts {
  const names = new Set<string>();
  for (const { documents } of files) {
    for (const { relations } of documents) for (const { name } of relations) names.add(name);
  }
  const chains = coreference ?? names.has(COREFERENCE);
  const links = sequencing ?? sequencingRelations.some((name) => names.has(name));
  return { coreference: chains, sequencing: links, clusters: chains || links };
}
