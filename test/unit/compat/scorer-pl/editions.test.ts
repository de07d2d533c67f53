import { describe, expect, it } from 'vitest';
import { leaEdition, selectMetrics, upstreamEdition } from '../../../../src/compat/scorer-pl/editions.ts';
import { Fatal } from '../../../../src/compat/scorer-pl/fatal.ts';
import { scoredSets } from '../../../support/scorer-pl-sets.ts';

const names = (name: string, edition = leaEdition) =>
  selectMetrics(name, edition)?.map(({ id }) => id) ?? null;
const released = ['muc', 'bcub', 'ceafm', 'ceafe', 'blanc'];

describe('selectMetrics', () => {
  it('takes all, in lower case only, for every metric of the edition', () => {
    expect(names('all')).toEqual([...released, 'lea']);
    expect(names('all', upstreamEdition)).toEqual(released);
    expect(names('All')).toEqual(['all']);
  });

  it('ignores the case of ASCII letters in the name of a metric', () => {
    expect(names('CeafE')).toEqual(['ceafe']);
    expect(names('LEA')).toEqual(['lea']);
  });

  it('looks only at how a name begins', () => {
    expect(names('mucX')).toEqual(['mucx']);
    expect(names('allways')).toEqual(['allways']);
    for (const name of ['', 'ceaf', 'xmuc', '__proto__', 'toString']) expect(names(name)).toBeNull();
  });

  it('knows lea and ebcub in the edition with LEA only', () => {
    expect([names('lea'), names('ebcub')]).toEqual([['lea'], ['ebcub']]);
    expect([names('lea', upstreamEdition), names('ebcub', upstreamEdition)]).toEqual([null, null]);
  });

  it.each([
    ['mucX', new Fatal('Metric mucx not implemented yet', 'bare')],
    ['ALL', new Fatal('Metric all not implemented yet', 'bare')],
    ['EBCUB', new Fatal('Undefined subroutine &CorScorer::EBCUBED called', 'with tail')],
  ])('gives for %s a metric that ends the program at the first document', (name, fatal) => {
    const [metric] = selectMetrics(name, leaEdition)!;
    const { message, tail } = fatal;
    expect(() => metric.count(scoredSets(['a'], ['a']))).toThrow(
      expect.objectContaining({ message, tail, exitCode: undefined }),
    );
    expect(metric.totals(metric.zero)).toMatch(/^Coreference: Recall: \(0 \/ 0\) 0%\t/);
  });
});
