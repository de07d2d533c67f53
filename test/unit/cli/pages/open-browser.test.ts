import { afterEach, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../../src/cli/pages/open-browser.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

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
