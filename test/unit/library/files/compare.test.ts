import { describe, expect, it } from 'vitest';
import { compareFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const few = { resamples: 50, exchanges: 50 };
const request = {
  key: 'examples/compare/key.conll',
  responses: {
    ours: ['examples/compare/ours.conll', 'examples/compare/ours-2.conll'],
    theirs: 'examples/compare/theirs.conll',
  },
  metrics: ['lea'],
  ...few,
} as const;

describe('compareFiles', () => {
  it('compares systems, of which one has several runs', async () => {
    const { systems, differences, scores, metric, comparison, failed } = await compareFiles(request, shell);
    expect(systems.map(({ name, runs }) => `${name} ${runs.length}`)).toEqual(['ours 2', 'theirs 1']);
    expect(Object.keys(differences)).toEqual(['ours - theirs']);
    const { lea } = differences['ours - theirs'];
    expect(lea.value).toBeCloseTo((scores.ours.lea.value ?? 0) - (scores.theirs.lea.value ?? 0), 12);
    expect([metric, failed]).toEqual(['lea', []]);
    expect(comparison).toContain('resamples:50|exchanges:50');
  });

  it('averages over data sets', async () => {
    const datasets = { first: 'story0*', rest: '*' };
    const result = await compareFiles({ ...request, datasets }, shell);
    expect(result.datasets?.map(({ name, documents }) => `${name} ${documents}`)).toEqual([
      'first 9',
      'rest 3',
    ]);
  });

  it('words what is wrong in options', async () => {
    await expect(compareFiles({ ...request, datasets: { first: 'story0*' } }, shell)).rejects.toMatchObject({
      message: 'Document "(story10); part 000" is in no data set.',
      help: "Add one for the other documents, such as `datasets` rest='*'.",
    });
    await expect(compareFiles({ ...request, datasets: { a: 1 as never } }, shell)).rejects.toThrow(
      'Expected the option `datasets` to be an object of patterns by name.',
    );
    await expect(compareFiles({ ...request, dataset: {} } as never, shell)).rejects.toThrow(
      'Unknown option "dataset". Did you mean "datasets"?',
    );
  });
});
