/** `corefeval/files`: what the command line does, for programs. One function per verb: a request and a shell, which has the files. */
export type { RepairPolicy } from '../../check/repair.ts';
export type { FileSystem } from '../../corpus/index.ts';
export type { PageTemplate } from '../../page/assemble.ts';
export type { CodeCount } from '../../report/check/report.ts';
export type { MetricScores } from '../result.ts';
export {
  type AdjudicateOptions,
  type AgreeFilesRequest,
  type AgreeFilesResult,
  agreeFiles,
} from './agree.ts';
export {
  type AnalyzedFiles,
  type AnalyzeFilesRequest,
  type AnalyzeFilesResult,
  analyzeFiles,
  type NamedScores,
} from './analyze.ts';
export {
  type CheckedFiles,
  type CheckFilesRequest,
  type CheckFilesResult,
  checkFiles,
  type RepairedFile,
} from './check.ts';
export { type CompareFilesRequest, type CompareFilesResult, compareFiles, type Sizes } from './compare.ts';
export {
  type CompareSavedFilesRequest,
  type CompareSavedFilesResult,
  compareSavedFiles,
} from './compare-saved.ts';
export {
  type ConvertFilesRequest,
  type ConvertFilesResult,
  convertFiles,
  type WrittenFile,
} from './convert.ts';
export type { Corpora, Corpus, RunCorpora } from './corpora.ts';
export {
  type ExplainedChange,
  type ExplainedDifference,
  type ExplainedDocument,
  type ExplainFilesRequest,
  explainFiles,
} from './explain.ts';
export type { FileContents } from './map-files.ts';
export { type MergeFilesRequest, type MergeFilesResult, mergeFiles } from './merge.ts';
export {
  type CheckedNuggetFile,
  type CheckNuggetFilesRequest,
  type CheckNuggetFilesResult,
  checkNuggetFiles,
} from './nuggets/check.ts';
export {
  type CompareNuggetFilesRequest,
  compareNuggetFiles,
  type MatchNuggetFilesRequest,
  type MatchNuggetFilesResult,
  matchNuggetFiles,
} from './nuggets/compare.ts';
export {
  type ConvertedNuggetFile,
  type ConvertNuggetFilesRequest,
  type ConvertNuggetFilesResult,
  convertNuggetFiles,
} from './nuggets/convert.ts';
export type { NuggetMatchOptions, NuggetReadingOptions } from './nuggets/request.ts';
export {
  type NuggetChains,
  type NuggetSizes,
  type ScoredNuggets,
  type ScoreNuggetFilesRequest,
  type ScoreNuggetFilesResult,
  scoreNuggetFiles,
} from './nuggets/score.ts';
export type { PairReadingOptions, ReadingOptions } from './reading.ts';
export { type ReportFilesRequest, type ReportFilesResult, reportFiles } from './report.ts';
export {
  type CorpusFacts,
  type IntervalSettings,
  type ScoredSet,
  type ScoredSystem,
  type ScoreFilesRequest,
  type ScoreFilesResult,
  scoreFiles,
} from './score.ts';
export type { FilesShell } from './shell.ts';
export type { FailedFiles, KeyFilesRequest, SystemsFilesRequest } from './systems.ts';
