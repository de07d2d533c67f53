/** Event nuggets: the TAC KBP event nugget detection and coreference task. */

export type { TbfDocument, TbfMention, TbfRelation } from '../formats/tbf/model.ts';
export { readTbf, type TbfSource } from '../formats/tbf/read.ts';
export { writeTbf } from '../formats/tbf/write.ts';
export {
  type EndConvention,
  readTokenTable,
  type TableToken,
  type TokenTable,
  type TokenTableOptions,
} from '../formats/token-table/read.ts';
export { dice } from '../matching/dice.ts';
export { coreferenceMetrics } from '../metrics/event-coreference.ts';
export { type CheckOptions, checkNuggets, readLengths } from './check/check-nuggets.ts';
export {
  type Attribute,
  attributeSettings,
  parseAttributes,
  type Setting,
  standardAttributes,
  type ValueComparison,
} from './model/attributes.ts';
export { invisibleWords2015 } from './model/invisible.ts';
export {
  type MappingMethod,
  type MatchOptions,
  mappingMethods,
  type SpanUnit,
  type TokenTables,
  units,
} from './model/match-options.ts';
export type { NuggetFile } from './model/nugget-document.ts';
export {
  type AlignmentMethod,
  alignmentMethods,
  defaultMapping,
  defaultNuggetOptions,
  type NuggetOptions,
} from './model/nugget-options.ts';
export { document2015, evmeval16, evmeval18, type Profile, profiles } from './model/profile.ts';
export { typeList } from './model/white-list.ts';
export { type ComparableCounts, comparableCounts, type NuggetMetric } from './score/comparable-counts.ts';
export {
  type ComparedDocument,
  type ComparedLink,
  type ComparedMention,
  type ComparedPair,
  compareNuggets,
  type NuggetComparison,
  type SpanVerdict,
  spanVerdicts,
} from './score/compare-nuggets.ts';
export type { CoreferenceScore } from './score/coreference.ts';
export { nuggetFingerprint } from './score/fingerprint.ts';
export type { NuggetCoreference } from './score/score-chains.ts';
export {
  type NuggetDocumentCounts,
  type NuggetDocumentScore,
  type NuggetScores,
  type SettingScore,
  scoreNuggets,
} from './score/score-nuggets.ts';
export { nuggetSignature } from './score/signature.ts';
export type { TypeScore } from './score/type-table.ts';
export { type SequencingScore, sequencingGroups } from './sequencing/score-sequencing.ts';
