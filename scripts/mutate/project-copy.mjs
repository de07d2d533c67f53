import { fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = fileURLToPath(new URL('test-server.mjs', import.meta.url));

/** Not copied. Names that begin with a dot are not copied either. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage']);

/** A copy of the project in which tests are run. It is removed when the program ends, by a signal too. */
export class ProjectCopy {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'mutate-')));
  #server;

  constructor() {
    process.on('exit', () => {
      this.stop();
      rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
    for (const name of visible(root)) {
      if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(this.folder, name), { recursive: true });
    }
    // Vitest writes to node_modules, so each package is linked, not the folder.
    mkdirSync(join(this.folder, 'node_modules'));
    for (const name of visible(join(root, 'node_modules'))) {
      symlinkSync(join(root, 'node_modules', name), join(this.folder, 'node_modules', name), 'junction');
    }
  }

  /** Starts the process that runs tests, and returns the paths of all tests. */
  async start() {
    this.#server = fork(server, { cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    // Mutants that crash write to it; it is shown only if not even the start succeeds.
    let messages = '';
    this.#server.stderr.on('data', (data) => {
      messages += data;
    });
    const { answer } = await this.#answer();
    if (answer === undefined) throw new Error(`Vitest did not start.\n${messages}`);
    messages = '';
    return answer;
  }

  /**
   * Runs tests after a file has changed. Returns why they failed, or null: the path of the first test that failed, `time limit`
   * (in milliseconds) or `crash`.
   */
  async run(changed, tests, limit) {
    if (tests.length === 0) return null;
    this.#server.send({ changed, tests });
    const { answer, end } = await this.#answer(limit);
    if (answer !== undefined) return answer.failed;
    await this.start();
    return end;
  }

  stop() {
    this.#server?.kill('SIGKILL');
  }

  #answer(limit) {
    const child = this.#server;
    return new Promise((resolve) => {
      let end = 'crash';
      const stop = () => {
        end = 'time limit';
        child.kill('SIGKILL');
      };
      const timer = limit === undefined ? undefined : setTimeout(stop, limit);
      const finish = (result) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(result);
      };
      child.once('message', (answer) => finish({ answer }));
      child.once('exit', () => finish({ end }));
    });
  }
}

const visible = (folder) => readdirSync(folder).filter((name) => !name.startsWith('.'));
