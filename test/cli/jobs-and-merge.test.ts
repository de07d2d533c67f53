import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const main = fileURLToPath(new URL('../../dist/bin/main.js', import.meta.url));

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { stdout, stderr, status };
}

/** A document whose entities depend on its number, so that no two are alike and sums have fractions. */
function documentText(number: number, tokens: number, shift: number): string {
  const lines = [`#begin document (d${number}); part 000`];
  for (let t = 0; t < tokens; t++) {
    const entity = (t * (number + 3) + (t % 7 === shift ? 1 : 0)) % (5 + (number % 11));
    lines.push(`d${number}\t0\t${t}\tword${t}\tX\tX\tX\tX\t${t % 3 === 0 ? `(${entity})` : '-'}`);
  }
  return `${lines.join('\n')}\n#end document\n`;
}

const texts = (numbers: readonly number[], shift: number) =>
  numbers.map((number) => documentText(number, 300, shift)).join('');

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

function write(folder: string, name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('threads', () => {
  it('give the same result to the last bit whatever their number, and for an archive', () => {
    const folder = temporaryFolder();
    const key = write(folder, 'key.conll', texts(range(0, 600), -1));
    const response = write(folder, 'response.conll', texts(range(0, 600).reverse(), 2));
    const one = run('score', key, response, '--json', '--per-document', '--jobs', '1');
    expect(one.status).toBe(0);
    expect(JSON.parse(one.stdout).systems[0].perDocument).toHaveLength(600);
    for (const jobs of ['2', '3']) {
      expect(run('score', key, response, '--json', '--per-document', '--jobs', jobs)).toEqual(one);
    }
    const archive = write(folder, 'response.conll.gz', gzipSync(readFileSync(response)));
    const packed = JSON.parse(run('score', key, archive, '--json', '--per-document').stdout);
    expect(packed.systems[0].scores).toEqual(JSON.parse(one.stdout).systems[0].scores);
  });

  it('name the line of a mistake in the whole file', () => {
    const folder = temporaryFolder();
    const text = texts(range(0, 300), -1);
    const key = write(folder, 'key.conll', text);
    const broken = text.replace(/^(d250\t0\t9\t.*)\(\d+\)$/m, '$17)');
    const line = broken.split('\n').findIndex((row) => row.startsWith('d250\t0\t9\t')) + 1;
    const response = write(folder, 'response.conll', broken);
    for (const jobs of ['1', '2']) {
      const { stdout, stderr, status } = run('score', key, response, '--jobs', jobs);
      expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
      expect(stderr).toContain(`${response}:${line}:24: error[conll/unopened]: Entity 7 is closed here`);
    }
  });
});

describe('small files', () => {
  it('are read at once, and give the same scores and warnings as documents that are read one by one', () => {
    const folder = temporaryFolder();
    const key = write(folder, 'key.conll', texts(range(0, 4), -1));
    const spoilt = texts(range(0, 4), 2)
      .replace(
        '#end document\n#begin document (d1)',
        'stray\t0\t0\ty\t(1)\n#end document\nstray\n#begin document (d1)',
      )
      .replace(/^(d2\t0\t7\t)\S+/m, '$1other')
      .replace(/#end document\n$/, '');
    const response = write(folder, 'response.conll', spoilt);
    const atOnce = run('score', key, response, '--json', '--per-document', '--lenient');
    expect(atOnce.status).toBe(0);
    for (const code of ['conll/outside', 'conll/no-end', 'text/words', 'text/length'])
      expect(atOnce.stderr).toContain(code);
    expect(run('score', key, response, '--json', '--per-document', '--lenient', '--jobs', '2')).toEqual(
      atOnce,
    );
  });
});

describe('counts', () => {
  const parts = [range(0, 7), range(7, 20), range(20, 21)];

  function shards(folder: string, ...options: string[]): string[] {
    return parts.map((numbers, i) => {
      const key = write(folder, `key${i}.conll`, texts(numbers, -1));
      const response = write(folder, `response${i}.conll`, texts(numbers, 2));
      const counts = join(folder, `${i}.json`);
      expect(run('score', key, response, '--counts', counts, ...options).status).toBe(0);
      return counts;
    });
  }

  it('of parts, merged in any order, are those of the whole', () => {
    const folder = temporaryFolder();
    const counts = shards(folder, '--per-document');
    const key = write(folder, 'key.conll', texts(parts.flat(), -1));
    const response = write(folder, 'response.conll', texts(parts.flat(), 2));
    const whole = JSON.parse(run('score', key, response, '--json', '--per-document').stdout);
    const merged = JSON.parse(run('merge', ...counts, '--json', '--per-document').stdout);
    const mixed = JSON.parse(run('merge', ...counts.toReversed(), '--json').stdout);
    expect(merged.signature).toBe(whole.signature);
    expect(merged.systems[0].scores).toEqual(whole.systems[0].scores);
    expect(merged.systems[0].perDocument).toEqual(whole.systems[0].perDocument);
    expect(mixed.systems[0].scores).toEqual(whole.systems[0].scores);
    expect(mixed.signature).toBe(whole.signature);
  });

  it('go into a device as it is, and leave nothing half-written beside a file', () => {
    const folder = temporaryFolder();
    const key = write(folder, 'key.conll', texts([1], -1));
    expect(run('score', key, key, '--counts', '/dev/null').status).toBe(0);
    expect(statSync('/dev/null').isFile()).toBe(false);
    expect(run('score', key, key, '--counts', join(folder, 'counts.json')).status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['counts.json', 'key.conll']);
  });

  it('of other settings are refused', () => {
    const folder = temporaryFolder();
    const [first] = shards(folder);
    const other = join(folder, 'other.json');
    run(
      'score',
      join(folder, 'key1.conll'),
      join(folder, 'response1.conll'),
      '--singletons',
      'drop',
      '--counts',
      other,
    );
    const { stdout, stderr, status } = run('merge', first, other);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain(
      `${other}: error[counts/settings]: These counts have different settings from those of the first file.`,
    );
    expect(stderr).toContain('singletons:drop');
  });

  it('of the same document are refused', () => {
    const folder = temporaryFolder();
    const [first] = shards(folder);
    const { stdout, stderr, status } = run('merge', first, first);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain(
      `error[counts/overlap]: Document (d0); part 000 is already counted in ${first}.`,
    );
  });

  it.each([
    ['nothing', ''],
    ['other JSON', '{"schema":"corefeval/counts/2"}'],
    ['null', 'null'],
    ['no sums', '{"schema":"corefeval/counts/1","signature":"x"}'],
  ])('that are %s are refused', (_, text) => {
    const folder = temporaryFolder();
    const path = write(folder, 'bad.json', text);
    const { stdout, stderr, status } = run('merge', path);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain(`${path}: error[counts/invalid]:`);
  });

  it('with a number that is none, a cut file or hostile settings are refused, not merged', () => {
    const folder = temporaryFolder();
    const [first] = shards(folder);
    const text = readFileSync(first, 'utf8');
    const damages = [
      text.slice(0, text.length / 2),
      text.replace(/"sums":\[\[\d+\]/, '"sums":[["x"]'),
      text.replace('"settings":{', '"settings":{"metrics":["nonsense"],'),
      text.replace('"settings":{', '"settings":{"metrics":7,'),
    ];
    for (const damage of damages) {
      expect(damage).not.toBe(text);
      const { stdout, stderr, status } = run('merge', write(folder, 'damaged.json', damage));
      expect(stdout).toBe('');
      expect(status).toBeGreaterThan(0);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  });
});
