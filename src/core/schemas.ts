/**
 * The schema that each JSON output names. The number changes when a program that reads the output may have to. The file
 * `schemas/NAME-NUMBER.json` of the package describes it; a test validates every output.
 */
export const schemas = {
  score: 'corefeval/score/1',
  analyze: 'corefeval/analyze/1',
  explain: 'corefeval/explain/1',
  compare: 'corefeval/compare/1',
  agree: 'corefeval/agree/1',
  counts: 'corefeval/counts/1',
  gate: 'corefeval/gate/1',
  gateResult: 'corefeval/gate-result/1',
  check: 'corefeval/check/1',
  nuggetsScore: 'corefeval/nuggets-score/1',
  nuggetsCheck: 'corefeval/nuggets-check/1',
  nuggetsCompare: 'corefeval/nuggets-compare/1',
  tokens: 'corefeval/tokens/1',
  serve: 'corefeval/serve/1',
  listCounts: 'corefeval/list-counts/1',
} as const;
