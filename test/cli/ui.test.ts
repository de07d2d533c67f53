/** The server of `corefeval ui`: who is answered, and with what. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { builtPage } from '../support/built-pages.ts';
import { MAIN, Workplace } from '../support/cli.ts';
import { tbf } from '../support/nuggets.ts';
import { pageBlocks } from '../support/page-blocks.ts';
import { type RunningUi, startUi } from '../support/start-ui.ts';

const place = new Workplace();
const started: ChildProcess[] = [];
const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
for (const name of ['key.conll', 'response.conll', 'broken.conll']) place.write(name, example(name));
for (const name of ['gold.tbf', 'system.tbf', 'broken.tbf', 'tokens/story.tab'])
  place.write(name, example(`nuggets/${name}`));
place.write('story.txt', example('nuggets/story.txt'));
place.write('spans.tbf', tbf('d', 'E1 0,4', 'E2 6,9', '@Coreference R1 E1,E2'));

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => place.remove());

/** Starts the verb in the folder of the files. */
async function start(...args: readonly string[]): Promise<RunningUi> {
  const running = await startUi(place.folder, args);
  started.push(running.child);
  return running;
}

interface Reply {
  readonly code: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const ask = (url: URL, path: string, { method = 'GET', host = url.host } = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: url.port, path, method, headers: { host } },
      (response) => {
        let body = '';
        response.on('data', (data) => {
          body += data;
        });
        response.on('end', () => resolve({ code: response.statusCode, headers: response.headers, body }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });

describe('the server', () => {
  it('answers with the page, its policy and headers that keep it to itself', async () => {
    const { url } = await start();
    const { code, headers, body } = await ask(url, url.pathname);
    expect(code).toBe(200);
    const page = builtPage('corefeval.html');
    expect(body).toBe(page);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1];
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const playground = await ask(url, `${url.pathname}playground.html`);
    expect(playground.body).toContain('<title>Coreference metrics: playground</title>');
    expect(await ask(url, url.pathname, { host: `localhost:${url.port}` })).toMatchObject({ code: 200 });
  });

  it('has another token and another port in every run', async () => {
    const [one, other] = [await start(), await start()];
    expect(one.url.pathname).not.toBe(other.url.pathname);
    expect(one.url.port).not.toBe(other.url.port);
    expect((await ask(one.url, other.url.pathname)).code).toBe(404);
  });

  it('answers nothing without the token, and no path but those of its pages', async () => {
    const { url } = await start();
    const own = url.pathname;
    const changed = own.replace(/^\/./, (start) => (start === '/A' ? '/B' : '/A'));
    const paths = [
      '/',
      '/index.html',
      '/favicon.ico',
      changed,
      own.slice(0, -1),
      own.slice(0, -2),
      `/${own}`,
      `${own}index.html`,
      `${own}page.html`,
      `${own}..`,
      `${own}../package.json`,
      `${own}/`,
      `${own}?x`,
      `${own}%2e%2e/package.json`,
      `${own}..%2f..%2fpackage.json`,
      `${own}playground.html/..`,
      `${own}playground.html%00`,
      `${own}constructor`,
      `${own}__proto__`,
      `http://127.0.0.1${own}x`,
    ];
    for (const path of paths) {
      const { code, body } = await ask(url, path);
      expect({ path, code, body }).toEqual({ path, code: 404, body: '' });
    }
  });

  it('answers no foreign host, as of a name that points at the loopback interface', async () => {
    const { url } = await start();
    for (const host of [
      'evil.example',
      `evil.example:${url.port}`,
      '127.0.0.1',
      `127.0.0.1:1`,
      `[::1]:${url.port}`,
    ])
      expect({ host, ...(await ask(url, url.pathname, { host })) }).toMatchObject({
        host,
        code: 403,
        body: '',
      });
  });

  it('takes no method but GET', async () => {
    const { url } = await start();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'])
      expect({ method, ...(await ask(url, url.pathname, { method })) }).toMatchObject({
        method,
        code: 405,
        body: '',
        headers: { allow: 'GET' },
      });
  });

  it('listens on the loopback interface only', async () => {
    const { url } = await start();
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of others) {
      const socket = connect(Number(url.port), address);
      const [error] = await once(socket, 'error');
      expect(error.code).toBe('ECONNREFUSED');
    }
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends with %s, also while a connection is open', async (signal) => {
    const { child, url } = await start();
    await ask(url, url.pathname);
    const idle = connect(Number(url.port), '127.0.0.1');
    await once(idle, 'connect');
    idle.on('error', () => {});
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    idle.destroy();
  });
});

