import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bugReport,
  isQuiet,
  paintFor,
  setVerbosity,
  showProblems,
  terminalColumns,
  writeError,
  writeNote,
  writeOut,
} from '../../../src/cli/terminal.ts';
import { problem } from '../../../src/problems/problem.ts';
import { plain } from '../../../src/problems/render.ts';
import { version } from '../../../src/version.ts';
import { outputOf } from '../../support/take-output.ts';

afterEach(() => {
  setVerbosity({});
  vi.unstubAllEnvs();
});

const stderrOf = async (run: () => void) => (await outputOf(run)).stderr;
const extra = (i: number) => problem('document/extra', `Document ${i} is new.`, { file: 'r', line: i });
const shown = (i: number) => `r:${i}: warning[document/extra]: Document ${i} is new.\n`;

describe('what is written', () => {
  it('is the text or the bytes, on the stream that was asked for', async () => {
    const run = async () => {
      await writeOut('é\n');
      await writeOut(new Uint8Array([0x61]));
      writeError('problem\n');
      writeError(new Uint8Array([0x62]));
    };
    expect(await outputOf(run)).toMatchObject({ stdout: 'é\na', stderr: 'problem\nb' });
  });

  it('is a note in one line without control characters, unless -q leaves it out', async () => {
    expect(await stderrOf(() => writeNote('a\x1b[31m\nb'))).toBe('a\ufffd[31m\ufffdb\n');
    setVerbosity({ quiet: true });
    expect(isQuiet()).toBe(true);
    expect(await stderrOf(() => writeNote('a'))).toBe('');
  });
});

describe('the width of an output', () => {
  it.each([
    ['100', 100],
    ['20', 20],
    ['19', undefined],
    ['0', undefined],
  ])('is COLUMNS=%s as %s', (set, columns) => {
    vi.stubEnv('COLUMNS', set);
    expect(terminalColumns('stdout')).toBe(columns);
  });

  it.each(['-5', '1e3', ' 80', '80x', ''])('is not COLUMNS=%j, which is no number of columns', (set) => {
    vi.stubEnv('COLUMNS', set);
    const unset = terminalColumns('stdout');
    vi.stubEnv('COLUMNS', undefined);
    expect(unset).toBe(terminalColumns('stdout'));
  });
});

it.each([
  ['NO_COLOR', '1'],
  ['FORCE_COLOR', '0'],
])('there are no colours with %s=%s', (name, value) => {
  vi.stubEnv(name, value);
  expect(paintFor('stdout')).toBe(plain);
  expect(paintFor('stderr')).toBe(plain);
});

describe('showProblems', () => {
  it('shows five problems of each code, the page of the first, and how many more there are', async () => {
    const problems = [1, 2, 3, 4, 5, 6, 7].map(extra);
    const other = problem('file/swapped', 'Swapped.');
    const text = await stderrOf(() =>
      showProblems([...problems, other], (code) => (code === 'document/extra' ? 12 : 1)),
    );
    const [first, page, ...rest] = text.split('\n');
    expect(`${first}\n`).toBe(shown(1));
    expect(page).toMatch(/^ {2}more: corefeval help /);
    expect(rest.join('\n')).toMatch(
      new RegExp(
        `^${[2, 3, 4, 5].map(shown).join('').replace(/[[\]]/g, '\\$&')}warning\\[file/swapped\\]: Swapped\\.\n {2}more: .*\n… and 7 more of document/extra\n$`,
      ),
    );
  });

  it('shows all that were kept with -v, and counts those that were not', async () => {
    setVerbosity({ verbose: true });
    const text = await stderrOf(() => showProblems([1, 2, 3, 4, 5, 6].map(extra), () => 8));
    expect(text).toContain(shown(6));
    expect(text.endsWith('… and 2 more of document/extra\n')).toBe(true);
  });

  it('shows errors alone with -q, and nothing without problems', async () => {
    setVerbosity({ quiet: true });
    const error = problem('document/duplicate', 'Twice.');
    const text = await stderrOf(() => showProblems([extra(1), error], () => 9));
    expect(text).toMatch(
      /^error\[document\/duplicate\]: Twice\.\n {2}more: .*\n… and 8 more of document\/duplicate\n$/,
    );
    expect(await stderrOf(() => showProblems([], () => 9))).toBe('');
  });
});

describe('bugReport', () => {
  it('has the stack, the versions, and what to do', () => {
    const error = Object.assign(new Error('x'), { stack: 'Error: x\n\tat f\x1b' });
    const lines = bugReport(error).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'error: this is a bug of corefeval, not of your files',
      'Error: x',
      '\ufffdat f\ufffd',
    ]);
    expect(lines[3]).toBe(
      `corefeval ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    );
    expect(lines[4]).toMatch(/^Please report it to the maintainers of corefeval/);
    expect(lines.slice(5)).toEqual(['']);
  });

  it('takes anything that can be thrown', () => {
    expect(bugReport('a text').split('\n')[1]).toBe('a text');
    expect(bugReport(undefined).split('\n')[1]).toBe('undefined');
  });
});
