import { expect, it } from 'vitest';
import { isKitReadme, kitReadme } from '../../../../src/report/check/kit-readme.ts';

it('names the test set, the page and the version, and is known again', () => {
  const text = kitReadme('te*st\nset.conll', 'check.html', '9.9.9');
  expect(text).toContain('Test set: te*st set.conll\n');
  expect(text).toContain('1. Open check.html in a browser');
  expect(isKitReadme(text)).toBe(true);
});

it('is not known again after somebody wrote into it', () => {
  const text = kitReadme('testset.conll', 'check.html', '9.9.9');
  for (const changed of [`${text}Hand in by Friday.\n`, `Dear all,\n${text}`, text.replace('3. ', '4. '), ''])
    expect(isKitReadme(changed)).toBe(false);
});
