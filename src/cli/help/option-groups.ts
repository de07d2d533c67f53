import { type Command, Help, type Option } from 'commander';
import { matcherParameters } from '../../matching/index.ts';
import { metricParameters } from '../../metrics/index.ts';
import { readingParameters } from '../../verbs/reading.ts';

/**
 * The headings of the help, the options below them, and a short text for options whose whole text takes more than two lines; an empty text leaves it as it is. Other options that
 * are not rare come under "Options".
 */
const TEXTS_BY_HEADING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'What is scored:': {
    '--metrics': 'standard (the default), all, conll, or names such as muc,bcub,lea',
    '--match': 'how mentions are matched: exact (the default), head, partial or min',
    '--filter': 'score only mentions that meet a condition, such as zero=no',
    '--singletons': 'keep (the default) or drop entities with one mention',
    '--scope': 'where entities live: document (the default), topic or corpus',
    '--by': 'scores of groups of documents: folder, genre or NAME=PATTERN',
    '--dataset': '',
    '--document': '',
  },
  'What fails:': {
    '--max-drop': 'exit 3 if a metric fell by more points (default: conll=0)',
    '--min': '',
    '--significant': 'a drop counts only if p of the paired test is below this',
    '--max-document-drop': 'exit 3 if a single document fell by more points',
  },
  'What is read:': {
    '--baseline': 'compare: the only system to compare with; gate: the earlier run',
    '--format': 'format of the input (default: it is detected)',
    '--strict': '',
    '--lenient': '',
  },
  'What is written:': {
    '--output': 'write to this file; .json .csv .tsv .md .tex .html choose the kind',
    '--output-dir': '',
    '--to': '',
    '--json': '',
    '--csv': '',
    '--latex': '',
    '--html': '',
    '--per-document': '',
    '--ci': '',
    '--paired': '',
    '--fail-under': '',
    '--value': '',
    '--update': '',
    '--junit': '',
    '--summary': '',
    '--report': 'also write the page of corefeval report, with links to it',
  },
  'Messages:': { '--quiet': '', '--verbose': '', '--help': '' },
};

/** Options that few people need: only `--help all` shows them, with all parameters of formats, matchers and metrics. */
const RARE_FLAGS: readonly string[] = [
  '--alignment-limit',
  '--allow',
  '--average',
  '--before',
  '--cite',
  '--columns',
  '--coref-alignment',
  '--coref-mapping',
  '--coref-threshold',
  '--counts',
  '--duplicates',
  '--exchanges',
  '--f1-only',
  '--force',
  '--github',
  '--interval',
  '--jobs',
  '--key-format',
  '--markdown',
  '--max-page',
  '--max-size',
  '--offset-columns',
  '--raw',
  '--report-url',
  '--resamples',
  '--response-format',
  '--sarif',
  '--seed',
  '--topics',
  '--token-extension',
  '--tsv',
  '--unaligned',
  '--window',
  '--write-conll',
];

/** A verb with at most this number of options shows all of them, with their whole texts. */
const MAX_OPTIONS_WITHOUT_CHOICE = 16;

/** Headings and short texts by flag. */
const entries = new Map(
  Object.entries(TEXTS_BY_HEADING).flatMap(([heading, texts]) =>
    Object.entries(texts).map(([flag, text]) => [flag, { heading, text }]),
  ),
);

const parameterFlags: ReadonlySet<string> = new Set(
  [...readingParameters, ...matcherParameters, ...metricParameters].map(({ flag }) => `--${flag}`),
);

const isRare = ({ long = '' }: Option): boolean => RARE_FLAGS.includes(long) || parameterFlags.has(long);

/** The options of a verb that its help shows: all, or those that people use. */
export function shownOptions(command: Command, isComplete: boolean): Option[] {
  const options = new Help().visibleOptions(command);
  return isComplete || options.length <= MAX_OPTIONS_WITHOUT_CHOICE
    ? options
    : options.filter((option) => !isRare(option));
}

/** Gives the help of a verb its headings; unless it is complete, it has only the options that people use, and the number of the others. */
export function groupOptions(command: Command, isComplete: boolean): void {
  command.helpOption('-h, --help', 'show this help; --help all shows every option');
  const all = new Help().visibleOptions(command);
  for (const option of all) {
    const heading = entries.get(option.long ?? '')?.heading;
    if (heading !== undefined) option.helpGroup(heading);
  }
  const shown = shownOptions(command, isComplete);
  const isShort = shown.length < all.length;
  command.configureHelp({
    visibleOptions: () => shown,
    optionDescription: (option) => {
      const text = entries.get(option.long ?? '')?.text ?? '';
      return isShort && text !== '' ? text : new Help().optionDescription(option);
    },
  });
  const path = command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();
  if (isShort)
    command.addHelpText('after', `\n${all.length - shown.length} more options: corefeval ${path} --help all`);
}
