import type { FormatCard } from '../format.ts';
import { bratCodes } from './codes.ts';

/** Annotation in `.ann`, the text beside it in `.txt`. See docs/formats/brat.md. */
export const brat = {
  id: 'brat',
  label: 'brat standoff annotation',
  holds: ['words', 'gaps', 'types', 'relations'],
  companions: [{ extension: '.txt', content: 'the annotated text' }],
  codes: bratCodes,
} as const satisfies FormatCard;
