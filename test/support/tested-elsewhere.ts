/**
 * Source files without a unit test of their own: a folder of src, its files, and the test that runs them. Tests of the
 * built program and of pages in the browser are named by their folder.
 */
export const testedElsewhere: readonly [folder: string, files: string, test: string][] = [
  ['cli', 'end-with', 'test/cli/end-with.test.ts'],
  ['cli', 'main', 'test/cli/score-input.test.ts'],
  ['cli', 'worker', 'test/cli/jobs-and-merge.test.ts'],
  ['cli/pages', 'event-page', 'test/cli/nuggets-page.test.ts'],
  ['web/pages', 'drop', 'test/web/score.test.ts'],
  ['web/pages', 'events', 'test/web/events.test.ts'],
  ['web/frame', 'keys', 'test/web/report-document.test.ts'],
  ['web/pages', 'report', 'test/web/report-overview.test.ts'],
  ['web/frame', 'near turns', 'test/web/report-long.test.ts'],
  ['web/pages', 'playground', 'test/web/playground.test.ts'],
  ['web/frame', 'settings', 'test/web/report-access.test.ts'],
  ['web/document', 'bar-classes', 'test/web/report-long.test.ts'],
  ['web/document', 'light text', 'test/web/report-document.test.ts'],
  ['web/playground', 'drag', 'test/web/playground.test.ts'],
  ['web/charts', 'use-brush', 'test/web/report-plot.test.ts'],
  ['web/document', 'bar-at', 'test/web/report-marking.test.ts'],
  [
    'web/score',
    'blob-files score-state drop-target inspect-files score-files start-worker worker',
    'test/web/score.test.ts',
  ],
  ['web/score', 'score-events', 'test/web/score-events.test.ts'],
  ['web/errors', 'use-error-list', 'test/web/report-errors.test.ts'],
  ['web/search', 'use-search', 'test/web/report-search.test.ts'],
  ['cli/drop-ins', 'mention-scorers', 'test/cli/mention-scorers.test.ts'],
  ['compat/lookups', 'failure', 'test/unit/compat/coval/coval.test.ts'],
  ['compat/lookups', 'scored-document', 'test/unit/compat/lookups/metrics.test.ts'],
  ['corpus', 'topics topic-table unit-sink', 'test/unit/verbs/scope.test.ts'],
  ['evaluate', 'scope-warnings', 'test/unit/verbs/scope.test.ts'],
  ['verbs/counts', 'check-tally', 'test/unit/verbs/counts/check-counts.test.ts'],
  ['verbs/check', 'check-corpora', 'test/unit/verbs/check.test.ts'],
];
