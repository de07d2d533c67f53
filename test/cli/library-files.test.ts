/** `corefeval/files` as it is built: its results are those of the command with --json. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAIN } from '../support/cli.ts';
import { documents, folders, GOOD, jsonDocuments, KEY, POOR, pair, sharing } from '../support/odd-corpora.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Library = typeof import('../../src/library/files/index.ts');

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = pathToFileURL(join(root, 'dist/cli/library-files.js')).href;
const example = (name: string) => join(root, 'examples', name);

let library: Library;
beforeAll(async () => {
  library = await import(entry);
});

/** What a verb prints with --json. */
function printed(...args: string[]): Record<string, unknown> {
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args, '--json', '-q'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The same without what only the output has: its schema, the pages of codes, and advice about flags. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, field) => {
    if (['schema', 'failed', 'leftOut', 'fixed'].includes(name)) return undefined;
    if (typeof field !== 'object' || field === null || !('code' in field && 'message' in field)) return field;
    const { code, message, document, file, line, column } = field;
    return { code, message, document, file, line, column };
  });

const conventions = join(root, 'test/fixtures/conventions');
const pairs = readdirSync(conventions)
  .filter((name) => name.endsWith('.key.conll'))
  .map((name) => [join(conventions, name), join(conventions, name.replace('.key.', '.response.'))] as const);

