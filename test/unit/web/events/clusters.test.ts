import { expect, it } from 'vitest';
import { Clusters } from '../../../../src/web/events/clusters.tsx';
import { smallEvents } from '../../../support/event-model.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

const html = (chosen: string[]) =>
  markupOf(Clusters, { model: smallEvents(), chosen: new Set(chosen), onOpen: () => {} });

it('lists the clusters of both sides with their mentions', () => {
  expect(textOf(html([]))).toContain('gold clusters 11show only this clusterE1 e1E9 e9');
  expect(textOf(html([]))).toContain('system clusters 11show only this clusterS1 s1S3 s3');
});

it('checks the clusters that are chosen', () => {
  expect(
    html(['s1'])
      .match(/<input[^>]*>/g)
      ?.map((input) => / checked/.test(input)),
  ).toEqual([false, true]);
});
