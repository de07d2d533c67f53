import type { ErrorType } from '../analyze/error-types.ts';

/** What an error is about. Tables and bars list the families in this order; attributes are those of events. */
export const families = ['detection', 'boundary', 'clustering', 'attributes'] as const;
export type Family = (typeof families)[number];

/** How a kind of error is called and drawn, in text, on the page and in the documentation. */
export interface KindWords {
  readonly label: string;
  readonly sign: string;
  readonly family: Family;
}

/** The kinds of errors that `analyze` counts. */
export const errorWords: Readonly<Record<ErrorType, KindWords>> = {
  'span-error': { label: 'span error', sign: '↔', family: 'boundary' },
  'conflated-entities': { label: 'conflated entities', sign: '∪', family: 'clustering' },
  'extra-mention': { label: 'extra mention', sign: '+', family: 'detection' },
  'extra-entity': { label: 'extra entity', sign: '∅+', family: 'detection' },
  'divided-entity': { label: 'divided entity', sign: '÷', family: 'clustering' },
  'missing-mention': { label: 'missing mention', sign: '−', family: 'detection' },
  'missing-entity': { label: 'missing entity', sign: '∅−', family: 'detection' },
};

/** The marks of mentions in a text, which follow from spans and the CEAFe partner. */
export const markWords = {
  missing: errorWords['missing-mention'],
  extra: errorWords['extra-mention'],
  span: errorWords['span-error'],
  other: { label: 'wrong entity', sign: '≠', family: 'clustering' },
} as const satisfies Readonly<Record<string, KindWords>>;

/** The kinds of errors of event mentions. An attribute besides type and realis has the sign of a wrong entity. */
export const eventWords = (kind: string): KindWords =>
  EVENT_WORDS.get(kind) ?? { label: `${kind} error`, sign: '≠', family: 'attributes' };

const EVENT_WORDS: ReadonlyMap<string, KindWords> = new Map([
  ['missing', { label: 'missing nugget', sign: '−', family: 'detection' }],
  ['extra', { label: 'extra nugget', sign: '+', family: 'detection' }],
  ['span', { label: 'span error', sign: '↔', family: 'boundary' }],
  ['type', { label: 'type error', sign: 'T', family: 'attributes' }],
  ['realis', { label: 'realis error', sign: 'R', family: 'attributes' }],
]);
