import { describe, expect, it } from 'vitest';
import { analyzeFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const request = { key: 'examples/key.conll', responses: { ours: 'examples/response.conll' } };

describe('analyzeFiles', () => {
  it('finds errors, what they cost, and the lines of examples', async () => {
    const { systems, baselines, metric } = await analyzeFiles({ ...request, examples: 1 }, shell);
    const [{ name, errors, costs, costsByMetric, examples, conll }] = systems;
    expect([name, metric, conll]).toEqual(['ours', 'conll', 0.7361815060986507]);
    const shares = Object.values(costs).map(({ share }) => share ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1 - (conll ?? 0), 12);
    expect(Object.keys(errors)).toEqual(Object.keys(costsByMetric.lea));
    expect(examples[0].mentions[0]).toMatchObject({
      file: expect.stringMatching(/^examples\//),
      line: expect.any(Number),
    });
    expect(baselines.length).toBeGreaterThan(1);
  });

  it('words what is wrong in options', async () => {
    await expect(analyzeFiles({ ...request, metric: 'mucc' }, shell)).rejects.toThrow(
      '`metric` names "mucc", which is not a metric of this run. Did you mean "muc"?',
    );
    await expect(analyzeFiles({ ...request, style: 'x' as never }, shell)).rejects.toThrow('option `style`');
    await expect(analyzeFiles({ ...request, perDocument: true } as never, shell)).rejects.toThrow(
      'Unknown option "perDocument".',
    );
  });
});
