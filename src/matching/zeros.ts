import type { Document, TokenColumn } from '../core/document.ts';
import { choiceParameter } from '../core/parameter.ts';
import { sentenceOf } from '../core/sentence-of.ts';
import type { Fraction } from './weighed-pair.ts';
import type { Kind, MentionGroup, WeighedStage } from './weighed-stage.ts';

/** The token column with the enhanced dependencies. */
export const DEPS_COLUMN = 'deps';

/** How zeros are matched before all other mentions. */
export const zeros = choiceParameter({
  name: 'zeros',
  flag: 'zeros',
  placeholder: 'how',
  meaning:
    'how zeros (mentions whose head is an empty node) are matched: linear: as words, by sentence and id; dependent: first of all by their enhanced dependencies (DEPS), so that zeros that moved are found',
  preset: 'linear',
  values: { linear: { isDependent: false }, dependent: { isDependent: true } },
});

/** The weight of equal parents and relations, compared with that of equal parents. */
const RELATION_WEIGHT = 10;

/**
 * Zeros of the same sentence by their dependencies: 10 · F(L) + F(P), where L are the pairs of parent and relation and P the parents of the two heads, and F
 * the harmonic mean of the shares of what they have in common.
 */
export function zerosStage(key: Document, response: Document): WeighedStage {
  const [ours, theirs] = [dependenciesOf(key, key), dependenciesOf(response, key)];
  return {
    groups: bySentence(ours, theirs),
    isConnected: false,
    kinds: {
      key: (mention) => kindOf(ours.get(mention) as Dependencies),
      response: (mention) => kindOf(theirs.get(mention) as Dependencies),
    },
    weigh: (one, other) => {
      const [a, b] = [ours.get(one) as Dependencies, theirs.get(other) as Dependencies];
      const [num, den] = dice(a.parents, b.parents);
      if (num === 0) return undefined; // an equal relation has an equal parent
      const [relationNum, relationDen] = dice(a.relations, b.relations);
      return [RELATION_WEIGHT * relationNum * den + num * relationDen, relationDen * den];
    },
  };
}

const kindOf = ({ name, parents }: Dependencies): Kind => ({ name, terms: parents });

/** What the head of a zero depends on. */
interface Dependencies {
  readonly sentence: number;
  /** `3:nsubj`: the id of the parent in the own file, and the relation. */
  readonly relations: ReadonlySet<string>;
  readonly parents: ReadonlySet<string>;
  /** Equal for equal dependencies. */
  readonly name: string;
}

/** The dependencies of each zero. Sentences are those of the key, at whose positions both sides are. */
function dependenciesOf({ mentions, tokens, columns }: Document, key: Document): Map<number, Dependencies> {
  const found = new Map<number, Dependencies>();
  const column = columns?.get(DEPS_COLUMN);
  const heads = mentions.extras?.get('head');
  const length = tokens?.length ?? 0;
  mentions.extras?.get('zero')?.forEach((isZero, mention) => {
    if (isZero !== 1 || column === undefined) return;
    const head = heads !== undefined && heads[mention] >= 0 ? heads[mention] : mentions.starts[mention];
    const sentence =
      head < length ? sentenceOf(key.sentences, head) : (tokens?.added?.[head - length]?.sentence ?? -1);
    found.set(mention, { sentence, ...relationsOf(column, head) });
  });
  return found;
}

function relationsOf(column: TokenColumn, token: number): Omit<Dependencies, 'sentence'> {
  const value = column.at(token);
  const relations = new Set(value === '' || value === '_' ? [] : value.split('|'));
  const parents = new Set(Array.from(relations, (relation) => relation.split(':', 1)[0]));
  return { relations, parents, name: value };
}

function bySentence(
  ours: ReadonlyMap<number, Dependencies>,
  theirs: ReadonlyMap<number, Dependencies>,
): Iterable<MentionGroup> {
  const groups = new Map<number, { key: number[]; response: number[] }>();
  for (const [mention, { sentence }] of ours) {
    const group = groups.get(sentence) ?? { key: [], response: [] };
    groups.set(sentence, group);
    group.key.push(mention);
  }
  for (const [mention, { sentence }] of theirs) groups.get(sentence)?.response.push(mention);
  return groups.values();
}

/** The Dice coefficient of two sets, which is F of the two shares; 0 if one of them is empty. */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): Fraction {
  let common = 0;
  for (const value of a) if (b.has(value)) common++;
  return [2 * common, Math.max(1, a.size + b.size)];
}
