import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatsPage } from '../../../../src/cli/reference/formats-page.ts';
import { eventFormats, formats } from '../../../../src/formats/index.ts';

it('docs/formats/README.md is the page of the declarations: if this fails, run npm run docs', () => {
  const page = readFileSync(new URL('../../../../docs/formats/README.md', import.meta.url), 'utf8');
  expect(formatsPage(formats, eventFormats)).toBe(page);
});
