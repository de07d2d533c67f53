import { describe, expect, it } from 'vitest';
import { bcub } from '../../../../src/compat/scorer-pl/bcub.ts';
import { toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';
import { upstreamEdition } from '../../../../src/compat/scorer-pl/editions.ts';
import { muc } from '../../../../src/compat/scorer-pl/muc.ts';
import { BufferedOutput } from '../../../../src/compat/scorer-pl/output.ts';
import { ScoringRun } from '../../../../src/compat/scorer-pl/scoring-run.ts';
import { ReferenceFile } from '../../../../src/compat/scorer-pl/source-file.ts';
import { renderSets } from '../../../support/render-sets.ts';
import { runScorerPl } from '../../../support/run-scorer-pl.ts';

const VERSION = 'version: 8.01 <path>\n';
const RULE = '-'.repeat(74);

function start(key: string, response: string) {
  let printed = '';
  const out = new BufferedOutput((text) => {
    printed += text;
  });
  const file = (name: string, text: string) => new ReferenceFile(name, () => toBytes(text));
  const run = new ScoringRun(file('K', key), file('R', response), out);
  const text = () => {
    out.flush();
    return printed;
  };
  return { run, text };
}

describe('ScoringRun', () => {
  const key = renderSets(['ab'], 'one') + renderSets(['abc'], 'two');
  const response = renderSets(['ab'], 'two');
  const totals = `
====== TOTALS =======
Identification of Mentions: Recall: (2 / 5) 40%\tPrecision: (2 / 2) 100%\tF1: 57.14%
${RULE}
Coreference: Recall: (1 / 3) 33.33%\tPrecision: (1 / 1) 100%\tF1: 50%
${RULE}
`;

  it('adds up the documents of the key; one that the response lacks is empty there, and without a name', () => {
    const silent = start(key, response);
    silent.run.scoreAll(muc, false);
    expect(silent.text()).toBe(totals);
    const listing = start(key, response);
    listing.run.scoreAll(muc, true);
    expect(listing.text().endsWith(totals)).toBe(true);
    expect(listing.text().split('\n').slice(0, 7)).toEqual([
      '====> one:',
      'File one:',
      'Entity 0: (0,0) (1,1)',
      '====> :',
      'File :',
      'one:',
      'Total key mentions: 2',
    ]);
  });

  it('scores one document by name, with the name first', () => {
    const { run, text } = start(key, response);
    run.scoreOne(muc, 'two');
    expect(text()).toBe(`two:
====> two:
File two:
Entity 0: (0,0) (1,1) (2,2)
====> two:
File two:
Entity 0: (0,0) (1,1)
Total key mentions: 3
Total response mentions: 2
Strictly correct identified mentions: 2
Partially correct identified mentions: 0
No identified: 1
Invented: 0
Recall: (1 / 2) 50%\tPrecision: (1 / 1) 100%\tF1: 66.66%
${RULE}

====== TOTALS =======
Identification of Mentions: Recall: (2 / 3) 66.66%\tPrecision: (2 / 2) 100%\tF1: 80%
${RULE}
Coreference: Recall: (1 / 2) 50%\tPrecision: (1 / 1) 100%\tF1: 66.66%
${RULE}
`);
  });

  it('counts the lines read for the last metric, and knows the error number that reading left', () => {
    const { run } = start(key, response);
    run.scoreAll(muc, false, ['two']);
    // Five lines of the key and four of the response.
    expect([run.linesRead, run.leftoverErrno]).toEqual([9, 25]);
    run.scoreAll(bcub, false);
    // Four and five lines of the key, and the whole response twice: one document is not in it.
    expect([run.linesRead, run.leftoverErrno]).toEqual([17, 25]);
    run.scoreOne(muc, 'none of them');
    expect(run.leftoverErrno).toBe(255);
  });
});

describe('ScoringRun, at the eleventh repeated mention', () => {
  const refusal =
    'Found too many repeated mentions (> 10) in the response, so refusing to score. Please fix the output.\n';
  const repeats = (count: number) => ({
    K: renderSets(['ab']),
    R: renderSets([`ab${'a'.repeat(count)}`]),
  });
  const line = 'Repeated mention in the response: 0, 0 00\n';

  it('refuses to score', () => {
    expect(runScorerPl(['muc', 'K', 'R', 'none'], repeats(10))).toMatchObject({ exit: 0, stderr: '' });
    expect(runScorerPl(['muc', 'K', 'R', 'none'], repeats(11))).toEqual({
      exit: 1,
      stdout: VERSION + line.repeat(11),
      stderr: refusal,
    });
  });

  it('counts on from document to document', () => {
    const twice = {
      K: renderSets(['ab'], 'one') + renderSets(['ab'], 'two'),
      R: renderSets([`ab${'a'.repeat(6)}`], 'one') + renderSets([`ab${'a'.repeat(6)}`], 'two'),
    };
    expect(runScorerPl(['muc', 'K', 'R', 'none'], twice)).toEqual({
      exit: 1,
      stdout: VERSION + line.repeat(11),
      stderr: refusal,
    });
  });

  it('counts on from metric to metric, so that two repeats stop the edition with LEA', () => {
    const lea = runScorerPl(['all', 'K', 'R'], repeats(2));
    expect([lea.exit, lea.stderr]).toEqual([1, refusal]);
    expect(lea.stdout.indexOf('====== TOTALS', lea.stdout.indexOf('METRIC lea:'))).toBe(-1);
    const upstream = runScorerPl(['all', 'K', 'R'], repeats(2), { edition: upstreamEdition });
    expect([upstream.exit, upstream.stderr]).toEqual([0, '']);
    const three = runScorerPl(['all', 'K', 'R'], repeats(3), { edition: upstreamEdition });
    expect(three.exit).toBe(1);
    expect(three.stdout.match(/METRIC (\w+):/g)?.at(-1)).toBe('METRIC ceafe:');
  });

  it('does not count repeats of mentions that are not in the key', () => {
    const spurious = { K: renderSets(['ab']), R: renderSets([`ab${'x'.repeat(50)}`]) };
    expect(runScorerPl(['all', 'K', 'R'], spurious)).toMatchObject({ exit: 0, stderr: '' });
  });
});
