/** Every JSON output of the command line is valid by the schema that it names. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { messageFaults, schemaFaults, schemaFiles } from '../support/json-schemas.ts';

const work = new Workplace();
const root = fileURLToPath(new URL('../..', import.meta.url));
const all = 'all'; // the metrics

beforeAll(() => {
  cpSync(join(root, 'examples'), work.folder, { recursive: true });
  const cases = join(root, 'test/fixtures/events/cases');
  for (const name of readdirSync(cases))
    cpSync(join(cases, name), join(work.folder, 'cases', name), { recursive: true });
  work.write(
    'twice.conll',
    '#begin document (d); part 000\nd\t0\ta\t(0)|(1)\nd\t0\tb\t(0)\n\n#end document\n',
  );
});
afterAll(() => work.remove());

/** The schema that an output names. */
function schemaOf(json: string): string {
  expect(schemaFaults(json)).toEqual([]);
  expect(Object.keys(JSON.parse(json))[0]).toBe('schema');
  return JSON.parse(json).schema;
}

function output(args: readonly string[]): string {
  const { stdout, stderr } = work.run(args);
  expect(stdout, stderr).not.toBe('');
  return stdout;
}

describe('score and merge', () => {
  it.each([
    [['key.conll', 'response.conll']],
    [['key.conll', 'response.conll', '--per-document', '--metrics', all]],
    [['key.conll', 'response.conll', '--average', 'macro', '--per-document', '--metrics', all]],
    [['key.conll', 'response.conll', 'key.conll', '--format', 'conll', '--metrics', 'ari']],
    [['key.conll', 'response.conll', '--ci', '--metrics', all]],
    [['key.conll', 'response.conll', '--by', 'folder', '--window', '10', '--metrics', all]],
    [['--dataset', 'a=key.conll:response.conll', '--dataset', 'b=key.conll:key.conll', '--metrics', all]],
    [['twice.conll', 'twice.conll', '--duplicates', 'merge', '--ci']],
    [['key.conll', 'broken.conll', '--lenient']],
    [['twice.conll', 'twice.conll', '--duplicates', 'merge']],
  ])('%j', (args) => {
    const json = output(['score', ...args, '--json']);
    expect(schemaOf(json)).toBe('corefeval/score/1');
    const value = JSON.parse(json);
    for (const side of [value.key, ...value.systems]) expect(typeof side.documents).toBe('number');
    expect('perDocument' in value.systems[0]).toBe(args.includes('--per-document'));
  });

  it('several ways of scoring', () => {
    const json = output(['score', 'key.conll', 'response.conll', '--singletons', 'drop,keep', '--json']);
    expect(schemaOf(json)).toBe('corefeval/score-columns/1');
    for (const { report } of JSON.parse(json).columns) expect(report.schema).toBe('corefeval/score/1');
  });

  it.each([[[]], [['--window', '10']], [['--per-document', '--average', 'macro', '--metrics', all]]])(
    'counts %j',
    (options) => {
      const args = [
        'key.conll',
        'broken.conll',
        '--lenient',
        '--counts',
        'counts.json',
        '--force',
        ...options,
      ];
      work.run(['score', ...args]);
      const counts = work.read('counts.json');
      expect(schemaOf(counts)).toBe('corefeval/counts/1');
      const merged = output(['merge', 'counts.json', '--json']);
      expect(schemaOf(merged)).toBe('corefeval/score/1');
    },
  );

  it('counts of directories with files that are not annotation, which --strict tolerates', () => {
    for (const folder of ['gold', 'system']) {
      work.write(`${folder}/a.conll`, work.read('key.conll'));
      work.write(`${folder}/README`, 'about');
    }
    work.run(['score', 'gold', 'system', '--counts', 'folders.json']);
    const counts = work.read('folders.json');
    expect(schemaOf(counts)).toBe('corefeval/counts/1');
    expect(JSON.parse(counts).warnings.map(({ code }: { code: string }) => code)).toEqual([
      'file/skipped',
      'file/skipped',
    ]);
    expect(work.run(['merge', 'folders.json', '--strict', '--allow', 'mentions/gold']).code).toBe(0);
  });
});

describe('nuggets', () => {
  const cases = readdirSync(join(root, 'test/fixtures/events/cases'));
  const pair = (name: string) => [`cases/${name}/gold.tbf`, `cases/${name}/system.tbf`];
  const example = ['nuggets/gold.tbf', 'nuggets/system.tbf', '-t', 'nuggets/tokens'];

  it.each([
    [[]],
    [['--per-document', '--per-type']],
    [['--mapping', 'optimal', '--coref-alignment', 'best', '--per-document', '--sequencing']],
    [['--no-coref', '--attributes', 'realis']],
  ])('score %j', (options) => {
    expect(schemaOf(output(['nuggets', 'score', ...example, ...options, '--json']))).toBe(
      'corefeval/nuggets-score/1',
    );
  });

  it('score of recorded cases', () => {
    const chosen = cases.filter((_, i) => i % Math.ceil(cases.length / 12) === 0);
    expect(chosen.length).toBeGreaterThan(3);
    for (const name of chosen) {
      const { stdout } = work.run([
        'nuggets',
        'score',
        ...pair(name),
        '--lenient',
        '--per-document',
        '--json',
      ]);
      if (stdout !== '') expect(schemaOf(stdout), name).toBe('corefeval/nuggets-score/1');
    }
  });

  it('check', () => {
    for (const files of [['nuggets/gold.tbf'], ['nuggets/broken.tbf', 'nuggets/system.tbf']]) {
      expect(schemaOf(output(['nuggets', 'check', ...files, '--json']))).toBe('corefeval/nuggets-check/1');
    }
  });

  it('compare', () => {
    const chosen = [example, ...cases.slice(0, 4).map(pair)];
    const printed = chosen.map(
      (args) => work.run(['nuggets', 'compare', ...args, '--lenient', '--json']).stdout,
    );
    expect(printed[0]).not.toBe('');
    for (const json of printed.filter((text) => text !== '')) {
      expect(schemaOf(json)).toBe('corefeval/nuggets-compare/1');
      expect(typeof JSON.parse(json).documents).toBe('number');
    }
  });
});

