import { describe, expect, it } from 'vitest';
import { asset, textAsset, workerSource } from '../../../src/cli/assets.ts';

describe('an asset', () => {
  it('is a file of the documentation, beside the folder of the build', () => {
    expect(textAsset('docs/errors/README.md')).toMatch(/^# /);
  });

  it('is an error where the file is not there', () => {
    expect(() => asset('web/none.html')).toThrow(/none\.html/);
  });

  it('is not there for threads of the sources, which are not built', () => {
    expect(workerSource()).toBeUndefined();
  });
});
