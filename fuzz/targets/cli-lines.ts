import { putFiles } from '../case-files.ts';
import { pick, pickSome } from '../draw.ts';
import { emptyPlace, ensureKept, ensureValidOutcome } from '../run-verb.ts';
import { bratFile, conllPair, STORY, tbfPair, typeListFile } from '../seeds.ts';
import { spawnVerb } from '../spawn.ts';
import { ensure, type Target } from '../target.ts';

const VERBS = [
  ['score'],
  ['merge'],
  ['tokenize'],
  ...['score', 'check', 'compare', 'convert'].map((verb) => ['nuggets', verb]),
  ['scorer.pl'],
  ['evmeval'],
  ['evmeval', 'validate'],
  [],
  ['help'],
];
const WORDS = [
  'key.conll',
  'response.conll',
  'gold.tbf',
  'system.tbf',
  'd.ann',
  'story.txt',
  'types',
  '.',
  '-',
  '*.conll',
  'no',

  '',
  ' ',
  '--',
  '-h',
  '--help',
  '--version',
  '-g',
  '-s',
  '-o',
  'out',
  '-t',
  '-a',
  '-d',
  '-c',
  '-m',
  '-ct',
  '-e',
  '-i',

  '--json',
  '--csv',
  '--html',
  '--counts',
  '--strict',
  '--lenient',
  '--types',
  '--profile',
  '2015',
  '--metrics',

  'all',
  'muc',
  'none',
  '0',
  '1',
  '-1',
  'NaN',
  '1e400',
  '--jobs',
  '--document',
  '--average',
  'macro',
  '--unit',

  '--coref-column',
  '--fail-under',
  'conll=0.6',
  'conll=',
  '\x1b[31m',
  '😀',
  '--no-such',
  '--offsets',
  '--format',

  '{a,b}',
  '[',
  '**',
  'x'.repeat(300),
  'no/..',
  '__proto__',
  '--to',
  'brat',
  '-w',
  '--release',
  '1.6',
  '-q',
  '-v',
  '--allow',
  '--output-dir',
  '-f',
  'x=y',
];

/** The built program with arbitrary arguments. */
export const cliLines: Target = {
  id: 'cli-lines',
  promise: 'any command line terminates with a known exit code and prints no control characters',
  spawns: true,
  generate: (random) => ({
    files: {
      ...conllPair(random),
      ...tbfPair(random),
      'd.ann': bratFile(random),
      'story.txt': STORY,
      types: typeListFile(random),
    },
    args: [
      ...pick(VERBS, random),
      ...pick(
        [
          ['key.conll', 'response.conll'],
          ['gold.tbf', 'a=system.tbf'],
          ['-g', 'gold.tbf', '-s', 'system.tbf'],
          ['gold.tbf'],
          [],
        ],
        random,
      ),
      ...pickSome(
        WORDS.map((word) => [word]),
        random,
        16,
      ),
    ],
  }),
  check({ files, args }) {
    emptyPlace();
    putFiles('.', files);
    const outcome = spawnVerb(args, new Uint8Array());
    if (args[0] === 'scorer.pl' || args[0] === 'evmeval') {
      ensure(
        [0, 1, 2, 255].includes(outcome.code) || args[0] === 'scorer.pl',
        'the exit code is one of the original',
        () => String(outcome.code),
      );
      ensure(!/\n {4}at .*:\d+:\d+/.test(outcome.stderr), 'no stack is shown', () => outcome.stderr);
      return;
    }
    ensureKept(files);
    ensureValidOutcome(outcome, {
      data: args.includes('tokenize') || args.includes('convert'),
    });
  },
};
