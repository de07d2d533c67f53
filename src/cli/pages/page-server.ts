import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../../problems/problem.ts';

/** The only interface that the server listens on. */
const LOOPBACK_ADDRESS = '127.0.0.1';

/** Milliseconds in which a request must be complete. */
const REQUEST_TIMEOUT_MILLISECONDS = 10_000;

/** A page by its name in the address, after the token; the first page has an empty name. */
export type Pages = ReadonlyMap<string, string>;

export interface PageServer {
  /** The address of the first page, with the token. */
  readonly address: string;
  close(): void;
}

/**
 * Serves pages on the loopback interface. Other users and pages of the same machine can reach it too, so an address is valid only with
 * a token that cannot be guessed, and only under the names of this machine: a foreign page whose name was pointed at the
 * loopback interface (DNS rebinding) sends its own name as the host.
 */
export async function servePages(pages: Pages, port: number): Promise<PageServer> {
  const token = randomBytes(24).toString('base64url');
  const files = new Map(
    [...pages].map(([name, html]) => [name, { body: Buffer.from(html), headers: headersOf(html) }]),
  );
  const server = createServer((request, response) => {
    const hosts = [LOOPBACK_ADDRESS, 'localhost'].map(
      (name) => `${name}:${(server.address() as AddressInfo).port}`,
    );
    if (!hosts.includes(request.headers.host ?? '')) return refuse(response, 403);
    if (request.method !== 'GET') return refuse(response, 405, { allow: 'GET' });
    const name = nameIn(request, token);
    const file = name === undefined ? undefined : files.get(name);
    if (file === undefined) return refuse(response, 404);
    response.writeHead(200, file.headers).end(file.body);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MILLISECONDS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, LOOPBACK_ADDRESS, resolve);
  });
  return {
    address: `http://${LOOPBACK_ADDRESS}:${(server.address() as AddressInfo).port}/${token}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The name of a page in the path of a request, if the token before it is right. */
function nameIn({ url = '' }: IncomingMessage, token: string): string | undefined {
  const parts = url.split('/');
  const [, given = '', name = ''] = parts;
  // Compared as a whole, so that the time does not depend on the first wrong character.
  const [ours, theirs] = [Buffer.from(token), Buffer.from(given)];
  const isRight = ours.length === theirs.length && timingSafeEqual(ours, theirs);
  return isRight && parts.length === 3 ? name : undefined;
}

function refuse(response: ServerResponse, code: number, more: Readonly<Record<string, string>> = {}): void {
  response.writeHead(code, { ...COMMON_HEADERS, connection: 'close', 'content-length': '0', ...more }).end();
}

/** Headers of every response: no caching, no type sniffing, no framing, no access from other origins. */
const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** The policy of the page is in the file; the header repeats it, and adds a directive that is not allowed in a file. */
function headersOf(html: string): Readonly<Record<string, string>> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  if (policy === undefined) throw new Error('The page has no content security policy.');
  return {
    ...COMMON_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
  };
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} is in use.`],
    ['EACCES', `Port ${port} may not be used.`],
  ]);
  const message = reasons.get(error.code ?? '');
  return message === undefined
    ? error
    : new UsageError(message, 'leave --port out: a free port is found then');
}
