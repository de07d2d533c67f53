// The tests of the command line run what is built; vitest calls this once before all tests.
import { buildIfStale } from '../../scripts/build.mjs';

export const setup = () => buildIfStale();
