import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Annotator, agree, type Decision } from '../../src/agree/index.ts';
import { annotationOf, type Labels, labelsOf } from '../support/random-annotators.ts';
import { runs } from '../support/runs.ts';

const decisionsOf = (annotators: readonly Annotator[]) => agree(annotators, { resamples: 1 }).decisions;

/** Rows without names of annotators and chains, in which the order of annotators shows. */
const rows = (decisions: readonly Decision[]) =>
  decisions.map(({ document, decision, start, end }) => `${document} ${decision} ${start} ${end}`);

const chainOf = (labels: Labels[number], i: number) => labels[i];

describe('decisions', () => {
  it('are none for equal annotations', () => {
    fc.assert(
      fc.property(labelsOf(1), fc.integer({ min: 2, max: 4 }), ([labels], count) => {
        const all = Array.from({ length: count }, () => labels);
        expect(decisionsOf(annotationOf(all))).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('do not depend on the order of annotators, nor on the names of chains', () => {
    fc.assert(
      fc.property(labelsOf(3), (all) => {
        const turned = all.map((labels) => labels.map((label) => (label < 0 ? label : 3 - label))).reverse();
        expect(rows(decisionsOf(annotationOf(turned)))).toEqual(rows(decisionsOf(annotationOf(all))));
      }),
      { numRuns: runs(300) },
    );
  });

  it('of two annotators: links are the cells of the common mentions less those that are first in both chains', () => {
    fc.assert(
      fc.property(labelsOf(2), (all) => {
        const common = Array.from(all[0].keys()).filter((i) => all.every((labels) => labels[i] >= 0));
        const cell = (i: number) => all.map((labels) => chainOf(labels, i)).join();
        const cells = new Set(common.map(cell));
        const isFirst = (c: number, i: number) =>
          !common.some((earlier) => earlier < i && chainOf(all[c], earlier) === chainOf(all[c], i));
        const starts = common.filter((i) => isFirst(0, i) && isFirst(1, i)).length;
        const links = decisionsOf(annotationOf(all)).filter(({ decision }) => decision === 'link');
        expect(links).toHaveLength(cells.size - starts);
      }),
      { numRuns: runs(500) },
    );
  });
});
