import { describe, expect, it } from 'vitest';
import { standardAttributes } from '../../../../src/nuggets/model/attributes.ts';
import { prepareDocument } from '../../../../src/nuggets/model/prepare.ts';
import {
  characterSpanReader,
  type SpanReader,
  tokenSpanReader,
} from '../../../../src/nuggets/model/units.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tableOf, tbf } from '../../../support/nuggets.ts';

function prepare(text: string, { thorough = false, read = characterSpanReader(false) as SpanReader } = {}) {
  const { problems, report } = collectProblems();
  const document = prepareDocument(nuggetFile('f', text).documents[0], read, {
    file: 'f',
    attributes: standardAttributes,
    normal: (value: string) => value.toLowerCase(),
    sameSpan: 'allowed',
    coreference: true,
    thorough,
    report,
  });
  return { document, problems: problems.map(({ code, line, column }) => [code, line, column]) };
}

describe('prepareDocument', () => {
  it('has the values of attributes in the form that is compared', () => {
    const { document } = prepare(tbf('d', 'E1 0,4 Life_Die Other'));
    expect(document.nuggets.map(({ values }) => values)).toEqual([['life_die', 'other']]);
  });

  it('resolves the arguments of relations, and reports unknown ones once', () => {
    const { document, problems } = prepare(
      tbf('d', 'E1 0,1', 'E2 2,3', '@After R1 E2,E9', '@Other R2 E9,E1'),
    );
    expect(document.relations.map(({ args }) => args)).toEqual([
      [[1], []],
      [[], [0]],
    ]);
    expect(problems).toEqual([['tbf/unknown-mention', 4, 1]]);
  });

  it('leaves out a mention whose span cannot be read, and does not report its relations', () => {
    const { document, problems } = prepare(tbf('d', 'E1 0,x', 'E2 2,3', '@After R1 E1,E2'));
    expect(document.nuggets.map(({ mention }) => mention.id)).toEqual(['E2']);
    expect(problems.map(([code]) => code)).toEqual(['tbf/span']);
  });

  it('keeps both mentions of a repeated id, and relations mean both', () => {
    const { document, problems } = prepare(tbf('d', 'E1 0,1', 'E1 2,3', 'E2 4,5', '@After R1 E1,E2'));
    expect(document.relations[0].args).toEqual([[0, 1], [2]]);
    expect(problems).toEqual([['tbf/duplicate-id', 3, 7]]);
  });

  it('reports mentions of invisible words and unknown tokens', () => {
    const read = tokenSpanReader(tableOf('takes a shower'), new Set(['t1']));
    const { problems } = prepare(tbf('d', 'E1 t1', 'E2 t7'), { read });
    expect(problems.map(([code]) => code)).toEqual(['nuggets/invisible', 'nuggets/unknown-token']);
  });

  it('reports what has no influence on a score only if it is asked to', () => {
    const text = tbf('d', 'E1 5,6;0,1');
    expect(prepare(text).problems).toEqual([]);
    expect(prepare(text, { thorough: true }).problems).toEqual([['nuggets/token-order', 2, 10]]);
  });
});
