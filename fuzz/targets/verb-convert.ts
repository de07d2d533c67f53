import { readdirSync } from 'node:fs';
import type { Random } from '../../test/support/mutate.ts';
import { mode, pick, pickSome, spoilText } from '../draw.ts';
import { ensureValidOutcome, runVerb } from '../run-verb.ts';
import { bratFile, ereFile, STORY, spoilTbf, tbfFile, tokenTable } from '../seeds.ts';
import { type Case, ensure, type Target } from '../target.ts';

/** A verb that converts files of one format to another. */
const converter = (id: string, generate: (random: Random) => Case): Target => ({
  id,
  writes: true,
  promise: 'writes its output or says what is wrong, and writes nothing outside of its output',
  generate,
  async check(input) {
    const outcome = await runVerb(input);
    ensureValidOutcome(outcome, { data: true });
    const known = new Set([
      ...Object.keys(input.files).map((name) => name.split('/')[0]),
      'out',
      'out.tbf',
      'out.tab',
    ]);
    for (const name of readdirSync('.')) ensure(known.has(name), 'nothing is written elsewhere', () => name);
  },
});

const NAMES = ['d.ann', 'd 1.ann', '-d.ann', '😀.ann', `${'x'.repeat(200)}.ann`];

export const verbConvertBrat = converter('nuggets-convert-brat', (random) => {
  const name = pick(NAMES, random);
  const beside = name.replace('.ann', '');
  return {
    files: {
      [`in/${name}`]: bratFile(random),
      ...(random(2) === 0 ? { [`in/${beside}.txt`]: spoilText(STORY, random) } : {}),
      [`tables/${beside}.tab`]: tokenTable(random),
    },
    args: [
      'nuggets',
      'convert',
      'in',
      '-f',
      'brat',
      ...pickSome(
        [
          ['-t', 'tables'],
          ['-o', 'out.tbf'],
          ['-o', `in/${name}`],
          ['--force'],
          ['-x', 'in'],
          ['--table-offsets', 'code-points'],
          ['--id', 'x y'],
          ['--offset-columns', '4,3'],
          ['--keep-same-span'],
        ],
        random,
      ),
      ...mode(random),
    ],
  };
});

export const verbConvertEre = converter('nuggets-convert-ere', (random) => ({
  files: {
    'in/d.txt': random(2) === 0 ? STORY : spoilText(STORY, random),
    'in/d.rich_ere.xml': ereFile(random),
  },
  args: [
    'nuggets',
    'convert',
    'in',
    ...pickSome(
      [
        ['--to', 'brat', '--output-dir', 'out'],
        ['--to', 'brat', '--output-dir', 'in'],
        ['-o', 'in/d.txt'],
        ['--detag'],
        ['--annotation-offsets', 'utf16'],
        ['--input-mode', 'hoppers'],
        ['--id', pick(['#x', 'x y'], random)],
      ],
      random,
    ),
    ...mode(random),
  ],
}));

export const verbConvertTbf = converter('nuggets-convert-tbf', (random) => ({
  files: {
    'system.tbf': spoilTbf(tbfFile(random), random),
    'taken/d0.ann': bratFile(random),
    'taken/d1.txt': STORY,
    'tables/d0.tab': tokenTable(random),
    'tables/d1.tab': tokenTable(random),
    'texts/d0.txt': STORY,
    'texts/d1.txt': spoilText(STORY, random),
  },
  args: [
    'nuggets',
    'convert',
    'system.tbf',
    '--output-dir',
    pick(['out', 'out', 'taken'], random),
    ...pickSome(
      [
        ['-t', 'tables'],
        ['-x', 'texts'],
        ['--unit', 'token'],
        ['--table-offsets', 'code-points'],
      ],
      random,
    ),
    ...mode(random),
  ],
}));

/** The formats by the names of the files. */
export const verbNuggetsConvert = converter('nuggets-convert', (random) => ({
  files: {
    'in/d.ann': bratFile(random),
    'in/d.txt': random(2) === 0 ? STORY : spoilText(STORY, random),
    'in/d.rich_ere.xml': ereFile(random),
    'in/d0.tbf': spoilTbf(tbfFile(random), random),
    'tables/d0.tab': tokenTable(random),
  },
  args: [
    'nuggets',
    'convert',
    pick(['in', 'in/d.ann', 'in/d.rich_ere.xml', 'in/d0.tbf'], random),
    ...pick([['--to', 'tbf'], ['--to', 'brat'], ['-o', 'out.tbf'], []], random),
    ...pickSome(
      [
        ['--output-dir', 'out'],
        ['--format', pick(['brat', 'ere', 'tbf'], random)],
        ['-o', pick(['out.tbf', 'in/d.ann'], random)],
        ['-x', 'in'],
        ['-t', 'tables'],
        ['--keep-same-span'],
      ],
      random,
      3,
    ),
    ...mode(random),
  ],
}));

export const verbTokenize = converter('tokenize', (random) => ({
  files: { 'in/story.txt': spoilText(STORY, random), 'in/story.ann': bratFile(random) },
  args: [
    'tokenize',
    'in/story.txt',
    ...pickSome(
      [
        ['-a', 'in'],
        ['--to', 'json'],
        ['--to', 'conll'],
        ['--to', 'brat'],
        ['-o', 'out.tab'],
        ['--output-dir', 'out'],
        ['--output-dir', 'in'],
        ['--offsets', 'code-points'],
        ['--compat', 'token-file-maker-1.0.4'],
        ['-s', '-/'],
      ],
      random,
    ),
    ...mode(random),
  ],
}));
