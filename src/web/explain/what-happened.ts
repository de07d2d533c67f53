import { SPAN } from '../../page/types.ts';
import type { DocumentModel, SideName } from '../document/model.ts';
import { counted } from '../parts/numbers.ts';
import type { EntityLoss } from './lost-points.ts';

/** What became of an entity, in the words of errors. */
export function whatHappened(
  model: DocumentModel,
  side: SideName,
  { entity, size, pieces }: EntityLoss,
): string {
  const words: string[] = [];
  const lacks = size - pieces.reduce((sum, { shared }) => sum + shared, 0);
  const spans = model
    .mentionsOf({ side, entity })
    .reduce((sum, stop) => sum + Number(model.markOf(stop) === SPAN), 0);
  const isKey = side === 'key';
  if (pieces.length === 0) words.push(isKey ? 'missing entity' : 'extra entity');
  if (pieces.length > 1) {
    words.push(`${isKey ? 'divided' : 'conflated'}: ${pieces.map(({ shared }) => shared).join(' + ')}`);
  }
  if (pieces.length > 0 && lacks > spans) words.push(`${lacks - spans} ${isKey ? 'missing' : 'extra'}`);
  if (spans > 0) words.push(counted(spans, 'span error'));
  return words.join('; ') || 'its partner is larger, or another one';
}
