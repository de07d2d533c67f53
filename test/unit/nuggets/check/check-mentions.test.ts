import { describe, expect, it } from 'vitest';
import { checkRealis, checkSystemIds, checkTexts } from '../../../../src/nuggets/check/check-mentions.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tableOf, tbf } from '../../../support/nuggets.ts';

const documentOf = (text: string) => nuggetFile('a.tbf', text).documents[0];

describe('checkRealis', () => {
  const check = (...realis: string[]) => {
    const { report, shown } = collectProblems();
    const lines = realis.map((value, i) => `E${i} 0,4 Life_Die ${value}`);
    checkRealis(documentOf(tbf('d', ...lines)), 'a.tbf', report);
    return shown();
  };

  it('knows the values of the task, and leaves empty ones to the reader', () => {
    expect(check('Actual', 'Generic', 'Other', '')).toBe('');
  });

  it('suggests a value that differs in case', () => {
    expect(check('Actual', 'actual')).toBe(
      `a.tbf:3:26: warning[nuggets/unknown-realis]: The realis "actual" is not a value of the task.
  3 | sys  d  E1  0,4  e1  Life_Die  actual
  expected: Actual, Generic, Other
  help: write Actual: values are compared literally`,
    );
  });

  it('knows no names of properties', () => {
    expect(check('__proto__')).toContain('\n  help: values are compared literally');
  });
});

describe('checkTexts', () => {
  const table = tableOf('They made their way can not');
  const check = (span: string, text: string) => {
    const { report, shown } = collectProblems();
    const line = `s\td\tE1\t${span}\t${text}\tLife_Die\tActual`;
    checkTexts(documentOf(`#BeginOfDocument d\n${line}\n#EndOfDocument\n`), table, 'a.tbf', report);
    return shown();
  };

  it.each([
    ['t1,t3', 'made way', 'the words'],
    ['t1,t3', 'way made', 'the words in another order'],
    ['t3,t1,t1', 'made way', 'tokens in another order, and twice'],
    ['t4,t5', 'cannot', 'the words without blanks'],
    ['t1', '-', 'no text'],
    ['t1,t9', 'something', 'a token that is not in the table'],
    ['0,4', 'something', 'a span of characters'],
  ])('takes for %s the text %j: %s', (span, text) => expect(check(span, text)).toBe(''));

  it('reports a text that is not that of the tokens', () => {
    expect(check('t3,t2', 'ways')).toBe(
      `a.tbf:2:14: warning[nuggets/text-differs]: The text is "ways", but the tokens are "their way".
  2 | s  d  E1  t3,t2  ways  Life_Die  Actual
  help: check that the token ids are those of this table; the text has no influence on the score`,
    );
  });
});

describe('checkSystemIds', () => {
  const check = (...texts: string[]) => {
    const { report, shown } = collectProblems();
    checkSystemIds(nuggetFile('a.tbf', ...texts), report);
    return shown();
  };
  const from = (system: string, document: string) => tbf(document, 'E1 0,4').replace('sys', system);

  it('takes one system in all documents', () => {
    expect([check(), check(tbf('d')), check(from('a', 'd'), from('a', 'e'))]).toEqual(['', '', '']);
  });

  it('reports the first line of the second system', () => {
    const expected = 'one system id in the first column of all lines';
    const help = 'submit one file for each system; the id has no influence on the score';
    const rest = `\n  expected: ${expected}\n  help: ${help}`;
    expect(check(from('a', 'd'), from('__proto__', 'e'))).toBe(
      `a.tbf:5:1: warning[nuggets/mixed-systems]: The file has 2 system ids: "a", and from here "__proto__".${rest}`,
    );
    expect(check(from('a', 'd'), from('b', 'e'), from('c', 'f'))).toBe(
      `a.tbf:5:1: warning[nuggets/mixed-systems]: The file has 3 system ids: "a", and from here "b", ….${rest}`,
    );
  });
});
