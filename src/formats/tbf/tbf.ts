import type { FormatCard } from '../format.ts';
import { tbfCodes } from './codes.ts';

/** Mentions and relations of events, all documents in one file. See docs/formats/tbf.md. */
export const tbf = {
  id: 'tbf',
  label: 'tbf (TAC KBP event nuggets)',
  holds: ['gaps', 'types', 'relations'],
  companions: [],
  codes: tbfCodes,
} as const satisfies FormatCard;
