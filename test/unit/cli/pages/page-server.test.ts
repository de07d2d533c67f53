import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { servePages } from '../../../../src/cli/pages/page-server.ts';
import { refusal } from '../../../support/run-verb.ts';

const page = (text: string) =>
  `<!doctype html>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'">\n${text}é`;
const pages = new Map([
  ['', page('first')],
  ['more.html', page('more')],
]);

async function start() {
  const server = await servePages(pages, 0);
  onTestFinished(() => server.close());
  return new URL(server.address);
}

type Reply = Pick<IncomingMessage, 'headers'> & { code: number | undefined; body: string };

const ask = ({ port, host }: URL, path: string, { method = 'GET', name = host } = {}) =>
  new Promise<Reply>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { host: name } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve({ code: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

describe('servePages', () => {
  it('serves each page below the token, on the loopback interface', async () => {
    const url = await start();
    expect(url.hostname).toBe('127.0.0.1');
    expect(url.pathname).toMatch(/^\/[\w-]{32}\/$/);
    expect(await ask(url, url.pathname)).toMatchObject({ code: 200, body: page('first') });
    expect(await ask(url, `${url.pathname}more.html`)).toMatchObject({ code: 200, body: page('more') });
    const other = await ask(url, url.pathname, { name: `localhost:${url.port}` });
    expect(other.code).toBe(200);
  });

  it('repeats the policy of the page, may not be framed, kept or known to another origin', async () => {
    const url = await start();
    expect((await ask(url, url.pathname)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('answers nothing else: no other path, token, method or host', async () => {
    const url = await start();
    const token = url.pathname;
    const wrong = `/${token.slice(1, -2)}${token.at(-2) === 'a' ? 'b' : 'a'}/`;
    for (const path of [
      '/',
      wrong,
      token.slice(0, -1),
      `${token}none`,
      `${token}more.html/`,
      `/${token}`,
      `${token}?`,
    ])
      expect([path, (await ask(url, path)).code, (await ask(url, path)).body]).toEqual([path, 404, '']);
    const post = await ask(url, token, { method: 'POST' });
    expect([post.code, post.headers.allow]).toEqual([405, 'GET']);
    for (const name of ['evil.example', `evil.example:${url.port}`, '127.0.0.1', `127.0.0.1:1`])
      expect((await ask(url, token, { name })).code).toBe(403);
  });

  it('has another token each time', async () => {
    expect((await start()).pathname).not.toBe((await start()).pathname);
  });

  it('says that a port is in use', async () => {
    const { port } = await start();
    expect(await refusal(() => servePages(pages, Number(port)))).toBe(
      `Port ${port} is in use.\n  help: leave --port out: a free port is found then`,
    );
  });

  it('does not serve a page without a policy', async () => {
    await expect(servePages(new Map([['', '<!doctype html>']]), 0)).rejects.toThrow(
      'The page has no content security policy.',
    );
  });
});
