import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.setup.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
