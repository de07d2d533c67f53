import { defineConfig } from 'vitest/config';

/** Tests that start processes or change the working directory, and those whose name says that they take long. */
const SLOW = [
  'test/cli/**/*.test.ts',
  'test/executable.test.ts',
  'test/property/fuzz.test.ts',
  'test/unit/fuzz/**/*.test.ts',
  'test/**/*.slow.test.ts',
];
const BROWSER = ['test/web/**/*.test.ts'];

/** `npm test` runs all three projects; `npm run test:fast` runs the first in mode `quick`, with fewer random inputs. */
export default defineConfig(({ mode }) => ({
  test: {
    // The default is one fewer than there are cores, but the main process is idle most of the time.
    maxWorkers: '100%',
    // Compiled modules are kept in node_modules between runs.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [...SLOW, ...BROWSER],
          // Test files share threads, and the modules that are loaded there: most of the time would go into loading.
          pool: 'threads',
          isolate: false,
          setupFiles: ['test/support/runs.setup.ts'],
          env: { RUNS: mode === 'quick' ? 'quick' : 'full' },
          testTimeout: 120_000,
        },
      },
      ...[
        { name: 'slow', include: SLOW },
        { name: 'browser', include: BROWSER },
      ].map((project) => ({
        test: {
          ...project,
          globalSetup: ['test/support/build.setup.mjs'],
          testTimeout: 600_000,
          // The default of one second is too short on a busy machine; this is that of playwright.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
        },
      })),
    ],
  },
}));
