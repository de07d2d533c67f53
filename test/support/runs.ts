/** The number of random inputs of a property: `full` in `npm test`, a tenth of that, but at least 10, in `npm run test:fast`. */
export const runs = (full: number): number =>
  process.env.RUNS === 'quick' ? Math.max(10, Math.ceil(full / 10)) : full;

/** The size of a large input, which shows deep recursion or time that grows with the square: `full` in `npm test`, a tenth in `npm run test:fast`. */
export const size = (full: number): number => (process.env.RUNS === 'quick' ? Math.ceil(full / 10) : full);
