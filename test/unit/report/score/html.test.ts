import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../../../src/report/score/html.ts';
import type { ScoreReport } from '../../../../src/report/score/report.ts';

const facts = {
  documents: 1,
  tokens: 1,
  mentions: 0,
  entities: 0,
  singletons: 0,
} as ScoreReport['key']['facts'];
const report: ScoreReport = {
  signature: 's',
  version: '0',
  metrics: [],
  average: 'micro',
  scope: 'document',
  key: { path: 'key', facts },
  systems: [{ name: 'x', path: 'x', facts, scores: new Map(), conll: null, documents: [], warnings: [] }],
};

describe('the page', () => {
  const page = htmlReport(report);

  it('allows its own style sheet and nothing else', () => {
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] as string;
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
  });

  it('says so before anything else is loaded, and what wrote it', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'));
    expect(page).toContain('<meta name="generator" content="corefeval">');
  });
});