describe('the results of corefeval/files are those of the command', () => {
  it.each([[example('key.conll'), example('response.conll')] as const, ...pairs])(
    'score %s %s',
    async (key, response) => {
      const result = await library.scoreFiles({ key, responses: [response], perDocument: true });
      expect(comparable(result)).toEqual(comparable(printed('score', key, response, '--per-document')));
    },
  );

  it.each([
    ['folders', folders()],
    ['a missing document', pair(documents(KEY), documents(GOOD, 1, 11))],
    ['a mention in two entities', pair(documents(KEY), sharing(GOOD))],
    ['several formats', folders({ 'response/b.conll': jsonDocuments() })],
  ])('score: %s', async (_, { files, key, responses }) => {
    const folder = temporaryFolder(files);
    const paths = [key, ...responses].map((path) => join(folder, path));
    const [first, ...others] = paths;
    const result = await library.scoreFiles({ key: first, responses: others });
    expect(comparable(result)).toEqual(comparable(printed('score', ...paths)));
  });

  it('score: several systems with names, settings, options of readers and intervals', async () => {
    const folder = temporaryFolder({
      'key.conll': documents(KEY),
      'a/r.conll': documents(GOOD),
      'b/r.conll': documents(POOR),
      'c.conll': sharing(POOR),
    });
    const at = (name: string) => join(folder, name);
    const result = await library.scoreFiles({
      key: at('key.conll'),
      responses: [at('a/r.conll'), at('b/r.conll'), { path: at('c.conll'), name: 'third' }],
      metrics: ['muc', 'bcub', 'ceafe', 'blanc'],
      singletons: 'drop',
      duplicates: 'merge',
      average: 'macro',
      blancWeight: 0.3,
      keyCorefColumn: 5,
      format: 'conll',
      intervals: { resamples: 100, seed: 7 },
    });
    const args = [
      at('key.conll'),
      at('a/r.conll'),
      at('b/r.conll'),
      `third=${at('c.conll')}`,
      '--metrics',
      'muc,bcub,ceafe,blanc',
      '--singletons',
      'drop',
      '--duplicates',
      'merge',
      '--average',
      'macro',
      '--blanc-weight',
      '0.3',
      '--key-coref-column',
      '5',
      '--format',
      'conll',
      '--ci',
      '--resamples',
      '100',
      '--seed',
      '7',
    ];
    expect(comparable(result)).toEqual(comparable(printed('score', ...args)));
  });

  it('compare', async () => {
    const [key, ours, second, theirs] = ['key', 'ours', 'ours-2', 'theirs'].map((name) =>
      example(`compare/${name}.conll`),
    );
    const result = await library.compareFiles({
      key,
      responses: { ours: [ours, second], theirs },
      resamples: 200,
      exchanges: 200,
    });
    const args = [
      key,
      `ours=${ours},${second}`,
      `theirs=${theirs}`,
      '--resamples',
      '200',
      '--exchanges',
      '200',
    ];
    expect(comparable(result)).toEqual(comparable(printed('compare', ...args)));
  });

  it('analyze, explain, agree and check', async () => {
    const [key, response] = [example('key.conll'), example('response.conll')];
    expect(comparable(await library.analyzeFiles({ key, responses: [response], pronouns: 'en' }))).toEqual(
      comparable(printed('analyze', key, response, '--pronouns', 'en')),
    );
    const explained = await library.explainFiles({ key, response, documents: ['example/letter'] });
    expect(comparable(explained)).toEqual(
      comparable(printed('explain', key, response, '--document', 'example/letter')),
    );
    const annotators = ['ann', 'ben', 'cem'].map((name) => example(`agree/${name}.conll`));
    expect(comparable(await library.agreeFiles({ annotators, resamples: 100 }))).toEqual(
      comparable(printed('agree', ...annotators, '--resamples', '100')),
    );
    const paths = [example('check/key.conll'), example('check/response.conll')];
    expect(comparable(await library.checkFiles({ paths }))).toEqual(comparable(printed('check', ...paths)));
  });

  it('events: score, compare, check and convert', async () => {
    const [gold, system] = [example('nuggets/gold.tbf'), example('nuggets/system.tbf')];
    const tokens = example('nuggets/tokens');
    const ours = `ours=${system}`;
    expect(comparable(await library.scoreNuggetFiles({ gold, systems: { ours: system }, tokens }))).toEqual(
      comparable(printed('nuggets', 'score', gold, ours, '-t', tokens)),
    );
    const several = { gold, systems: { ours: system, theirs: gold }, tokens, resamples: 100 };
    expect(comparable(await library.compareNuggetFiles(several))).toEqual(
      comparable(
        printed('nuggets', 'compare', gold, ours, `theirs=${gold}`, '-t', tokens, '--resamples', '100'),
      ),
    );
    const { warnings: _, ...matched } = await library.matchNuggetFiles({ gold, system, tokens });
    expect(comparable(matched)).toEqual(
      comparable(printed('nuggets', 'compare', gold, system, '-t', tokens)),
    );
    const paths = [gold, example('nuggets/broken.tbf')];
    expect(comparable(await library.checkNuggetFiles({ paths }))).toEqual(
      comparable(printed('nuggets', 'check', ...paths)),
    );
    const inputs = [example('nuggets/story.ann')];
    const { stdout } = spawnSync(process.execPath, [MAIN, 'nuggets', 'convert', ...inputs], {
      encoding: 'utf8',
    });
    expect((await library.convertNuggetFiles({ inputs })).files[0].content).toBe(stdout);
  });

  it('merge, with counts of the command and of the library', async () => {
    const folder = temporaryFolder();
    const [key, response] = [example('key.conll'), example('response.conll')];
    const [first, second] = ['1.json', '2.json'].map((name) => join(folder, name));
    printed('score', key, response, '--document', 'example/letter', '--counts', first);
    const part = { key, responses: [response], documents: ['example/bridge'] };
    writeFileSync(second, (await library.scoreFiles({ ...part, counts: true })).counts ?? '');
    const result = await library.mergeFiles({ paths: [first, second] });
    expect(comparable(result)).toEqual(comparable(printed('merge', first, second)));
  });

  it('convert and report, to the byte', async () => {
    const folder = temporaryFolder();
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' }).stdout;
    const [key, response] = [example('key.conll'), example('response.conll')];
    const { files } = await library.convertFiles({ inputs: [key], to: 'jsonlines' });
    expect(files[0].content).toBe(run('convert', key, '--to', 'jsonlines'));
    const { html } = await library.reportFiles({ key, responses: [response] });
    const page = join(folder, 'page.html');
    run('report', key, response, '-o', page);
    expect(html).toBe(readFileSync(page, 'utf8'));
  });
});
