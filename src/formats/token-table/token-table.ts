import type { FormatCard } from '../format.ts';
import { tokenTableCodes } from './codes.ts';

/** The tokens of a text with ids and offsets. See docs/formats/token-table.md. */
export const tokenTable = {
  id: 'token-table',
  label: 'token tables',
  holds: ['words'],
  companions: [],
  codes: tokenTableCodes,
} as const satisfies FormatCard;
