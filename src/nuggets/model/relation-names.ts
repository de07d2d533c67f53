/** The relation of tbf files that holds the mentions of one event. */
export const COREFERENCE = 'Coreference';

/** The relations that sequencing scores, in the order of the report. */
export const sequencingRelations = ['Subevent', 'After'] as const;
export type SequencingRelation = (typeof sequencingRelations)[number];
