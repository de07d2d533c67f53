/** The words of the question, of its answers, and of the chains around it. */
import type { AdjudicationOption, AdjudicationRow } from '../../agree/adjudicate/rows.ts';
import { placeName } from '../../agree/adjudicate/rows.ts';
import type { SpanRange } from '../../agree/span-place.ts';
import type { DocumentState, PageTable } from '../../page/agreement/questions.ts';
import type { AgreementDocument } from '../../page/agreement/types.ts';
import { optionWords } from '../../report/agree/adjudication.ts';

export const kindLabels = { span: 'mention', boundary: 'boundaries', link: 'link' } as const;

/** The question of a row, around the words of the mention. */
export const questionParts: Readonly<
  Record<AdjudicationRow['decision'], readonly [before: string, after: string]>
> = {
  span: ['Is ', ' a mention?'],
  boundary: ['Where does the mention ', ' begin and end?'],
  link: ['Which entity does ', ' belong to?'],
};

/** The words of a range. */
export function rangeWords({ words, glued }: AgreementDocument, { start, end }: SpanRange): string {
  if (words.length === 0) return `${start}–${end}`;
  const apart = new Set(glued);
  let text = '';
  for (let t = start; t < end; t++) text += `${t === start || apart.has(t) ? '' : ' '}${words[t] ?? ''}`;
  return text;
}

/** An entity that a mention can continue. */
export interface EntityChoice {
  /** Its latest mention before the question. */
  readonly latest: SpanRange;
  readonly mentions: readonly SpanRange[];
}

/** The entities before a place, the latest last. */
export function entitiesBefore(
  { table, slots }: PageTable,
  { result }: DocumentState,
  row: SpanRange,
): EntityChoice[] {
  const slot = slots.units.findIndex(([unit]) => placeName(rangeOf(table.spans[unit])) === placeName(row));
  const byEntity = new Map<number, SpanRange[]>();
  for (const { slot: at, unit, entity } of result.mentions) {
    if (at >= slot) continue;
    const list = byEntity.get(entity) ?? [];
    byEntity.delete(entity);
    byEntity.set(entity, [...list, rangeOf(table.spans[unit])]);
  }
  return Array.from(byEntity.values(), (mentions) => ({ latest: mentions[mentions.length - 1], mentions }));
}

export function rangeOf({ start, end, pieces }: PageTable['table']['spans'][number]): SpanRange {
  if (pieces.length === 0) return { start, end };
  const count = pieces.length / 2;
  return { start, end, parts: Array.from({ length: count }, (_, p) => [pieces[2 * p], pieces[2 * p + 1]]) };
}

const MAX_LISTED = 4;

/** The mentions of an entity, the first and the last ones. */
export function entityWords(document: AgreementDocument, mentions: readonly SpanRange[]): string {
  const words = mentions.map((mention) => rangeWords(document, mention));
  if (words.length <= MAX_LISTED) return words.join(', ');
  return [...words.slice(0, 2), '…', ...words.slice(-2)].join(', ');
}

/** The words of an answer to a row. */
export function answerWords(
  document: AgreementDocument,
  option: Pick<AdjudicationOption, 'span' | 'antecedent'>,
  entities: readonly EntityChoice[],
): string {
  const { antecedent } = option;
  if (antecedent === null || antecedent === undefined) return optionWords(option);
  const entity = entities.find(({ latest }) => placeName(latest) === placeName(antecedent));
  return entity === undefined ? rangeWords(document, antecedent) : entityWords(document, entity.mentions);
}

/** Whether nobody has answered a question. */
export const isOpen = ({ chosen }: AdjudicationRow): boolean => chosen === undefined;
