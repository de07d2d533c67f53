import { columnOf } from '../formats/tbf-model.ts';
import type { Score } from '../metrics/metric.ts';
import { problem, type Report, UsageError } from '../problems/problem.ts';
import { canonical, type Setting } from './attributes.ts';
import { type BestAlignment, bestAlignment } from './best-alignment.ts';
import { conllFiles } from './conll-files.ts';
import {
  addCoreference,
  type CoreferenceCounts,
  type CoreferenceScore,
  countCoreference,
  hasLinks,
  noCoreference,
  scoreCoreference,
  twins,
} from './coreference.ts';
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
import {
  type MatchedCorpus,
  type MatchedDocument,
  type MatchOptions,
  matchCorpora,
  type NuggetFile,
} from './match-corpora.ts';
import { COREFERENCE } from './nugget-document.ts';
import type { Profile } from './profile.ts';
import { sequencingRelations } from './sequencing/links.ts';
import { type SequencingScore, scoreSequencing } from './sequencing/score-sequencing.ts';
import { type TypeScore, typeAttribute, typeTable } from './type-table.ts';

export const alignmentMethods = ['greedy', 'best'] as const;
export type AlignmentMethod = (typeof alignmentMethods)[number];

export interface NuggetOptions extends Omit<MatchOptions, 'coreference'> {
  /** Whether coreference is scored; undefined: if a file has clusters. */
  readonly coreference?: boolean | undefined;
  /** Whether sequencing is scored; undefined: if a file has such links. */
  readonly sequencing?: boolean | undefined;
  /** The setting whose mapping coreference and sequencing use. */
  readonly corefSetting: string;
  /** Least Dice of mentions that are one for coreference. */
  readonly corefThreshold: number;
  readonly corefAlignment: AlignmentMethod;
  /** At most so many alignments are looked at one by one. */
  readonly alignmentLimit: number;
}

/** Detection under one set of attributes. */
export interface SettingScore {
  readonly name: string;
  readonly micro: Score;
  readonly macro: Score;
  readonly counts: DetectionCounts;
  /** What the greedy mapping gives, where another was asked for. */
  readonly greedy?: { readonly micro: Score; readonly macro: Score; readonly counts: DetectionCounts };
}

export interface NuggetCoreference extends CoreferenceScore {
  /** What the greedy alignment gives, where the best was asked for. */
  readonly greedy?: CoreferenceScore;
  /** Whether the best alignment is proven to be the best. */
  readonly exact?: boolean;
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
  readonly documents: number;
  readonly mentions: number;
  readonly clusters: number;
}

/** Scores a system against gold: detection under every setting, types, coreference, sequencing. */
export function scoreNuggets(
  gold: NuggetFile,
  system: NuggetFile,
  options: NuggetOptions,
  report: Report,
  goldReport: Report = report,
): NuggetScores {
  const { profile } = options;
  const wanted = wantedParts([gold, system], options);
  const corpus = matchCorpora(gold, system, { ...options, coreference: wanted.clusters }, report, goldReport);
  warnOfPlaceholders(corpus, gold.name, options, goldReport);
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
    ...(sequencing && { sequencing }),
    documents: corpus.documents.map((document, d) => ({
      ...documentScore(document, corpus.settings, profile),
      ...(coreference && { coreference: coreference.documents[d] }),
    })),
  };
}

/** What there is to score; sequencing needs clusters, too. */
function wantedParts(files: readonly NuggetFile[], { coreference, sequencing }: NuggetOptions) {
  const names = new Set(
    files.flatMap(({ documents }) => documents.flatMap(({ relations }) => relations.map(({ name }) => name))),
  );
  const chains = coreference ?? names.has(COREFERENCE);
  const links = sequencing ?? sequencingRelations.some((name) => names.has(name));
  return { coreference: chains, sequencing: links, clusters: chains || links };
}

function corefSetting(settings: readonly Setting[], { corefSetting: wanted }: NuggetOptions): number {
  const index = settings.findIndex(({ name }) => name === wanted);
  if (index >= 0) return index;
  const names = settings.map(({ name }) => name).join(', ');
  throw new UsageError(`There is no mapping "${wanted}" for coreference.`, `Choose from: ${names}.`);
}

