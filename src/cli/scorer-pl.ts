#!/usr/bin/env node
/** The drop-in for `scorer.pl` as a program of its own: `corefeval-scorer.pl [--upstream] METRIC KEY RESPONSE [NAME]`. */
import { runScorerPl } from './drop-ins/scorer-pl.ts';
import { endWith } from './end-with.ts';

endWith(runScorerPl(process.argv.slice(2)));
