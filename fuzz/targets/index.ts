import type { Target } from '../target.ts';
import { archives } from './archives.ts';
import { bratReader, bratRoundTrip } from './brat.ts';
import { cliLines } from './cli-lines.ts';
import { cliWays } from './cli-ways.ts';
import { cliWindows } from './cli-windows.ts';
import { conllReader } from './conll.ts';
import { conllWindows } from './conll-windows.ts';
import { conllWriter } from './conll-write.ts';
import { corpusLaws } from './corpus-laws.ts';
import { documentTargets } from './documents.ts';
import { ereReader } from './ere.ts';
import { evmeval } from './evmeval.ts';
import { evmevalValidate } from './evmeval-validate.ts';
import { jsonReader, scorchReader } from './jsonlines.ts';
import { mentionScorers } from './mention-scorers.ts';
import { nuggetsLaws } from './nuggets-laws.ts';
import { scoreLaws } from './score-laws.ts';
import { scorerPl } from './scorer-pl.ts';
import { labelTable, topicTable } from './side-tables.ts';
import { tbfReader } from './tbf.ts';
import { tokenTableReader } from './token-table.ts';
import { tokenizer } from './tokenizer.ts';
import { typeListReader } from './type-list.ts';
import { verbCheckKit } from './verb-check-kit.ts';
import {
  verbConvertBrat,
  verbConvertEre,
  verbConvertTbf,
  verbNuggetsConvert,
  verbTokenize,
} from './verb-convert.ts';
import { verbCompletion, verbConvert, verbReport, verbScoreFormats } from './verb-documents.ts';
import { verbGate } from './verb-gate.ts';
import { verbMerge } from './verb-merge.ts';
import { verbNuggetsCheck, verbNuggetsCompare, verbNuggetsScore } from './verb-nuggets.ts';
import { verbScore } from './verb-score.ts';
import { verbServe } from './verb-serve.ts';
import { understandingTargets } from './verb-understand.ts';

/** All targets. To add one, write its file and list it here. */
export const targets: readonly Target[] = [
  conllReader,
  conllWindows,
  conllWriter,
  jsonReader,
  scorchReader,
  ...documentTargets,
  tbfReader,
  typeListReader,
  tokenTableReader,
  topicTable,
  labelTable,
  bratReader,
  bratRoundTrip,
  ereReader,
  archives,
  tokenizer,
  scoreLaws,
  corpusLaws,
  nuggetsLaws,
  scorerPl,
  evmeval,
  evmevalValidate,
  ...mentionScorers,
  verbScore,
  verbScoreFormats,
  verbReport,
  verbCheckKit,
  verbConvert,
  verbCompletion,
  verbMerge,
  verbGate,
  verbServe,
  ...understandingTargets,
  verbNuggetsScore,
  verbNuggetsCheck,
  verbNuggetsCompare,
  verbConvertBrat,
  verbConvertEre,
  verbConvertTbf,
  verbNuggetsConvert,
  verbTokenize,
  cliWays,
  cliWindows,
  cliLines,
];
