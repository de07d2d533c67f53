import { expect, it } from 'vitest';
import { conll } from '../../../src/formats/index.ts';
import { noMentionsHelp } from '../../../src/formats/no-mentions-help.ts';

const advising = (noMentions: string) => ({ ...conll, wording: { ...conll.wording, noMentions } });

it('names everything that several formats advise to check, once', () => {
  const [one, other, same] = ['check the column', 'check the clusters', 'check the column'].map(advising);
  expect(noMentionsHelp([one, other, same])).toBe('check the column; check the clusters');
  expect(noMentionsHelp(new Set([other]))).toBe('check the clusters');
  expect(noMentionsHelp([])).toBe('');
});
