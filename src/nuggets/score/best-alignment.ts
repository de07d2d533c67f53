import type { Setting } from '../model/attributes.ts';
import type { Profile } from '../model/profile.ts';
import { type AmbiguousGroup, ambiguousGroups, type TwinPair } from './ambiguity.ts';
import {
  addCoreference,
  type CoreferenceCounts,
  countCoreference,
  noCoreference,
  scoreCoreference,
  twins,
} from './coreference.ts';
import type { MatchedDocument } from './match-corpora.ts';

export interface AlignmentOptions {
  readonly profile: Profile;
  readonly setting: Setting;
  /** Index of the setting among the settings of the corpus. */
  readonly settingIndex: number;
  readonly threshold: number;
  /** The maximum number of alignments that are scored one by one. */
  readonly limit: number;
}

export interface BestAlignment {
  /** For each document the gold mention of each system mention, or −1. */
  readonly twins: readonly Int32Array[];
  /** Whether every alignment was scored. */
  readonly exact: boolean;
}

/** An alignment of a document with its counts. */
interface Choice {
  readonly twin: Int32Array;
  readonly counts: CoreferenceCounts;
}

/** Budget for each of the `limit` alignments, in mentions: fewer alignments of larger documents are scored. */
const MENTIONS_PER_ALIGNMENT = 1000;

/** The maximum number of rounds of local search; the search ends earlier if a round improves nothing. */
const MAX_ROUNDS = 50;
/** Smaller differences of scores are rounding errors. */
const SCORE_TOLERANCE = 1e-12;

/**
 * The alignment with the best coreference average (TAC KBP event nugget task definition (2015), section 4.3: "enumerate
 * all possible alignments and score them all"). If the corpus has at most `limit` alignments, all are scored. Otherwise a
 * local search improves one document at a time, over all its alignments if there are at most `limit` and by exchanging
 * partners if not, until nothing improves. It starts from the greedy alignment, so the result is never worse than that.
 */
export function bestAlignment(
  documents: readonly MatchedDocument[],
  options: AlignmentOptions,
): BestAlignment {
  const choices = documents.map((document) => choicesOf(document, options));
  const start = documents.map((document) => greedyChoice(document, options));
  const product = choices.reduce(
    (all, { groups, list }) => all * (groups.length === 0 ? 1 : (list?.length ?? Infinity)),
    1,
  );
  const exact = product <= options.limit;
  const best = exact ? enumerated(start, choices, options) : climbed(start, documents, choices, options);
  return { twins: best.map(({ twin }) => twin), exact };
}

function greedyChoice(
  document: MatchedDocument,
  { settingIndex, threshold, profile }: AlignmentOptions,
): Choice {
  const { gold, system, mappings } = document;
  const twin = twins(mappings[settingIndex], system.nuggets.length, threshold);
  return { twin, counts: countCoreference(gold, system, twin, profile.coreference) };
}

interface DocumentChoices {
  readonly groups: readonly AmbiguousGroup[];
  /** Every alignment of the document; undefined if there are more than the limit, or only one. */
  readonly list: readonly Choice[] | undefined;
}

const mentionCount = ({ gold, system }: MatchedDocument): number =>
  gold.nuggets.length + system.nuggets.length;

function choicesOf(document: MatchedDocument, options: AlignmentOptions): DocumentChoices {
  const { setting, threshold, profile } = options;
  const size = mentionCount(document);
  const limit = Math.min(options.limit, Math.floor((MENTIONS_PER_ALIGNMENT * options.limit) / size));
  const groups = ambiguousGroups(document, setting.mask, limit).filter(({ gold }) => {
    const { size: length } = document.gold.nuggets[gold[0]].extent;
    return profile.dice(length, length, length) >= threshold;
  });
  const product = groups.reduce((all, { ways }) => all * (ways?.length ?? Infinity), 1);
  if (groups.length === 0 || product > limit) return { groups, list: undefined };
  let combined: (readonly TwinPair[])[] = [[]];
  for (const { ways } of groups)
    combined = combined.flatMap((pairs) => (ways ?? []).map((way) => [...pairs, ...way]));
  return { groups, list: combined.map((pairs) => choice(document, pairs, groups, options)) };
}

