import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isWritable } from '../../src/convert/converter.ts';
import { formats } from '../../src/formats/index.ts';
import type { Random } from '../../test/support/mutate.ts';
import { putFiles } from '../case-files.ts';
import { filesOf, type Seed } from '../document-target.ts';
import { kind, mode, pick, pickSome } from '../draw.ts';
import { emptyPlace, ensureBounds, ensureKept, ensureValidOutcome, runVerb } from '../run-verb.ts';
import { conllPair } from '../seeds.ts';
import { spawnVerb } from '../spawn.ts';
import { type Case, ensure, type Target } from '../target.ts';
import { documentSeeds } from './documents.ts';

/** A file of a format and its companions, called `name` with the extensions of the format. */
function namedFiles(seed: Seed, name: string, random: Random): Case['files'] {
  const { extension = `.${seed.format.id}` } = seed.format;
  return Object.fromEntries(
    Object.entries(filesOf(seed, random)).map(([part, bytes]) => [
      part === 'f' ? `${name}${extension}` : `${name}${part}`,
      bytes,
    ]),
  );
}

const OPTIONS = [
  ['--metrics', 'all'],
  ['--per-document'],
  ['--match', 'head'],
  ['--singletons', 'drop'],
  ['--layer', 'events'],
  ['--ends', 'inclusive'],
  ['--clusters-key', 'clusters'],
];

/** Two files, usually of one format; the format is found out or named. */
function pairOf(random: Random): Case {
  const seed = pick(documentSeeds, random);
  const other = random(4) === 0 ? pick(documentSeeds, random) : seed;
  const [key, response] = [namedFiles(seed, 'key', random), namedFiles(other, 'response', random)];
  return {
    files: { ...key, ...response },
    args: [
      Object.keys(key)[0],
      Object.keys(response)[0],
      ...pickSome([['--format', seed.format.id]], random),
    ],
  };
}

/** `corefeval score` of files in any two formats. */
export const verbScoreFormats: Target = {
  id: 'score-formats',
  writes: true,
  promise: 'files of any two formats end in scores or problems; its JSON is JSON',
  generate: (random) => {
    const { files, args } = pairOf(random);
    return {
      files,
      args: ['score', ...args, ...pickSome(OPTIONS, random, 10), ...kind(random), ...mode(random)],
    };
  },
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome, { data: input.args.includes('--raw') });
    if (input.args.includes('--json') && outcome.stdout !== '') ensureBounds(outcome.stdout);
  },
};

/** `corefeval report`, which needs the built page, and so the built program. */
export const verbReport: Target = {
  id: 'report',
  spawns: true,
  promise: 'writes a page or says what is wrong, and its inputs stay as they are',
  generate: (random) => {
    const { files, args } = random(2) === 0 ? pairOf(random) : conllCase(random);
    const output = pick([['-o', 'page.html'], ['-o', 'page.html'], []], random);
    return { files, args: ['report', ...args, ...output, ...mode(random)] };
  },
  check({ files, args }) {
    emptyPlace();
    putFiles('.', files);
    const outcome = spawnVerb(args);
    ensureValidOutcome(outcome, { data: true });
    ensureKept(files);
    const page =
      args.includes('page.html') && existsSync('page.html')
        ? readFileSync('page.html', 'utf8')
        : outcome.stdout;
    ensure(outcome.code !== 0 || page.startsWith('<!doctype html>'), 'a page is written', () =>
      page.slice(0, 80),
    );
  },
};

const conllCase = (random: Random): Case => ({
  files: conllPair(random),
  args: ['key.conll', 'response.conll'],
});

const targets = formats.filter(isWritable).map(({ id }) => id);

/** `corefeval convert` from any format to any. */
export const verbConvert: Target = {
  id: 'convert',
  writes: true,
  promise: 'writes its output or says what is wrong, and writes nothing outside of its output',
  generate: (random) => {
    const seed = pick(documentSeeds, random);
    const files = namedFiles(seed, pick(['d', 'd 1', '😀', '-d'], random), random);
    return {
      files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`in/${name}`, bytes])),
      args: [
        'convert',
        random(3) === 0 ? 'in' : `in/${Object.keys(files)[0]}`,
        '--to',
        pick(targets, random),
        ...pick(
          [['--output-dir', 'out'], ['--output-dir', 'out'], ['-o', 'out.x'], [], ['-o', 'in']],
          random,
        ),
        ...pickSome([['--format', seed.format.id]], random),
        ...mode(random),
      ],
    };
  },
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome, { data: true });
    for (const name of readdirSync('.'))
      ensure(/^(?:in|out|out\.[^/]*)$/.test(name), 'nothing is written elsewhere', () => name);
  },
};

/** `corefeval completion`, which reads no file. */
export const verbCompletion: Target = {
  id: 'completion',
  writes: true,
  promise: 'prints a script or says what is wrong',
  generate: (random) => ({
    files: {},
    args: ['completion', pick(['bash', 'zsh', 'fish', 'sh', '', '__proto__', '\x1b[31m', '-x'], random)],
  }),
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome, { data: true });
    ensure((outcome.code === 0) === (outcome.stdout !== ''), 'a script or a failure', () => outcome.stderr);
  },
};
