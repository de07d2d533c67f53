/** Workers that hang, die or take too much memory are noticed, and their cases made small. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../fuzz/failure.ts';
import type { Found } from '../../../fuzz/messages.ts';
import { supervise } from '../../../fuzz/supervise.ts';
import type { Target } from '../../../fuzz/target.ts';
import { badTargets } from '../../support/bad-targets.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const LIMITS = { heapMb: 64, memoryMb: 300, attempts: 4, attemptMs: 5000 };
/** On a busy machine anything may take some seconds; what hangs takes longer. */
const HANG_MS = { hangs: 2000, others: 30_000 };

/** Runs a bad target for as long as it takes to find something, and a little longer. */
async function findingsOf(id: string): Promise<Found[]> {
  const folder = temporaryFolder();
  const script = join(folder, 'worker.mjs');
  const bundle = await rolldown({ input: resolve('test/support/bad-worker.ts'), platform: 'node' });
  await bundle.write({ file: script, format: 'esm' });
  await bundle.close();
  const place = join(folder, 'place');
  mkdirSync(place);
  const found: Found[] = [];
  await supervise(
    script,
    badTargets,
    { seed: 1, until: Date.now() + 3000, first: 0, step: 1, chosen: [{ id }], place },
    { found: (entry) => found.push(entry), counts: () => {} },
    { ...LIMITS, hangMs: id === 'hangs' ? HANG_MS.hangs : HANG_MS.others },
  );
  return found;
}

describe('the fuzzer notices from outside that a worker', { timeout: 120_000 }, () => {
  it.each([
    ['hangs', /^hang$/],
    ['aborts', /^death by SIGABRT$/],
    ['exits', /^death by 0$/],
    ['fills-the-heap', /^death by (?:SIGABRT|SIGTRAP|134|133)$/],
    ['fills-the-memory', /^memory$/],
  ])('%s', async (id, kind) => {
    const [first] = await findingsOf(id);
    expect(first).toMatchObject({ target: id, kind: expect.stringMatching(kind) });
    expect(new TextDecoder().decode(first.input?.files.f)).toMatch(/^x(?:\nmore)?\n?$/);
  });
});

describe('the fuzzer notices in a worker that a check', () => {
  const target = (check: () => void): Target => ({
    id: 't',
    promise: '',
    generate: () => ({ files: {}, args: [] }),
    check,
  });
  const input = { files: {}, args: [] };

  it('is slow each time it is run', async () => {
    let runs = 0;
    const slow = target(() => {
      runs++;
      const end = performance.now() + 30;
      while (performance.now() < end);
    });
    expect(await failureOf(slow, input, { slowMs: 20 })).toMatchObject({ kind: 'slow' });
    expect(runs).toBe(3);
    expect(await failureOf(slow, input)).toBeUndefined();
  });

  it('needs too much memory', async () => {
    const held: Uint8Array[] = [];
    const large = target(() => {
      held.push(new Uint8Array(64 << 20).fill(1));
    });
    const mostMemory = process.memoryUsage.rss() + (32 << 20);
    expect(await failureOf(large, input, { mostMemory })).toMatchObject({ kind: 'memory' });
    expect(held).toHaveLength(1);
  });
});
