import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, registerUi } from '../../../../src/cli/commands/ui.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const { refused } = { refused: (line: string) => new VerbPlace(registerUi, files).refused(line) };
const files = { 'key.conll': documentOf(['(1)', '(1)']), 'bad.conll': documentOf(['(1', '-']) };

describe('ui', () => {
  it('needs no argument, finds a free port and opens the browser', () => {
    const verb = verbOf(registerUi);
    expect(argumentsOf(verb)).toBe('[key] [response...]');
    expect(verb.opts()).toMatchObject({ port: 0, open: true, match: 'exact', average: 'micro' });
  });

  it('refuses a key without a response', async () => {
    expect(await refused('ui @key.conll')).toBe(
      'A key needs a response.\n  help: corefeval ui KEY RESPONSE, or corefeval ui alone',
    );
  });

  it.each(['-1', '65536', '80x', '1e3', '8.5'])('refuses port %s', async (port) => {
    expect(await refused(`ui --port ${port}`)).toBe(
      `error: option '--port <n>' argument '${port}' is invalid. Expected a number from 0 to 65535.`,
    );
  });

  it('refuses bad files and options before it serves a page', async () => {
    expect(await refused('ui @key.conll @none --no-open')).toContain('error[file/missing]');
    expect(await refused('ui @key.conll @key.conll --metrics muk --no-open')).toContain(
      'Did you mean "muc"?',
    );
    expect(await refused('ui - - --no-open')).toContain('Standard input (-) can be read only once.');
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a machine without a program that opens addresses is reported once, and nothing is thrown', async () => {
  vi.stubEnv('PATH', temporaryFolder());
  let failures = 0;
  await new Promise<void>((resolve) =>
    openBrowser('http://127.0.0.1:1/token/', () => {
      failures++;
      resolve();
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toBe(1);
});

it('the secret address is in no argument of a process, but in a file for this user alone', async () => {
  const folder = temporaryFolder();
  const opener = join(folder, 'xdg-open');
  writeFileSync(
    opener,
    `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/args.tmp && mv ${folder}/args.tmp ${folder}/args\n`,
    { mode: 0o755 },
  );
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  openBrowser('http://127.0.0.1:1/secret/', () => {});
  await vi.waitFor(() => expect(existsSync(join(folder, 'args'))).toBe(true), 10_000);
  const file = readFileSync(join(folder, 'args'), 'utf8').trim();
  expect(file).not.toContain('secret');
  expect(readFileSync(file, 'utf8')).toContain('url=http://127.0.0.1:1/secret/');
  expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
});
