/** A page is made without `Response`, which loads a second WebAssembly: a memory limit of a scheduler has no room for it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
afterAll(() => work.remove());
const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

it('writes a report where Response cannot be used', () => {
  work.write(
    'no-response.cjs',
    "Object.defineProperty(globalThis, 'Response', { get() { throw new Error('Response is used'); } });\n",
  );
  const { code, stderr } = work.run(
    ['report', example('key.conll'), example('response.conll'), '-o', 'page.html'],
    {
      env: { ...process.env, NODE_OPTIONS: `--require=${join(work.folder, 'no-response.cjs')}` },
    },
  );
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(work.read('page.html')).toMatch(/<\/html>\n$/);
});
