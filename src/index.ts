export type { AlignedPair } from './core/aligned-pair.ts';
export type { Cell, Contingency, Partition } from './core/contingency.ts';
export { contingency, transpose } from './core/contingency.ts';
export type { Document, Mention, Relation, Span, TokenColumn, Tokens } from './core/document.ts';
export { Mentions } from './core/mentions.ts';
export * from './evaluate/index.ts';
export * from './formats/index.ts';
export {
  type FileDocument,
  type ReadDocumentsOptions,
  type Reading,
  readDocuments,
} from './library/read-documents.ts';
export {
  type AddOptions,
  type Entities,
  type MentionKey,
  type MetricList,
  type Plain,
  type ScoreInput,
  type ScoreOptions,
  type ScoreResult,
  Scorer,
  type ScorerCounts,
  type ScorerOptions,
  score,
} from './library/score.ts';
export {
  type DocumentsResult,
  type ScoreDocumentsOptions,
  scoreDocuments,
} from './library/score-documents.ts';
export { exact, type Matcher, type MatcherId, type MatcherSpecs, matchers } from './matching/index.ts';
export {
  type Metric,
  type MetricId,
  metrics,
  type Score,
  type ScoresById,
  type StandardMetricIds,
  standardMetrics,
} from './metrics/index.ts';
export { type ProblemCode, problemCodes } from './problem-codes.ts';
export { type LogOptions, ProblemLog } from './problems/log.ts';
export { pageOf } from './problems/page-of.ts';
export { type CodeCard, InputError, type Problem, type Report, UsageError } from './problems/problem.ts';
export { renderProblem, renderProblems } from './problems/render.ts';
export { version } from './version.ts';
