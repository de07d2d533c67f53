/** Event nuggets: the TAC KBP event nugget detection and coreference task. */
export { readTbf, type TbfSource } from '../formats/tbf.ts';
export type { TbfDocument, TbfMention, TbfRelation } from '../formats/tbf-model.ts';
export { writeTbf } from '../formats/tbf-write.ts';
export {
  type EndConvention,
  readTokenTable,
  type Token,
  type TokenTable,
  type TokenTableOptions,
} from '../formats/token-table.ts';
export {
  type Attribute,
  type Comparison,
  parseAttributes,
  type Setting,
  settingsOf,
  standardAttributes,
} from './attributes.ts';
export { type CheckOptions, checkNuggets, readLengths } from './check-nuggets.ts';
export {
  type ComparedDocument,
  type ComparedMention,
  type ComparedPair,
  compareNuggets,
  type NuggetComparison,
  type SpanVerdict,
  spanVerdicts,
} from './compare-nuggets.ts';
export { type CoreferenceScore, coreferenceMetrics } from './coreference.ts';
export { dice } from './dice.ts';
export { nuggetFingerprint } from './fingerprint.ts';
export { invisibleWords2015 } from './invisible.ts';
export { type MappingMethod, type MatchOptions, mappingMethods, type Unit, units } from './match-options.ts';
export type { NuggetFile } from './nugget-file.ts';
export {
  type AlignmentMethod,
  alignmentMethods,
  defaultNuggetOptions,
  type NuggetOptions,
} from './nugget-options.ts';
export { document2015, evmeval16, evmeval18, type Profile, profiles } from './profile.ts';
export type { NuggetCoreference } from './score-chains.ts';
export {
  type NuggetDocumentScore,
  type NuggetScores,
  type SettingScore,
  scoreNuggets,
} from './score-nuggets.ts';
export { type SequencingScore, sequencingGroups } from './sequencing/score-sequencing.ts';
export { nuggetSignature } from './signature.ts';
export type { TypeScore } from './type-table.ts';
export { typeList } from './white-list.ts';
