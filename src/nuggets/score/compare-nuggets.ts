import { isFault, tokenIds } from '../../formats/tbf/span.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import type { Report } from '../../problems/problem.ts';
import { type Attribute, SPAN_SETTING } from '../model/attributes.ts';
import { refuseCoreferenceNames } from '../model/coreference-names.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { NuggetDocument, NuggetFile } from '../model/nugget-document.ts';
import { prepareCorpora } from '../model/prepare-corpora.ts';
import { goldOf } from './mapping.ts';
import { type MatchedDocument, matchCorpora } from './match-corpora.ts';

/** How the spans of a pair compare: equal, overlapping, or present on one side only. */
export const spanVerdicts = ['right', 'span', 'missing', 'extra'] as const;
export type SpanVerdict = (typeof spanVerdicts)[number];

export interface ComparedMention {
  readonly id: string;
  readonly line: number | undefined;
  readonly span: string;
  readonly text: string;
  readonly type: string;
  readonly realis: string;
  /** Character ranges of the mention in the text; absent if token ids have no table. */
  readonly fragments: readonly (readonly [start: number, end: number])[] | undefined;
  /** Index among the clusters of its side; absent for a mention in no cluster of two or more. */
  readonly cluster: number | undefined;
}

export interface ComparedPair {
  readonly verdict: SpanVerdict;
  readonly dice: number;
  readonly gold: ComparedMention | undefined;
  readonly system: ComparedMention | undefined;
  /** The attributes that differ. */
  readonly wrong: readonly string[];
}

/** A relation other than coreference, such as `After`, between mentions of one side. */
export interface ComparedLink {
  readonly name: string;
  /** Ids of the mentions, in the order of the file. */
  readonly mentions: readonly string[];
}

export interface ComparedDocument {
  readonly id: string;
  /** The file that alone has the document; absent if both have it. */
  readonly onlyIn?: 'gold' | 'system' | undefined;
  /** Gold mentions in file order with their partners, then the unmapped system mentions. */
  readonly pairs: readonly ComparedPair[];
  /** Mention ids. */
  readonly goldClusters: readonly (readonly string[])[];
  readonly systemClusters: readonly (readonly string[])[];
  readonly goldLinks: readonly ComparedLink[];
  readonly systemLinks: readonly ComparedLink[];
}

export interface NuggetComparison {
  readonly unit: 'token' | 'character';
  /** The names of the attributes that are compared. */
  readonly attributes: readonly string[];
  readonly documents: readonly ComparedDocument[];
  /** Number of documents of the gold file, and of documents that only the system contains. */
  readonly documentCounts: { readonly gold: number; readonly extra: number };
  /** Number of pairs by verdict, and of mapped pairs by attribute that differs. */
  readonly totals: ReadonlyMap<SpanVerdict, number>;
  readonly wrong: ReadonlyMap<string, number>;
}

/** Gold and system side by side, by the mapping that compares spans only. */
export function compareNuggets(
  gold: NuggetFile,
  system: NuggetFile,
  options: Omit<MatchOptions, 'coreference'>,
  report: Report,
): NuggetComparison {
  refuseCoreferenceNames(gold, report);
  refuseCoreferenceNames(system, report);
  const corpus = prepareCorpora(gold, system, { ...options, coreference: true }, report);
  const { settings, unit, documents } = matchCorpora(corpus, gold.name, options);
  const setting = settings.findIndex(({ name }) => name === SPAN_SETTING);
  const compared = documents.map((document) => {
    const table = unit === 'token' ? options.tables?.get(document.id) : undefined;
    return compareDocument(document, setting, options.attributes, unit, table);
  });
  const inGold = documents.filter(({ present }) => present.gold).length;
  const pairs = compared.flatMap((document) => document.pairs);
  return {
    unit,
    attributes: options.attributes.map(({ name }) => name),
    documents: compared,
    documentCounts: { gold: inGold, extra: documents.length - inGold },
    totals: new Map(
      spanVerdicts.map((verdict) => [verdict, pairs.filter((pair) => pair.verdict === verdict).length]),
    ),
    wrong: new Map(
      options.attributes.map(({ name }) => [name, pairs.filter(({ wrong }) => wrong.includes(name)).length]),
    ),
  };
}

function compareDocument(
  { id, present, gold, system, mappings, agree }: MatchedDocument,
  setting: number,
  attributes: readonly Attribute[],
  unit: 'token' | 'character',
  table: TokenTable | undefined,
): ComparedDocument {
  const mapping = mappings[setting];
  const partners = goldOf(mapping, system.nuggets.length);
  const [goldViews, systemViews] = [views(gold, unit, table), views(system, unit, table)];
  const mapped = goldViews.map((view, g): ComparedPair => {
    const s = mapping.systemOf[g];
    if (s < 0) return { verdict: 'missing', dice: 0, gold: view, system: undefined, wrong: [] };
    const agreed = agree(g, s);
    return {
      verdict: mapping.dice[g] === 1 ? 'right' : 'span',
      dice: mapping.dice[g],
      gold: view,
      system: systemViews[s],
      wrong: attributes.filter((_, i) => (agreed & (1 << i)) === 0).map(({ name }) => name),
    };
  });
  const left = systemViews
    .filter((_, s) => partners[s] < 0)
    .map((view): ComparedPair => ({ verdict: 'extra', dice: 0, gold: undefined, system: view, wrong: [] }));
  return {
    id,
    onlyIn: !present.system ? 'gold' : !present.gold ? 'system' : undefined,
    pairs: [...mapped, ...left],
    goldClusters: clusterIds(gold),
    systemClusters: clusterIds(system),
    goldLinks: comparedLinks(gold),
    systemLinks: comparedLinks(system),
  };
}

function views(
  document: NuggetDocument,
  unit: 'token' | 'character',
  table: TokenTable | undefined,
): ComparedMention[] {
  const clusterOf = new Map<number, number>();
  document.clusters.forEach(({ members }, cluster) => {
    if (members.length > 1) for (const member of members) clusterOf.set(member, cluster);
  });
  const tokens = new Map(table?.tokens.map((token) => [token.id, token]));
  return document.nuggets.map(({ mention, written }, position) => {
    const { id, line, span, text, type, realis } = mention;
    const fragments = unit === 'character' ? pairsOf(written.ranges) : tokenFragments(span, tokens);
    return { id, line, span, text, type, realis, fragments, cluster: clusterOf.get(position) };
  });
}

const pairsOf = (ranges: readonly number[]): [number, number][] =>
  Array.from({ length: ranges.length / 2 }, (_, i) => [ranges[2 * i], ranges[2 * i + 1]]);

function tokenFragments(
  span: string,
  tokens: ReadonlyMap<string, TokenTable['tokens'][number]>,
): [number, number][] | undefined {
  const ids = tokenIds(span);
  if (tokens.size === 0 || isFault(ids)) return undefined;
  const found = ids.flatMap((id) => {
    const token = tokens.get(id);
    return token === undefined || Number.isNaN(token.start + token.end) ? [] : [token];
  });
  return found.sort((a, b) => a.start - b.start).map(({ start, end }) => [start, end]);
}

const clusterIds = ({ nuggets, clusters }: NuggetDocument): string[][] =>
  clusters.map(({ members }) => members.map((member) => nuggets[member].mention.id));

/** Links to mentions that are there; others are reported where the file is read. */
const comparedLinks = ({ relations }: NuggetDocument): ComparedLink[] =>
  relations
    .filter(({ args }) => args.every(({ length }) => length > 0))
    .map(({ relation: { name, args } }) => ({ name, mentions: args }));
