import type { Problem } from '../problems/problem.ts';
import { problem } from './codes.ts';
import type { Settings } from './settings.ts';
import type { CorpusResult } from './tally.ts';
import type { LabelFacts, LabelUse } from './unit/label-use.ts';

/** Minimum number of documents for which names that occur in most of them are reported. */
const MIN_DOCUMENTS_OF_REUSE = 10;

type BySide<T> = Readonly<Record<'key' | 'response', T>>;

/** What warnings about entities across documents depend on. */
export interface ScopeFacts {
  readonly labels: LabelUse;
  /** For each side the ids of its formats whose names of entities are valid in one document. */
  readonly documentNames: BySide<readonly string[]>;
}

/** Warnings about entities in several documents, where they are scored across documents. */
export function scopeWarnings(
  result: CorpusResult,
  { scope }: Pick<Settings, 'scope'>,
  { labels, documentNames }: ScopeFacts,
): Problem[] {
  const facts = { key: labels.key.facts(), response: labels.response.facts() };
  return [
    ...nameWarnings(facts, documentNames, scope),
    ...(scope === 'topic' ? topicWarnings(facts) : []),
    ...acrossWarnings(result),
  ];
}

function* nameWarnings(
  facts: BySide<LabelFacts>,
  formats: BySide<readonly string[]>,
  scope: string,
): Iterable<Problem> {
  const sides = (['key', 'response'] as const).filter(
    (side) => formats[side].length > 0 && facts[side].documents > 1,
  );
  if (sides.length === 0) return;
  const ids = [...new Set(sides.flatMap((side) => formats[side]))].join(' and ');
  const numbers = sides.map((side) => `${facts[side].inSeveral} of the ${side}`).join(' and ');
  yield problem(
    'entities/document-labels',
    `Names of entities in ${ids} files are valid in one document, but are taken as valid in the whole ${scope}: ${numbers} are in two documents or more.`,
    { help: 'check that the same name means the same entity in all documents' },
  );
  for (const side of sides) {
    const { documents, labels: all, inHalf } = facts[side];
    if (documents < MIN_DOCUMENTS_OF_REUSE || 2 * inHalf <= all) continue;
    yield problem(
      'entities/labels-reused',
      `${inHalf} of ${all} names of entities of the ${side} are in at least half of its ${documents} documents.`,
      { help: 'the labels seem to begin anew in each document; then the score is meaningless' },
    );
  }
}

function* topicWarnings({ key, response }: BySide<LabelFacts>): Iterable<Problem> {
  if (key.acrossTopics + response.acrossTopics > 0)
    yield problem(
      'entities/across-topics',
      `${key.acrossTopics} entities of the key and ${response.acrossTopics} of the response are in several topics, but each topic is scored by itself.`,
      { help: 'they are cut, so what they merge costs nothing: see --scope corpus' },
    );
  yield problem('topics/gold', 'The topics of the key are used.', {
    help: 'a system that had to find them has a harder task',
  });
}

function* acrossWarnings({ spread, response }: CorpusResult): Iterable<Problem> {
  const across = spread?.key.acrossDocuments ?? 0;
  if (across === 0 || response.mentions === 0 || spread?.response.acrossDocuments !== 0) return;
  yield problem(
    'entities/none-across',
    `${across === 1 ? '1 entity of the key is' : `${across} entities of the key are`} in several documents, but none of the response: it links nothing across documents.`,
    { help: 'check that its names of entities are those of the whole corpus, not of each document' },
  );
}
