import fc from 'fast-check';
import { runs } from './runs.ts';

/** The number for properties that do not choose one. */
fc.configureGlobal({ numRuns: runs(100) });