describe('the report', () => {
  it('of a key and responses is in the page, with the options of score', async () => {
    const { url, stderr } = await start('key.conll', 'ours=response.conll', '--metrics', 'muc,lea');
    const { body } = await ask(url, url.pathname);
    const blocks = pageBlocks(body);
    const index = JSON.parse(blocks.get('index') ?? '');
    expect(index.systems.map(({ name }: { name: string }) => name)).toEqual(['ours']);
    expect(index.metrics.map(({ id }: { id: string }) => id)).toEqual(['muc', 'lea']);
    expect(blocks.has('worker')).toBe(true);
    expect(stderr()).toBe('Ctrl-C ends it.\n');
  });

  it('leaves out a response that cannot be scored', async () => {
    const { url, stderr } = await start('key.conll', 'broken.conll', 'response.conll');
    const index = JSON.parse(pageBlocks((await ask(url, url.pathname)).body).get('index') ?? '');
    expect(index.leftOut).toMatchObject([{ name: 'broken.conll' }]);
    expect(stderr()).toContain('broken.conll:7:28: error[conll/unopened]');
  });
});

describe('event files', () => {
  const shown = async (...args: readonly string[]) => {
    const { url, stderr } = await start(...args);
    const { body } = await ask(url, url.pathname);
    const blocks = pageBlocks(body);
    return { body, blocks, index: JSON.parse(blocks.get('index') ?? ''), stderr };
  };

  it('open the report of events, which is that of nuggets score, in the page that scores files', async () => {
    const { blocks, index, stderr } = await shown('gold.tbf', 'ours=system.tbf', '-t', 'tokens');
    expect(stderr()).toBe('Ctrl-C ends it.\n');
    expect(blocks.has('worker')).toBe(true);
    const score = ['nuggets', 'score', 'gold.tbf', 'ours=system.tbf', '-t', 'tokens', '-o', 'page.html'];
    expect(place.run([...score, '--force'])).toMatchObject({ code: 0 });
    const report = pageBlocks(place.read('page.html'));
    expect(index).toEqual(JSON.parse(report.get('index') ?? ''));
    expect(blocks.get('b0')).toBe(report.get('b0'));
  });

  it('are recognised by their content, packed or in a folder, and scored with their options', async () => {
    place.write('packed', gzipSync(example('nuggets/gold.tbf')));
    place.write('sys/a.tbf', example('nuggets/system.tbf'));
    place.write('sys/README.md', 'The output of a system.');
    const { index } = await shown(
      'packed',
      'sys',
      '--profile',
      'evmeval-1.8',
      '-t',
      'tokens',
      '--texts',
      '.',
    );
    expect(index).toMatchObject({ gold: { file: 'packed' }, profile: 'evmeval-1.8' });
    expect(index.systems.map(({ name }: { name: string }) => name)).toEqual(['sys']);
  });

  it('are scored as coreference if the format is named, or if one file is not of events', async () => {
    const { index } = await shown('spans.tbf', 'spans.tbf', '--format', 'tbf', '--metrics', 'muc');
    expect(index.metrics.map(({ id }: { id: string }) => id)).toEqual(['muc']);
    const outcome = place.run(['ui', '--no-open', 'key.conll', 'system.tbf']);
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).not.toContain('nuggets/');
  });

  it('with errors are left out if there are others', async () => {
    const { index, stderr } = await shown('gold.tbf', 'broken.tbf', 'system.tbf', '-t', 'tokens');
    expect(index.leftOut).toEqual(['broken']);
    expect(stderr()).toContain('broken.tbf:');
  });
});

describe('wrong usage', () => {
  it.each([
    [['key.conll'], 2, 'A key needs a response.'],
    [['--port', '65536'], 2, 'Expected a number from 0 to 65535.'],
    [['--port', '-1'], 2, 'Expected a number from 0 to 65535.'],
    [['key.conll', 'missing.conll'], 1, 'there is no such file'],
    [['key.conll', 'broken.conll'], 1, 'broken.conll:7:28'],
    [['gold.tbf', 'broken.tbf'], 1, 'broken.tbf:'],
    [['gold.tbf', 'missing.tbf'], 1, 'there is no such file'],
    [
      ['gold.tbf', 'system.tbf', '--metrics', 'muc'],
      2,
      '--metrics is for coreference, but these are event files.',
    ],
    [['key.conll', 'response.conll', '-t', 'tokens'], 2, '--tokens is for event files (tbf).'],
  ])('%j ends with %i', (args, code, message) => {
    const outcome = place.run(['ui', '--no-open', ...args]);
    expect(outcome).toMatchObject({ code, stdout: '' });
    expect(outcome.stderr).toContain(message);
  });

  it('such as a port that is in use is reported', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const child = spawn(process.execPath, [MAIN, 'ui', '--no-open', '--port', `${port}`]);
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(stderr).toBe(
      `error: Port ${port} is in use.\n  help: leave --port out: a free port is found then\n`,
    );
    other.close();
  });

  it('a browser that cannot be opened is no error', async () => {
    const child = spawn(process.execPath, [MAIN, 'ui'], { env: { PATH: '' } });
    started.push(child);
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    await expect.poll(() => stderr, { timeout: 30_000 }).toContain('The browser could not be opened');
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
