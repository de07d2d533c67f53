// Runs tests of the project in the working directory for its parent process, all in one vitest: starting one takes longer than most tests.
// A message names a file that has changed, and the tests to run; the answer is the first test that failed, or null.
import { join, relative, sep } from 'node:path';
import { createVitest } from 'vitest/node';

const root = process.cwd();
const vitest = await createVitest('test', {
  watch: false,
  mode: 'quick',
  project: ['fast'],
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
  experimental: { fsModuleCache: false },
});
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((found) => [
    relative(root, found.moduleId).split(sep).join('/'),
    found,
  ]),
);

let previous;

process.on('message', async ({ changed, tests }) => {
  // The file of the previous message may have been restored since.
  for (const file of new Set([previous ?? changed, changed])) vitest.invalidateFile(join(root, file));
  previous = changed;
  const chosen = tests.map((test) => specifications.get(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  // The result also has the test files of earlier runs.
  const failed = testModules.find(
    (module) => module.state() === 'failed' && chosen.some(({ moduleId }) => moduleId === module.moduleId),
  );
  process.send({ failed: failed?.relativeModuleId ?? (unhandledErrors.length > 0 ? tests[0] : null) });
});
process.on('disconnect', () => process.exit());
process.send([...specifications.keys()]);
