/**
 * The executable prints, byte for byte, what the program on Node prints. It runs where `npm run executable` has built one; a build of the
 * program that is newer than the executable fails, since other programs would be compared.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, KEY } from './support/odd-corpora.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const suffix = process.platform === 'win32' ? '.exe' : '';
const executable = join(root, `dist/executable/corefeval-${process.platform}-${process.arch}${suffix}`);
const isBuilt = existsSync(executable);
const folder = mkdtempSync(join(tmpdir(), 'corefeval-executable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = (name: string) => join(root, 'examples', name);
const pair = [example('key.conll'), example('response.conll')];
const three = [
  example('compare/key.conll'),
  `ours=${example('compare/ours.conll')}`,
  `theirs=${example('compare/theirs.conll')}`,
];
const nuggets = [example('nuggets/gold.tbf'), example('nuggets/system.tbf')];
const large = join(folder, 'large.conll'); // more than two batches of 4 MB, so that two threads have work
const zipped = join(folder, 'key.conll.gz');

type Run = [title: string, args: readonly string[], input?: string];

const commands: Run[] = [
  ['version', ['--version']],
  ['help', ['--help']],
  ['the help of a verb', ['score', '--help']],
  ['the page of a problem code', ['help', 'conll/unopened']],
  ['score', ['score', ...pair]],
  ['score as JSON', ['score', ...pair, '--json', '--metrics', 'all']],
  ['score of several systems', ['score', ...three, '--paired']],
  ['score of compressed files', ['score', zipped, pair[1]]],
  ['score of standard input', ['score', pair[0], '-'], readFileSync(pair[1], 'utf8')],
  ['score in two threads', ['score', large, large, '--jobs', '2', '--json']],
  [
    'score of empty nodes',
    ['score', example('corefud/key.conllu'), example('corefud/response.conllu'), '--match', 'head'],
  ],
  ['analyze', ['analyze', ...pair, '--json']],
  ['explain', ['explain', ...pair, '--document', '(example/letter); part 000']],
  ['compare', ['compare', ...three, '--json']],
  ['flips', ['compare', ...three, '--flips']],
  ['check', ['check', example('broken.conll')]],
  ['convert', ['convert', pair[0], '--to', 'jsonlines']],
  ['agree', ['agree', example('agree/ann.conll'), example('agree/ben.conll'), example('agree/cem.conll')]],
  ['report', ['report', ...pair, '-o', '-']],
  ['nuggets score', ['nuggets', 'score', ...nuggets, '--json']],
  ['tokenize', ['tokenize', example('nuggets/story.txt')]],
  ['the drop-in for scorer.pl', ['scorer.pl', 'all', ...pair, 'none']],
  ['the drop-in for CoVal', ['coval', ...pair]],
  ['a wrong verb', ['scroe', ...pair]],
  ['a missing file', ['score', join(folder, 'none.conll'), pair[1]]],
];

/** The drop-in for scorer.pl prints where its program is, which differs by design. */
const withoutPlace = (text: string) => text.replace(/^(version: 8\.01 ).*$/m, '$1');

const run = (program: string, args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
  });
  return { status, stdout: withoutPlace(stdout), stderr };
};

describe.skipIf(!isBuilt)('the executable', () => {
  beforeAll(() => {
    writeFileSync(large, Array.from({ length: 20_000 }, (_, i) => document(`d${i}`, KEY)).join(''));
    writeFileSync(zipped, gzipSync(readFileSync(pair[0])));
  });

  it('is not older than the program', () => {
    expect(statSync(executable).mtimeMs).toBeGreaterThan(statSync(join(root, 'dist/bin/cli.js')).mtimeMs);
  });

  it.each(commands)('prints what the program on Node prints: %s', (_, args, input) => {
    const expected = run(process.execPath, [join(root, 'dist/bin/main.js'), ...args], input);
    expect(run(executable, args, input)).toEqual(expected);
    expect(expected.stdout + expected.stderr).not.toBe('');
  });
});
