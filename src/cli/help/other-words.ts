import { UsageError } from '../../problems/problem.ts';

/*
 * Words of other programs, and words that people try. Each is refused with what to write here instead.
 */

const FILES_ARE_ARGUMENTS = 'files are arguments, the key first: corefeval score KEY RESPONSE...';

/** Options of CoVal, the CorefUD scorer, the Perl scorer and others, and what to write instead. */
const OPTIONS: Readonly<Record<string, string>> = {
  '--key': FILES_ARE_ARGUMENTS,
  '--gold': FILES_ARE_ARGUMENTS,
  '--reference': FILES_ARE_ARGUMENTS,
  '--response': FILES_ARE_ARGUMENTS,
  '--system': FILES_ARE_ARGUMENTS,
  '--sys': FILES_ARE_ARGUMENTS,
  '--pred': FILES_ARE_ARGUMENTS,
  '--predicted': FILES_ARE_ARGUMENTS,
  '--predictions': FILES_ARE_ARGUMENTS,
  '--remove-singletons': 'write --singletons drop',
  '--remove_singletons': 'write --singletons drop',
  '--no-singletons': 'write --singletons drop',
  '--keep-singletons': 'write --singletons keep, which is the default',
  '--keep_singletons': 'write --singletons keep, which is the default',
  '--remove-nested': 'write --filter nested=no',
  '--remove_nested': 'write --filter nested=no',
  '--min-span': 'write --match min',
  '--min_span': 'write --match min',
  '--exact': 'write --match exact, which is the default',
  '--exact-match': 'write --match exact, which is the default',
  '--partial': 'write --match partial',
  '--partial-match': 'write --match partial',
  '--head': 'write --match head',
  '--head-match': 'write --match head',
  '--lang': 'scores do not depend on the language: leave it out',
  '--out': 'write -o FILE or --output FILE',
  '--output-file': 'write -o FILE or --output FILE',
  '--input-format': 'write -f FORMAT or --format FORMAT',
  '--output-format': 'write --json, --csv, --tsv, --markdown, --latex or --html; convert has --to FORMAT',
};

/** Words that CoVal takes after the files. */
const COVAL_WORDS: Readonly<Record<string, string>> = {
  remove_singletons: 'write --singletons drop',
  remove_nested: 'write --filter nested=no',
  keep_singletons: 'write --singletons keep, which is the default',
  min_span: 'write --match min',
  min_spans: 'write --match min',
  NP_only: 'corefeval coval KEY RESPONSE NP_only does what CoVal does',
};

/** Verbs that people try. */
const VERBS: Readonly<Record<string, string>> = {
  evaluate: 'score',
  eval: 'score',
  scorer: 'score',
  diff: 'compare',
  significance: 'compare',
  validate: 'check',
  lint: 'check',
  agreement: 'agree',
  iaa: 'agree',
  errors: 'analyze',
  view: 'report',
  visualize: 'report',
  visualise: 'report',
  html: 'report',
  server: 'ui',
  web: 'ui',
};

/** Metrics that the Perl scorer takes as its first argument. */
const PERL_METRICS = ['all', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea'];

const entryOf = (words: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/** Refuses a word in place of a verb: another name for one, or the files without one. */
export function refuseOtherVerb(args: readonly string[], isFile: (path: string) => boolean): void {
  const [word] = args;
  const verb = entryOf(VERBS, word.toLowerCase());
  if (verb !== undefined && !isFile(word))
    throw new UsageError(
      `There is no verb "${word}".`,
      `write corefeval ${verb} ${args.slice(1).join(' ')}`.trimEnd(),
    );
  if (isFile(word) || /[./\\]/.test(word))
    throw new UsageError(
      `"${word}" is not a verb${isFile(word) ? ' but a file' : ''}.`,
      `write corefeval score ${args.join(' ')}`,
    );
}

/** Refuses options and arguments of other programs that a verb does not have. */
export function refuseOtherWords(
  verb: string,
  args: readonly string[],
  hasOption: (flag: string) => boolean,
  isFile: (path: string) => boolean,
): void {
  const end = args.indexOf('--');
  const words = end < 0 ? args : args.slice(0, end);
  for (const word of words) {
    const [flag] = word.split('=');
    const help = entryOf(OPTIONS, flag);
    if (help !== undefined && !hasOption(flag)) throw new UsageError(`${verb} has no option ${flag}.`, help);
    const advice = entryOf(COVAL_WORDS, word);
    if (advice !== undefined && !isFile(word))
      throw new UsageError(`"${word}" is not a file; it is a word of CoVal.`, advice);
  }
  const [metric = ''] = words;
  if (verb === 'score' && words.length > 2 && PERL_METRICS.includes(metric) && !isFile(metric))
    throw new UsageError(
      `"${metric}" is not a file; it is the first argument of the Perl scorer.`,
      `write corefeval score KEY RESPONSE --metrics ${metric === 'all' ? 'standard' : metric}, or corefeval scorer.pl ${words.join(' ')}`,
    );
}
