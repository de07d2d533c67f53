/** The programs of the kit, run as their users run them: the reference in Python, the runner of functions, the runner of commands. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIN } from '../support/cli.ts';
import { KIT } from '../support/kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'corefeval-kit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });

const hasPython = run('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
if (!hasPython)
  console.log(
    'Not run: the reference program and run.py of the conformance kit, because there is no python3 (3.9 or newer).',
  );

describe.skipIf(!hasPython)('conformance/reference/write.py', () => {
  it('writes the vectors of the repository', () => {
    const file = join(folder, 'vectors.json');
    const { status, stderr } = run('python3', [join(KIT, 'reference/write.py'), file]);
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8') === readFileSync(join(KIT, 'vectors.json'), 'utf8')).toBe(true);
  });

  it('refuses a matching that is not unique', () => {
    const script = `import sys; sys.path.insert(0, ${JSON.stringify(join(KIT, 'reference'))})
from assignment import best_pairs
best_pairs(lambda a, b: (1,), [0], [0, 1])`;
    expect(run('python3', ['-c', script]).stderr).toContain('two assignments are equally good');
  });
});

describe.skipIf(!hasPython)('conformance/run.py', () => {
  const tool = (...args: string[]) => run('python3', [join(KIT, 'run.py'), '--path', folder, ...args]);
  beforeAll(() => {
    writeFileSync(
      join(folder, 'scorer.py'),
      `def ratio(n, d):
    return n / d if d else None

def pairs(side):
    return {frozenset((a, b)) for entity in side for a in entity for b in entity if a != b}

def pairwise(key, response):
    k, r = pairs(key), pairs(response)
    recall, precision = ratio(len(k & r), len(k)), ratio(len(k & r), len(r))
    f1 = None if recall is None and precision is None else ratio(2 * len(k & r), len(k) + len(r))
    return recall, precision, f1

def swapped(key, response):
    return pairwise(response, key)

def crashes(key, response):
    raise ValueError("no")
`,
    );
  });

  it('passes a function that is right', () => {
    const { status, stdout } = tool(
      '--call',
      'scorer:pairwise',
      '--metric',
      'pairwise',
      '--tag',
      'assignment',
      '--tag',
      'papers',
    );
    expect(stdout).toMatch(
      /^34 vectors: 34 = equal, 0 c equal by a declared convention, 0 x different, 0 ! refused/,
    );
    expect(status).toBe(0);
  });

  it('says where a function is wrong, here one with exchanged sides', () => {
    const { status, stdout } = tool(
      '--call',
      'scorer:swapped',
      '--metric',
      'pairwise',
      '--only',
      'issue-coref-5',
    );
    expect(stdout).toContain(
      "issue-coref-5  pairwise: expected {'recall': '1/3', 'precision': '1', 'f1': '1/2'}, got {'recall': 1.0, 'precision': 0.3333333333333333, 'f1': 0.5}",
    );
    expect(status).toBe(1);
  });

  it('reports what a function raises, and fails if nothing could be compared', () => {
    const { status, stdout } = tool('--call', 'scorer:crashes', '--metric', 'muc', '--only', 'suite-a1');
    expect(stdout).toContain('suite-a1  muc: ValueError: no');
    expect(status).toBe(1);
  });

  it('refuses a metric that no vector expects', () => {
    const { status, stderr } = tool('--call', 'scorer:pairwise', '--metric', 'muk');
    expect(stderr).toContain('no vector expects muk; the metrics are bcub, blanc');
    expect(status).toBe(2);
  });
});

describe('conformance/main.mjs', () => {
  const command = `'${process.execPath}' '${MAIN}' score {key} {response} --json --quiet`;
  const kit = (...args: string[]) => run(process.execPath, [join(KIT, 'main.mjs'), ...args]);

  it('passes our own command, and compares a recording of it without running anything', () => {
    const file = join(folder, 'own.json');
    const args = ['--adapter', 'corefeval', '--command', command, '--tag', 'issues', '--record', file];
    const { status, stdout } = kit(...args);
    expect(stdout).toMatch(
      /^9 vectors: \d+ = equal, 0 c equal by a declared convention, 0 x different, 0 ! refused/,
    );
    expect(status).toBe(0);
    const again = kit('--replay', file, '--tag', 'issues');
    expect([again.status, again.stdout]).toEqual([0, stdout]);
  });

  it('says what differs, here with key and response exchanged', () => {
    const exchanged = command.replace('{key} {response}', '{response} {key}');
    const { status, stdout } = kit(
      '--adapter',
      'corefeval',
      '--command',
      exchanged,
      '--only',
      'issue-coref-5',
    );
    expect(stdout).toContain('bcub recall: expected 2/5, got 1');
    expect(status).toBe(1);
  });

  it('fails if every run fails, and says how', () => {
    const { status, stdout, stderr } = kit(
      ...['--adapter', 'coval', '--command', 'exit 7; {key} {response}', '--only', 'suite-a1'],
    );
    expect(stdout).toContain('exit 7');
    expect(stderr).toContain('Nothing could be compared');
    expect(status).toBe(1);
  });

  it('stops a command that does not end', () => {
    const { stdout } = kit(
      ...[
        '--adapter',
        'coval',
        '--command',
        'sleep 30; {key} {response}',
        '--seconds',
        '1',
        '--only',
        'suite-a1',
      ],
    );
    expect(stdout).toContain('stopped after 1 seconds');
  });

  it('points from an adapter of functions to run.py', () => {
    const { status, stderr } = kit('--adapter', 'e2e-coref', '--command', 'x {key} {response}');
    expect(stderr).toContain('use run.py --adapter e2e-coref');
    expect(status).toBe(2);
  });
});
