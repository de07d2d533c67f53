import { describe, expect, it } from 'vitest';
import { analyzeMarkdown, analyzeText } from '../../../../src/report/analyze/text.ts';
import { analyzeReport } from '../../../support/analyze-reports.ts';

describe('analyzeText', () => {
  const parts = analyzeText(analyzeReport('sys')).split('\n\n');

  it('begins with the corpora and ends with the signature', () => {
    expect(parts[0].split('\n')).toEqual([
      'key       key.conll  2 documents  9 mentions  4 entities  0 singletons',
      'response  out/sys    2 documents  8 mentions  3 entities   1 singleton',
    ]);
    expect(parts.at(-1)).toBe('signature: analyze|style:berkeley\n');
    expect(parts).toHaveLength(1 + 7 + 1 + 1);
  });

  it('has two or three lines for each example', () => {
    expect(parts.at(-2)?.split('\n')).toEqual([
      'Examples',
      'd  Span error',
      '    saw [the dog]',
      '    should be: dog',
      'r.conll:4  Divided entity',
      '    mentions: 3–5 | it',
      '    entity: a | b',
    ]);
  });

  it('names the system above its examples if there are several, and shows control characters', () => {
    const text = analyzeText(analyzeReport('a\u001b', 'b'));
    expect(text.match(/^Examples.*$/gm)).toEqual(['Examples: a\ufffd', 'Examples: b']);
    expect(text).not.toContain('\u001b');
  });

  it('has no heading for a system without examples', () => {
    const report = analyzeReport('sys');
    const systems = report.systems.map((system) => ({ ...system, examples: [] }));
    expect(analyzeText({ ...report, systems })).not.toContain('Examples');
    expect(analyzeMarkdown({ ...report, systems })).not.toContain('Examples');
  });
});

describe('analyzeMarkdown', () => {
  it('has the tables, the examples as a table, and the signature as code', () => {
    const text = analyzeMarkdown(analyzeReport('a*', 'b'));
    expect(text.match(/^### .*$/gm)?.slice(-2)).toEqual(['### Examples: a\\*', '### Examples: b']);
    expect(text).toContain('\n| Span error | d | saw \\[the dog\\] | the dog | dog |\n');
    expect(text.endsWith('\n\n`signature: analyze|style:berkeley`\n')).toBe(true);
  });
});
