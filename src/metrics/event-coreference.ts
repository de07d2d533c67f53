import { bcub } from './bcub.ts';
import { blanc } from './blanc.ts';
import { ceafe, ceafm } from './ceaf.ts';
import { lea } from './lea.ts';
import type { Metric } from './metric.ts';
import { muc } from './muc.ts';

/**
 * The metrics of event coreference: the four of the final score (TAC KBP event nugget task definition (2015), section
 * 4.2), and two more.
 */
export const coreferenceMetrics: readonly Metric[] = [muc, bcub, ceafe, blanc, ceafm, lea];
