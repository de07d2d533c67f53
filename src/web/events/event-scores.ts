/** The main number of a column of scores, for rankings and documents. */
import { COREF_COLUMN } from '../../page/events/columns.ts';
import type { EventIndex } from '../../page/events/types.ts';

export const columnLabel = (column: string): string => (column === COREF_COLUMN ? 'coreference' : column);

/** F₁ of a system on the corpus: micro F₁ of a setting, or the average of coreference. */
export function systemValue({ systems }: EventIndex, system: number, column: string): number | null {
  const { detection, coreference } = systems[system];
  if (column === COREF_COLUMN) return coreference?.average ?? null;
  return detection.find(({ name }) => name === column)?.micro.f1 ?? null;
}
