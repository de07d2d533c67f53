export { COREFERENCE } from '../../formats/tbf/model.ts';

/** The relations that sequencing scores, in the order of the report. */
export const sequencingRelations = ['Subevent', 'After'] as const;
export type SequencingRelation = (typeof sequencingRelations)[number];
