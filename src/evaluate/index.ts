export { CountVector, type ScoreSet } from '../metrics/count-vector.ts';
export { type Alignment, alignPair } from './align-pair.ts';
export { corpusWarnings, type SideFiles } from './corpus-warnings.ts';
export { evaluateCorpus } from './evaluate-corpus.ts';
export { evaluatePair, type PairResult } from './evaluate-pair.ts';
export type { Facts } from './facts.ts';
export type { Filter, FilterCounts, PairFilterCounts } from './filter.ts';
export type { MacroScore } from './macro.ts';
export type { Origin } from './origin.ts';
export { pairDocuments } from './pair-documents.ts';
export { type UnalignedPolicy, unalignedPolicies } from './project/outside.ts';
export { type DuplicatePolicy, duplicatePolicies } from './repeats.ts';
export { type Scope, scopes } from './scope.ts';
export { type Average, averages, type Settings, type SettingsSpec, settingsOf } from './settings.ts';
export { type SignatureExtras, signature } from './signature.ts';
export { type SingletonPolicy, singletonPolicies } from './singletons.ts';
export {
  type CorpusResult,
  type DocumentList,
  type DocumentScores,
  Tally,
  type TallyState,
} from './tally.ts';
