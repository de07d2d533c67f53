/** The column of documents with the average of coreference. */
export const COREF_COLUMN = 'coref';
