/** Token ids t0, t1, … (section 2.1.5 of the task definition) from the table that `tokenize` writes through every verb that reads it. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'corefeval-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...path: string[]) => join(folder, ...path);
const examples = at('examples');
const tables = ['-t', at('tables')];
const read = (...path: string[]) => readFileSync(at(...path), 'utf8');
const scoresOf = async (gold: string, system: string, folderOfTables: string) => {
  const { stdout } = await runCli(['nuggets', 'score', gold, system, '-t', folderOfTables, '--json']);
  const [{ detection, coreference, sequencing }] = JSON.parse(stdout).systems;
  return { detection, coreference, sequencing };
};

beforeAll(async () => {
  cpSync('examples/nuggets', examples, { recursive: true });
  await runCli([
    'tokenize',
    at('examples/story.txt'),
    ...['-a', at('examples/story.ann'), '--t-ids', '--output-dir', at('tables')],
  ]);
  for (const name of ['gold', 'system']) {
    const file = at('examples', `${name}.tbf`);
    await runCli(['nuggets', 'check', file, '-t', at('examples/tokens'), '--write-t-ids', at('written')]);
  }
});

it('tokenize --t-ids writes the rows of the table without it, named from t0', async () => {
  const { stdout } = await runCli(['tokenize', at('examples/story.txt'), '-a', at('examples/story.ann')]);
  const renamed = stdout.replace(/^\d+/gm, (id) => `t${Number(id) - 1}`);
  expect(read('tables/story.tab')).toBe(renamed);
  expect(renamed).toMatch(/^t0\tRebels\t0\t6\nt1\t/);
});

it('nuggets check --write-t-ids writes the ids of that table', async () => {
  const { code, stdout } = await runCli(['nuggets', 'check', at('written/gold.tbf'), ...tables, '--strict']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')]);
  const rows = new Map(
    read('tables/story.tab')
      .split('\n')
      .map((row) => row.split('\t').slice(0, 2) as [string, string]),
  );
  const [, , , span, text] = read('written/gold.tbf').split('\n')[1].split('\t');
  expect(span.split(',').map((id) => rows.get(id))).toEqual(text.split(' '));
});

it('nuggets score has the numbers of the tables with numbers', async () => {
  const numbered = await scoresOf(at('examples/gold.tbf'), at('examples/system.tbf'), at('examples/tokens'));
  expect(await scoresOf(at('written/gold.tbf'), at('written/system.tbf'), at('tables'))).toEqual(numbered);
  expect(numbered.detection[0].micro.f1).toBeCloseTo(0.8, 12);
});

it('nuggets score names the tokens that a table of the other kind lacks', async () => {
  const { code, stderr } = await runCli([
    ...['nuggets', 'score', at('written/gold.tbf'), at('written/system.tbf'), '-t', at('examples/tokens')],
  ]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/error\[nuggets\/unknown-token\]: Token "t\d+" is not in the token table\./);
});

it('nuggets compare shows the words of the table', async () => {
  const { stdout } = await runCli([
    ...['nuggets', 'compare', at('written/gold.tbf'), at('written/system.tbf'), ...tables],
  ]);
  expect(stdout).toMatch(/^right +1\.00 +E1 attacked +t1 /m);
});

it('nuggets convert writes them to tbf, and reads them back to the spans of brat', async () => {
  const ann = at('examples/story.ann');
  const { stdout } = await runCli(['nuggets', 'convert', ann, ...tables]);
  const spans = stdout
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('@'))
    .map((line) => line.split('\t')[3]);
  expect(spans.length).toBeGreaterThan(3);
  for (const span of spans) expect(span).toMatch(/^t\d+(,t\d+)*$/);
  const back = ['nuggets', 'convert', at('written/gold.tbf'), ...tables, '-x', examples];
  await runCli([...back, '--output-dir', at('brat')]);
  const fragments = (text: string) =>
    text.match(/^T\d+\t\S+ [\d ;]+\t.*$/gm)?.map((line) => line.split('\t').slice(1));
  expect(fragments(read('brat/story.ann'))).toEqual(fragments(read('examples/story.ann')));
});

it('evmeval compares them in token mode', async () => {
  const { code } = await runCli([
    ...['evmeval', '-g', at('written/gold.tbf'), '-s', at('written/system.tbf'), ...tables],
    ...['-o', at('report.txt')],
  ]);
  expect(code).toBe(0);
  expect(read('report.txt')).toMatch(/plain\t/);
});
