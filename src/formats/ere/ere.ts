import type { FormatCard } from '../format.ts';
import { ereCodes } from './codes.ts';

/** Event mentions and their clusters as XML. See docs/formats/ere.md. */
export const ere = {
  id: 'ere',
  label: 'Rich ERE and event nugget XML',
  holds: ['types'],
  companions: [{ extension: '.txt', content: 'the annotated text' }],
  codes: ereCodes,
} as const satisfies FormatCard;
