/** Every flag of every verb that names an output: nothing is lost, whatever is at its path. */
import { linkSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { leavesOf, makeProgram } from '../../src/cli/program.ts';
import { Workplace } from '../support/cli.ts';

const KEY = '#begin document (a); part 000\na\t0\t0\tIt\t(1)\na\t0\t1\tit\t(1)\n#end document\n';
const RESPONSE = KEY.replace(/\(1\)\n#/, '(2)\n#');
const tbf = (span: string) =>
  `#BeginOfDocument d\nsys\td\tE1\t${span}\tdied\tLife_Die\tActual\n#EndOfDocument\n`;
const inputs: Readonly<Record<string, string>> = {
  'key.conll': KEY,
  'response.conll': RESPONSE,
  'in/gold.tbf': tbf('0,4'),
  'in/system.tbf': tbf('0,3'),
  'in/tokens.tbf': tbf('1'),
  'in/d.tab': '1\tdied\t0\t3\n',
  'in/d.txt': 'died',
  'in/d.ann': 'T1\tLife_Die 0 4\tdied\nE1\tLife_Die:T1\nA1\tRealis E1 Actual\n',
};
const NOTES = 'years of work\n';

interface Row {
  /** The arguments before the flag. */
  readonly args: readonly string[];
  /** One of the files that are read. */
  readonly input: string;
  /** Where the flag names a directory: the name of a file that is written there. */
  readonly name?: string;
}

const nuggets = ['in/gold.tbf', 'in/system.tbf'];
const score = { args: ['key.conll', 'response.conll'], input: 'key.conll' };
/** Without --update the baseline is an input. */
const gate = { args: [...score.args, '--baseline', 'baseline.json'], input: 'baseline.json' };

/** A verb and a flag of it. A flag that is declared and has no row here fails the first test. */
const rows: Readonly<Record<string, Row>> = {
  'score --output': score,
  'score --counts': { ...score, input: 'response.conll' },
  'analyze --output': score,
  'analyze --table': { ...score, input: 'response.conll' },
  'report --output': score,
  'explain --output': score,
  'compare --output': { args: ['key.conll', 'response.conll', 'other=key.conll'], input: 'key.conll' },
  'gate --output': gate,
  'gate --junit': gate,
  'gate --summary': gate,
  'gate --report': { ...gate, input: 'response.conll' },
  'agree --output': score,
  'agree --output-dir': {
    args: ['key.conll', 'response.conll', '--adjudicate', 'first', '--to', 'jsonlines'],
    input: 'key.conll',
    name: 'a_part_000.jsonl',
  },
  'check --output': { args: ['key.conll', '--key', 'response.conll'], input: 'response.conll' },
  'check --output-dir': {
    args: ['response.conll', '--fix', 'drop-repeated'],
    input: 'response.conll',
    name: 'response.conll',
  },
  'check-kit --output': { args: ['key.conll'], input: 'key.conll', name: 'check.html' },
  'convert --output': { args: ['key.conll', '--to', 'jsonlines'], input: 'key.conll' },
  'convert --output-dir': {
    args: ['key.conll', '--to', 'jsonlines'],
    input: 'key.conll',
    name: 'a_part_000.jsonl',
  },
  'merge --output': { args: ['counts.json'], input: 'counts.json' },
  'tokenize --output': { args: ['in/d.txt'], input: 'in/d.txt' },
  'tokenize --output-dir': { args: ['in/d.txt', '-a', 'in/d.ann'], input: 'in/d.ann', name: 'd.tab' },
  'nuggets score --output': { args: nuggets, input: 'in/system.tbf' },
  'nuggets score --write-conll': {
    args: [...nuggets, '--coref'],
    input: 'in/gold.tbf',
    name: 'system.gold.conll',
  },
  'nuggets compare --output': { args: nuggets, input: 'in/gold.tbf' },
  'nuggets check --output': { args: ['in/gold.tbf'], input: 'in/gold.tbf' },
  'nuggets check --write-t-ids': {
    args: ['in/tokens.tbf', '-t', 'in'],
    input: 'in/d.tab',
    name: 'tokens.tbf',
  },
  'nuggets convert --output': { args: ['in/d.ann', '--to', 'tbf'], input: 'in/d.txt' },
  'nuggets convert --output-dir': { args: ['in/gold.tbf'], input: 'in/gold.tbf', name: 'd.ann' },
};

const place = new Workplace();
afterAll(() => place.remove());
const at = (path: string) => join(place.folder, path);
let counts = '';
let baseline = '';

beforeEach(() => {
  place.shell('rm -rf ./*');
  for (const [path, content] of Object.entries(inputs)) place.write(path, content);
  if (counts === '') {
    place.run(['score', ...score.args, '--counts', 'counts.json']);
    counts = place.read('counts.json');
    place.run(['gate', ...gate.args, '--update']);
    baseline = place.read('baseline.json');
  }
  place.write('counts.json', counts);
  place.write('baseline.json', baseline);
});

it('every declared flag that names an output is tried here', async () => {
  const program = await makeProgram(undefined);
  const declared = leavesOf(program).flatMap((command) => {
    const parent = command.parent === program ? '' : `${command.parent?.name()} `;
    const hidden = !command.parent?.createHelp().visibleCommands(command.parent).includes(command);
    return command.options
      .filter((option) => !hidden && !option.hidden && /^(?:also )?write /.test(option.description))
      .map(({ long }) => `${parent}${command.name()} ${long}`);
  });
  expect(declared.toSorted()).toEqual(Object.keys(rows).toSorted());
});

describe.each(Object.entries(rows))('%s', (title, { args, input, name }) => {
  const [flag] = title.match(/--\S+$/) ?? [];
  const verb = title.split(' --')[0].split(' ');
  const target = name === undefined ? 'out/x' : 'out';
  const file = name === undefined ? 'out/x' : `out/${name}`;

  /** Runs the verb, and checks that the inputs are as they were. */
  function run(path: string, ...options: string[]) {
    const outcome = place.run([...verb, ...args, flag as string, path, ...options]);
    for (const [each, content] of Object.entries(inputs)) expect(place.read(each)).toBe(content);
    expect(place.read('counts.json')).toBe(counts);
    expect(place.read('baseline.json')).toBe(baseline);
    return outcome;
  }

  const refused = (code: string) => ({
    code: 2,
    stderr: expect.stringMatching(new RegExp(`^out\\S*: error\\[output/${code}\\]: `, 'm')),
  });

  it('writes a new file', () => {
    mkdirSync(at('out'));
    expect(run(target)).toMatchObject({ code: 0 });
    expect(place.read(file)).not.toBe('');
  });

  it.each([
    ['a link to', (path: string) => symlinkSync(at(input), path)],
    ['another name of', (path: string) => linkSync(at(input), path)],
  ])('does not replace an input through %s it', (_, link) => {
    mkdirSync(at('out'));
    link(at(file));
    for (const options of [[], ['--force']]) expect(run(target, ...options)).toMatchObject(refused('input'));
  });

  it.runIf(name === undefined)('does not replace an input', () => {
    for (const options of [[], ['--force']]) {
      const { code, stderr } = run(input, ...options);
      expect(code).toBe(2);
      expect(stderr).toContain(`${input}: error[output/input]: `);
    }
  });

  it('does not replace the file of somebody else, unless by force', () => {
    place.write(file, NOTES);
    const outcome = run(target);
    expect(outcome).toMatchObject(refused('exists'));
    expect(outcome.stderr).toContain('--force');
    expect(place.read(file)).toBe(NOTES);
    expect(run(target, '--force')).toMatchObject({ code: 0 });
    expect(place.read(file)).not.toBe(NOTES);
  });

  it('does not replace a directory', () => {
    place.write(`${file}/notes`, NOTES);
    for (const options of [[], ['--force']])
      expect(run(target, ...options)).toMatchObject(refused('unwritable'));
    expect(place.read(`${file}/notes`)).toBe(NOTES);
  });

  it.runIf(process.platform === 'linux')('cannot be in a folder that takes no files', () => {
    // Not even those of root.
    const outcome = run('/proc/out', '--force');
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toMatch(/^\/proc\/out\S*: error\[output\/unwritable\]: /m);
  });

  it('cannot be below a file', () => {
    place.write('out', NOTES);
    expect(run('out/x', '--force')).toMatchObject(refused('unwritable'));
    expect(place.read('out')).toBe(NOTES);
  });

  it(name === undefined ? 'needs a folder that exists' : 'makes the directory', () => {
    const outcome = run('out/new', '--force');
    if (name === undefined) expect(outcome).toMatchObject(refused('unwritable'));
    else expect(outcome).toMatchObject({ code: 0 });
    expect(readdirSync(place.folder).includes('out')).toBe(name !== undefined);
  });
});
