import { defineConfig } from 'vitest/config';

/** What needs the golden data that stands beside the project; it fails, and never skips, without it. */
export default defineConfig({
  test: {
    include: ['test/conformance/**/*.conformance.ts'],
    globalSetup: ['test/support/build.setup.mjs'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
