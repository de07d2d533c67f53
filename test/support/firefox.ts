/** Firefox of the system, driven by WebDriver BiDi: playwright-core drives only a Firefox of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].flatMap((name) => name ?? []);

/** The command of a Firefox that is installed, if any. */
export const firefoxCommand = (): string | undefined =>
  NAMES.find((name) => spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout?.includes('Firefox'));

const START_MILLISECONDS = 60_000;

type Json = Readonly<Record<string, unknown>>;

/** A WebSocket without extensions: Node.js has none before version 22. */
class Channel {
  readonly #socket: Socket;
  readonly #onText: (text: string) => void;
  #rest = Buffer.alloc(0);
  #parts: Buffer[] = [];

  private constructor(socket: Socket, onText: (text: string) => void) {
    this.#socket = socket;
    this.#onText = onText;
    socket.on('data', (data) => this.#read(data));
  }

  static open(address: string, onText: (text: string) => void): Promise<Channel> {
    const { hostname, port, pathname } = new URL(address);
    const socket = connect(Number(port), hostname);
    const lines = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('connect', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      let head = Buffer.alloc(0);
      const onHead = (data: Buffer) => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', onHead);
        if (!head.subarray(0, end).includes('101')) reject(new Error(head.subarray(0, end).toString()));
        const channel = new Channel(socket, onText);
        channel.#read(head.subarray(end + 4));
        resolve(channel);
      };
      socket.on('data', onHead);
    });
  }

  send(text: string): void {
    const body = Buffer.from(text);
    const long = body.length > 0xffff;
    const head = Buffer.alloc(body.length < 126 ? 2 : long ? 10 : 4);
    head[0] = 0x81;
    head[1] = 0x80 | (body.length < 126 ? body.length : long ? 127 : 126);
    if (long) head.writeBigUInt64BE(BigInt(body.length), 2);
    else if (body.length > 125) head.writeUInt16BE(body.length, 2);
    const mask = randomBytes(4);
    const masked = Buffer.from(body);
    for (let i = 0; i < masked.length; i++) masked[i] ^= mask[i % 4];
    this.#socket.write(Buffer.concat([head, mask, masked]));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, data]);
    for (;;) {
      const { length } = this.#rest;
      if (length < 2) return;
      const short = this.#rest[1] & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (length < start) return;
      const size =
        short < 126
          ? short
          : short === 126
            ? this.#rest.readUInt16BE(2)
            : Number(this.#rest.readBigUInt64BE(2));
      if (length < start + size) return;
      const code = this.#rest[0] & 0x0f;
      if (code <= 1) this.#parts.push(this.#rest.subarray(start, start + size));
      if (code <= 1 && (this.#rest[0] & 0x80) !== 0) {
        this.#onText(Buffer.concat(this.#parts).toString());
        this.#parts = [];
      }
      this.#rest = this.#rest.subarray(start + size);
    }
  }
}

/** One page of a headless Firefox with a profile of its own. */
export class Firefox {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #waiting = new Map<number, { resolve: (result: Json) => void; reject: (error: Error) => void }>();
  #channel!: Channel;
  #context = '';
  #calls = 0;
  /** Messages in the console, and exceptions. */
  readonly messages: string[] = [];

  private constructor(process: ChildProcess, profile: string) {
    this.#process = process;
    this.#profile = profile;
  }

  static async launch(command: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'corefeval-firefox-'));
    const started = spawn(
      command,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const firefox = new Firefox(started, profile);
    const address = await new Promise<string>((resolve, reject) => {
      let text = '';
      const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${text}`)), START_MILLISECONDS);
      started.on('error', reject);
      started.on('exit', () => reject(new Error(`Firefox ended: ${text}`)));
      started.stderr?.on('data', (data) => {
        text += data;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
    });
    firefox.#channel = await Channel.open(`${address}/session`, (text) => firefox.#receive(JSON.parse(text)));
    await firefox.#call('session.new', { capabilities: {} });
    await firefox.#call('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await firefox.#call('browsingContext.getTree', {})) as unknown as {
      contexts: readonly { readonly context: string }[];
    };
    firefox.#context = contexts[0].context;
    return firefox;
  }

  /** Opens an address, and waits until it is loaded. */
  async open(url: string): Promise<void> {
    await this.#call('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** The value of an expression in the page: a text. */
  async evaluate(expression: string): Promise<string> {
    const answer = (await this.#call('script.evaluate', {
      expression: `Promise.resolve(${expression}).then(String)`,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value ?? '';
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#call('browser.close', {}).catch(() => {});
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
    this.#channel.close();
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #call(method: string, params: Json): Promise<Json> {
    const id = ++this.#calls;
    this.#channel.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(message: Json): void {
    if (typeof message.id === 'number') {
      const call = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'success') call?.resolve(message.result as Json);
      else call?.reject(new Error(`${message.error}: ${message.message}`));
      return;
    }
    const { level, text } = (message.params ?? {}) as { level?: string; text?: string };
    if (message.method === 'log.entryAdded') this.messages.push(`${level}: ${text}`);
  }
}
