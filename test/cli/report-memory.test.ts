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

/** Room for the memory of one WebAssembly, of which Node reserves the addresses of 10 GB. */
const LIMIT_KILOBYTES = 16_000_000;

it.runIf(process.platform === 'linux')(
  'writes a report where score runs: under the limit of a scheduler',
  () => {
    const files = `'${example('key.conll')}' '${example('response.conll')}'`;
    const limited = (line: string) => work.shell(`ulimit -v ${LIMIT_KILOBYTES} && corefeval ${line}`).code;
    expect(limited(`report ${files} -o limited.html`)).toBe(limited(`score ${files}`));
  },
);
