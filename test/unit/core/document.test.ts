import { expect, it } from 'vitest';
import { noEdits } from '../../../src/core/document.ts';

it('noEdits counts no word and no mention', () => {
  expect(noEdits).toEqual({ altered: 0, dropped: 0, invented: 0, unaligned: 0 });
});
