import type { Target } from '../../fuzz/target.ts';

const bad = (id: string, check: () => void): Target => ({
  id,
  promise: 'is broken by every file that begins with x',
  generate: (random) => ({
    files: { f: new TextEncoder().encode(`${random(4) === 0 ? 'x' : 'y'}\nmore\nlines\n`) },
    args: ['word'],
  }),
  check: ({ files: { f } }) => {
    if (f?.[0] === 120) check();
  },
});

const hoard: unknown[] = [];

/** What the fuzzer must notice from outside of a worker. */
export const badTargets: readonly Target[] = [
  bad('hangs', () => {
    for (;;);
  }),
  bad('aborts', () => process.abort()),
  bad('exits', () => process.exit(0)),
  bad('fills-the-heap', () => {
    for (;;) hoard.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
  }),
  bad('fills-the-memory', () => {
    hoard.push(new Uint8Array(300 << 20).fill(1));
  }),
];
