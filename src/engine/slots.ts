/*
 * The result slots and fault codes of the engine's tasks. A task returns one number and writes further results to numbered
 * slots, which the caller reads. An array takes two slots: its address, then its length. This file is read by the
 * AssemblyScript compiler too.
 */

/** The number of slots. */
export const SLOTS = 15;

/** scanConll: the four columns of the mentions. */
export const SCAN_MENTIONS = 0;
/** scanConll: the ids of the entities. */
export const SCAN_LABELS = 2;
/** scanConll: the first token of each sentence. */
export const SCAN_SENTENCES = 4;
/** scanConll: the offset of each word from the start of the document, if asked for. */
export const SCAN_WORDS = 6;
/** scanConll: the number of tokens, which is the length of `SCAN_WORDS`. */
export const SCAN_TOKENS = 7;
/** scanConll: the line number after the document. */
export const SCAN_LINE = 8;
/** scanConll: 1 if columns are separated by tabs alone. */
export const SCAN_TABBED = 9;
/** scanConll: the digest of the text, low and high 32 bits. */
export const SCAN_DIGEST_LOW = 10;
export const SCAN_DIGEST_HIGH = 11;
/** scanConll: the offset of the line that the next part begins with, if the document is cut off. */
export const SCAN_NEXT = 12;

/** repeats: for each mention the first one with the same span. */
export const REPEATS_FIRST = 0;

/** fingerprint: the two lanes. */
export const FINGERPRINT_FIRST = 0;
export const FINGERPRINT_SECOND = 1;

/** exactSums: the number of partials of each sum, and the address of all partials. */
export const SUMS_COUNTS = 0;
export const SUMS_PARTIALS = 2;

/** sumRows: the columns of the rows that remain, and for each given row the one that it is part of. */
export const ROWS_FIRST = 0;
export const ROWS_SECOND = 2;
export const ROWS_SUM = 4;
export const ROWS_INTO = 6;

/** contingency: the sizes of the entities. */
export const TABLE_KEY_SIZES = 0;
export const TABLE_RESPONSE_SIZES = 2;
/** contingency: the cells, a column each. */
export const TABLE_CELL_KEY = 4;
export const TABLE_CELL_RESPONSE = 6;
export const TABLE_CELL_SHARED = 8;
/** contingency: the number of mentions that are matched. */
export const TABLE_MATCHED = 10;
/** contingency: the number of entities of one mention. */
export const TABLE_KEY_SINGLETONS = 11;
export const TABLE_RESPONSE_SINGLETONS = 12;
/** contingency: the index of the faulty mention, if the task returns a fault code. */
export const TABLE_FAULTY_MENTION = 0;
/** contingency: fault codes. The entity of a mention is out of range; so is a twin; two mentions have the same twin. */
export const BAD_ENTITY = -1;
export const BAD_TWIN = -2;
export const TWIN_TAKEN = -3;
