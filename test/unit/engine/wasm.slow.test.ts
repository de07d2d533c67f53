import { expect, it } from 'vitest';
import { wasm } from '../../../src/engine/wasm.ts';

const script: string = '../../../scripts/engine.mjs';

it('is what its sources say: run `npm run engine` after a change', async () => {
  const { compileEngine } = await import(script);
  expect(await compileEngine()).toContain(wasm);
});
