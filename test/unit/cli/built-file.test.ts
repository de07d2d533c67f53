import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtFile } from '../../../src/cli/built-file.ts';

describe('a file of the build', () => {
  it('is beside the folder of the program', () => {
    expect(builtFile('web/page.html')).toBe(
      fileURLToPath(new URL('../../../src/web/page.html', import.meta.url)),
    );
  });
});
