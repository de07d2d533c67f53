/* The tasks of the engine; src/engine/engine.ts declares their types for TypeScript. */
export { assign, assignedWeight } from './assignment';
export { scanConll, startConll } from './conll';
export { crossing } from './crossing';
export { exactSums } from './exact-sums';
export { fingerprint } from './fingerprint';
export { slots } from './memory';
export { repeats, twins } from './spans';
export { sumRows } from './sum-rows';
export { contingency } from './table';
