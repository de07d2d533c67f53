/* What the engine offers; src/engine/engine.ts says it in TypeScript. */
export { assign } from './assignment';
export { scanConll } from './conll';
export { countFacts } from './facts';
export { fingerprint } from './fingerprint';
export { mailbox } from './memory';
export { repeats, twins } from './spans';
export { contingency } from './table';
