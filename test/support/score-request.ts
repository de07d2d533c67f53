import { settingsOf } from '../../src/evaluate/index.ts';

/** What `scoreCorpora` is asked for if nothing is chosen. */
export const scoreRequest = {
  ...{ settings: settingsOf(), perDocument: true, jobs: undefined, reading: {} },
  ...{ keyFormat: undefined, responseFormat: undefined, documents: undefined, maxSize: undefined },
  ...{ strict: false, lenient: false, isPart: false, extras: {} },
};
