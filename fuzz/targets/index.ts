import type { Target } from '../target.ts';
import { bratReader } from './brat.ts';
import { conllReader } from './conll.ts';
import { conllCut } from './conll-cut.ts';
import { conllWriter } from './conll-write.ts';
import { ereReader } from './ere.ts';
import { evmeval } from './evmeval.ts';
import { evmevalValidate } from './evmeval-validate.ts';
import { nuggetsLaws } from './nuggets-laws.ts';
import { scoreLaws } from './score-laws.ts';
import { scorerPl } from './scorer-pl.ts';
import { tbfReader } from './tbf.ts';
import { tokenTableReader } from './token-table.ts';
import { tokenizer } from './tokenizer.ts';

/** Every reader and verb, once: to fuzz another, write its file and add it here. */
export const targets: readonly Target[] = [
  conllReader,
  conllCut,
  conllWriter,
  scoreLaws,
  scorerPl,
  tbfReader,
  tokenTableReader,
  bratReader,
  ereReader,
  tokenizer,
  nuggetsLaws,
  evmeval,
  evmevalValidate,
];
