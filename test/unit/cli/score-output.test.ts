import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type scoreKinds, showFailures, showWarnings, writeReport } from '../../../src/cli/score-output.ts';
import { setVerbosity } from '../../../src/cli/terminal.ts';
import { type Problem, problem } from '../../../src/problems/problem.ts';
import { jsonParts } from '../../../src/report/score/json.ts';
import { reports } from '../../../src/report/score/reports.ts';
import { KEY, RESPONSE, reportOn } from '../../support/score-reports.ts';
import { outputOf } from '../../support/take-output.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

afterEach(() => setVerbosity({}));

const extra = (id: string) => problem('document/extra', `Document ${id} is new.`);
const swapped = problem('file/swapped', 'Swapped.');
const shown = ({ code, message, severity }: Problem) => `${severity}[${code}]: ${message}`;
const one = () => 1;

/** The lines on standard error, without the pages that explain codes. */
async function linesOf(run: () => void): Promise<string[]> {
  const { stderr } = await outputOf(run);
  return stderr.split('\n').filter((line) => line !== '' && !line.startsWith('  more: '));
}

describe('showWarnings', () => {
  it('shows those of one system without a title, each once', async () => {
    const systems = [{ name: 'a', warnings: [extra('x'), extra('x'), swapped] }];
    expect(await linesOf(() => showWarnings(systems, [one]))).toEqual([shown(extra('x')), shown(swapped)]);
  });

  it('shows those that every system has first, then those of each below its name', async () => {
    const systems = [
      { name: 'a\x1b', warnings: [swapped, extra('x')] },
      { name: 'b', warnings: [swapped] },
      { name: 'c', warnings: [extra('y'), swapped] },
    ];
    const count = (code: string) => (code === 'document/extra' ? 3 : 1);
    expect(await linesOf(() => showWarnings(systems, [count, count, count]))).toEqual([
      'warnings of every system:',
      shown(swapped),
      'warnings of a\ufffd:',
      shown(extra('x')),
      '… and 2 more of document/extra',
      'warnings of c:',
      shown(extra('y')),
      '… and 2 more of document/extra',
    ]);
  });

  it('does not count those that every system has with those of one', async () => {
    const systems = [
      { name: 'a', warnings: [extra('x'), extra('y')] },
      { name: 'b', warnings: [extra('x')] },
    ];
    expect(await linesOf(() => showWarnings(systems, [() => 5, () => 1]))).toEqual([
      'warnings of every system:',
      shown(extra('x')),
      'warnings of a:',
      shown(extra('y')),
      '… and 3 more of document/extra',
    ]);
  });

  it('shows nothing with -q, or without warnings', async () => {
    expect(await linesOf(() => showWarnings([{ name: 'a', warnings: [] }], [one]))).toEqual([]);
    setVerbosity({ quiet: true });
    const systems = ['a', 'b'].map((name) => ({ name, warnings: [extra(name)] }));
    expect(await linesOf(() => showWarnings(systems, [one, one]))).toEqual([]);
  });
});

it('showFailures says which system is left out, and why, and that the exit code is 1', async () => {
  const broken = problem('document/duplicate', 'Twice.');
  const codes: number[] = [];
  const lines = await linesOf(() => {
    codes.push(showFailures([{ name: 'ours', path: 'a', problems: [broken, broken] }]), showFailures([]));
  });
  expect(codes).toEqual([1, 0]);
  expect(lines).toEqual([
    'error: ours is left out: it cannot be scored.',
    'error[document/duplicate]: Twice.',
  ]);
});

describe('writeReport', () => {
  const report = reportOn([['ours', KEY, RESPONSE]]);
  const written = async (kind: (typeof scoreKinds)[number], options = {}, page?: string) => {
    const output = join(temporaryFolder(), 'out');
    await outputOf(() => writeReport(report, kind, { ...options, output }, [one], [], page));
    return readFileSync(output, 'utf8');
  };

  it.each(['text', 'json', 'csv', 'markdown', 'latex'] as const)('writes %s to a file', async (kind) => {
    const plain = { bold: String, dim: String, red: String, yellow: String };
    expect(await written(kind)).toBe(reports[kind](report, plain, {}));
  });

  it('prints JSON in parts, the same as in a file, and warnings elsewhere', async () => {
    const { stdout, stderr } = await outputOf(() => writeReport(report, 'json', {}, [one]));
    expect(stdout).toBe([...jsonParts(report)].join(''));
    expect(stdout).toBe(await written('json'));
    expect(stderr).toContain('warning[document/extra]');
  });

  it('adds the methods with --cite, to JSON on standard output too', async () => {
    const { stdout } = await outputOf(() => writeReport(report, 'json', { cite: true }, [one]));
    expect(JSON.parse(stdout).cite.methods).toMatch(
      /^Scores were computed with corefeval .*, MUC \(Vilain et al\. 1995; /,
    );
    expect(await written('text', { cite: true })).toContain('Counts are summed over 2 documents');
  });

  it('is the page with documents, or that of the scores alone', async () => {
    expect(await written('html', {}, '<p>page')).toBe('<p>page');
    expect(await written('html')).toMatch(/^<!doctype html>/);
  });
});
