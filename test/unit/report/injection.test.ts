/** Names come from files: in no kind of output do they become markup, a formula or a command. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../../src/report/html.ts';
import type { ScoreReport } from '../../../src/report/score-report.ts';
import { comma, separated, tab } from '../../../src/report/separated.ts';

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

describe('a cell', () => {
  const cell = (value: string | number, raw = false) =>
    separated(['head'], [[value]], comma, { raw }).slice('head\n'.length, -1);

  it.each(['=1', '+1', '-1', '@x', '-', ' =1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201'])(
    'that begins like a formula becomes a text: %s',
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
      expect(cell(text, true)).toBe(text);
    },
  );

  it('with white space before a formula is a text in TSV too', () => {
    expect(separated(['head'], [['\t=1'], ['\r\n@x'], ['\tx']], tab)).toBe("head\n' =1\n' @x\n' x\n");
  });

  it.each(['a=1', "'=1", 'x-y', '(=1); part 000', ''])('of any other text is as it is: "%s"', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('of a number is a number', () => {
    expect(cell(-1)).toBe('-1');
  });

  it('holds no control character but line breaks', () => {
    expect(cell('a\x1b[31m\x9bb\nc')).toBe('"a\ufffd[31m\ufffdb\nc"');
    expect(cell('a\x1bb', true)).toBe('a\x1bb');
  });
});
