/** The server as a process: the session of docs/serve.md, limits, the ends of its streams, and the clients of examples/serve. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { MAIN, Workplace } from '../support/cli.ts';
import { messageFaults } from '../support/json-schemas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = new Workplace();
afterAll(() => work.remove());

const serve = (input: string | Uint8Array) =>
  spawnSync(process.execPath, [MAIN, 'serve', '--stdio'], { cwd: root, input, encoding: 'utf8' });
const request = (method: string, params: object, id: number | string = 1) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

describe('docs/serve.md', () => {
  const [, session = ''] =
    /```text\n(> [\s\S]*?)```/.exec(readFileSync(join(root, 'docs/serve.md'), 'utf8')) ?? [];
  const lines = (mark: string) =>
    session.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));

  it('has a session that runs as it says', () => {
    expect(lines('> ').length).toBeGreaterThan(3);
    const { stdout, stderr, status } = serve(`${lines('> ').join('\n')}\n`);
    expect([stdout.split('\n').slice(0, -1), stderr, status]).toEqual([lines('< '), '', 0]);
  });

  it('has messages that are valid by the schema, but for the method that does not exist', () => {
    const valid = lines('> ').filter((line) => JSON.parse(line).method !== 'scores');
    expect(valid.length).toBe(lines('> ').length - 1);
    expect([...valid, ...lines('< ')].flatMap((line) => messageFaults(line))).toEqual([]);
  });
});

describe('recorded sessions', () => {
  it('are valid, requests and answers', () => {
    const session = readFileSync(join(root, 'examples/serve/session.jsonl'), 'utf8');
    const answers = serve(session).stdout.split('\n').slice(0, -1);
    expect(answers.length).toBe(3);
    expect([...session.trim().split('\n'), ...answers].flatMap((line) => messageFaults(line))).toEqual([]);
    expect(JSON.parse(answers[2]).result.systems[0].conll).toBe(0.7361815060986507);
  });

  it('have the JSON of the command line', () => {
    const params = {
      key: { path: 'examples/key.conll' },
      systems: [{ name: 'response.conll', corpus: { path: 'examples/response.conll' } }],
      options: { perDocument: true },
    };
    const { stdout } = serve(request('evaluate', params));
    const args = ['score', 'examples/key.conll', 'examples/response.conll', '--per-document', '--json'];
    const json = spawnSync(process.execPath, [MAIN, ...args], { cwd: root, encoding: 'utf8' }).stdout;
    const { systems, ...rest } = JSON.parse(json);
    const { systems: served, ...others } = JSON.parse(stdout).result;
    expect(others).toEqual(rest);
    // The advice of warnings names options and not flags.
    const withoutHelp = (list: { warnings: { help: string }[] }[]) =>
      list.map((system) => ({
        ...system,
        warnings: system.warnings.map(({ help: _, ...warning }) => warning),
      }));
    expect(withoutHelp(served)).toEqual(withoutHelp(systems));
  });
});

describe('the streams', () => {
  it('may be empty, have empty lines, and end without a line feed', () => {
    expect(serve('')).toMatchObject({ stdout: '', stderr: '', status: 0 });
    const { stdout } = serve(`\n  \r\n${request('hello', { protocol: 1 }).trim()}`);
    expect(JSON.parse(stdout).result.runtime).toBe(`node ${process.versions.node}`);
  });

  it('may have bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from([0x22, 0xff, 0x22, 10]),
      Buffer.from(request('hello', { protocol: 1 })),
    ]);
    const [first, second] = serve(bytes).stdout.split('\n');
    expect([JSON.parse(first).error.code, JSON.parse(second).id]).toEqual([-32700, 1]);
  });

  it('may have a message of more than 256 MiB, which is skipped', async () => {
    const server = spawn(process.execPath, [MAIN, 'serve', '--stdio']);
    const answers = createInterface({ input: server.stdout });
    const chunk = Buffer.alloc(8 << 20, 'a');
    for (let i = 0; i <= 32; i++)
      if (!server.stdin.write(chunk)) await new Promise((resolve) => server.stdin.once('drain', resolve));
    server.stdin.end(`\n${request('hello', { protocol: 1 }, 'after')}`);
    const lines: string[] = [];
    for await (const line of answers) lines.push(line);
    expect(JSON.parse(lines[0])).toMatchObject({ id: null, error: { code: -32600, data: { kind: 'size' } } });
    expect(JSON.parse(lines[1]).id).toBe('after');
  }, 120_000);

  it('end when nobody reads the answers', async () => {
    const line = request('hello', { protocol: 1 });
    const script = `while printf '%s' '${line}'; do :; done 2>/dev/null | { '${process.execPath}' '${MAIN}' serve --stdio; echo $? >&2; } | head -c 1`;
    const { stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(stderr.trim()).toBe('0');
  });

  it('may be closed: standard error, standard input', () => {
    const line = request('hello', { protocol: 1 });
    const script = `printf '%s' '${line}' | '${process.execPath}' '${MAIN}' serve --stdio 2>&-`;
    expect(JSON.parse(spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout).id).toBe(1);
    const without = `'${process.execPath}' '${MAIN}' serve --stdio <&-`;
    expect(spawnSync('bash', ['-c', without], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
  });

  it('answer in order, while the client still writes', async () => {
    const server: ChildProcess = spawn(process.execPath, [MAIN, 'serve', '--stdio']);
    const pair = { key: [['a', 'b']], response: [['a'], ['b']] };
    const ids: number[] = [];
    const read = (async () => {
      for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream }))
        ids.push(JSON.parse(line).id);
    })();
    const all = Array.from({ length: 300 }, (_, i) => request('score', { documents: [pair] }, i));
    server.stdin?.end(all.join(''));
    await read;
    expect(ids).toEqual(Array.from({ length: 300 }, (_, i) => i));
  });
});

describe('a report', () => {
  it('is written by the rule for outputs', () => {
    const output = join(work.folder, 'page.html');
    const params = {
      key: { path: 'examples/key.conll' },
      systems: [{ corpus: { path: 'examples/response.conll' } }],
    };
    const answers = serve(
      [
        request('report', { ...params, output }),
        request('report', { ...params, output }),
        request('report', { ...params, output: 'examples/key.conll', force: true }),
        request('report', { ...params, output: 'README.md' }),
      ].join(''),
    ).stdout.split('\n');
    const [first, again, input, foreign] = answers.slice(0, 4).map((line) => JSON.parse(line));
    expect([first.result.path, again.result.path]).toEqual([output, output]);
    expect(work.read('page.html').startsWith('<!doctype html>')).toBe(true);
    expect(input.error.data.problems[0].code).toBe('output/input');
    expect(foreign.error.data.problems[0].code).toBe('output/exists');
  });
});

describe('the clients of examples/serve', () => {
  const env = { ...process.env, COREFEVAL: `${process.execPath} ${MAIN}` };
  const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
  const scores = { muc: 2 / 3, bcub: 11 / 15, lea: 3 / 5 };

  it.runIf(has('jq', '--version'))('in shell', () => {
    const pair = '{"key": [["a", "b", "c"], ["d", "e"]], "response": [["a", "b"], ["c", "d", "e"]]}\n';
    const run = (input: string) =>
      spawnSync('bash', ['examples/serve/client.sh'], { cwd: root, env, input, encoding: 'utf8' });
    const { stdout, stderr } = run(pair + pair);
    expect(stderr).toBe('');
    const found = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('\t') as [string, string]),
    );
    for (const [metric, value] of Object.entries(scores))
      expect(Number(found.get(metric))).toBeCloseTo(value, 12);
    expect(run('{"key": [[-1]], "response": []}\n')).toMatchObject({
      status: 1,
      stderr: 'Document number 0: Expected the numbers of a mention to be finite and not negative, got -1.\n',
    });
  });

  // Without R and jsonlite, which Debian has as r-base-core and r-cran-jsonlite, this client is not run.
  it.runIf(has('Rscript', '-e', 'library(jsonlite)'))('in R', () => {
    const { stdout, stderr } = spawnSync('Rscript', ['examples/serve/client.R'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const found = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('\t') as [string, string]),
    );
    for (const [metric, value] of Object.entries(scores))
      expect(Number(found.get(metric))).toBeCloseTo(value, 12);
  });
});
