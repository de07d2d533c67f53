import { describe, expect, it } from 'vitest';
import { parseAttributes } from '../../../../src/nuggets/model/attributes.ts';
import { defaultNuggetOptions } from '../../../../src/nuggets/model/nugget-options.ts';
import { prepareCorpora, requireColumns } from '../../../../src/nuggets/model/prepare-corpora.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const gold = nuggetFile('gold', tbf('a', 'E1 0,1 Life_Die', 'E2 2,3 Life_Marry'), tbf('b', 'E1 0,x'));
const system = nuggetFile('system', tbf('c', 'S1 0,1'));

const prepare = (options: object = {}) => {
  const [ofGold, ofSystem] = [collectProblems(), collectProblems()];
  const asked = { ...defaultNuggetOptions, coreference: false, ...options };
  const { documents, unit } = prepareCorpora(gold, system, asked, ofSystem.report, ofGold.report);
  return {
    unit,
    documents: documents.map((document) => [
      document.id,
      ...[document.gold, document.system].map(({ nuggets }) => nuggets.length),
      document.present,
    ]),
    codes: [ofGold, ofSystem].map(({ problems }) => problems.map(({ code }) => code)),
  };
};

describe('prepareCorpora', () => {
  it('has an empty side where a file lacks a document, and says so', () => {
    const { documents, unit } = prepare();
    expect(unit).toBe('character');
    expect(documents).toEqual([
      ['a', 2, 0, { gold: true, system: false }],
      ['b', 0, 0, { gold: true, system: false }],
      ['c', 0, 1, { gold: false, system: true }],
    ]);
  });

  it('reports problems of gold and of the system separately', () => {
    const [ofGold, ofSystem] = prepare().codes;
    expect(ofGold).toEqual(['nuggets/no-tables', 'tbf/span']);
    expect(ofSystem).toContain('document/missing');
  });

  it('keeps the types of a list, and warns of a side with none of them', () => {
    const { documents, codes } = prepare({ types: ['Life_Die'], documents: ['a'] });
    expect(documents).toEqual([['a', 1, 0, { gold: true, system: false }]]);
    expect(codes[0]).not.toContain('types/unmatched');
    expect(prepare({ types: ['Other'] }).codes.map((list) => list.includes('types/unmatched'))).toEqual([
      true,
      true,
    ]);
  });
});

const problemsOf = (gold: string, system: string) => {
  const [ofGold, ofSystem] = [collectProblems(), collectProblems()];
  const attributes = parseAttributes('type,realis,polarity=8');
  requireColumns(
    nuggetFile('gold', gold),
    nuggetFile('system', system),
    attributes,
    ofSystem.report,
    ofGold.report,
  );
  return [ofGold, ofSystem].map(({ problems }) =>
    problems.map(({ severity, message }) => [severity, message]),
  );
};

const MESSAGE = 'No mention line has a column 8 for the attribute "polarity".';
const [short, long] = ['', ' positive'].map((value) => tbf('d', `E1 0,1 Life_Die Actual${value}`));

it('is an error for gold and a warning for the system if no mention has the column', () => {
  expect(problemsOf(short, short)).toEqual([[['error', MESSAGE]], [['warning', MESSAGE]]]);
});

it('accepts a file in which some mention has it, and one without mentions', () => {
  expect(problemsOf(short + long, tbf('d'))).toEqual([[], []]);
});
