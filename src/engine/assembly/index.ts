/* What the engine offers; src/engine/engine.ts says it in TypeScript. */
export { assign } from './assignment';
export {
  digest,
  entityCount,
  labels,
  lineCount,
  mentionCount,
  mentions,
  scanConll,
  sentenceCount,
  sentences,
  tabbed,
  tokenCount,
  words,
} from './conll';
export { countFacts, crossing, entitiesWithMentions, singletons } from './facts';
export { corefers, mix } from './fingerprint';
export { release, reserve } from './memory';
export { original, repeats, twins } from './spans';
export {
  cellKey,
  cellResponse,
  cellShared,
  contingency,
  culprit,
  keyCount,
  keySizes,
  responseCount,
  responseSizes,
} from './table';
