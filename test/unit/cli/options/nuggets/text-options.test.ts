import { expect, it } from 'vitest';
import { refuseTexts, textsOption } from '../../../../../src/cli/options/nuggets/text-options.ts';
import { refusal } from '../../../../support/run-verb.ts';

it('--texts takes a directory', () => {
  const { long, required, defaultValue } = textsOption();
  expect([long, required, defaultValue]).toEqual(['--texts', true, undefined]);
});

it('texts are for pages alone', async () => {
  expect(await refusal(() => refuseTexts({ texts: 'a' }, 'html'))).toBeUndefined();
  expect(await refusal(() => refuseTexts({}, 'json'))).toBeUndefined();
  expect(await refusal(() => refuseTexts({ texts: 'a' }, 'json'))).toBe(
    '--texts is for pages: other outputs have no text.\n  help: add --html, or a file name that ends in .html',
  );
});