/** The alignment with given pairs in the ambiguous groups; all other mentions are mapped greedily. */
function choice(
  document: MatchedDocument,
  pairs: readonly TwinPair[],
  groups: readonly AmbiguousGroup[],
  { setting, settingIndex, threshold, profile }: AlignmentOptions,
): Choice {
  const { gold, system, candidates, agree, mappings } = document;
  const twin = new Int32Array(system.nuggets.length).fill(-1);
  const taken = new Uint8Array(gold.nuggets.length);
  const pair = (g: number, s: number) => {
    twin[s] = g;
    taken[g] = 1;
  };
  for (const [g, s] of pairs) pair(g, s);
  if (threshold < 1) {
    candidates.descending((g, s, dice) => {
      if (dice < threshold || taken[g] === 1 || twin[s] >= 0) return;
      if ((agree(g, s) & setting.mask) === setting.mask) pair(g, s);
    });
  } else {
    const inGroups = new Set(groups.flatMap((group) => group.gold));
    mappings[settingIndex].systemOf.forEach((s, g) => {
      if (s >= 0 && mappings[settingIndex].dice[g] >= threshold && !inGroups.has(g)) pair(g, s);
    });
  }
  return { twin, counts: countCoreference(gold, system, twin, profile.coreference) };
}

/** The best combination of one choice per document. Few documents have several choices here, so recursion is shallow. */
function enumerated(
  start: readonly Choice[],
  choices: readonly DocumentChoices[],
  { profile }: AlignmentOptions,
): readonly Choice[] {
  const open = choices.flatMap(({ list }, d) => (list === undefined ? [] : [d]));
  const current = [...start];
  let settled = noCoreference;
  start.forEach(({ counts }, d) => {
    if (choices[d].list === undefined) settled = addCoreference(settled, counts);
  });
  let best = current;
  let bestScore = -1;
  const extend = (depth: number, sum: CoreferenceCounts): void => {
    if (depth < open.length) {
      const d = open[depth];
      for (const candidate of [start[d], ...(choices[d].list ?? [])]) {
        current[d] = candidate;
        extend(depth + 1, addCoreference(sum, candidate.counts));
      }
      return;
    }
    const score = scoreCoreference(sum, profile.coreference.average).average;
    if (score <= bestScore + SCORE_TOLERANCE) return;
    bestScore = score;
    best = [...current];
  };
  extend(0, settled);
  return best;
}

function climbed(
  start: readonly Choice[],
  documents: readonly MatchedDocument[],
  choices: readonly DocumentChoices[],
  options: AlignmentOptions,
): readonly Choice[] {
  const { average } = options.profile.coreference;
  const current = [...start];
  let total = current.reduce((sum, { counts }) => addCoreference(sum, counts), noCoreference);
  let score = scoreCoreference(total, average).average;
  const budget = { left: MENTIONS_PER_ALIGNMENT * options.limit };
  for (let round = 0, improved = true; improved && round < MAX_ROUNDS; round++) {
    improved = false;
    documents.forEach((document, d) => {
      if (choices[d].groups.length === 0) return;
      const others = subtract(total, current[d].counts);
      for (const candidate of choices[d].list ??
        exchanges(document, current[d], choices[d], options.setting, options.profile, budget)) {
        const sum = addCoreference(others, candidate.counts);
        const value = scoreCoreference(sum, average).average;
        if (value <= score + SCORE_TOLERANCE) continue;
        score = value;
        total = sum;
        current[d] = candidate;
        improved = true;
      }
    });
  }
  return current;
}

const subtract = (a: CoreferenceCounts, b: CoreferenceCounts): CoreferenceCounts =>
  addCoreference(
    a,
    new Map(
      Array.from(b, ([id, counts]) => [
        id,
        Object.fromEntries(Object.entries(counts).map(([field, value]) => [field, -value])),
      ]),
    ),
  );

/** The neighbours of an alignment: two system mentions of a group swap their partners, or one takes a free gold mention. */
function* exchanges(
  document: MatchedDocument,
  { twin }: Choice,
  { groups }: DocumentChoices,
  setting: Setting,
  { coreference }: Profile,
  budget: { left: number },
): Generator<Choice> {
  const { gold, system, agree } = document;
  const accepts = (g: number, s: number) => g < 0 || (agree(g, s) & setting.mask) === setting.mask;
  const changed = (...changes: readonly (readonly [system: number, gold: number])[]): Choice => {
    const next = twin.slice();
    for (const [s, g] of changes) next[s] = g;
    budget.left -= mentionCount(document);
    return { twin: next, counts: countCoreference(gold, system, next, coreference) };
  };
  const taken = new Set(twin);
  // Pairs that cannot be exchanged use up the budget too, one unit each.
  const spent = () => --budget.left <= 0;
  for (const group of groups) {
    const free = group.gold.filter((g) => !taken.has(g));
    for (const [i, a] of group.system.entries()) {
      for (let j = i + 1; j < group.system.length; j++) {
        const b = group.system[j];
        if (spent()) return;
        if (twin[a] === twin[b] || !accepts(twin[a], b) || !accepts(twin[b], a)) continue;
        yield changed([a, twin[b]], [b, twin[a]]);
      }
      for (const g of free) {
        if (spent()) return;
        if (!accepts(g, a)) continue;
        yield changed([a, g]);
      }
    }
  }
}
