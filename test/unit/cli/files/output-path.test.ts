import { expect, it } from 'vitest';
import { outputPath } from '../../../../src/cli/files/output-path.ts';
import { refusal } from '../../../support/run-verb.ts';

it('outputPath is in the directory, and refuses names that could lead out of it', async () => {
  expect(outputPath('out', 'a.b', '.ann')).toBe('out/a.b.ann');
  expect(outputPath('./out/', 'a', '')).toBe('out/a');
  expect(await refusal(() => outputPath('out', '../a', '.ann'))).toContain('out: error[output/name]');
});
