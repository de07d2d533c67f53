/** Kinds of pairs: how their spans compare, and which attributes differ. */
import { type EventPair, type Verdict, verdicts } from '../../page/events/types.ts';

const KIND_SIGNS: ReadonlyMap<string, string> = new Map([
  ['matched', '✓'],
  ['partial', '≈'],
  ['missed', '−'],
  ['spurious', '+'],
  ['type', 'T'],
  ['realis', 'R'],
]);

/** A verdict, or the name of an attribute. */
export type EventKind = Verdict | string;

const isVerdict = (kind: EventKind): kind is Verdict => (verdicts as readonly string[]).includes(kind);

/** The sign of a verdict, or of an attribute that differs. */
export const kindSign = (kind: EventKind): string => KIND_SIGNS.get(kind) ?? '≠';

export const kindLabel = (kind: EventKind): string => (isVerdict(kind) ? kind : `wrong ${kind}`);

/** The class of a sign, which chooses its colour: right, in part, or wrong. */
export const kindClass = (kind: EventKind): string =>
  kind === 'matched' ? 'good' : kind === 'missed' || kind === 'spurious' ? '' : 'warn';

/** The kinds of a pair that are shown as signs: a tick only if everything is right. */
export const signsOf = ({ verdict, wrong }: Pick<EventPair, 'verdict' | 'wrong'>): readonly EventKind[] =>
  verdict === 'matched' && wrong.length > 0 ? wrong : [verdict, ...wrong];

/** All kinds in the order of the counts of an entry. */
export const eventKinds = (attributes: readonly string[]): readonly EventKind[] => [
  ...verdicts,
  ...attributes,
];
