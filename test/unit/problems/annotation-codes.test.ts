import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { annotationCodes } from '../../../src/problems/annotation-codes.ts';

it('describes every code of annotation, and no other, in docs/errors/annotation.md', () => {
  const page = readFileSync(new URL('../../../docs/errors/annotation.md', import.meta.url), 'utf8');
  const described = Array.from(
    page.matchAll(/^\| `(.+?)` \| (\w+) \| (.*?) \|/gm),
    ([, code, severity, summary]) => [code, severity, summary],
  );
  expect(described).toEqual(
    Object.entries(annotationCodes).map(([code, { severity, summary }]) => [code, severity, summary]),
  );
});
