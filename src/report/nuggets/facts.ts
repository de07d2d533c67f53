import { counted } from '../numbers.ts';

/** The number of documents of the gold file, and the number of those that only the system has. */
export const documentCount = (documents: number, extra = 0): string =>
  counted(documents, 'document') + (extra === 0 ? '' : ` + ${extra} extra`);
