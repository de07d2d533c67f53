/** Kinds of pairs: how their spans compare, and which attributes differ. */
import { type EventPair, type Verdict, verdicts } from '../../page/events/types.ts';
import { eventWords, type KindWords } from '../../report/vocabulary.ts';

/** A verdict, or the name of an attribute. */
export type EventKind = Verdict | string;

/** How a kind is called and drawn; undefined for right. */
export const kindWords = (kind: EventKind): KindWords | undefined =>
  kind === 'right' ? undefined : eventWords(kind);

export const kindLabel = (kind: EventKind): string => kindWords(kind)?.label ?? 'right span';

/** The kinds of a pair that are shown as signs; none if everything is right. */
export const errorsOf = ({ verdict, wrong }: Pick<EventPair, 'verdict' | 'wrong'>): readonly EventKind[] =>
  verdict === 'right' ? wrong : [verdict, ...wrong];

/** What a pair is, in words. */
export const pairLabel = (pair: Pick<EventPair, 'verdict' | 'wrong'>): string =>
  errorsOf(pair).map(kindLabel).join(', ') || 'right';

/** All kinds in the order of the counts of an entry. */
export const eventKinds = (attributes: readonly string[]): readonly EventKind[] => [
  ...verdicts,
  ...attributes,
];
