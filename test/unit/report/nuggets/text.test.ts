import { describe, expect, it } from 'vitest';
import { nuggetText, sections } from '../../../../src/report/nuggets/text.ts';
import { nuggetReport, nuggetScores, nuggetSystem, withF1 } from '../../../support/nugget-reports.ts';

const one = nuggetReport([nuggetSystem('a', nuggetScores)]);
const two = [nuggetSystem('a\u001b', withF1(0.25)), nuggetSystem('b', withF1(0.5))];

describe('nuggetText', () => {
  it('has the files, the tables of one system, and the signature', () => {
    expect(nuggetText(one)).toBe(`gold    gold.tbf            2 documents  4 mentions   1 cluster
system  out/a.tbf  1 document + 1 extra  2 mentions  0 clusters

Mention detection
                     Micro                  Macro
Attributes        R       P     F1       R      P     F1
span          50.00  100.00  62.50   25.00  50.00  37.50
type+realis   25.00   50.00  37.50    0.00      –      –

signature: nuggets|profile:2015
`);
  });

  it('marks the best of several systems, with a legend, and shows control characters', () => {
    const parts = nuggetText(nuggetReport(two), undefined, { f1Only: true }).split('\n\n');
    expect(parts[1].split('\n').at(-1)).toBe('* best of its column, as printed');
    expect(parts[1]).toMatch(/^b +50\.00\* +50\.00\*/m);
    expect(parts.join('')).not.toContain('\u001b');
  });
});

describe('sections', () => {
  it('are the tables of one system', () => {
    expect(sections(one).map(({ title }) => title)).toEqual(['Mention detection']);
  });

  it('are a leaderboard of several, with the tables of each if documents or types are wanted', () => {
    expect(sections(nuggetReport(two))).toHaveLength(1);
    const titles = sections(nuggetReport(two, { perType: true })).map(({ title }) => title);
    expect(titles.slice(1)).toEqual([
      'Mention detection: a\u001b',
      'Types: a\u001b',
      'Coreference: a\u001b',
      'Sequencing (temporal awareness): a\u001b',
      'Mention detection: b',
      'Types: b',
      'Coreference: b',
      'Sequencing (temporal awareness): b',
    ]);
  });
});
