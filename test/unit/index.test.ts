/** What the package exports: everything here is part of its interface. */
import { describe, expect, it } from 'vitest';
import * as agree from '../../src/agree/index.ts';
import * as analyze from '../../src/analyze/index.ts';
import * as compare from '../../src/compare/index.ts';
import * as formats from '../../src/formats/index.ts';
import * as library from '../../src/index.ts';
import * as files from '../../src/library/files/index.ts';
import * as metrics from '../../src/metrics/index.ts';
import * as report from '../../src/report/index.ts';

describe('the package', () => {
  it('exports these names, and nothing else', () => {
    expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
      [
        "CountVector",
        "InputError",
        "Mentions",
        "ProblemLog",
        "Scorer",
        "Tally",
        "UsageError",
        "alignPair",
        "averages",
        "capabilities",
        "conll",
        "contingency",
        "corpusWarnings",
        "duplicatePolicies",
        "evaluateCorpus",
        "evaluatePair",
        "eventFormats",
        "exact",
        "formatParameters",
        "formatSideParameters",
        "formats",
        "matchers",
        "metrics",
        "pageOf",
        "pairDocuments",
        "problemCodes",
        "readDocuments",
        "readTbf",
        "readTokenTable",
        "renderProblem",
        "renderProblems",
        "scopes",
        "score",
        "scoreDocuments",
        "settingsOf",
        "sideOptions",
        "signature",
        "singletonPolicies",
        "standardMetrics",
        "tokenFormats",
        "transpose",
        "unalignedPolicies",
        "version",
        "writeTbf",
      ]
    `);
    const registered = new Set<unknown>(metrics.metrics);
    const isMetric = ([, value]: [string, unknown]) => registered.has(value);
    const exported = Object.entries(metrics);
    expect(exported.filter(isMetric).map(([name]) => name)).toContain('bcub');
    expect(
      exported
        .filter((entry) => !isMetric(entry))
        .map(([name]) => name)
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "conllAverage",
        "conllParts",
        "headline",
        "leaImportances",
        "metricOptions",
        "metricParameters",
        "metrics",
        "partsOf",
        "specOf",
        "standardMetrics",
      ]
    `);
    expect(Object.keys(formats).sort()).toMatchInlineSnapshot(`
      [
        "capabilities",
        "conll",
        "eventFormats",
        "formatParameters",
        "formatSideParameters",
        "formats",
        "readTbf",
        "readTokenTable",
        "sideOptions",
        "tokenFormats",
        "writeTbf",
      ]
    `);
    expect(Object.keys(compare).sort()).toMatchInlineSnapshot(`
      [
        "closeSystems",
        "compareCounts",
        "intervalMethods",
        "scoreIntervals",
        "systemCounts",
      ]
    `);
    expect(Object.keys(analyze).sort()).toMatchInlineSnapshot(`
      [
        "Analyzer",
        "KeyBaselines",
        "PARSE_COLUMN",
        "analyze",
        "analyzeSettings",
        "analyzeSignature",
        "antecedentRules",
        "baselineIds",
        "costMetrics",
        "decisions",
        "errorTypes",
        "flipsBetween",
        "keyDecisions",
        "pronounLists",
        "readLabelTable",
        "singletonVariants",
        "sliceMetrics",
        "styles",
        "systemDecisions",
        "tagColumns",
      ]
    `);
    expect(Object.keys(agree).sort()).toMatchInlineSnapshot(`
      [
        "agree",
        "distances",
        "unmarkedRules",
      ]
    `);
    expect(Object.keys(files).sort()).toMatchInlineSnapshot(`
      [
        "agreeFiles",
        "analyzeFiles",
        "checkFiles",
        "checkNuggetFiles",
        "compareFiles",
        "compareNuggetFiles",
        "compareSavedFiles",
        "convertFiles",
        "convertNuggetFiles",
        "explainFiles",
        "matchNuggetFiles",
        "mergeFiles",
        "reportFiles",
        "scoreFiles",
        "scoreNuggetFiles",
      ]
    `);
    expect(Object.keys(report).sort()).toMatchInlineSnapshot(`
      [
        "baselineLabels",
        "comparisonJson",
        "comparisonText",
        "csvReport",
        "errorLabels",
        "featureLabels",
        "htmlReport",
        "jsonParts",
        "jsonReport",
        "latexTable",
        "markdownTable",
        "nuggetReports",
        "reports",
        "textReport",
        "textTable",
        "tsvReport",
      ]
    `);
  });
});