it.each([
  [['key.conll']],
  [['key.conll', 'response.conll']],
  [['broken.conll', 'missing.conll', 'nuggets/broken.tbf']],
  [['--key', 'twice.conll', 'broken.conll', '--strict']],
  [['compare', 'agree']],
  [['broken.conll', '--fix', 'drop-broken,shared-first', '--output-dir', 'repaired', '--force']],
])('check %j', (args) => {
  const json = output(['check', ...args, '--json']);
  expect(schemaOf(json)).toBe('corefeval/check/1');
});

it('gate', () => {
  const pair = ['compare/key.conll', 'ours=compare/ours.conll'];
  const data = ['--dataset', 'a=key.conll:response.conll', '--dataset', 'b=key.conll:key.conll'];
  for (const args of [pair, data, [...pair, '--metrics', all, '--average', 'macro']]) {
    const gate = ['gate', ...args, '--baseline', 'gate.json', '--json'];
    expect(schemaOf(output([...gate, '--update', '--force']))).toBe('corefeval/gate-result/1');
    expect(schemaOf(work.read('gate.json'))).toBe('corefeval/gate/1');
    const worse = gate.map((arg) => arg.replace('ours.conll', 'theirs.conll'));
    expect(schemaOf(output([...worse, '--max-document-drop', '5', '--significant', '0.1']))).toBe(
      'corefeval/gate-result/1',
    );
  }
});

it('tokenize', () => {
  const json = output(['tokenize', 'nuggets/story.txt', '--to', 'json']);
  expect(schemaOf(json)).toBe('corefeval/tokens/1');
});

it.each([
  ['document', ['--document', 'example/letter']],
  ['change', ['--document', 'example/letter', '--entity', 'K1']],
  ['difference', ['--difference', '--target', '50.00']],
])('explain: %s', (kind, options) => {
  const json = output(['explain', 'key.conll', 'response.conll', '--json', ...options]);
  expect(schemaOf(json)).toBe('corefeval/explain/1');
  expect(JSON.parse(json).kind).toBe(kind);
});

it.each([
  ['analyze', 'corefeval/analyze/1'],
  ['compare', 'corefeval/compare/1'],
  ['agree', 'corefeval/agree/1'],
])('%s', (verb, schema) => {
  expect(schemaOf(output([verb, 'key.conll', 'response.conll', '--json']))).toBe(schema);
});

it('compare --flips', () => {
  const json = output(['compare', 'key.conll', 'response.conll', 'other=key.conll', '--flips', '--json']);
  expect(schemaOf(json)).toBe('corefeval/compare/1');
  expect(JSON.parse(json).flips[0].rows.length).toBeGreaterThan(0);
});

const events = ['-t', 'nuggets/tokens', 'nuggets/gold.tbf', 'nuggets/system.tbf'];

it.each([
  ['score', ['key.conll', 'response.conll', 'bad=broken.conll']],
  ['analyze', ['key.conll', 'response.conll', 'bad=broken.conll']],
  ['compare', ['key.conll', 'response.conll', 'other=key.conll', 'bad=broken.conll']],
  ['nuggets score', [...events, 'other=nuggets/gold.tbf', 'bad=nuggets/broken.tbf']],
  ['nuggets compare', [...events, 'other=nuggets/gold.tbf', 'bad=nuggets/broken.tbf']],
])('%s names the systems that were left out', (verb, args) => {
  const run = (systems: readonly string[]) => work.run([...verb.split(' '), ...systems, '--json']);
  const { stdout, code } = run(args);
  expect([schemaFaults(stdout), JSON.parse(stdout).leftOut, code]).toEqual([[], ['bad'], 1]);
  expect(JSON.parse(run(args.slice(0, -1)).stdout)).not.toHaveProperty('leftOut');
});

it('serve: messages, and counts of lists', () => {
  const documents = [{ key: [['a', 'b']], response: [['a', 'b']] }];
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'count', params: { documents } });
  const { stdout } = work.run(['serve', '--stdio'], { input: `${request}\n` });
  expect([...messageFaults(request), ...messageFaults(stdout)]).toEqual([]);
  expect(schemaOf(JSON.stringify(JSON.parse(stdout).result))).toBe('corefeval/list-counts/1');
  expect(schemaFiles.get('serve-1.json')?.$id).toBe('corefeval/serve/1');
});

it('no schema is left out here', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  for (const { $id } of schemaFiles.values()) expect(source).toContain(`'${$id}'`);
});
