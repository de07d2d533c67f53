import { agreeNames } from '../library/files/agree.ts';
import { analyzeNames } from '../library/files/analyze.ts';
import { checkNames } from '../library/files/check.ts';
import { compareNames } from '../library/files/compare.ts';
import { convertNames } from '../library/files/convert.ts';
import { explainNames } from '../library/files/explain.ts';
import { readNames } from '../library/files/read.ts';
import { reportNames, scoreNames } from '../library/files/score.ts';
import { scorerOptionNames } from '../library/options.ts';
import { corpusOptions } from './parameters.ts';

const listOptions = scorerOptionNames.filter((name) => name !== 'mentionKey'); // a function

const withoutCorpora = (method: keyof typeof corpusOptions, names: readonly string[]): string[] =>
  names.filter((name) => !corpusOptions[method].includes(name));

/** The names of the options of each method. */
export const optionNames: Readonly<Record<string, readonly string[]>> = {
  count: listOptions,
  score: listOptions,
  evaluate: withoutCorpora('evaluate', scoreNames),
  compare: withoutCorpora('compare', compareNames),
  analyze: withoutCorpora('analyze', analyzeNames),
  explain: withoutCorpora('explain', explainNames),
  check: withoutCorpora('check', checkNames),
  agree: withoutCorpora('agree', agreeNames),
  read: withoutCorpora('read', readNames),
  convert: withoutCorpora('convert', convertNames),
  report: withoutCorpora('report', reportNames),
};
