import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: ['test/support/build.setup.mjs'],
  testTimeout: 600_000,
  hookTimeout: 120_000,
};

/** Recorded results of other programs: those in test/fixtures, and those that are found beside the project; and the same bytes in other versions of Node. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'repository', include: ['test/golden/**/*.test.ts'] } },
      // Runs the command line in the versions of Node that scripts/nodes.mjs installs.
      { test: { ...shared, name: 'nodes', include: ['test/conformance/**/*.nodes.ts'] } },
      // Fails, and never skips, without its data.
      { test: { ...shared, name: 'outside', include: ['test/conformance/**/*.conformance.ts'] } },
    ],
  },
});