/** Values that are not annotated agree with everything in the public tool, and with nothing in the document. */
function warnOfPlaceholders(
  { documents }: MatchedCorpus,
  file: string,
  { attributes, profile }: NuggetOptions,
  report: Report,
): void {
  const { placeholder } = profile.comparison;
  attributes.forEach(({ name }, i) => {
    const lacking = documents.flatMap(({ gold }) =>
      gold.nuggets.filter(({ values }) => canonical(values[i]) === 'notannotated'),
    );
    if (lacking.length === 0) return;
    const effect =
      placeholder === undefined ? 'they agree with no other value' : 'they agree with every value';
    report(
      problem(
        'nuggets/not-annotated',
        `${lacking.length} gold mentions have no ${name} (NOT_ANNOTATED): ${effect}.`,
        {
          file,
          line: lacking[0].mention.line,
          column: columnOf(lacking[0].mention, name === 'type' ? 'type' : 'realis'),
          help: 'do not read the scores that ask for this attribute as quality',
        },
      ),
    );
  });
}

function facts({ documents }: MatchedCorpus, side: 'gold' | 'system'): SideFacts {
  const present = documents.map((document) => document[side]);
  return {
    documents: present.length,
    mentions: present.reduce((sum, { nuggets }) => sum + nuggets.length, 0),
    clusters: present.reduce((sum, { clusters }) => sum + clusters.length, 0),
  };
}

function settingScore(name: string, k: number, corpus: MatchedCorpus, options: NuggetOptions): SettingScore {
  const rules = options.profile.detection;
  const scored = (mappingOf: (document: MatchedDocument) => Mapping) => {
    let counts = noDetections;
    for (const document of corpus.documents) {
      const [g, s] = [document.gold.nuggets.length, document.system.nuggets.length];
      counts = addDetections(counts, countDetections(g, s, mappingOf(document).truePositives, rules));
    }
    return { micro: microScore(counts, rules), macro: macroScore(counts, rules), counts };
  };
  const result = { name, ...scored(({ mappings }) => mappings[k]) };
  return options.mapping === 'greedy' ? result : { ...result, greedy: scored(({ greedy }) => greedy[k]) };
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

interface ChainScores {
  readonly twins: readonly Int32Array[];
  readonly total: NuggetCoreference;
  readonly documents: readonly CoreferenceScore[];
}

function scoreChains(
  corpus: MatchedCorpus,
  setting: number,
  options: NuggetOptions,
  report: Report,
): ChainScores {
  const greedy = corpus.documents.map(({ mappings, system }) =>
    twins(mappings[setting], system.nuggets.length, options.corefThreshold),
  );
  const first = countChains(corpus, greedy, options.profile);
  if (options.corefAlignment === 'greedy') return first;
  const best = chosenAlignment(corpus, setting, options);
  if (!best.exact) {
    report(
      problem(
        'nuggets/alignment-bound',
        `There are more than ${options.alignmentLimit} alignments of the corpus.`,
        {
          help: 'the alignment was improved step by step and is not proven to be the best; raise --alignment-limit',
        },
      ),
    );
  }
  const chains = countChains(corpus, best.twins, options.profile);
  return { ...chains, total: { ...chains.total, greedy: first.total, exact: best.exact } };
}

const chosenAlignment = (
  corpus: MatchedCorpus,
  settingIndex: number,
  options: NuggetOptions,
): BestAlignment =>
  bestAlignment(corpus.documents, {
    profile: options.profile,
    setting: corpus.settings[settingIndex],
    settingIndex,
    threshold: options.corefThreshold,
    limit: options.alignmentLimit,
  });

function countChains(
  { documents }: MatchedCorpus,
  twinsOf: readonly Int32Array[],
  { coreference: rules }: Profile,
): ChainScores {
  let sum: CoreferenceCounts = noCoreference;
  const scores = documents.map(({ gold, system }, d) => {
    const counts = countCoreference(gold, system, twinsOf[d], rules);
    const metrics = rules.average.filter(
      (id) => id !== 'muc' || rules.keepsZeroDocuments || hasLinks(gold, system),
    );
    const score = scoreCoreference(counts, metrics);
    if (rules.keepsZeroDocuments || score.average > 0) sum = addCoreference(sum, counts);
    return score;
  });
  return { twins: twinsOf, total: scoreCoreference(sum, rules.average), documents: scores };
}
